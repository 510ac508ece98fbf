package import Market

extension Currency {
    /// `euro`, `€`, `NT$`. A word of several currencies means `base` if possible, else the one that everybody
    /// means; nil without one, as for `peso`.
    package static func called(_ word: String, base: CurrencyCode) -> CurrencyCode? {
        guard let codes = words[word.lowercased()] else { return nil }
        if codes.contains(base.text) { return base }
        return codes.first.flatMap { CurrencyCode($0) }
    }

    /// The first code applies if the base is none of them; `?` means no currency.
    private static let words: [String: [String]] = {
        let table = """
            € euro euros 歐元 欧元 ユーロ 유로 = EUR
            $ dollar dollars dólar dólares dolar = USD TWD HKD SGD AUD CAD NZD
            us$ 美元 美金 ドル 달러 = USD
            nt$ nt 台幣 臺幣 新台幣 新臺幣 = TWD
            hk$ 港幣 港币 港元 = HKD
            s$ = SGD
            a$ au$ = AUD
            c$ ca$ = CAD
            nz$ = NZD
            r$ = BRL
            £ pound pounds sterling quid pfund libra libras 英鎊 英镑 ポンド 파운드 = GBP EGP
            ¥ ￥ = JPY CNY
            yen yenes jen 円 日圓 日元 日円 엔 = JPY
            yuan rmb 人民幣 人民币 위안 = CNY
            元 = ? CNY TWD HKD
            ₩ won 원 韓元 韩元 ウォン = KRW
            franc francs franken franco francos 瑞郎 = CHF XOF XAF
            ₹ rupee rupees rupie rupien = INR PKR LKR NPR
            ฿ baht 泰銖 泰铢 バーツ 바트 = THB
            ₫ dong đồng = VND
            ₱ = PHP
            peso pesos = ? MXN ARS CLP COP PHP UYU
            rm ringgit = MYR
            rp rupiah = IDR
            ₽ ruble rubles rouble roubles rubel rublo rublos = RUB
            ₺ lira liras = TRY
            ₴ = UAH
            ₪ shekel shekels = ILS
            zł zloty zlotys = PLN
            kr krone kroner krona kronor = ? SEK NOK DKK ISK
            """
        var words: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            let sides = line.split(separator: "=")
            let codes = sides[1].split(separator: " ").map(String.init)
            for word in sides[0].split(separator: " ") { words[String(word)] = codes }
        }
        return words
    }()
}
