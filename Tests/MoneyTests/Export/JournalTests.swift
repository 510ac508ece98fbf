// swift-format-ignore-file: NeverForceUnwrap

import CivilTime
import Foundation
import Literals
import Market
import Seeded
import Testing

@testable import Money

@Suite struct JournalTests {
    /// It runs three other programs, which take a second or two each.
    @Test(
        "hledger, ledger and beancount accept a journal and read the quantities, costs and cash of the positions",
        arguments: CostMethod.allCases)
    func areReadAlike(_ method: CostMethod) throws {
        var chance = SeededGenerator(seed: SeededGenerator.announcedSeed())
        let rows = Self.rows(400, &chance)
        let rates = HomeRates(home: "USD", today: Day(number: 20_777), now: [:], closes: [:])
        let terms = Terms(method: method, rates: rates, units: Self.units)
        let positions = Ledger(rows, terms).positions(at: [:]).items
        #expect(positions.count > 20)
        let expected = Self.expected(rows, positions)

        let journal = Journal(rows, terms, .ledger)
        #expect(journal.mistakes.isEmpty && journal.unknown.isEmpty)
        let file = try Self.file(journal.text, "journal")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try Self.run(["hledger", "-f", file.path, "check", "--strict"])
        try Self.run(["ledger", "-f", file.path, "--args-only", "--pedantic", "balance"])
        let hledger = ["hledger", "-f", file.path, "balance", "Assets", "--flat", "-N", "-O", "csv"]
        Self.compare(Self.hledger(try Self.run(hledger)), expected.held, "hledger")
        Self.compare(
            Self.hledger(try Self.run(hledger + ["-B", "Positions"])).filter {
                $0.key.account.hasSuffix("Positions")
            },
            expected.cost, "hledger's cost")
        let ledger = [
            "ledger", "-f", file.path, "--args-only", "balance", "--flat", "--no-total", "--format",
            "%(account)|%(strip(display_total))\n",
        ]
        Self.compare(Self.ledger(try Self.run(ledger + ["Assets"])), expected.held, "ledger")
        Self.compare(
            Self.ledger(try Self.run(ledger + ["-B", "Positions"])), expected.cost, "ledger's cost")

        let bean = try Self.file(Journal(rows, terms, .beancount).text, "journal.beancount")
        defer { try? FileManager.default.removeItem(at: bean.deletingLastPathComponent()) }
        #expect(try Self.run(["bean-check", bean.path]).isEmpty)
        // Sums of a number alone are shown with as many decimals as most amounts have.
        let held = try Self.run([
            "bean-query", "-f", "csv", bean.path,
            "SELECT account, currency, sum(number * 1.000000000000) WHERE account ~ 'Assets' GROUP BY account, currency",
        ])
        Self.compare(Self.beancount(held), expected.held, "beancount", Self.beanNames)
        let cost = try Self.run([
            "bean-query", "-f", "csv", bean.path,
            "SELECT account, cost_currency, sum(number * cost_number * 1.000000000000) WHERE account ~ 'Positions' "
                + "GROUP BY account, cost_currency",
        ])
        Self.compare(Self.beancount(cost), expected.cost, "beancount's cost")
    }

    @Test("A sale is written at what its lots cost, with the gain beside it; pence are pounds")
    func sale() throws {
        let text = """
            date,type,item,quantity,price,currency,fee,rate,account,note
            2024-01-02,deposit,,5000,,GBP,,,isa,
            2024-03-01,buy,VOD.L,100,70.5,GBp,199,,isa,"say ""hi"" [2024-02-30]: x"
            2024-06-03,sell,VOD.L,40,80,GBp,,,isa,

            """
        let rows = TransactionDocument(Array(text.utf8)).transactions
        let rates = HomeRates(home: "GBP", today: Day(number: 20_777), now: [:], closes: [:])
        #expect(
            Journal(rows, Terms(rates: rates), .ledger).text.hasSuffix(
                """

                2024-03-01 * buy VOD.L
                    ; say "hi" (2024-02-30). x
                    Assets:Isa:Positions  100 "VOD.L" {0.705 GBP} [2024-03-01] @@ 70.5 GBP
                    Expenses:Fees  1.99 GBP
                    Assets:Isa:Cash  -72.49 GBP

                2024-06-03 * sell VOD.L
                    Assets:Isa:Positions  -40 "VOD.L" {0.705 GBP} [2024-03-01] @@ 28.2 GBP
                    Income:Gains  -3.8 GBP
                    Assets:Isa:Cash  32 GBP

                """))
        #expect(
            Journal(rows, Terms(rates: rates), .beancount).text.contains(
                """
                2024-03-01 * "buy VOD.L" "say \\"hi\\" [2024-02-30]: x"
                    Assets:Isa:Positions  100 VOD.L {0.705 GBP, 2024-03-01}
                """))
    }

    @Test(
        "Without a deposit no cash is an asset, and rows with mistakes or of an unknown currency are left out"
    )
    func leavesOut() throws {
        let text = """
            date,type,item,quantity,price,currency,fee,rate,account,note
            2024-03-01,buy,AAPL,10,180,USD,,,,
            2024-03-02,sell,AAPL,11,180,USD,,,,
            2024-03-03,buy,MSFT,1,400,,,,,
            2099-03-03,buy,AAPL,1,400,USD,,,,

            """
        let rows = TransactionDocument(Array(text.utf8)).transactions
        let rates = HomeRates(home: "USD", today: Day(number: 20_777), now: [:], closes: [:])
        let journal = Journal(rows, Terms(rates: rates), .ledger)
        #expect(journal.mistakes.map(\.line) == [3])
        #expect(journal.unknown.map(\.text) == ["MSFT"])
        #expect(
            journal.text == """
                account Assets:Portfolio:Positions
                account Equity:Portfolio:Cash
                commodity USD
                commodity "AAPL"

                2024-03-01 * buy AAPL
                    Assets:Portfolio:Positions  10 "AAPL" {180 USD} [2024-03-01] @@ 1800 USD
                    Equity:Portfolio:Cash  -1800 USD

                """)
    }

    @Test("An item has a name that the program takes")
    func names() throws {
        let names = try ["2330.TW", "^GSPC", "BTC-USD", "V", "TRUE", "EURUSD=X", "brk-b", "USD"].map {
            let item = try #require(Symbol($0))
            return [
                JournalFormat.ledger.name(of: item, besides: ["USD"]),
                JournalFormat.beancount.name(of: item, besides: ["USD"]),
            ]
        }
        #expect(
            names == [
                ["\"2330.TW\"", "X2330.TW"], ["\"^GSPC\"", "X-GSPC"], ["\"BTC-USD\"", "BTC-USD"],
                ["\"V\"", "XV"], ["\"TRUE\"", "XTRUE"], ["\"EURUSD=X\"", "EURUSD-X"],
                ["\"brk-b\"", "BRK-B"], ["\"XUSD\"", "XUSD"],
            ])
    }

    @Test("A file of prices keeps its other lines, and has one line a day and thing")
    func prices() throws {
        let day = Day(number: 20_777)
        let (stock, pence): (Symbol, Symbol) = ("2330.TW", "VOD.L")
        let eur = RateLeg.currency("EUR")
        func prices(_ price: Double) -> [DayPrice] {
            [
                DayPrice(.item(stock), on: day, price, in: "TWD"),
                DayPrice(.item(pence), on: day, 70.5, in: "GBp"),
                DayPrice(.leg(eur), on: day, 1.0812, in: "USD"),
            ].compactMap(\.self)
        }
        let before = "; mine\nP 2026-11-19 \"2330.TW\" 680 TWD\n"
        var file = PriceFile(before, .ledger)
        file.take(prices(689))
        file.take(prices(690.5))
        let lines = """
            P 2026-11-20 "2330.TW" 690.5 TWD
            P 2026-11-20 "VOD.L" 0.705 GBP
            P 2026-11-20 EUR 1.0812 USD

            """
        #expect(file.text == before + lines)
        #expect(PriceFile(file.text, .ledger).text == file.text)
        var beans = PriceFile("", .beancount)
        beans.take(prices(690.5))
        #expect(
            beans.text == """
                2026-11-20 price X2330.TW 690.5 TWD
                2026-11-20 price VOD.L 0.705 GBP
                2026-11-20 price EUR 1.0812 USD

                """)
        var table = PriceFile("", .csv)
        table.take(prices(690.5))
        #expect(
            table.text == """
                day,item,price,currency
                2026-11-20,2330.TW,690.5,TWD
                2026-11-20,VOD.L,0.705,GBP
                2026-11-20,EUR,1.0812,USD

                """)
        let (own, other) = (try Self.file(file.text, "prices"), try Self.file(beans.text, "p.beancount"))
        try Self.run(["hledger", "-f", own.path, "prices"])
        try Self.run(["ledger", "-f", own.path, "--args-only", "prices"])
        try Self.run(["bean-check", other.path])
        for file in [own, other] { try FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    }
}

extension JournalTests {
    private static let units: [Symbol: String] = [
        "AAPL": "USD", "2330.TW": "TWD", "VOD.L": "GBp", "^GSPC": "USD", "BTC-USD": "USD", "V": "USD",
        "SAP.DE": "EUR", "TRUE": "JPY",
    ]
    private static let beanNames = [
        "2330.TW": "X2330.TW", "^GSPC": "X-GSPC", "V": "XV", "TRUE": "XTRUE",
    ]
    private static let accounts = [
        "": "Portfolio", "broker": "Broker", "Bröker 2": "Bröker-2", "证券": "X证券", "a:b; c": "A-b--c",
        "401k": "401k",
    ]

    private static func rows(_ count: Int, _ chance: inout SeededGenerator) -> [Transaction] {
        var rows: [Transaction] = []
        var held: [Position.Key: Rational] = [:]
        func decimal(_ most: Int, _ places: Int, _ chance: inout SeededGenerator) -> Rational {
            let ten = (0..<places).reduce(1) { power, _ in power * 10 }
            return Rational(Int.random(in: 1...most * ten, using: &chance)) / Rational(ten)
        }
        let kinds: [Transaction.Kind] =
            [.deposit] + Array(repeating: .buy, count: 10) + Array(repeating: .sell, count: 8)
            + Transaction.Kind.allCases
        for place in 0..<count {
            let kind = place == 0 ? .deposit : kinds.randomElement(using: &chance)!
            let account = accounts.keys.sorted().randomElement(using: &chance)!
            let item = units.keys.sorted().randomElement(using: &chance)!
            let key = Position.Key(item, account: account)
            var row = Transaction(
                line: place + 2, day: Day(number: 19_000 + place * 4), kind: kind, item: item,
                quantity: decimal(300, Int.random(in: 0...8, using: &chance), &chance),
                price: decimal(500, Int.random(in: 0...4, using: &chance), &chance), currency: units[item],
                fee: Bool.random(using: &chance) ? decimal(20, 2, &chance) : 0, account: account,
                note: ["", "", "a \"note\": [2024-02-30] ; x", "date:2024-13-45", ":tag: \\"].randomElement(
                    using: &chance)!)
            switch kind {
            case .buy:
                if Int.random(in: 0..<20, using: &chance) == 0 { row.price = 0 }
                held[key, default: 0] += row.quantity
            case .sell:
                let part = Rational(Int.random(in: 1...100, using: &chance)) / 100
                let most = (held[key] ?? 0) * part
                row.quantity = Rational(decimal: most.text(places: 10), places: 10)!
                if row.quantity > most { row.quantity -= Rational(decimal: "0.0000000001")! }
                if row.quantity.sign <= 0 { continue }
                held[key, default: 0] -= row.quantity
            case .split:
                row.quantity = [2, 3, Rational(1) / 3, Rational(3) / 2, Rational(1) / 7].randomElement(
                    using: &chance)!
                (row.price, row.fee, row.currency) = (0, 0, nil)
                if Bool.random(using: &chance) { row.account = "" }
                for key in held.keys where key.item == item && row.splits(key.account) {
                    held[key] = held[key]! * row.quantity
                }
            case .fee:
                (row.quantity, row.price, row.fee) = (0, 0, decimal(20, 2, &chance))
                if Bool.random(using: &chance) { row.item = nil }
            case .dividend: break
            case .deposit, .withdraw:
                (row.item, row.price) = (nil, 0)
            case .tax, .interest:
                (row.price, row.fee) = (0, 0)
                if Bool.random(using: &chance) { row.item = nil }
            case .exchange:
                row.item = nil
                row.into = ["USD", "EUR", "GBp", "TWD"].filter { $0 != row.currency }.randomElement(
                    using: &chance)!
            }
            rows.append(row)
        }
        return rows
    }

    private struct Place: Hashable, CustomStringConvertible {
        let account, what: String
        var description: String { "\(account) \(what)" }
    }

    private static func expected(
        _ rows: [Transaction], _ positions: [Position]
    ) -> (held: [Place: Double], cost: [Place: Double]) {
        var (held, cost): ([Place: Double], [Place: Double]) = ([:], [:])
        for position in positions {
            let account = "Assets:\(accounts[position.key.account]!):Positions"
            let unit = MinorUnit(position.currency!)!
            held[Place(account: account, what: position.key.item.text)] = position.quantity.value!.double
            cost[Place(account: account, what: unit.code.text), default: 0] +=
                position.cost.value!.double / unit.parts
        }
        for row in rows where row.kind != .split {
            let account = "Assets:\(accounts[row.account]!):Cash"
            func add(_ amount: Rational, _ unit: String) {
                let unit = MinorUnit(unit)!
                held[Place(account: account, what: unit.code.text), default: 0] += amount.double / unit.parts
            }
            let value = row.quantity * row.price
            let money =
                switch row.kind {
                case .buy: -value
                case .sell, .dividend: value
                case .deposit, .interest: row.quantity
                case .withdraw, .tax, .exchange: -row.quantity
                case .fee, .split: Rational.zero
                }
            add(money - row.fee, row.currency!)
            if let into = row.into { add(value, into) }
        }
        return (held, cost)
    }

    private static func file(_ text: String, _ name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        return folder.appending(path: name)
    }

    @discardableResult
    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // hledger reads its files in the locale's encoding.
        process.arguments = ["LC_ALL=C.UTF-8"] + arguments
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && said.isEmpty, "\(arguments[0]): \(said.prefix(2000))")
        return text
    }

    private static func amounts(_ texts: [Substring], _ account: Substring) -> [(Place, Double)] {
        texts.compactMap { text in
            let parts = text.split(separator: " ")
            guard parts.count == 2, let number = Double(parts[0]) else { return nil }
            let what = parts[1].filter { $0 != "\"" }
            return (Place(account: String(account), what: what), number)
        }
    }

    /// `"Assets:Broker:Positions","3 AAPL, 1 ""2330.TW"""`
    private static func hledger(_ text: String) -> [Place: Double] {
        let lines = text.split(separator: "\n").dropFirst()
        return Dictionary(
            lines.flatMap { line -> [(Place, Double)] in
                let fields = line.dropFirst().dropLast().components(separatedBy: "\",\"")
                return amounts(
                    fields[1].split(separator: ",").map { Substring($0.filter { $0 != "\"" }) },
                    fields[0][...])
            }
        ) { $1 }
    }

    /// `Assets:Broker:Positions|3 AAPL`, and further amounts on lines of their own.
    private static func ledger(_ text: String) -> [Place: Double] {
        var (account, all) = (Substring(), [(Place, Double)]())
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "|")
            if parts.count == 2 { account = parts[0] }
            all += amounts([parts.last ?? ""], account)
        }
        return Dictionary(all) { $1 }
    }

    private static func beancount(_ text: String) -> [Place: Double] {
        Dictionary(
            // Its lines end in CR and LF.
            text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
                let fields = line.split(separator: ",").map { $0.filter { $0 != " " } }
                return fields.count == 3
                    ? (Place(account: fields[0], what: fields[1]), Double(fields[2]) ?? .nan) : nil
            }
        ) { $1 }
    }

    /// Amounts near 0 may be missing.
    private static func compare(
        _ found: [Place: Double], _ expected: [Place: Double], _ program: String,
        _ names: [String: String] = [:]
    ) {
        let expected = Dictionary(
            uniqueKeysWithValues: expected.map {
                (Place(account: $0.account, what: names[$0.what] ?? $0.what), $1)
            })
        for place in Set(found.keys).union(expected.keys) {
            let (a, b) = (found[place] ?? 0, expected[place] ?? 0)
            let isSame = abs(a - b) <= 1e-7 + 1e-12 * abs(b)
            #expect(isSame, "\(program): \(place) is \(a), not \(b)")
        }
    }
}
