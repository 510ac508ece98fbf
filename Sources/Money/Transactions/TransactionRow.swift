internal import CivilTime
internal import Market

struct TransactionRow {
    /// In characters.
    static let longestAccount = 80
    /// The file may have more; the rest is cut.
    static let longestNote = 400
    /// Decimals of a price, a fee or a rate.
    static let places = 20

    static let years = 1900...2199

    let line: Int
    var texts = ColumnTexts()
    private(set) var mistakes: [Mistake] = []

    init(line: Int) { self.line = line }

    /// Only the first mistake of a column counts.
    mutating func refuse(_ column: Transaction.Column?, _ cause: Mistake.Cause) {
        if let column, mistakes.contains(where: { $0.column == column }) { return }
        mistakes.append(Mistake(line: line, column: column, cause))
    }

    /// Nil if there are mistakes, which are then recorded with the row's subject.
    mutating func transaction() -> Transaction? {
        for column in Transaction.Column.allCases where texts[column].map(hasControl) ?? false {
            refuse(column, .hasControlCharacter)
            texts[column] = nil
        }
        let isSpoilt = !mistakes.isEmpty && texts.isEmpty
        let (day, kind) = isSpoilt ? (nil, nil) : (self.day(), self.kind())
        let into = kind == .exchange ? self.into() : nil
        let item = kind.map { self.item($0) } ?? text(.item).flatMap(Symbol.init)
        let figures = kind.map { self.figures($0) }
        let account = isSpoilt ? nil : self.account()
        var made: Transaction?
        if mistakes.isEmpty, let day, let kind, let figures, let account {
            made = Transaction(
                line: line, day: day, kind: kind, item: item, into: into, quantity: figures.quantity ?? 0,
                price: figures.price ?? 0, currency: figures.currency, fee: figures.fee ?? 0,
                rate: figures.rate, account: account,
                note: CleanText.line(texts[.note] ?? "", limit: TransactionRow.longestNote) ?? "")
        }
        let currency = isSpoilt || mistakes.contains { $0.column == .currency } ? nil : text(.currency) ?? ""
        for index in mistakes.indices {
            mistakes[index].currency = currency
            (mistakes[index].day, mistakes[index].kind) = (day, kind)
            (mistakes[index].item, mistakes[index].account) = (item, account)
        }
        return made
    }

    private struct Figures {
        var quantity, price, fee, rate: Rational?
        var currency: String?
    }

    private mutating func figures(_ kind: Transaction.Kind) -> Figures {
        let most = TransactionRow.places
        var figures = Figures()
        figures.quantity =
            kind == .split ? factor() : number(.quantity, kind, places: 10, isZeroFine: false)
        figures.price = number(.price, kind, places: most, isZeroFine: true)
        figures.currency = currency(kind)
        figures.fee = number(.fee, kind, places: most, isZeroFine: kind != .fee)
        figures.rate = text(.rate).flatMap { number(.rate, $0, places: most, isZeroFine: false) }
        return figures
    }

    private func hasControl(_ text: String) -> Bool {
        // The bytes alone clear most texts: U+0080 to U+009F begin with 0xC2.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return false }
        return text.unicodeScalars.contains { scalar in
            scalar.value < 0x20 && !"\t\r\n".unicodeScalars.contains(scalar)
                || (0x7F...0x9F).contains(scalar.value)
        }
    }

    private mutating func text(_ column: Transaction.Column) -> String? {
        texts[column].flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func day() -> Day? {
        guard let text = text(.date) else { return missing(.date, nil) }
        guard let day = Day(text) else {
            let form = text.utf8.map { (48...57).contains($0) ? "0" : String(UnicodeScalar($0)) }.joined()
            let isDate = form == "0000-00-00" || form == "00000000"
            return refused(.date, isDate ? .noSuchDay(text) : .notADay(shown(text)))
        }
        guard TransactionRow.years.contains(day.civil.year) else {
            return refused(.date, .dayOutOfRange(text))
        }
        return day
    }

    private mutating func kind() -> Transaction.Kind? {
        guard let text = text(.type) else { return missing(.type, nil) }
        return Transaction.Kind(rawValue: text.lowercased()) ?? refused(.type, .unknownType(shown(text)))
    }

    private mutating func into() -> String? {
        guard let text = text(.item) else { return missing(.item, .exchange) }
        return MinorUnit(text) != nil ? text : refused(.item, .unknownCurrency(shown(text)))
    }

    private mutating func item(_ kind: Transaction.Kind) -> Symbol? {
        if kind == .exchange { return nil }
        guard let text = text(.item) else {
            return kind.need(of: .item) == .needed ? missing(.item, kind) : nil
        }
        if kind.need(of: .item) == .unused { return refused(.item, .valueUnused(kind)) }
        return Symbol(text) ?? refused(.item, .notASymbol(shown(text)))
    }

    private mutating func account() -> String? {
        let name = CleanText.line(texts[.account] ?? "", limit: TransactionRow.longestAccount + 1) ?? ""
        guard name.unicodeScalars.count <= TransactionRow.longestAccount else {
            return refused(.account, .tooLong(characters: TransactionRow.longestAccount))
        }
        return name
    }

    /// Required without an item.
    private mutating func currency(_ kind: Transaction.Kind) -> String? {
        guard let text = text(.currency) else {
            return kind.needsCurrency(hasItem: text(.item) != nil) ? missing(.currency, kind) : nil
        }
        return MinorUnit(text) != nil ? text : refused(.currency, .unknownCurrency(shown(text)))
    }

    private mutating func number(
        _ column: Transaction.Column, _ kind: Transaction.Kind, places: Int, isZeroFine: Bool
    ) -> Rational? {
        guard let text = text(column) else {
            return kind.need(of: column) == .needed ? missing(column, kind) : nil
        }
        if kind.need(of: column) == .unused {
            return Rational(decimal: text)?.sign == 0 ? nil : refused(column, .valueUnused(kind))
        }
        return number(column, text, places: places, isZeroFine: isZeroFine)
    }

    private mutating func number(
        _ column: Transaction.Column, _ text: String, places: Int, isZeroFine: Bool
    ) -> Rational? {
        guard let number = Rational(decimal: text, places: places) else {
            return refused(column, TransactionRow.problem(of: text, places: places))
        }
        if number.sign < 0 { return refused(column, .isNegative) }
        return number.sign == 0 && !isZeroFine ? refused(column, .isZero) : number
    }

    private static func problem(of text: String, places: Int) -> Mistake.Cause {
        let marks = text.utf8.filter { !(48...57).contains($0) }
        let hasDigits = marks.count < text.utf8.count
        let shown = CleanText.line(text, limit: 40) ?? ""
        guard hasDigits,
            marks.isEmpty || marks == [46] || text.hasPrefix("-") && [[45], [45, 46]].contains(marks)
        else {
            let isGrouped = hasDigits && marks.contains(44) && marks.allSatisfy { (44...46).contains($0) }
            return isGrouped ? .hasComma(shown) : .notANumber(shown)
        }
        if let point = text.utf8.firstIndex(of: 46), text.utf8[point...].count - 1 > places {
            return .tooManyPlaces(most: places)
        }
        return .tooManyDigits(most: 38)
    }

    /// New shares for one: `3`, `0.5`, or `1:3` for one new share for three.
    private mutating func factor() -> Rational? {
        guard let text = text(.quantity) else { return missing(.quantity, .split) }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return number(.quantity, text, places: 10, isZeroFine: false) }
        let numbers = parts.map { part in
            Rational(decimal: part.drop { $0 == " " }.prefix { $0 != " " }, places: 10)
        }
        guard let new = numbers[0], let old = numbers[1], new.sign > 0, old.sign > 0 else {
            return refused(.quantity, .notAFactor(shown(text)))
        }
        return new / old
    }

    private func shown(_ text: String) -> String { CleanText.line(text, limit: 40) ?? "" }

    private mutating func missing<T>(_ column: Transaction.Column, _ kind: Transaction.Kind?) -> T? {
        refused(column, .valueMissing(kind))
    }

    private mutating func refused<T>(_ column: Transaction.Column, _ cause: Mistake.Cause) -> T? {
        refuse(column, cause)
        return nil
    }
}

/// A row's texts. With thousands of rows, a dictionary for each would take most of the time.
struct ColumnTexts {
    private var texts: [String?] = []

    var isEmpty: Bool { texts.isEmpty }

    subscript(column: Transaction.Column) -> String? {
        get { texts.isEmpty ? nil : texts[column.place] }
        set {
            if texts.isEmpty { texts = Array(repeating: nil, count: Transaction.Column.allCases.count) }
            texts[column.place] = newValue
        }
    }
}

extension Transaction.Column {
    fileprivate var place: Int {
        switch self {
        case .date: 0
        case .type: 1
        case .item: 2
        case .quantity: 3
        case .price: 4
        case .currency: 5
        case .fee: 6
        case .rate: 7
        case .account: 8
        case .note: 9
        }
    }
}
