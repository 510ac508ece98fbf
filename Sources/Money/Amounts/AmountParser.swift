package import CivilTime
package import Market

/// A sum, then a currency, a margin, a day and a currency to convert into.
struct AmountParser {
    private let tokens: [AmountToken]
    private let end: Int
    private let currency: (String) -> CurrencyCode?
    private var next = 0

    init(_ tokens: [AmountToken], end: Int, currency: @escaping (String) -> CurrencyCode?) {
        (self.tokens, self.end, self.currency) = (tokens, end, currency)
    }

    private var token: AmountToken? { next < tokens.count ? tokens[next] : nil }
    private var place: Int { token?.place ?? end }

    private func kind(_ ahead: Int) -> AmountToken.Kind? {
        next + ahead < tokens.count ? tokens[next + ahead].kind : nil
    }

    private mutating func take(_ sign: Character) -> Bool {
        guard kind(0) == .sign(sign) else { return false }
        next += 1
        return true
    }

    mutating func amount() throws(AmountMistake) -> SpokenAmount {
        _ = take("=")
        var amount = SpokenAmount(value: 0)
        if case .word? = kind(0) { amount.currency = try takeCurrency() }
        let start = place
        amount.value = try sum()
        guard amount.value.isWithin128Bits else { throw AmountMistake(.tooLarge, at: start) }
        while let token {
            switch token.kind {
            case .word where amount.target == nil && isTarget, .sign("→") where amount.target == nil:
                next += 1
                amount.target = try takeCurrency()
            case .word where amount.currency == nil && !isDayWord: amount.currency = try takeCurrency()
            case .sign("+") where amount.margin == nil && isMargin: amount.margin = try margin()
            case .word where amount.day == nil, .sign("@") where amount.day == nil,
                .day where amount.day == nil:
                amount.day = try day()
            case .number, .sign, .word, .day:
                throw AmountMistake(.unexpected(token.text), at: token.place)
            }
        }
        return amount
    }

    private mutating func sum() throws(AmountMistake) -> Rational {
        var value = try product()
        while case .sign(let sign)? = kind(0), sign == "+" || sign == "-", !isMargin {
            next += 1
            value = sign == "+" ? value + (try product()) : value - (try product())
        }
        return value
    }

    private mutating func product() throws(AmountMistake) -> Rational {
        var value = try factor()
        while case .sign(let sign)? = kind(0), sign == "*" || sign == "/" {
            let place = place
            next += 1
            let other = try factor()
            if sign == "/", other.sign == 0 { throw AmountMistake(.divisionByZero, at: place) }
            value = sign == "*" ? value * other : value / other
        }
        return value
    }

    private mutating func factor() throws(AmountMistake) -> Rational {
        guard let token else { throw AmountMistake(.numberMissing, at: end) }
        next += 1
        switch token.kind {
        case .number(let number): return number
        case .sign("-"): return -(try factor())
        case .sign("+"): return try factor()
        case .sign("("):
            let value = try sum()
            guard take(")") else {
                throw self.token.map { AmountMistake(.unexpected($0.text), at: $0.place) }
                    ?? AmountMistake(.unclosed, at: token.place)
            }
            return value
        case .sign, .word, .day: throw AmountMistake(.numberMissing, at: token.place)
        }
    }

    private mutating func takeCurrency() throws(AmountMistake) -> CurrencyCode {
        guard let token, case .word(let word) = token.kind else {
            throw AmountMistake(.numberMissing, at: place)
        }
        guard let code = currency(word) else {
            throw AmountMistake(.unknownCurrency(word), at: token.place)
        }
        next += 1
        return code
    }

    private static let targetWords: Set = [
        "in", "to", "into", "as", "nach", "en", "a", "ke", "dalam", "換", "換成", "兌", "换", "换成", "兑",
    ]

    /// True before one of `targetWords` that another word follows.
    private var isTarget: Bool {
        guard case .word(let word)? = kind(0), case .word? = kind(1) else { return false }
        return AmountParser.targetWords.contains(word.lowercased())
    }

    private var isMargin: Bool {
        guard kind(0) == .sign("+"), case .number? = kind(1) else { return false }
        return kind(2) == .sign("%")
    }

    private mutating func margin() throws(AmountMistake) -> Rational {
        guard case .number(let margin)? = kind(1), margin < 100 else {
            throw AmountMistake(.margin(tokens[next + 1].text), at: place)
        }
        next += 3
        return margin
    }

    private static let dayWords: Set = [
        "on", "am", "vom", "el", "en", "del", "pada", "tanggal", "於", "在", "于",
    ]
    private static let wordsBehindDay: Set = ["に", "の", "時点", "에", "의", "기준", "的", "時", "时"]

    private var isDayWord: Bool {
        if case .word(let word)? = kind(0) {
            AmountParser.dayWords.contains(word.lowercased())
        } else {
            false
        }
    }

    private mutating func day() throws(AmountMistake) -> Day {
        if isDayWord || kind(0) == .sign("@") { next += 1 }
        guard let token else { throw AmountMistake(.noSuchDay(""), at: end) }
        guard case .day(let day) = token.kind else {
            throw AmountMistake(
                isAfterDayWord ? .noSuchDay(token.text) : .unexpected(token.text), at: token.place)
        }
        next += 1
        if case .word(let word)? = kind(0), AmountParser.wordsBehindDay.contains(word) { next += 1 }
        return day
    }

    private var isAfterDayWord: Bool {
        guard next > 0 else { return false }
        switch tokens[next - 1].kind {
        case .word(let word): return AmountParser.dayWords.contains(word.lowercased())
        case .sign(let sign): return sign == "@"
        case .number, .day: return false
        }
    }
}

/// `250`, `€1.2m`, `=250/12 jpy`, `250 euro in TWD`, `250 EUR +2.5% on 2024-03-01`
package struct SpokenAmount: Hashable, Sendable {
    package var value: Rational
    package var currency: CurrencyCode?
    package var target: CurrencyCode?
    /// The percentage to take off.
    package var margin: Rational?
    package var day: Day?

    init(value: Rational) { self.value = value }

    static let longest = 200

    package init(
        _ text: String, _ marks: AmountMarks = .english, currency: @escaping (String) -> CurrencyCode?
    ) throws(AmountMistake) {
        // Limits the nesting too.
        guard text.count <= SpokenAmount.longest else {
            throw AmountMistake(.tooLong, at: SpokenAmount.longest)
        }
        var parser = AmountParser(
            try AmountLexer.tokens(of: text, marks), end: text.count, currency: currency)
        self = try parser.amount()
    }
}

extension CurrencyCode {
    /// The decimals of sums: none for yen, three for Kuwaiti dinars. Source: ISO 4217, list one (SIX Group);
    /// Unicode's CLDR has fewer for some currencies, by cash payments.
    package var decimals: Int { CurrencyCode.unusualDecimals[text] ?? 2 }

    private static let unusualDecimals: [String: Int] = {
        let table: [(decimals: Int, codes: String)] = [
            (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
            (3, "BHD IQD JOD KWD LYD OMR TND"),
            (4, "CLF UYW"),
        ]
        let pairs = table.flatMap { entry in
            entry.codes.split(separator: " ").map { (String($0), entry.decimals) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
