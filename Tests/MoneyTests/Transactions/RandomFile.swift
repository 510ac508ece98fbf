import CivilTime
import Literals
import Market
import Money
import Seeded

struct RandomFile {
    var start = ""
    var separator = ","
    var header: [String] = []
    var lines: [String] = []
    var rows: [Int: Transaction] = [:]
    var ends: [String] = []

    var text: String { start + zip(lines, ends).map { $0 + $1 }.joined() }
    var document: TransactionDocument { TransactionDocument(Array(text.utf8)) }

    init(_ random: inout SeededGenerator) {
        start = Bool.random(using: &random) ? "" : "\u{FEFF}"
        separator = [",", ";", "\t"].randomElement(using: &random) ?? ","
        let end = ["\n", "\r\n"].randomElement(using: &random) ?? "\n"
        header = (Transaction.Column.allCases.map(\.rawValue) + ["isin", "my own"]).shuffled(using: &random)
        if Bool.random(using: &random) { lines.append("# mine") }
        lines.append(header.joined(separator: separator))
        for number in 0..<Int.random(in: 0...12, using: &random) {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: lines.append(["", " ", "# \"note", separator].randomElement(using: &random) ?? "")
            default:
                let transaction = Transaction.random(&random, note: "row \(number)")
                rows[lines.count] = transaction
                lines.append(row(transaction, &random))
            }
        }
        ends = lines.map { _ in Int.random(in: 0..<9, using: &random) == 0 ? "\n" : end }
        if Bool.random(using: &random) { ends[ends.count - 1] = "" }
    }

    func line(of index: Int) -> Int {
        1 + lines[..<index].reduce(index) { $0 + $1.replacing("\r\n", with: "\n").count { $0 == "\n" } }
    }

    func row(_ transaction: Transaction, _ random: inout SeededGenerator) -> String {
        header.map { name in
            let text = Transaction.Column(rawValue: name).map(transaction.text) ?? "a \"\(name)\" text"
            let needsQuotes = text.contains(separator) || text.hasPrefix("\"") || text.hasPrefix("#")
            if !needsQuotes, Bool.random(using: &random) {
                return text + String(repeating: " ", count: Int.random(in: 0...1, using: &random))
            }
            return "\"\(text.replacing("\"", with: "\"\""))\""
        }.joined(separator: separator)
    }
}

extension Transaction {
    static func random(_ random: inout SeededGenerator, note: String) -> Transaction {
        let kind = Kind.allCases.randomElement(using: &random) ?? .buy
        func figure(_ places: Int) -> Rational {
            var power: Rational = 1
            for _ in 0..<Int.random(in: 0...places, using: &random) { power = power * 10 }
            return Rational(Int.random(in: 1...1_000_000, using: &random)) / power
        }
        let hasItem =
            switch kind {
            case .buy, .sell, .dividend, .split: true
            case .fee, .tax, .interest: Bool.random(using: &random)
            case .deposit, .withdraw, .exchange: false
            }
        let symbol: Symbol? = ["AAPL", "2330.TW", "BTC-USD", "BARCl.XC", "^GSPC"].randomElement(
            using: &random)
        let currency = ["USD", "TWD", "GBp"].randomElement(using: &random)
        let day = Day(number: Int.random(in: -25_000...80_000, using: &random))
        var made = Transaction(line: 0, day: day, kind: kind, item: hasItem ? symbol : nil)
        if kind != .fee { made.quantity = figure(10) }
        if kind == .split, Bool.random(using: &random) { made.quantity = figure(3) / figure(3) }
        if [.buy, .sell, .dividend, .exchange].contains(kind) { made.price = figure(20) }
        if kind == .exchange { made.into = ["EUR", "GBp"].randomElement(using: &random) }
        let hasFee = ![.split, .tax, .interest].contains(kind) && Bool.random(using: &random)
        if kind == .fee || hasFee { made.fee = figure(4) }
        if !hasItem || Bool.random(using: &random) { made.currency = currency }
        if Bool.random(using: &random) { made.rate = figure(20) }
        made.account = ["", "broker", "Depot, \"alt\"", "證券; 一", "#2"].randomElement(using: &random) ?? ""
        made.note = note + (["", " said \"x\"", ", y; z", " 買了"].randomElement(using: &random) ?? "")
        return made
    }
}
