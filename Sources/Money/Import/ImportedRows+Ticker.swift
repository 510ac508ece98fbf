package import CivilTime
internal import YAML

extension ImportedRows {
    /// The `lots` or `holdings` of a ticker file (`.ticker.yaml`), at the top and in groups. Lots have no
    /// date, so all are bought on `day`, and negative ones sold after all others. A lot in another form than
    /// ticker's own example is a mistake.
    package init(ticker bytes: [UInt8], on day: Day, account: String = "") {
        self.init()
        guard String(validating: bytes, as: UTF8.self) != nil else {
            mistakes = [Mistake(line: 1, .isNotUTF8)]
            return
        }
        let file: YAMLNode
        do {
            file = try YAMLNode(bytes)
        } catch {
            mistakes = [Mistake(line: error.line, .notUnderstood)]
            return
        }
        var lots = TickerLots(day, account)
        lots.read(file)
        for group in file["groups"]?.elements ?? [] { lots.read(group) }
        for row in lots.bought + lots.sold { add(row) }
        mistakes = (mistakes + lots.mistakes).sorted { $0.line < $1.line }
    }
}

private struct TickerLots {
    private let day: Day
    private let account: String
    private(set) var bought: [TransactionRow] = []
    private(set) var sold: [TransactionRow] = []
    private(set) var mistakes: [Mistake] = []

    private static let columns: [String: Transaction.Column] = [
        "symbol": .item, "quantity": .quantity, "unit_cost": .price, "fixed_cost": .fee,
    ]

    init(_ day: Day, _ account: String) { (self.day, self.account) = (day, account) }

    mutating func read(_ holder: YAMLNode) {
        for member in holder.members where member.key == "lots" || member.key == "holdings" {
            switch member.node.value {
            case .list(let lots) where lots.isEmpty || !member.node.isFlow:
                for lot in lots { readLot(lot) }
            case .text("~"), .text("null"), .text(""): break
            case .list, .map, .text, .alias: refuse(member.node.line)
            }
        }
    }

    /// An empty lot is a template to fill in.
    private mutating func readLot(_ lot: YAMLNode) {
        switch lot.value {
        case .text(""): return
        case .map where !lot.isFlow: break
        case .map, .list, .text, .alias: return refuse(lot.line)
        }
        var texts: [Transaction.Column: String] = [:]
        for member in lot.members {
            guard case .text(let text) = member.node.value, let column = TickerLots.columns[member.key],
                texts.updateValue(text, forKey: column) == nil
            else { return refuse(member.line) }
        }
        guard texts.values.contains(where: { !$0.isEmpty }) else { return }
        var row = TransactionRow(line: lot.line)
        for (column, text) in texts { row.texts[column] = text }
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
            // Ticker's own names of coins: SOL.X.
            row.refuse(.item, .notYahoos(symbol))
        }
        if isSold { sold.append(row) } else { bought.append(row) }
    }

    private mutating func refuse(_ line: Int) { mistakes.append(Mistake(line: line, .notUnderstood)) }
}
