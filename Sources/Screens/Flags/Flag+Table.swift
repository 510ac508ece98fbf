// Written by flags.py from its drawings; not to be edited.
// Drawn for this project, under its licence (MIT). Currency codes: ISO 4217, from Debian's iso-codes.

extension Flag {
    /// The colours of the drawings' letters, as 0xRRGGBB.
    static func ink(_ letter: UInt8) -> UInt32? {
        switch letter {
        case 114: 0xD7141A  // r
        case 109: 0x8A1538  // m
        case 112: 0xE89398  // p
        case 111: 0xF77F00  // o
        case 121: 0xFFCD00  // y
        case 103: 0x009543  // g
        case 100: 0x00653A  // d
        case 99: 0x00A3DD  // c
        case 115: 0x75AADB  // s
        case 98: 0x0050A4  // b
        case 110: 0x012169  // n
        case 107: 0x111111  // k
        case 119: 0xFFFFFF  // w
        case 97: 0x6B7280  // a
        default: nil
        }
    }

    /// A question mark on a grey card.
    static let unknownDrawing = "aaawwaaaaawaawaaaaaaawaaaaaawaaaaaaaaaaaaaaawaaa"

    /// One line for each flag: its currencies, then its 48 pixels row by row.
    static let table = [
        "AED rrggggggrrggggggrrwwwwwwrrwwwwwwrrkkkkkkrrkkkkkk",
        "AFA AFN kkkrrgggkkkrrgggkkkwwgggkkkwwgggkkkrrgggkkkrrggg",
        "ALL rrrrrrrrrkrkkrkrrrkkkkrrrrkkkkrrrrrkkrrrrrrrrrrr",
        "AMD rrrrrrrrrrrrrrrrbbbbbbbbbbbbbbbboooooooooooooooo",
        "ANG wwwrrwwwwwwrrwwwbbwbbwbbbbbwwbbbwwwrrwwwwwwrrwww",
        "AOA rrrrrrrrrrryyrrrrryrryrrkkkykykkkkkkykkkkkkkkkkk",
        "ARA ARS sssssssssssssssswwwyywwwwwwyywwwssssssssssssssss",
        "ATS rrrrrrrrrrrrrrrrwwwwwwwwwwwwwwwwrrrrrrrrrrrrrrrr",
        "AUD wnrnwnnnrrrrrnwnwnrnwnnwnnnnnwnnnnwnnnnnnnnnnnwn",
        "AWG srssssssrwrssssssrssssssssssssssyyyyyyyyssssssss",
        "AZM AZN ccccccccccccccccrrrwwrrrrrrwrwrrgggggggggggggggg",
        "BAM bwyyyyybbbwyyyybbbbwyyybbbbbwyybbbbbbwybbbbbbbwb",
        "BBD bbbyybbbbbbyybbbbbbkkbbbbbbkkbbbbbbkkbbbbbbyybbb",
        "BDT gggggggggggrrgggggrrrrggggrrrrgggggrrggggggggggg",
        "BEF kkkyyrrrkkkyyrrrkkkyyrrrkkkyyrrrkkkyyrrrkkkyyrrr",
        "BGL BGN wwwwwwwwwwwwwwwwggggggggggggggggrrrrrrrrrrrrrrrr",
        "BHD wwrrrrrrwwwrrrrrwwrrrrrrwwwrrrrrwwrrrrrrwwwrrrrr",
        "BIF wrrrrrrwgwrrrrwgggwwwwggggwwwwgggwrrrrwgwrrrrrrw",
        "BMD wnrnwrrrrrrrrrrrwnrnwwwwrrrrrwgwrrrrrwwwrrrrrrrr",
        "BND wwyyyyyykwwwyyyykkkrrwyyyykkrrwwyyyykkkwyyyyyykk",
        "BOB BOV rrrrrrrrrrrrrrrryyyyyyyyyyyyyyyygggggggggggggggg",
        "BRL BRR gggyygggggyyyygggyybbyyggyybbyygggyyyygggggyyggg",
        "BSD kccccccckkcccccckkkyyyyykkkyyyyykkcccccckccccccc",
        "BTN yyyyyyyoyyyyywwoyyywwwooyywwwoooywwoooooyooooooo",
        "BWP ccccccccwwwwwwwwkkkkkkkkkkkkkkkkwwwwwwwwcccccccc",
        "BYB BYN BYR wrrrrrrrrwrrrrrrwrrrrrrrrwrrrrrrwrggggggrwgggggg",
        "BZD rrrrrrrrbbbwwbbbbbwggwbbbbwggwbbbbbwwbbbrrrrrrrr",
        "CAD rwwrrwwrrwprrpwrrwrrrrwrrwprrpwrrwwrrwwrrwwwwwwr",
        "CDF yycccyyryyccyyrrcccyrryyccyrryccyyrrycccrryycccc",
        "CHE CHF CHW rrrrrrrrrrrwwrrrrrwwwwrrrrwwwwrrrrrwwrrrrrrrrrrr",
        "CLF CLP bbbwwwwwbwbwwwwwbbbwwwwwrrrrrrrrrrrrrrrrrrrrrrrr",
        "CNH CNY rrrryrrrryyrryrrryyrryrrrrrryrrrrrrrrrrrrrrrrrrr",
        "COP COU yyyyyyyyyyyyyyyyyyyyyyyybbbbbbbbbbbbbbbbrrrrrrrr",
        "CRC bbbbbbbbwwwwwwwwrrrrrrrrrrrrrrrrwwwwwwwwbbbbbbbb",
        "CUC CUP rbbbbbbbrrwwwwwwrwrbbbbbrwrbbbbbrrwwwwwwrbbbbbbb",
        "CVE bbbbbbbbbbbbbbbbbyybbbbbywwywwwwyrryrrrrbyybwwww",
        "CYP wwwwwwwwwwwwwowwwwoooowwwoooowwwwwwwwwwwwwggggww",
        "CZK bwwwwwwwbbwwwwwwbbbwwwwwbbbrrrrrbbrrrrrrbrrrrrrr",
        "DEM kkkkkkkkkkkkkkkkrrrrrrrrrrrrrrrryyyyyyyyyyyyyyyy",
        "DJF wssssssswwsssssswrwssssswrwgggggwwggggggwggggggg",
        "DKK rrwwrrrrrrwwrrrrwwwwwwwwwwwwwwwwrrwwrrrrrrwwrrrr",
        "DOP bbbwwrrrbbbwwrrrwwwwwwwwwwwwwwwwrrrwwbbbrrrwwbbb",
        "DZD ggggwwwwgggrrwwwggrgrwwwggrgrwwwgggrrwwwggggwwww",
        "ECS yyyyyyyyyyyyyyyyyyykkyyybbbkkbbbbbbbbbbbrrrrrrrr",
        "EEK bbbbbbbbbbbbbbbbkkkkkkkkkkkkkkkkwwwwwwwwwwwwwwww",
        "EGP rrrrrrrrrrrrrrrrwwwyywwwwwwyywwwkkkkkkkkkkkkkkkk",
        "ERN rgggggggrrrgggggryyrrgggryyrrbbbrrrbbbbbrbbbbbbb",
        "ESP rrrrrrrryyyyyyyyyrryyyyyyrryyyyyyyyyyyyyrrrrrrrr",
        "ETB gggggggggggbbgggyyyybyyyyyybyyyyrrrbbrrrrrrrrrrr",
        "EUR bbbyybbbbbybbybbbybbbbybbybbbbybbbybbybbbbbyybbb",
        "FIM wwbbwwwwwwbbwwwwbbbbbbbbbbbbbbbbwwbbwwwwwwbbwwww",
        "FJD wnrnwsssrrrrrssswnrnwrrrssssswwwsssssswsssssssss",
        "FKP wnrnwnnnrrrrrnnnwnrnwwwwnnnnnwgwnnnnnnwnnnnnnnnn",
        "FRF bbbwwrrrbbbwwrrrbbbwwrrrbbbwwrrrbbbwwrrrbbbwwrrr",
        "GBP GBX wnwrrwnwnwwrrwwnrrrrrrrrrrrrrrrrnwwrrwwnwnwrrwnw",
        "GEL wrwrrwrwwwwrrwwwrrrrrrrrrrrrrrrrwwwrrwwwwrwrrwrw",
        "GGP wwwrrwwwwwryyrwwrryyyyrrrryyyyrrwwryyrwwwwwrrwww",
        "GHC GHS rrrrrrrrrrrrrrrryyykkyyyyyykkyyygggggggggggggggg",
        "GIP wwwwwwwwwrwrrwrwwrrrrrrwwwwwwwwwrrryyrrrrrrryrrr",
        "GMD rrrrrrrrwwwwwwwwbbbbbbbbbbbbbbbbwwwwwwwwgggggggg",
        "GNF rrryygggrrryygggrrryygggrrryygggrrryygggrrryyggg",
        "GRD bwbbbbbbwwwwwwwwbwbbbbbbwwwwwwwwbbbbbbbbwwwwwwww",
        "GTQ ssswwsssssswwssssssggssssssyysssssswwsssssswwsss",
        "GYD rwygggggkrrwyyggkkrrrwyykkrrrwyykrrwyyggrwyggggg",
        "HKD rrrrrrrrrrrwwrrrrrwwrwrrrrwrwwrrrrrwwrrrrrrrrrrr",
        "HNL bbbbbbbbbbbbbbbbwwbwwbwwwwwbbwwwbbbbbbbbbbbbbbbb",
        "HRK rrrrrrrrrrrrwrrrwwwwrwwwwwwrwwwwbbbwrbbbbbbbbbbb",
        "HTG bbbbbbbbbbbbbbbbbbbwwbbbrrrwwrrrrrrrrrrrrrrrrrrr",
        "HUF rrrrrrrrrrrrrrrrwwwwwwwwwwwwwwwwgggggggggggggggg",
        "IDR rrrrrrrrrrrrrrrrrrrrrrrrwwwwwwwwwwwwwwwwwwwwwwww",
        "IEP gggwwooogggwwooogggwwooogggwwooogggwwooogggwwooo",
        "ILA ILR ILS bbbbbbbbwwwbbwwwwwbwwbwwwwbwwbwwwwwbbwwwbbbbbbbb",
        "IMP rrrrrrrrrrrwwwrrrrrwrrrrrrwwwrrrrrwrrwrrrrrrrrrr",
        "INR oooooooooooooooowwwbbwwwwwwbbwwwgggggggggggggggg",
        "IQD rrrrrrrrrrrrrrrrwwwwwwwwwggwgggwkkkkkkkkkkkkkkkk",
        "IRR ggggggggggggggggwwwrrwwwwwwrrwwwrrrrrrrrrrrrrrrr",
        "ISK bbwrwbbbwwwrwwwwrrrrrrrrrrrrrrrrwwwrwwwwbbwrwbbb",
        "ITL gggwwrrrgggwwrrrgggwwrrrgggwwrrrgggwwrrrgggwwrrr",
        "JEP rwwwwwwrwrwwwwrwwwryyrwwwwwrrwwwwrrwwrrwrwwwwwwr",
        "JMD yggggggykyyggyykkkkyykkkkkkyykkkkyyggyykyggggggy",
        "JOD rkkkkkkkrrkkkkkkrwrwwwwwrrrwwwwwrrggggggrggggggg",
        "JPY wwwwwwwwwwwrrwwwwwrrrrwwwwrrrrwwwwwrrwwwwwwwwwww",
        "KES kkkkkkkkwwwrrwwwrrrwwrrrrrrwwrrrwwwrrwwwgggggggg",
        "KGS rrrrrrrrrryyyyrrrryrryrrrryrryrrrryyyyrrrrrrrrrr",
        "KHR bbbbbbbbrrrwwrrrrrwwwwrrrrwwwwrrrwwwwwwrbbbbbbbb",
        "KMF gyyyyyyyggyyyyyygwgwwwwwgwgrrrrrggbbbbbbgbbbbbbb",
        "KPW bbbbbbbbwwwwwwwwrwwrrrrrrwwrrrrrwwwwwwwwbbbbbbbb",
        "KRW wkwwwwkwkwwrrwwkwwrrrrwwwwbbbbwwkwwbbwwkwkwwwwkw",
        "KWD kgggggggkkggggggkkwwwwwwkkwwwwwwkkrrrrrrkrrrrrrr",
        "KYD wnrnwnnnrrrrrnnnwnrnwrrrnnnnnwbwnnnnnngnnnnnnnnn",
        "KZT ccccccccyccyyccccccyycccycyccycccccyycccyccccccc",
        "LAK rrrrrrrrbbbwwbbbbbwwwwbbbbwwwwbbbbbwwbbbrrrrrrrr",
        "LBP rrrrrrrrwwwggwwwwwwggwwwwwggggwwwggggggwrrrrrrrr",
        "LKR yyyyyyyyygoymyymygoyyyymygoymyyyygoyymymyyyyyyyy",
        "LRD bbbrrrrrbwbwwwwwbbbrrrrrwwwwwwwwrrrrrrrrwwwwwwww",
        "LSL bbbbbbbbbbbbbbbbwwwkkwwwwwwkkwwwgggggggggggggggg",
        "LTL yyyyyyyyyyyyyyyyggggggggggggggggrrrrrrrrrrrrrrrr",
        "LUF rrrrrrrrrrrrrrrrwwwwwwwwwwwwwwwwcccccccccccccccc",
        "LVL mmmmmmmmmmmmmmmmwwwwwwwwwwwwwwwwmmmmmmmmmmmmmmmm",
        "LYD rrrrrrrrkkkwwkkkkkwkkwkkkkwkkwkkkkkwwkkkgggggggg",
        "MAD rrrrrrrrrrrggrrrrrggggrrrrrggrrrrrgrrgrrrrrrrrrr",
        "MDL bbbyyrrrbbbyyrrrbbbrrrrrbbbbbrrrbbbrrrrrbbbyyrrr",
        "MGA MGF wwwrrrrrwwwrrrrrwwwrrrrrwwwgggggwwwgggggwwwggggg",
        "MKD yryryyryrryyyyrryyyyyyyyyyyyyyyyrryyyyrryryyryry",
        "MMK yyyyyyyyyyywwyyyggwwwwgggggwwgggrrwrrwrrrrrrrrrr",
        "MNT rrrbbrrrryrbbrrrryrbbrrrryrbbrrrryrbbrrrrrrbbrrr",
        "MOP gggyyggggggggggggggwwgggggwwwwggggggggggggwwwwgg",
        "MRO MRU rrrrrrrrgggyyggggyggggygggyyyyggggggggggrrrrrrrr",
        "MTL wawwrrrraawwrrrrwawwrrrrwwwwrrrrwwwwrrrrwwwwrrrr",
        "MUR rrrrrrrrbbbbbbbbbbbbbbbbyyyyyyyyyyyyyyyygggggggg",
        "MVR rrrrrrrrrggwwggrrgwwgggrrgwwgggrrggwwggrrrrrrrrr",
        "MWK kkkrrkkkkkrrrrkkrrrrrrrrrrrrrrrrgggggggggggggggg",
        "MXN MXP MXV gggwwrrrgggwwrrrgggayrrrggggarrrgggwwrrrgggwwrrr",
        "MYR byybrrrrybbywwwwbyybrrrrwwwwwwwwrrrrrrrrwwwwwwww",
        "MZM MZN rgggggggrrggggggyyrkkkkkyyrkkkkkrryyyyyyryyyyyyy",
        "NAD bbbbbbwrbybbbwrrbbbbwrrwbbwrrwggwrrwggggrrwggggg",
        "NGN gggwwggggggwwggggggwwggggggwwggggggwwggggggwwggg",
        "NIO bbbbbbbbbbbbbbbbwwwyywwwwwwggwwwbbbbbbbbbbbbbbbb",
        "NLG rrrrrrrrrrrrrrrrwwwwwwwwwwwwwwwwbbbbbbbbbbbbbbbb",
        "NOK rrwnwrrrwwwnwwwwnnnnnnnnnnnnnnnnwwwnwwwwrrwnwrrr",
        "NPR bbwwwwwwbrbbbwwwbrwrrrbbbrrrbwwwbrwrrbwwbbbbbbbw",
        "NZD wnrnwnnnrrrrrnrnwnrnwnnnnnnnnrnrnnnnnnnnnnnnnnrn",
        "OMR rwrwwwwwrrrwwwwwrrrrrrrrrrrrrrrrrrrgggggrrrggggg",
        "PAB wwwwrrrrwbbwrrrrwwwwrrrrbbbbwwwwbbbbwrrwbbbbwwww",
        "PEN rrrwwrrrrrrwwrrrrrrwwrrrrrrwwrrrrrrwwrrrrrrwwrrr",
        "PGK rrrrrrrrkrrryyrrkkrrryrrkwkkrrrrkkwkkkrrkwkkkkkr",
        "PHP wbbbbbbbwwbbbbbbwywbbbbbwywrrrrrwwrrrrrrwrrrrrrr",
        "PKR wwddddddwwdwwdwdwwdwddddwwdwddwdwwddwwddwwdddddd",
        "PLN PLZ wwwwwwwwwwwwwwwwwwwwwwwwrrrrrrrrrrrrrrrrrrrrrrrr",
        "PTE gggrrrrrgggrrrrrggyyrrrrggyyrrrrgggrrrrrgggrrrrr",
        "PYG rrrrrrrrrrrrrrrrwwwgywwwwwwygwwwbbbbbbbbbbbbbbbb",
        "QAR wwmmmmmmwwwmmmmmwwmmmmmmwwwmmmmmwwmmmmmmwwwmmmmm",
        "ROL RON bbbyyrrrbbbyyrrrbbbyyrrrbbbyyrrrbbbyyrrrbbbyyrrr",
        "RSD rrrrrrrrrryyrrrrbbrrbbbbbbrrbbbbwwrrwwwwwwwwwwww",
        "RUB RUR wwwwwwwwwwwwwwwwbbbbbbbbbbbbbbbbrrrrrrrrrrrrrrrr",
        "RWF ccccccyccccccyycccccccccyyyyyyyygggggggggggggggg",
        "SAR gggggggggwgwwgwggwwgwwwgggggggggggwwwwgggggggggg",
        "SBD bwbbbbyywbwbbyygbwbbyyggbbyyggggbyygggggyygggggg",
        "SCR bbbyyyrrbbyyyrrrbbyyrrrwbyyrrrwwbyrrwwggyrwwgggg",
        "SDD SDG grrrrrrrggrrrrrrgggwwwwwgggwwwwwggkkkkkkgkkkkkkk",
        "SEK bbyybbbbbbyybbbbyyyyyyyyyyyyyyyybbyybbbbbbyybbbb",
        "SGD rwwrwrrrrwrrrwrrrwwrwrrrwwwwwwwwwwwwwwwwwwwwwwww",
        "SHP wnrnwnnnrrrrrnnnwnrnwyyynnnnnckcnnnnnnbnnnnnnnnn",
        "SIT wwwwwwwwwbbwwwwwbbwbbbbbbwwbbbbbrrrrrrrrrrrrrrrr",
        "SKK wwwwwwwwwrrrwwwwbrwrbbbbbwwwbbbbrrbrrrrrrrrrrrrr",
        "SLE SLL ggggggggggggggggwwwwwwwwwwwwwwwwcccccccccccccccc",
        "SOS ssssssssssswwssssswwwwssssswwssssswsswssssssssss",
        "SRD SRG ggggggggwwwwwwwwrrryyrrrrrryyrrrwwwwwwwwgggggggg",
        "SSP bkkkkkkkbbkkkkkkbybwwwwwbybwwwwwbbggggggbggggggg",
        "STD STN ggggggggrgggggggrryykykyrryyyyyyrggggggggggggggg",
        "SVC bbbbbbbbbbbbbbbbwwwgywwwwwwygwwwbbbbbbbbbbbbbbbb",
        "SYP ggggggggggggggggwrwrrwrwwrwrrwrwkkkkkkkkkkkkkkkk",
        "SZL bbbbbbbbyyyyyyyyrrkwkwrrrrwkwkrryyyyyyyybbbbbbbb",
        "THB rrrrrrrrwwwwwwwwnnnnnnnnnnnnnnnnwwwwwwwwrrrrrrrr",
        "TJS rrrrrrrrrrrrrrrrwwywyywwwwwyywwwgggggggggggggggg",
        "TMM TMT gmggwggggyggggwggmgwgwgggygggggggmgggggggygggggg",
        "TND rrrwwrrrrrwwwwrrrwwrrwwrrwwrwwwrrrwwwwrrrrrwwrrr",
        "TOP wrwwrrrrrrrwrrrrwrwwrrrrwwwwrrrrrrrrrrrrrrrrrrrr",
        "TRL TRY rrrrrrrrrrwwrrrrrwrrrwrrrwrrrwrrrrwwrrrrrrrrrrrr",
        "TTD kkwrrrrrwkkwrrrrrwkkwrrrrrwkkwrrrrrwkkwrrrrrwkkw",
        "TWD bbbbrrrrbwwbrrrrbbbbrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "TZS gggggykyggggykkygggykkycgykkycccykkyccccykyccccc",
        "UAH bbbbbbbbbbbbbbbbbbbbbbbbyyyyyyyyyyyyyyyyyyyyyyyy",
        "UGS UGX kkkkkkkkyyyyyyyyrrrwwrrrkkkwwkkkyyyyyyyyrrrrrrrr",
        "USD USN nwnwrrrrwnwnwwwwnwnwrrrrwwwwwwwwrrrrrrrrwwwwwwww",
        "UYI UYU UYW wyywwwwwyyyybbbbwyywwwwwwwwwbbbbwwwwwwwwbbbbbbbb",
        "UZS cwccwcwcwccwcwccwwwwwwwwwwwwwwwwgggggggggggggggg",
        "VEB VED VEF VES yyyyyyyyyyyyyyyybbbwwbbbbbwbbwbbrrrrrrrrrrrrrrrr",
        "VND rrrrrrrrrrryyrrrryyyyyyrrryyyyrrrryrryrrrrrrrrrr",
        "VUV krrrrrrrykkrrrrrkyyyyyyykyyyyyyyykkgggggkggggggg",
        "WST nnwnrrrrnwnwrrrrnnwnrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "YER rrrrrrrrrrrrrrrrwwwwwwwwwwwwwwwwkkkkkkkkkkkkkkkk",
        "ZAC ZAR gwrrrrrrygwrrrrrkyggggggkyggggggygwbbbbbgwbbbbbb",
        "ZMK ZMW gggggooogggggggggggggrkogggggrkogggggrkogggggrko",
        "ZWD ZWL wgggggggwwyyyyyywywrrrrrwywkkkkkwwyyyyyywggggggg",
    ]

    /// Flags in twice the size: their currencies, then their 12 rows.
    static let largeTable = """
        ARA ARS
        ssssssssssssssss
        ssssssssssssssss
        ssssssssssssssss
        ssssssssssssssss
        wwwwwwywyywwwwww
        wwwwwwwyyywwwwww
        wwwwwwyyywwwwwww
        wwwwwwyywywwwwww
        ssssssssssssssss
        ssssssssssssssss
        ssssssssssssssss
        ssssssssssssssss

        AUD
        wnwrrwnwnnnnnnnn
        nwwrrwwnnnnnwnnn
        rrrrrrrrnnnwwwnn
        rrrrrrrrnnnnwnnn
        nwwrrwwnnwnnnnwn
        wnwrrwnwnnnnnnnn
        nnnnnnnnnnnnwnnn
        nnnnnnnnnnnnnnnn
        nnnwnnnnnnnnwnnn
        nnwwwnnnnnnwwwnn
        nnnwnnnnnnnnwnnn
        nnnnnnnnnnnnnnnn

        BRL BRR
        gggggggggggggggg
        gggggggyyggggggg
        gggggyyyyyyggggg
        ggggyynnnnyygggg
        gggyywnnnnnyyggg
        gyyyynwwwwwyyyyg
        gyyyynnnnnnyyyyg
        gggyynnnnnnyyggg
        ggggyynnnnyygggg
        gggggyyyyyyggggg
        gggggggyyggggggg
        gggggggggggggggg

        CAD
        rrrrwwwwwwwwrrrr
        rrrrwwwrrwwwrrrr
        rrrrwwwrrwwwrrrr
        rrrrwrwrrwrwrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrwrrrrrrwrrrr
        rrrrwwrrrrwwrrrr
        rrrrwrrrrrrwrrrr
        rrrrwwwrrwwwrrrr
        rrrrwwwrrwwwrrrr
        rrrrwwwwwwwwrrrr

        CHE CHF CHW
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrwwwwrrrrrr
        rrrrrrwwwwrrrrrr
        rrrrwwwwwwwwrrrr
        rrrrwwwwwwwwrrrr
        rrrrwwwwwwwwrrrr
        rrrrwwwwwwwwrrrr
        rrrrrrwwwwrrrrrr
        rrrrrrwwwwrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr

        CNH CNY
        rrrrrrrryrrrrrrr
        rrryrrrrrrrrrrrr
        ryyyyyrrryrrrrrr
        rryyyrrrrrrrrrrr
        rryryrrrryrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrryrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr

        EUR
        bbbbbbbbbbbbbbbb
        bbbbbbbybbbbbbbb
        bbbbbybbbbybbbbb
        bbbybbbbbbbbybbb
        bbbbbbbbbbbbbbbb
        bbbybbbbbbbbbbbb
        bbbbbbbbbbbbybbb
        bbbbbbbbbbbbbbbb
        bbbybbbbbbbbybbb
        bbbbbybbbbbbbbbb
        bbbbbbbybbybbbbb
        bbbbbbbbbbbbbbbb

        GBP GBX
        rrwwnnwrrwnnwwrr
        wwrrwwwrrwwwrrww
        nnwwrrwrrwrrwwnn
        nnnnwwwrrwwwnnnn
        wwwwwwwrrwwwwwww
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        wwwwwwwrrwwwwwww
        nnnnwwwrrwwwnnnn
        nnwwrrwrrwrrwwnn
        wwrrwwwrrwwwrrww
        rrwwnnwrrwnnwwrr

        HKD
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrwwrrrrrrr
        rrrrrrrwwrrrrrrr
        rrrrrwrwrrwrrrrr
        rrrrwwwrrwwwrrrr
        rrrrwwrrrrwwrrrr
        rrrrrrrwwrrrrrrr
        rrrrrwwrrwwrrrrr
        rrrrrwwrrwwrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr

        ILA ILR ILS
        wwwwwwwwwwwwwwww
        bbbbbbbbbbbbbbbb
        wwwwwwwwwwwwwwww
        wwwwwwwbbwwwwwww
        wwwwwbbbbbbwwwww
        wwwwwwbwwbwwwwww
        wwwwwwbwwbwwwwww
        wwwwwbbbbbbwwwww
        wwwwwwwbbwwwwwww
        wwwwwwwwwwwwwwww
        bbbbbbbbbbbbbbbb
        wwwwwwwwwwwwwwww

        INR
        oooooooooooooooo
        oooooooooooooooo
        oooooooooooooooo
        oooooooooooooooo
        wwwwwwwnnwwwwwww
        wwwwwwnwwnwwwwww
        wwwwwwnwwnwwwwww
        wwwwwwwnnwwwwwww
        gggggggggggggggg
        gggggggggggggggg
        gggggggggggggggg
        gggggggggggggggg

        JPY
        wwwwwwwwwwwwwwww
        wwwwwwwwwwwwwwww
        wwwwwwwrrwwwwwww
        wwwwwrrrrrrwwwww
        wwwwwrrrrrrwwwww
        wwwwrrrrrrrrwwww
        wwwwrrrrrrrrwwww
        wwwwwrrrrrrwwwww
        wwwwwrrrrrrwwwww
        wwwwwwwrrwwwwwww
        wwwwwwwwwwwwwwww
        wwwwwwwwwwwwwwww

        KRW
        wwwwwwwwwwwwwwww
        wwwkwkwwwwkwkwww
        wwkwkwwwwwwkwkww
        wkwkwwrrrrwwkwkw
        wwwwwrrrrrrwwwww
        wwwwwbbrrrrwwwww
        wwwwwbbbbbrwwwww
        wwwwwbbbbbbwwwww
        wkwkwwbbbbwwkwkw
        wwkwkwwwwwwkwkww
        wwwkwkwwwwkwkwww
        wwwwwwwwwwwwwwww

        MXN MXP MXV
        gggggwwwwwwrrrrr
        gggggwwwwwwrrrrr
        gggggwwwwwwrrrrr
        gggggwwwwwwrrrrr
        gggggwwaawwrrrrr
        gggggwaayawrrrrr
        gggggwgaagwrrrrr
        gggggwwggwwrrrrr
        gggggwwwwwwrrrrr
        gggggwwwwwwrrrrr
        gggggwwwwwwrrrrr
        gggggwwwwwwrrrrr

        MYR
        bbbbbbbbbrrrrrrr
        bbyybbbbbwwwwwww
        byybbybybrrrrrrr
        byybbbybbwwwwwww
        bbyybybybrrrrrrr
        bbbbbbbbbwwwwwww
        rrrrrrrrrrrrrrrr
        wwwwwwwwwwwwwwww
        rrrrrrrrrrrrrrrr
        wwwwwwwwwwwwwwww
        rrrrrrrrrrrrrrrr
        wwwwwwwwwwwwwwww

        NZD
        wnwrrwnwnnnnnnnn
        nwwrrwwnnnnnwrnn
        rrrrrrrrnnnnnnnn
        rrrrrrrrnnnnnnnn
        nwwrrwwnnnwrnnwr
        wnwrrwnwnnnnnnnn
        nnnnnnnnnnnnnnnn
        nnnnnnnnnnnnnnnn
        nnnnnnnnnnnnnnnn
        nnnnnnnnnnnnwrnn
        nnnnnnnnnnnnnnnn
        nnnnnnnnnnnnnnnn

        PHP
        wbbbbbbbbbbbbbbb
        wwwbbbbbbbbbbbbb
        wwwwwbbbbbbbbbbb
        wywwwwwbbbbbbbbb
        wwwwwwwwwbbbbbbb
        wwyyywwwwwbbbbbb
        wwyyywwwwwrrrrrr
        wwwwwwwwwrrrrrrr
        wywwwwwrrrrrrrrr
        wwwwwrrrrrrrrrrr
        wwwrrrrrrrrrrrrr
        wrrrrrrrrrrrrrrr

        SAR
        gggggggggggggggg
        gggggggggggggggg
        ggwgwgwwgwgwwggg
        ggwgwwwgwwgwgwgg
        ggwwgwgwgwwwgwgg
        gggggggggggggggg
        gggggggggggggggg
        ggggwwwwwwwwwggg
        gggwgggggggggggg
        gggggggggggggggg
        gggggggggggggggg
        gggggggggggggggg

        SGD
        rrrrrrrrrrrrrrrr
        rrwwrrrwrrrrrrrr
        rwwrrrwrwrrrrrrr
        rwwrrrrrrrrrrrrr
        rrwwrrwrwrrrrrrr
        rrrrrrrrrrrrrrrr
        wwwwwwwwwwwwwwww
        wwwwwwwwwwwwwwww
        wwwwwwwwwwwwwwww
        wwwwwwwwwwwwwwww
        wwwwwwwwwwwwwwww
        wwwwwwwwwwwwwwww

        TRL TRY
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrwwrrrrrrrrr
        rrrwwwrrwrrrrrrr
        rrrwwrrrrrwrrrrr
        rrwwrrrrrwwwrrrr
        rrwwrrrrrwwrrrrr
        rrrwwrrrrwrwrrrr
        rrrwwwrrwrrrrrrr
        rrrrrwwrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr

        TWD
        bbbwbwbbrrrrrrrr
        bwbwwbwbrrrrrrrr
        bbwwwwbbrrrrrrrr
        bbwwwwbbrrrrrrrr
        bwbwwbwbrrrrrrrr
        bbbwbwbbrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr

        USD USN
        nwnwnwnrrrrrrrrr
        nnnnnnnwwwwwwwww
        wnwnwnwrrrrrrrrr
        nnnnnnnwwwwwwwww
        nwnwnwnrrrrrrrrr
        nnnnnnnwwwwwwwww
        rrrrrrrrrrrrrrrr
        wwwwwwwwwwwwwwww
        rrrrrrrrrrrrrrrr
        wwwwwwwwwwwwwwww
        rrrrrrrrrrrrrrrr
        wwwwwwwwwwwwwwww

        VND
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrryyrrrrrrr
        rrrrrrryyrrrrrrr
        rrrryyyyyyyyrrrr
        rrrrryyyyyyrrrrr
        rrrrrryyyyrrrrrr
        rrrrrryyyyrrrrrr
        rrrrryyrryyrrrrr
        rrrrryrrrryrrrrr
        rrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrr

        ZAC ZAR
        ggwrrrrrrrrrrrrr
        yggwrrrrrrrrrrrr
        kyggwrrrrrrrrrrr
        kkyggwrrrrrrrrrr
        kkkygggwwwwwwwww
        kkkkyggggggggggg
        kkkkyggggggggggg
        kkkygggwwwwwwwww
        kkyggwbbbbbbbbbb
        kyggwbbbbbbbbbbb
        yggwbbbbbbbbbbbb
        ggwbbbbbbbbbbbbb
        """
}
