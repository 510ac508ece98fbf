extension LeadingStocks {
    /// The companies' everyday names, by which leading stocks are found before a feed has named them. Of stocks that are not
    /// here only the symbol is known.
    package static let names: [Symbol: String] = Dictionary(
        nameTable.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let symbol = Symbol(String(parts[0])) else { return nil }
            return (symbol, String(parts[1]))
        }, uniquingKeysWith: { first, _ in first })

    /// The leading stock that is called just `name`, in any case; nil for none, and where several are.
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
