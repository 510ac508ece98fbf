package import CivilTime

extension ImportedRows {
    /// The lots of a file of ticker's (`.ticker.yaml`), at the top and in groups, which calls them `lots` or `holdings`.
    ///
    /// Lots have no day, so all are bought on `day`; those below 0 are sold, after all others. The file is read line by line: of
    /// YAML, lots need no more than keys and values, and all else in the file is passed over. What is written otherwise is a
    /// mistake of its line.
    package init(ticker bytes: [UInt8], on day: Day, account: String = "") {
        self.init()
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        guard isUTF8 else {
            mistakes = [Mistake(line: 1, .isNotUTF8)]
            return
        }
        var reader = TickerLots(day, account)
        let text = String(decoding: bytes, as: UTF8.self)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            reader.read(line, number: index + 1)
        }
        reader.finishLot()
        for row in reader.bought + reader.sold { add(row) }
        mistakes = (mistakes + reader.mistakes).sorted { $0.line < $1.line }
    }
}

/// The lots of ticker's file, line by line.
private struct TickerLots {
    private let day: Day
    private let account: String
    private(set) var bought: [TransactionRow] = []
    private(set) var sold: [TransactionRow] = []
    private(set) var mistakes: [Mistake] = []
    /// How far the key is indented whose lots are read; nil outside of lots.
    private var indent: Int?
    private var lot: (line: Int, values: [String: String], isUnderstood: Bool)?

    private static let columns: [String: Transaction.Column] = [
        "symbol": .item, "quantity": .quantity, "unit_cost": .price, "fixed_cost": .fee,
    ]

    init(_ day: Day, _ account: String) { (self.day, self.account) = (day, account) }

    mutating func read(_ line: Substring, number: Int) {
        let indent = line.prefix { $0 == " " }.count
        var content = TickerLots.withoutComment(line.dropFirst(indent))
        guard !content.isEmpty, content != "---" else { return }
        let isItem = content.hasPrefix("- ") || content == "-"
        if let start = self.indent, indent > start || indent == start && isItem {
            if isItem {
                finishLot()
                lot = (number, [:], true)
                content = content.dropFirst().drop { $0 == " " }
                if content.isEmpty { return }
            }
            guard lot != nil, let (key, value) = TickerLots.pair(content), TickerLots.columns[key] != nil,
                lot?.values.updateValue(value, forKey: key) == nil
            else {
                if lot?.isUnderstood ?? true { mistakes.append(Mistake(line: number, .notUnderstood)) }
                lot?.isUnderstood = false
                return
            }
            return
        }
        finishLot()
        self.indent = nil
        let key = isItem ? content.dropFirst().drop { $0 == " " } : content
        guard let (name, value) = TickerLots.pair(key), name == "lots" || name == "holdings" else { return }
        if value.isEmpty {
            self.indent = indent + (content.count - key.count)
        } else if !["[]", "~", "null"].contains(value) {
            mistakes.append(Mistake(line: number, .notUnderstood))
        }
    }

    /// Takes the lot that was read last. An empty one is a form that waits to be filled in.
    mutating func finishLot() {
        defer { lot = nil }
        guard let lot, lot.isUnderstood, lot.values.values.contains(where: { !$0.isEmpty }) else { return }
        var row = TransactionRow(line: lot.line)
        for (key, value) in lot.values { row.texts[TickerLots.columns[key] ?? .note] = value }
        let quantity = row.texts[.quantity] ?? ""
        let isSold = quantity.hasPrefix("-")
        if isSold { row.texts[.quantity] = String(quantity.dropFirst()) }
        row.texts[.date] = day.description
        row.texts[.type] = isSold ? "sell" : "buy"
        row.texts[.account] = account
        let symbol = row.texts[.item] ?? ""
        if symbol.hasSuffix("-USD.CB") {
            row.texts[.item] = String(symbol.dropLast(3))
        } else if symbol.hasSuffix(".CB") || symbol.hasSuffix(".X") {
            // Names of coins that are ticker's own: SOL.X.
            row.refuse(.item, .notYahoos(symbol))
        }
        if isSold { sold.append(row) } else { bought.append(row) }
    }

    /// `quantity: 35.0`, with the value out of its quotes.
    private static func pair(_ content: Substring) -> (key: String, value: String)? {
        guard let colon = content.firstIndex(of: ":") else { return nil }
        let rest = content[content.index(after: colon)...]
        guard rest.isEmpty || rest.hasPrefix(" ") else { return nil }
        let value = rest.drop { $0 == " " }
        for quote in ["\"", "'"] where value.hasPrefix(quote) {
            guard value.count > 1, value.hasSuffix(quote) else { return nil }
            let text = value.dropFirst().dropLast()
            return text.contains(quote) || text.contains("\\")
                ? nil : (String(content[..<colon]), String(text))
        }
        return (String(content[..<colon]), String(value))
    }

    /// A line up to its comment, which begins with `#` behind a blank and outside quotes.
    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var before: Character = " "
        for (index, character) in zip(line.indices, line) {
            if quote == nil, character == "#", before == " " || before == "\t" {
                return trimmed(line[..<index])
            }
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'", before == " " {
                quote = character
            }
            before = character
        }
        return trimmed(line)
    }

    private static func trimmed(_ line: Substring) -> Substring {
        guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return line[...last]
    }
}
