package import CivilTime
package import Market

/// Parses the words of a typed transaction one by one. Keywords are lowercase; `ON` is a stock.
struct EntryParser {
    private let words: [EntryWord]
    private let marks: AmountMarks
    private let end: Int
    private let kind: Transaction.Kind
    private var next = 1

    private var quantity, price, fee, rate: Rational?
    private var item: Symbol?
    private var currency, into, account: String?
    private var day: Day?

    init(_ words: [EntryWord], end: Int, _ marks: AmountMarks) throws(EntryMistake) {
        (self.words, self.marks, self.end) = (words, marks, end)
        let first = words.first?.text.lowercased() ?? ""
        guard
            let kind = ["+": .buy, "-": .sell][first]
                ?? (first == "" ? nil : Transaction.Kind(rawValue: first))
        else { throw .row(.unknownType(words.first?.typed ?? ""), at: words.first?.place ?? 0) }
        self.kind = kind
    }

    mutating func take() -> EntryWord? {
        guard next < words.count else { return nil }
        next += 1
        return words[next - 1]
    }

    mutating func read(_ word: EntryWord, isKnown: (CurrencyCode) -> Bool) throws(EntryMistake) {
        if word.isQuoted { throw unexpected(word) }
        switch word.text {
        case "to" where kind == .exchange && currency != nil && into == nil: break
        case "fee" where fee == nil && kind != .fee:
            if kind.need(of: .fee) == .unused { throw .row(.valueUnused(kind), at: word.place) }
            fee = try number(take())
        case "rate" where rate == nil: rate = try number(take(), isZeroFine: false)
        case "at" where wantsPrice, "@" where wantsPrice: price = try number(take())
        case "in" where account == nil: try readAccount(take())
        case "on" where day == nil: try readDay(take())
        case _ where word.day != nil && day == nil: try readDay(word)
        case _ where kind == .split && quantity == nil && word.isRatio: quantity = try factor(word)
        case _ where word.isNumber: try readNumber(word)
        default: try readName(word, isKnown: isKnown)
        }
    }

    private var wantsPrice: Bool { price == nil && kind.need(of: .price) == .needed }

    private func unexpected(_ word: EntryWord) -> EntryMistake {
        .amount(AmountMistake(.unexpected(word.typed), at: word.place))
    }

    private mutating func readNumber(_ word: EntryWord) throws(EntryMistake) {
        if kind == .fee, fee == nil {
            fee = try number(word, isZeroFine: false)
        } else if kind.need(of: .quantity) == .needed, quantity == nil {
            quantity = try number(word, places: 10, isZeroFine: false)
        } else if wantsPrice {
            price = try number(word)
        } else {
            throw unexpected(word)
        }
    }

    private func number(
        _ word: EntryWord?, places: Int = TransactionRow.places, isZeroFine: Bool = true
    ) throws(EntryMistake) -> Rational {
        guard let word else { throw .amount(AmountMistake(.numberMissing, at: end)) }
        guard word.isNumber else { throw .amount(AmountMistake(.numberMissing, at: word.place)) }
        let plain: String
        do throws(AmountMistake.Cause) {
            plain = try AmountDigits(word.text, marks).plain
        } catch {
            throw .amount(AmountMistake(error, at: word.place))
        }
        guard let number = Rational(decimal: plain, places: places) else {
            let isLong = plain.utf8.count { (48...57).contains($0) } > 38
            throw .row(isLong ? .tooManyDigits(most: 38) : .tooManyPlaces(most: places), at: word.place)
        }
        if number.sign == 0, !isZeroFine { throw .row(.isZero, at: word.place) }
        return number
    }

    /// `4:1`: four new shares for one.
    private func factor(_ word: EntryWord) throws(EntryMistake) -> Rational {
        let parts = word.text.split(separator: ":").map { Rational(decimal: $0, places: 10) }
        guard let new = parts[0], let old = parts[1], new.sign > 0, old.sign > 0 else {
            throw .row(.notAFactor(word.typed), at: word.place)
        }
        return new / old
    }

    private mutating func readDay(_ word: EntryWord?) throws(EntryMistake) {
        guard let word, let text = word.day, let day = Day(text) else {
            throw .amount(AmountMistake(.noSuchDay(word?.typed ?? ""), at: word?.place ?? end))
        }
        guard TransactionRow.years.contains(day.civil.year) else {
            throw .row(.dayOutOfRange(text), at: word.place)
        }
        self.day = day
    }

    private mutating func readAccount(_ word: EntryWord?) throws(EntryMistake) {
        guard let word else { throw .missing([.account]) }
        let most = TransactionRow.longestAccount
        let name = CleanText.line(word.typed, limit: most + 1) ?? ""
        if name.unicodeScalars.count > most { throw .row(.tooLong(characters: most), at: word.place) }
        account = name
    }

    /// `buy 10 USD 187` means the stock, `buy 10 187 USD` the currency. An exchange has two currencies, the
    /// one that goes out first.
    private mutating func readName(_ word: EntryWord, isKnown: (CurrencyCode) -> Bool) throws(EntryMistake) {
        let unit = [word.text, word.text.uppercased()].first { text in
            MinorUnit(text).map { isKnown($0.code) } ?? false
        }
        let isUnit = unit != nil && (kind.need(of: .item) == .optional || price != nil)
        if kind == .exchange {
            guard let unit else { throw .row(.unknownCurrency(word.typed), at: word.place) }
            guard currency == nil || into == nil else { throw unexpected(word) }
            if currency == nil { currency = unit } else { into = unit }
        } else if item == nil, kind.need(of: .item) != .unused, !isUnit {
            guard let symbol = Symbol(word.text.uppercased()) else {
                throw .row(.notASymbol(word.typed), at: word.place)
            }
            item = symbol
        } else if currency == nil, kind != .split {
            guard let unit else { throw .row(.unknownCurrency(word.typed), at: word.place) }
            currency = unit
        } else {
            throw unexpected(word)
        }
    }

    /// By default, a fee in a currency has no item, and a split no account.
    func transaction(
        on today: Day, of key: Position.Key?, heldIn account: (Symbol) -> String
    ) throws(EntryMistake) -> Transaction {
        var made = Transaction(line: 0, day: day ?? today, kind: kind, item: item)
        // A fee or tax of a currency alone is the account's.
        let isOfItem =
            kind.need(of: .item) == .needed || kind.needsCurrency(hasItem: false) && currency == nil
        made.into = into
        if kind != .exchange {
            made.item = isOfItem && kind.need(of: .item) != .unused ? item ?? key?.item : item
        }
        var missing: [EntryMistake.Part] = []
        func require(_ column: Transaction.Column, _ part: EntryMistake.Part, _ isThere: Bool) {
            if kind.need(of: column) == .needed, !isThere { missing.append(part) }
        }
        require(.quantity, kind == .split ? .factor : .quantity, quantity != nil)
        require(.item, kind == .exchange ? .currency : .item, made.item != nil || into != nil)
        require(.price, .price, price != nil)
        if kind == .fee, fee == nil { throw .amount(AmountMistake(.numberMissing, at: end)) }
        if kind.needsCurrency(hasItem: made.item != nil), currency == nil, !missing.contains(.currency) {
            missing.append(.currency)
        }
        if !missing.isEmpty { throw .missing(missing) }
        (made.quantity, made.price, made.fee) = (quantity ?? 0, price ?? 0, fee ?? 0)
        (made.rate, made.currency) = (rate, currency)
        // A typed item ignores the selected one.
        let usual = kind == .split ? nil : item.map(account) ?? key?.account
        made.account = self.account ?? usual ?? ""
        return made
    }
}

package enum EntryMistake: Error, Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case quantity
        case factor
        case item
        case price
        case currency
        case account
    }

    case amount(AmountMistake)
    /// The row would have a mistake, at this character of the text.
    case row(Mistake.Cause, at: Int)
    case missing([Part])
}

extension Transaction {
    /// Reads `buy 10 AAPL 187.40`, `sell 5 2330.TW 1020 fee 20`, `split AAPL 4:1`, `fee 3 USD in broker
    /// 2026-03-01`. The defaults: the day `today`, item and account of `key`, for a typed item its `account`.
    package init(
        typed text: String, _ marks: AmountMarks = .english, on today: Day, of key: Position.Key? = nil,
        heldIn account: (Symbol) -> String = { _ in "" }, isKnown: (CurrencyCode) -> Bool
    ) throws(EntryMistake) {
        var parser = try EntryParser(EntryWord.words(of: text), end: text.count, marks)
        while let word = parser.take() { try parser.read(word, isKnown: isKnown) }
        self = try parser.transaction(on: today, of: key, heldIn: account)
    }
}

struct EntryWord {
    /// In narrow characters, without quotes.
    let text: String
    let typed: String
    let place: Int
    let isQuoted: Bool

    fileprivate init(_ characters: ArraySlice<Character>, isQuoted: Bool = false) {
        typed = String(characters)
        text = String(characters.map(\.narrow))
        place = characters.startIndex
        self.isQuoted = isQuoted
    }

    /// `+10` and `@187` are two words each.
    static func words(of text: String) -> [EntryWord] {
        let typed = Array(text)
        var scanner = TextScanner(text)
        var words: [EntryWord] = []
        scanner.skipBlanks()
        while let first = scanner.next {
            var start = scanner.place
            let isQuoted = scanner.take("\"")
            if isQuoted {
                start += 1
                scanner.place = start
            }
            let isAlone = first == "@" || words.isEmpty && "+-".contains(first)
            let end = isAlone ? start + 1 : scanner.end { $0 != (isQuoted ? "\"" : " ") }
            words.append(EntryWord(typed[start..<end], isQuoted: isQuoted))
            scanner.place = end
            if isQuoted { _ = scanner.take("\"") }
            scanner.skipBlanks()
        }
        return words
    }

    var isNumber: Bool {
        text.contains(where: \.isDigit) && text.allSatisfy { $0.isDigit || $0.isNumberMark }
    }

    var isRatio: Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { $0.contains(where: \.isDigit) }
            && text.allSatisfy { $0.isDigit || ".:".contains($0) }
    }

    /// As in files: `2026-03-01` for `2026/3/1`.
    var day: String? {
        let parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
        guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isDigit) }), parts[0].count == 4,
            parts[1...].allSatisfy({ (1...2).contains($0.count) })
        else { return nil }
        return parts.map { $0.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
    }
}
