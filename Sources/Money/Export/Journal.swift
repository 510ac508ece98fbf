internal import CivilTime
package import Market
internal import Substrings

package enum JournalFormat: String, Hashable, Sendable, CaseIterable {
    case ledger
    case beancount
}

/// The rows as a journal of plain-text accounting. Every lot keeps its price and day, so that the other
/// program has the same quantities and costs. A sale is written at the cost of its lots, its gain on a line
/// of its own. Pence become pounds.
package struct Journal: Sendable {
    package let text: String
    /// Items whose rows it leaves out, because no quote and no row gives their currency.
    package let unknown: [Symbol]
    package let mistakes: [Mistake]

    /// - Parameter terms: They need no rates.
    package init(
        _ rows: [Transaction], mistakes: [Mistake] = [], _ terms: Terms, _ format: JournalFormat
    ) {
        let ledger = Ledger(rows, mistakes: mistakes, terms)
        self.mistakes = ledger.mistakes
        let wrong = Set(ledger.mistakes.map(\.line))
        let counted = rows.filter { $0.day <= terms.day }.sorted { ($0.day, $0.line) < ($1.day, $1.line) }
        var books = JournalBooks(counted, Units(counted, terms), terms.method)
        for row in counted where !wrong.contains(row.line) { books.enter(row) }
        unknown = books.unknown.sorted()
        text = JournalText(books, format).text
    }
}

/// The rows as entries whose postings add up to 0.
struct JournalBooks {
    /// All figures have at most 20 decimals, so that the same amounts can be taken out again.
    struct Lot: Hashable {
        let day: Day
        var quantity: Rational
        let price: Rational
        let code: CurrencyCode
        /// After splits, quantity × price may differ from it a little.
        var cost: Rational
    }

    enum Account: Hashable {
        case positions(String)
        case cash(String)
        case fees, taxes, dividends, interest, gains, deposits, exchanges
    }

    enum Posting {
        /// Out for a negative quantity.
        case lot(Lot, Symbol, Account)
        case money(Rational, CurrencyCode, Account)
        case swap(Rational, CurrencyCode, into: Rational, CurrencyCode, Account)
    }

    struct Entry {
        let row: Transaction
        let postings: [Posting]
    }

    private(set) var entries: [Entry] = []
    private(set) var unknown: Set<Symbol> = []
    /// The file says what cash there was.
    let hasCash: Bool
    private let units: Units
    private let method: CostMethod
    private var lots: [Position.Key: [Lot]] = [:]

    init(_ rows: [Transaction], _ units: Units, _ method: CostMethod) {
        (self.units, self.method) = (units, method)
        hasCash = rows.contains { $0.kind == .deposit || $0.kind == .withdraw }
    }

    mutating func enter(_ row: Transaction) {
        let postings: [Posting]
        switch row.kind {
        case .split: postings = split(row)
        case .buy, .sell, .dividend, .fee, .deposit, .withdraw, .tax, .interest, .exchange:
            let unit = row.currency ?? row.item.flatMap { units[$0] }
            guard let unit = unit.flatMap(MinorUnit.init) else {
                if let item = row.item { unknown.insert(item) }
                return
            }
            postings = money(row, unit)
        }
        if !postings.isEmpty { entries.append(Entry(row: row, postings: postings)) }
    }

    private mutating func money(_ row: Transaction, _ unit: MinorUnit) -> [Posting] {
        let (code, parts) = (unit.code, Rational(Int(unit.parts)))
        let (amount, fee) = ((row.quantity / parts).written, (row.fee / parts).written)
        let (price, cash) = ((row.price / parts).written, Account.cash(row.account))
        let value = (row.quantity * price).written
        func moves(_ amount: Rational, _ account: Account) -> [Posting] {
            let all: [Posting] = [
                .money(-amount, code, account), .money(fee, code, .fees), .money(amount - fee, code, cash),
            ]
            return all.filter { $0.isSomething }
        }
        switch row.kind {
        case .buy:
            guard let item = row.item else { return [] }
            let lot = Lot(day: row.day, quantity: row.quantity, price: price, code: code, cost: value)
            let paid: [Posting] = [.money(fee, code, .fees), .money(-value - fee, code, cash)]
            return put(lot, Position.Key(item, account: row.account)) + paid.filter { $0.isSomething }
        case .sell:
            guard let item = row.item else { return [] }
            let taken = take(row.quantity, Position.Key(item, account: row.account))
            var gains: [CurrencyCode: Rational] = [code: value]
            for lot in taken { gains[lot.code, default: .zero] -= lot.cost }
            let gained = gains.sorted { $0.key < $1.key }.map { Posting.money(-$1, $0, .gains) }
            let got: [Posting] = [.money(fee, code, .fees), .money(value - fee, code, cash)]
            return taken.map { .lot($0.negative, item, .positions(row.account)) }
                + (gained + got).filter { $0.isSomething }
        case .dividend: return moves(value, .dividends)
        case .interest: return moves(amount, .interest)
        case .deposit: return moves(amount, .deposits)
        case .withdraw: return moves(-amount, .deposits)
        case .tax: return moves(-amount, .taxes)
        case .fee: return moves(.zero, .fees)
        case .exchange:
            guard let into = row.into.flatMap(MinorUnit.init) else { return [] }
            let gained = (row.quantity * row.price / Rational(Int(into.parts))).written
            let fees: [Posting] = [.money(fee, code, .fees), .money(-fee, code, cash)]
            let swapped: [Posting] =
                into.code == code
                ? [.money(gained - amount, code, cash), .money(amount - gained, code, .exchanges)]
                : [.swap(-amount, code, into: gained, into.code, cash), .money(gained, into.code, cash)]
            return swapped + fees.filter { $0.isSomething }
        case .split: return []
        }
    }

    /// By average cost all lots become one.
    private mutating func put(_ lot: Lot, _ key: Position.Key) -> [Posting] {
        let account = Account.positions(key.account)
        let others = lots[key]?.filter { method == .average && $0.code == lot.code } ?? []
        guard !others.isEmpty else {
            lots[key, default: []].append(lot)
            return [.lot(lot, key.item, account)]
        }
        let quantity = others.reduce(lot.quantity) { $0 + $1.quantity }
        let cost = others.reduce(lot.cost) { $0 + $1.cost }
        let pooled = Lot(
            day: lot.day, quantity: quantity, price: (cost / quantity).written, code: lot.code, cost: cost)
        lots[key] = (lots[key] ?? []).filter { $0.code != lot.code } + [pooled]
        return others.map { .lot($0.negative, key.item, account) } + [.lot(pooled, key.item, account)]
    }

    /// Takes out the oldest lots, or a part of them.
    private mutating func take(_ quantity: Rational, _ key: Position.Key) -> [Lot] {
        var (left, taken) = (quantity, [Lot]())
        while left.sign > 0, var lot = lots[key]?.first {
            var part = lot
            if left < lot.quantity {
                part.quantity = left
                part.cost = (lot.cost * left / lot.quantity).written
            }
            lot.quantity -= part.quantity
            lot.cost -= part.cost
            left -= part.quantity
            taken.append(part)
            if lot.quantity.sign == 0 { lots[key]?.removeFirst() } else { lots[key]?[0] = lot }
        }
        return taken
    }

    private mutating func split(_ row: Transaction) -> [Posting] {
        guard let item = row.item, row.quantity.sign > 0 else { return [] }
        var postings: [Posting] = []
        let keys = lots.keys.filter { $0.item == item && row.splits($0.account) }
        for key in keys.sorted(by: { $0.account < $1.account }) {
            let old = lots[key] ?? []
            let new = old.map { lot in
                Lot(
                    day: lot.day, quantity: (lot.quantity * row.quantity).written,
                    price: (lot.price / row.quantity).written, code: lot.code, cost: lot.cost)
            }
            lots[key] = new
            let account = Account.positions(key.account)
            for (old, new) in zip(old, new) {
                postings += [.lot(old.negative, item, account), .lot(new, item, account)]
            }
        }
        return postings
    }
}

extension JournalBooks.Lot {
    fileprivate var negative: JournalBooks.Lot {
        var lot = self
        lot.quantity = -quantity
        return lot
    }
}

extension JournalBooks.Posting {
    fileprivate var isSomething: Bool {
        switch self {
        case .money(let amount, _, _): amount.sign != 0
        case .lot, .swap: true
        }
    }
}

extension Rational {
    fileprivate var written: Rational { rounded(places: 20) }
}

private struct JournalText {
    private let books: JournalBooks
    private let format: JournalFormat
    private let names: JournalNames

    init(_ books: JournalBooks, _ format: JournalFormat) {
        (self.books, self.format) = (books, format)
        names = JournalNames(books, format)
    }

    var text: String {
        guard let first = books.entries.first?.row.day else { return "" }
        let entries = books.entries.map { "\n" + text($0) }.joined()
        return declarations(first) + entries
    }

    private func declarations(_ first: Day) -> String {
        switch format {
        case .ledger:
            let accounts = names.accounts.map { "account \($0.name)\n" }
            let codes = names.codes.map { "commodity \($0)\n" }
            return (accounts + codes + names.items.map { "commodity \($0.name)\n" }).joined()
        case .beancount:
            let options =
                "option \"inferred_tolerance_default\" \"*:0.005\"\n"
                + "option \"inferred_tolerance_multiplier\" \"2\"\n\n"
            let accounts = names.accounts.map { account in
                "\(first) open \(account.name)\n"
                    + (account.told.map { "  account: \(Self.quoted($0))\n" } ?? "")
            }
            let items = names.items.map {
                "\(first) commodity \($0.name)\n  symbol: \(Self.quoted($0.item.text))\n"
            }
            return options + (accounts + items).joined()
        }
    }

    private func text(_ entry: JournalBooks.Entry) -> String {
        let row = entry.row
        let title = ([row.kind.rawValue, row.item?.text].compactMap(\.self)).joined(separator: " ")
        var lines: [String]
        switch format {
        case .ledger:
            lines = ["\(row.day) * \(title)"]
            if !row.note.isEmpty { lines.append("    ; " + Self.comment(row.note)) }
        case .beancount:
            let note = row.note.isEmpty ? "" : " " + Self.quoted(row.note)
            lines = ["\(row.day) * \(Self.quoted(title))\(note)"]
        }
        lines += entry.postings.filter(isSaid).map { "    " + text($0) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// False for money that rounds to 0.
    private func isSaid(_ posting: JournalBooks.Posting) -> Bool {
        switch posting {
        case .money(let amount, _, _): amount.rounded(places: places).sign != 0
        case .lot, .swap: true
        }
    }

    /// Beancount derives its tolerance from the digits of the amounts, and multiplies with 28.
    private var places: Int {
        switch format {
        case .ledger: 20
        case .beancount: 10
        }
    }

    private func text(_ posting: JournalBooks.Posting) -> String {
        switch posting {
        case .money(let amount, let code, let account):
            return "\(names[account])  \(amount.shortText(places: places)) \(code)"
        case .swap(let amount, let code, let into, let other, let account):
            return "\(names[account])  \(amount.shortText(places: places)) \(code) @@ "
                + "\(into.shortText(places: places)) \(other)"
        case .lot(let lot, let item, let account):
            let start = "\(names[account])  \(Self.number(lot.quantity)) \(names[item])"
            let price = "\(Self.number(lot.price)) \(lot.code)"
            switch format {
            case .ledger:
                let cost = "@@ \(Self.number(lot.cost.magnitude)) \(lot.code)"
                // Ledger takes the smallest difference between price and cost for a gain.
                let isExact = lot.quantity.magnitude * lot.price == lot.cost.magnitude
                return isExact ? "\(start) {\(price)} [\(lot.day)] \(cost)" : "\(start) \(cost)"
            case .beancount: return "\(start) {\(price), \(lot.day)}"
            }
        }
    }

    private static func number(_ number: Rational) -> String { number.shortText(places: 20) }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Ledger and hledger take colons for tags, and brackets for dates.
    private static func comment(_ note: String) -> String {
        note.replacing(":", with: ".").replacing("[", with: "(").replacing("]", with: ")")
    }
}

private struct JournalNames {
    /// `told` is the user's own name if that is another.
    private(set) var accounts: [(name: String, told: String?)] = []
    private(set) var items: [(name: String, item: Symbol)] = []
    private(set) var codes: [CurrencyCode] = []
    private var nameOf: [JournalBooks.Account: String] = [:]
    private var nameOfItem: [Symbol: String] = [:]

    init(_ books: JournalBooks, _ format: JournalFormat) {
        var (symbols, used, places): ([Symbol], Set<CurrencyCode>, [JournalBooks.Account]) = ([], [], [])
        for posting in books.entries.flatMap(\.postings) {
            switch posting {
            case .lot(let lot, let item, let account):
                symbols.append(item)
                used.insert(lot.code)
                places.append(account)
            case .money(_, let code, let account):
                used.insert(code)
                places.append(account)
            case .swap(_, let code, _, let other, let account):
                used.formUnion([code, other])
                places.append(account)
            }
        }
        codes = used.sorted()
        var taken: Set<String> = []
        for item in Set(symbols).sorted() {
            let name = JournalFormat.unique(format.name(of: item, besides: used), &taken)
            nameOfItem[item] = name
            items.append((name, item))
        }
        var parts = ["": JournalFormat.component("")]
        taken = Set(parts.values)
        for place in places where nameOf[place] == nil {
            guard let own = place.own else {
                nameOf[place] = place.name("", hasCash: books.hasCash)
                continue
            }
            let part = parts[own] ?? JournalFormat.unique(JournalFormat.component(own), &taken)
            parts[own] = part
            nameOf[place] = place.name(part, hasCash: books.hasCash)
        }
        accounts = nameOf.map { place, name in
            (name, place.own.flatMap { parts[$0] == $0 || $0.isEmpty ? nil : $0 })
        }.sorted { $0.name < $1.name }
    }

    subscript(account: JournalBooks.Account) -> String { nameOf[account] ?? "" }
    subscript(item: Symbol) -> String { nameOfItem[item] ?? "" }
}

extension JournalBooks.Account {
    /// Nil for a shared one.
    fileprivate var own: String? {
        switch self {
        case .positions(let account), .cash(let account): account
        case .fees, .taxes, .dividends, .interest, .gains, .deposits, .exchanges: nil
        }
    }

    /// Without deposits the amount of cash is unknown, so money is not an asset.
    fileprivate func name(_ account: String, hasCash: Bool) -> String {
        switch self {
        case .positions: "Assets:\(account):Positions"
        case .cash: hasCash ? "Assets:\(account):Cash" : "Equity:\(account):Cash"
        case .fees: "Expenses:Fees"
        case .taxes: "Expenses:Taxes"
        case .dividends: "Income:Dividends"
        case .interest: "Income:Interest"
        case .gains: "Income:Gains"
        case .deposits: "Equity:Deposits"
        case .exchanges: "Equity:Exchanges"
        }
    }
}

extension JournalFormat {
    /// Ledger's is quoted, since ledger reads `BTC-USD` as a subtraction; beancount's has only the characters
    /// that beancount allows. No item may have the name of one of `codes`.
    package func name(of item: Symbol, besides codes: Set<CurrencyCode>) -> String {
        let isCode = CurrencyCode(item.text).map(codes.contains) ?? false
        switch self {
        case .ledger: return "\"\(isCode ? "X" : "")\(item.text)\""
        case .beancount:
            var name = item.text.uppercased().replacing("^", with: "-").replacing("=", with: "-")
                .replacing("&", with: "-")
            let isWord = ["TRUE", "FALSE", "NULL"].contains(name)
            let isLetter = name.utf8.first.map { (65...90).contains($0) } ?? false
            if isCode || isWord || name.utf8.count == 1 || !isLetter { name = "X" + name }
            name = String(name.prefix(24))
            while let last = name.utf8.last, [45, 46, 95].contains(last) { name.removeLast() }
            return name.utf8.count < 2 ? name + "X" : name
        }
    }

    fileprivate static func unique(_ name: String, _ taken: inout Set<String>) -> String {
        var (unique, number) = (name, 1)
        while !taken.insert(unique).inserted {
            number += 1
            unique =
                name.hasSuffix("\"") ? "\(name.dropLast())-\(number)\"" : "\(name.prefix(80))-\(number)"
        }
        return unique
    }

    /// A part that all three programs take: letters, digits and hyphens, the first a capital or a digit.
    fileprivate static func component(_ account: String) -> String {
        var scalars = account.unicodeScalars.map { $0.isLetterOrDigit ? $0 : "-" }[...]
        while scalars.first == "-" { scalars.removeFirst() }
        while scalars.last == "-" { scalars.removeLast() }
        guard let first = scalars.first else { return "Portfolio" }
        let start = first.properties.uppercaseMapping
        let rest = String(String.UnicodeScalarView(scalars.dropFirst()))
        let isCapital =
            start.unicodeScalars.first.map {
                $0.properties.generalCategory == .uppercaseLetter || ("0"..."9").contains($0)
            } ?? false
        return (isCapital ? "" : "X") + start + rest
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber:
            true
        default: false
        }
    }
}
