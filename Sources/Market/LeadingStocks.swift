/// A market's leading stocks, the best known first, to offer before a search. Members change a few times a
/// year; a former one is still a stock, and search finds missing ones, so the tables may be some months old.
package struct LeadingStocks: Sendable {
    package let symbols: [Symbol]

    /// Codes separated by spaces; adds `suffix` to each.
    init(suffix: String = "", _ codes: String) {
        symbols = codes.split { $0 == " " || $0 == "\n" }.compactMap { Symbol($0 + suffix) }
    }

    package var zone: String { symbols.first.map { Exchange.zone(of: $0) } ?? "UTC" }

    package static let all: [LeadingStocks] = [
        // All thirty of the Dow Jones, among the best known of the S&P 100; October 2026, the indices' pages.
        LeadingStocks(
            """
            AAPL MSFT NVDA GOOGL AMZN META TSLA AVGO BRK-B JPM LLY V WMT MA NFLX XOM ORCL COST JNJ HD PG BAC
            ABBV PLTR KO CVX CSCO AMD IBM CRM GE WFC MCD DIS PEP UNH MS GS TMO ABT LIN MRK AXP NOW INTU QCOM T
            VZ TXN ADBE UBER BKNG CAT RTX AMGN PFE BA BLK LOW HON INTC NKE SBUX C UNP DE LMT GILD CMCSA TMUS
            PYPL MMM FDX UPS GM SHW TRV
            """),
        // Nikkei 225; June 2025, Nikkei Inc., the index's components.
        LeadingStocks(
            suffix: ".T",
            """
            7203 6758 8306 9984 7974 6501 9983 8035 6861 6857 8316 4063 8058 9432 7011 6098 8411 8001 8031 4568
            9433 4502 8766 7267 6902 6367 6503 6981 7741 2914 6146 6954 6702 6723 6752 6701 7751 4519 3382 6273
            9434 7201 7269 5108 6301 6326 4661 8267 9020 9022 8053 8002 5401 8801 1925 4901 2502 4503 6762 6971
            """),
        // Hang Seng; November 2025, Hang Seng Indexes, the index's constituents.
        LeadingStocks(
            suffix: ".HK",
            """
            0700 9988 1299 0005 3690 1810 0939 1211 0941 0388 1398 2318 9618 3988 0883 0981 1024 9999 9961 9888
            0016 0001 0002 0003 0006 0027 0066 0669 0823 0857 0992 1038 1109 1113 1928 2020 2015 2269 2388 2628
            2899 3968 9633 9992 0175 0267 0386 0762
            """),
        // SSE 50; June 2025, China Securities Index, the index's constituents.
        LeadingStocks(
            suffix: ".SS",
            """
            600519 601318 600036 601398 601288 601857 601988 600900 600276 601166 600030 601899 601088 600028
            601628 601012 600887 600309 688981 603259 601668 600690
            """),
        // FTSE TWSE Taiwan 50; the review of 6 March 2026, Taiwan Index Plus, announcements of the reviews.
        LeadingStocks(
            suffix: ".TW",
            """
            2330 2317 2454 2308 2881 2882 2382 2891 2412 3711 2303 2886 2884 1216 2357 2885 2345 3231 6669 2383
            2892 2880 2890 5880 3017 2327 2883 3008 2002 1303 3045 2603 1301 2395 2207 4904 2887 3661 2301 2059
            3653 2360 2408 2368 7769 2449 3037 2344
            """),
        // FTSE 100; July 2026, FTSE Russell, the index's constituents.
        LeadingStocks(
            suffix: ".L",
            """
            AZN HSBA SHEL ULVR RR BATS GSK BP RIO BARC LLOY NG REL BA DGE LSEG NWG GLEN AAL CPG TSCO STAN EXPN
            PRU HLN RKT VOD BT-A SSE ANTO IMB AV LGEN III IHG NXT ABF SGE IAG EZJ WTB SBRY PSON BRBY
            """),
        // The DAX, all forty; April 2026, STOXX, the index's components.
        LeadingStocks(
            suffix: ".DE",
            """
            SAP SIE ALV DTE AIR MUV2 RHM DBK BMW MBG VOW3 BAS BAYN ADS IFX ENR DHL EOAN DB1 RWE MRK HNR1 CBK
            MTX DTG SHL HEN3 VNA HEI FRE CON BEI FME G1A SY1 QIA BNR G24 ZAL PAH3
            """),
        // CAC 40; June 2025, Euronext, the index's composition.
        LeadingStocks(
            suffix: ".PA",
            """
            MC OR RMS TTE SAN AIR SU AI SAF EL BNP CS DG HO BN KER ENGI SGO LR ORA GLE ACA CAP RI ML STMPA
            STLAP DSY PUB VIE EN CA AC RNO BVI
            """),
        // Nifty 50; June 2025, NSE Indices, the index's constituents.
        LeadingStocks(
            suffix: ".NS",
            """
            RELIANCE HDFCBANK TCS BHARTIARTL ICICIBANK INFY SBIN ITC LT HINDUNILVR BAJFINANCE KOTAKBANK AXISBANK
            MARUTI SUNPHARMA HCLTECH TITAN M&M NTPC ULTRACEMCO ASIANPAINT TATASTEEL
            """),
        // KOSPI 200; June 2025, Korea Exchange, the index's constituents.
        LeadingStocks(
            suffix: ".KS",
            """
            005930 000660 373220 207940 005380 000270 012450 105560 329180 068270 035420 055550 034020 028260
            012330 086790 035720 051910 006400 005490 032830 015760 066570 003670 316140 017670 033780
            """),
        // SMI; June 2025, SIX, the index's composition.
        LeadingStocks(
            suffix: ".SW",
            """
            NESN ROG NOVN UBSG ZURN CFR ABBN SREN LONN HOLN SIKA GIVN ALC SCMN GEBN PGHN SLHN KNIN
            """),
        // S&P/TSX 60; June 2025, S&P Dow Jones Indices, the index's page.
        LeadingStocks(
            suffix: ".TO",
            """
            RY SHOP TD ENB BMO BNS CM CNR CP CNQ TRI SU CSU MFC ATD TRP BN NTR WCN L
            """),
        // S&P/ASX 50; June 2025, S&P Dow Jones Indices, the index's page.
        LeadingStocks(
            suffix: ".AX",
            """
            CBA BHP NAB WBC CSL ANZ MQG WES WOW RIO TLS GMG FMG TCL COL STO WDS QBE ALL REA
            """),
        // AEX; June 2025, Euronext, the index's composition.
        LeadingStocks(
            suffix: ".AS",
            """
            ASML INGA PRX ADYEN HEIA AD PHIA WKL UMG ASM DSFIR KPN NN MT ABN
            """),
        // IBEX 35; June 2025, BME, the index's composition.
        LeadingStocks(
            suffix: ".MC",
            """
            ITX IBE SAN BBVA CABK AENA FER AMS TEF REP CLNX ELE NTGY IAG ACS RED
            """),
        // FTSE MIB; June 2026, Euronext and FTSE Russell, the index's composition.
        LeadingStocks(
            suffix: ".MI",
            """
            ISP UCG ENEL RACE ENI G LDO PRY STLAM STMMI SRG TRN MONC TEN PST FBK BAMI
            """),
        // Straits Times; June 2025, SGX and FTSE Russell, the index's constituents.
        LeadingStocks(
            suffix: ".SI",
            """
            D05 O39 U11 Z74 S63 C6L F34 S68 BN4 J36 C38U A17U Y92 9CI G13 C07 U96 BS6
            """),
        // LQ45; June 2025, Indonesia Stock Exchange, announcements of the reviews.
        LeadingStocks(
            suffix: ".JK",
            """
            BBCA BBRI BMRI BBNI TLKM ASII GOTO ICBP INDF KLBF UNTR UNVR CPIN ANTM ADRO MDKA PGAS PTBA INCO AMRT
            """),
    ]

    /// Everyday names, to find leading stocks before a feed has named them.
    package static let names: [Symbol: String] = Dictionary(
        nameTable.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let symbol = Symbol(String(parts[0])) else { return nil }
            return (symbol, String(parts[1]))
        }, uniquingKeysWith: { first, _ in first })

    /// Ignores case; nil if none or several match.
    package static func symbol(called name: String) -> Symbol? {
        let wish = name.lowercased()
        let found = names.filter { $0.value.lowercased() == wish }
        return found.count == 1 ? found.first?.key : nil
    }

    private static let nameTable = """
        AAPL Apple
        MSFT Microsoft
        NVDA Nvidia
        GOOGL Alphabet (Google)
        AMZN Amazon
        META Meta (Facebook)
        TSLA Tesla
        AVGO Broadcom
        BRK-B Berkshire Hathaway
        JPM JPMorgan Chase
        LLY Eli Lilly
        V Visa
        WMT Walmart
        MA Mastercard
        NFLX Netflix
        XOM Exxon Mobil
        ORCL Oracle
        COST Costco
        JNJ Johnson & Johnson
        HD Home Depot
        PG Procter & Gamble
        BAC Bank of America
        ABBV AbbVie
        PLTR Palantir
        KO Coca-Cola
        CVX Chevron
        CSCO Cisco
        AMD AMD (Advanced Micro Devices)
        IBM IBM
        CRM Salesforce
        GE GE Aerospace
        WFC Wells Fargo
        MCD McDonald's
        DIS Disney
        PEP PepsiCo
        UNH UnitedHealth
        MS Morgan Stanley
        GS Goldman Sachs
        TMO Thermo Fisher
        ABT Abbott
        LIN Linde
        MRK Merck & Co.
        AXP American Express
        NOW ServiceNow
        INTU Intuit
        QCOM Qualcomm
        T AT&T
        VZ Verizon
        TXN Texas Instruments
        ADBE Adobe
        UBER Uber
        BKNG Booking Holdings
        CAT Caterpillar
        RTX RTX (Raytheon)
        AMGN Amgen
        PFE Pfizer
        BA Boeing
        BLK BlackRock
        LOW Lowe's
        HON Honeywell
        INTC Intel
        NKE Nike
        SBUX Starbucks
        C Citigroup
        UNP Union Pacific
        DE Deere
        LMT Lockheed Martin
        GILD Gilead
        CMCSA Comcast
        TMUS T-Mobile US
        PYPL PayPal
        MMM 3M
        FDX FedEx
        UPS UPS
        GM General Motors
        SHW Sherwin-Williams
        TRV Travelers
        7203.T Toyota
        6758.T Sony
        8306.T Mitsubishi UFJ
        9984.T SoftBank Group
        7974.T Nintendo
        6501.T Hitachi
        9983.T Fast Retailing (Uniqlo)
        8035.T Tokyo Electron
        6861.T Keyence
        6857.T Advantest
        8316.T Sumitomo Mitsui Financial
        4063.T Shin-Etsu Chemical
        8058.T Mitsubishi Corporation
        9432.T NTT
        7011.T Mitsubishi Heavy Industries
        6098.T Recruit
        8411.T Mizuho
        8001.T Itochu
        8031.T Mitsui & Co.
        4568.T Daiichi Sankyo
        9433.T KDDI
        4502.T Takeda
        8766.T Tokio Marine
        7267.T Honda
        6902.T Denso
        6367.T Daikin
        6503.T Mitsubishi Electric
        6981.T Murata
        7741.T Hoya
        2914.T Japan Tobacco
        6954.T Fanuc
        6702.T Fujitsu
        6752.T Panasonic
        6701.T NEC
        7751.T Canon
        4503.T Astellas
        9434.T SoftBank Corp.
        7201.T Nissan
        7269.T Suzuki
        5108.T Bridgestone
        6301.T Komatsu
        9020.T JR East
        8267.T Aeon
        2502.T Asahi
        0700.HK Tencent
        9988.HK Alibaba
        1299.HK AIA
        0005.HK HSBC
        3690.HK Meituan
        1810.HK Xiaomi
        0939.HK China Construction Bank
        1211.HK BYD
        0941.HK China Mobile
        0388.HK HKEX
        1398.HK ICBC
        2318.HK Ping An
        9618.HK JD.com
        3988.HK Bank of China
        0883.HK CNOOC
        0981.HK SMIC
        1024.HK Kuaishou
        9999.HK NetEase
        9961.HK Trip.com
        9888.HK Baidu
        0016.HK Sun Hung Kai Properties
        0001.HK CK Hutchison
        0002.HK CLP
        0003.HK Hong Kong and China Gas
        0066.HK MTR
        0857.HK PetroChina
        0992.HK Lenovo
        1109.HK China Resources Land
        2020.HK Anta
        2015.HK Li Auto
        2388.HK BOC Hong Kong
        2628.HK China Life
        9992.HK Pop Mart
        0175.HK Geely
        600519.SS Kweichow Moutai
        601318.SS Ping An
        600036.SS China Merchants Bank
        601398.SS ICBC
        601288.SS Agricultural Bank of China
        601857.SS PetroChina
        601988.SS Bank of China
        600900.SS Yangtze Power
        600276.SS Hengrui
        600028.SS Sinopec
        601628.SS China Life
        2330.TW TSMC
        2317.TW Foxconn (Hon Hai)
        2454.TW MediaTek
        2308.TW Delta Electronics
        2881.TW Fubon Financial
        2882.TW Cathay Financial
        2382.TW Quanta
        2891.TW CTBC
        2412.TW Chunghwa Telecom
        3711.TW ASE Technology
        2303.TW UMC
        2886.TW Mega Financial
        2884.TW E.SUN Financial
        1216.TW Uni-President
        2357.TW Asus
        2345.TW Accton
        3231.TW Wistron
        6669.TW Wiwynn
        2327.TW Yageo
        3008.TW Largan
        2002.TW China Steel
        1303.TW Nan Ya Plastics
        3045.TW Taiwan Mobile
        2603.TW Evergreen Marine
        1301.TW Formosa Plastics
        2395.TW Advantech
        4904.TW Far EasTone
        2301.TW Lite-On
        AZN.L AstraZeneca
        HSBA.L HSBC
        SHEL.L Shell
        ULVR.L Unilever
        RR.L Rolls-Royce
        BATS.L British American Tobacco
        GSK.L GSK
        BP.L BP
        RIO.L Rio Tinto
        BARC.L Barclays
        LLOY.L Lloyds
        NG.L National Grid
        REL.L RELX
        BA.L BAE Systems
        DGE.L Diageo
        LSEG.L London Stock Exchange Group
        NWG.L NatWest
        GLEN.L Glencore
        AAL.L Anglo American
        CPG.L Compass
        TSCO.L Tesco
        STAN.L Standard Chartered
        EXPN.L Experian
        PRU.L Prudential
        HLN.L Haleon
        RKT.L Reckitt
        VOD.L Vodafone
        BT-A.L BT
        SSE.L SSE
        ANTO.L Antofagasta
        IMB.L Imperial Brands
        AV.L Aviva
        LGEN.L Legal & General
        NXT.L Next
        EZJ.L EasyJet
        SBRY.L Sainsbury's
        BRBY.L Burberry
        SAP.DE SAP
        SIE.DE Siemens
        ALV.DE Allianz
        DTE.DE Deutsche Telekom
        AIR.DE Airbus
        MUV2.DE Munich Re
        RHM.DE Rheinmetall
        DBK.DE Deutsche Bank
        BMW.DE BMW
        MBG.DE Mercedes-Benz
        VOW3.DE Volkswagen
        BAS.DE BASF
        BAYN.DE Bayer
        ADS.DE Adidas
        IFX.DE Infineon
        ENR.DE Siemens Energy
        DHL.DE DHL
        EOAN.DE E.ON
        DB1.DE Deutsche Börse
        RWE.DE RWE
        MRK.DE Merck KGaA
        HNR1.DE Hannover Re
        CBK.DE Commerzbank
        MTX.DE MTU Aero Engines
        SHL.DE Siemens Healthineers
        HEN3.DE Henkel
        VNA.DE Vonovia
        FRE.DE Fresenius
        CON.DE Continental
        BEI.DE Beiersdorf
        ZAL.DE Zalando
        PAH3.DE Porsche SE
        MC.PA LVMH
        OR.PA L'Oréal
        RMS.PA Hermès
        TTE.PA TotalEnergies
        SAN.PA Sanofi
        AIR.PA Airbus
        SU.PA Schneider Electric
        AI.PA Air Liquide
        SAF.PA Safran
        EL.PA EssilorLuxottica
        BNP.PA BNP Paribas
        CS.PA AXA
        DG.PA Vinci
        HO.PA Thales
        BN.PA Danone
        KER.PA Kering
        ENGI.PA Engie
        SGO.PA Saint-Gobain
        ORA.PA Orange
        GLE.PA Société Générale
        ACA.PA Crédit Agricole
        CAP.PA Capgemini
        RI.PA Pernod Ricard
        ML.PA Michelin
        DSY.PA Dassault Systèmes
        PUB.PA Publicis
        VIE.PA Veolia
        CA.PA Carrefour
        AC.PA Accor
        RNO.PA Renault
        RELIANCE.NS Reliance Industries
        HDFCBANK.NS HDFC Bank
        TCS.NS Tata Consultancy Services
        BHARTIARTL.NS Bharti Airtel
        ICICIBANK.NS ICICI Bank
        INFY.NS Infosys
        SBIN.NS State Bank of India
        LT.NS Larsen & Toubro
        HINDUNILVR.NS Hindustan Unilever
        M&M.NS Mahindra & Mahindra
        005930.KS Samsung Electronics
        000660.KS SK Hynix
        373220.KS LG Energy Solution
        207940.KS Samsung Biologics
        005380.KS Hyundai Motor
        000270.KS Kia
        068270.KS Celltrion
        035420.KS Naver
        055550.KS Shinhan
        105560.KS KB Financial
        035720.KS Kakao
        051910.KS LG Chem
        006400.KS Samsung SDI
        005490.KS Posco
        066570.KS LG Electronics
        NESN.SW Nestlé
        ROG.SW Roche
        NOVN.SW Novartis
        UBSG.SW UBS
        ZURN.SW Zurich Insurance
        CFR.SW Richemont
        ABBN.SW ABB
        SREN.SW Swiss Re
        LONN.SW Lonza
        HOLN.SW Holcim
        SIKA.SW Sika
        GIVN.SW Givaudan
        ALC.SW Alcon
        RY.TO Royal Bank of Canada
        SHOP.TO Shopify
        TD.TO Toronto-Dominion Bank
        ENB.TO Enbridge
        BMO.TO Bank of Montreal
        BNS.TO Scotiabank
        CNR.TO Canadian National Railway
        CBA.AX Commonwealth Bank
        BHP.AX BHP
        NAB.AX National Australia Bank
        WBC.AX Westpac
        CSL.AX CSL
        ANZ.AX ANZ
        MQG.AX Macquarie
        WES.AX Wesfarmers
        WOW.AX Woolworths
        RIO.AX Rio Tinto
        TLS.AX Telstra
        ASML.AS ASML
        INGA.AS ING
        PRX.AS Prosus
        ADYEN.AS Adyen
        HEIA.AS Heineken
        AD.AS Ahold Delhaize
        PHIA.AS Philips
        KPN.AS KPN
        MT.AS ArcelorMittal
        ITX.MC Inditex (Zara)
        IBE.MC Iberdrola
        SAN.MC Santander
        BBVA.MC BBVA
        CABK.MC CaixaBank
        AENA.MC Aena
        FER.MC Ferrovial
        AMS.MC Amadeus
        TEF.MC Telefónica
        REP.MC Repsol
        ISP.MI Intesa Sanpaolo
        UCG.MI UniCredit
        ENEL.MI Enel
        RACE.MI Ferrari
        ENI.MI Eni
        G.MI Generali
        LDO.MI Leonardo
        PRY.MI Prysmian
        D05.SI DBS
        O39.SI OCBC
        U11.SI UOB
        Z74.SI Singtel
        C6L.SI Singapore Airlines
        BBCA.JK Bank Central Asia
        BBRI.JK Bank Rakyat Indonesia
        BMRI.JK Bank Mandiri
        BBNI.JK Bank Negara Indonesia
        TLKM.JK Telkom Indonesia
        ASII.JK Astra International
        GOTO.JK GoTo
        """
}
