import CivilTime
import Literals
import Market
import Seeded
import Testing

@testable import Money

@Suite struct EntryTests {
    private static let today = Day("2026-11-20") ?? Day(number: 0)
    private static let german = AmountMarks(decimal: ",", grouping: ".")

    private func read(
        _ text: String, _ marks: AmountMarks = .english, of key: Position.Key? = nil
    ) throws(EntryMistake) -> Transaction {
        try Transaction(typed: text, marks, on: Self.today, of: key) {
            ["USD", "TWD", "GBP", "EUR"].contains($0.text)
        }
    }

    private func row(_ text: String, _ marks: AmountMarks = .english, of key: Position.Key? = nil) -> String {
        guard let typed = try? read(text, marks, of: key),
            let document = try? TransactionDocument().appending([typed])
        else { return "" }
        return String(decoding: document.bytes, as: UTF8.self).split(separator: "\n").last.map(String.init)
            ?? ""
    }

    @Test(arguments: [
        ("buy 10 AAPL 187.40", "2026-11-20,buy,AAPL,10,187.4,,,,,"),
        ("BUY 10 aapl @ 187.40", "2026-11-20,buy,AAPL,10,187.4,,,,,"),
        ("buy AAPL 10 187.40", "2026-11-20,buy,AAPL,10,187.4,,,,,"),
        ("+10 AAPL @187.40 usd", "2026-11-20,buy,AAPL,10,187.4,USD,,,,"),
        ("- 1,000 2330.TW 1020 fee 20", "2026-11-20,sell,2330.TW,1000,1020,,20,,,"),
        ("sell fee 20 rate 31.5 in broker 5 2330.TW 1020", "2026-11-20,sell,2330.TW,5,1020,,20,31.5,broker,"),
        (
            "buy 2026/3/1 3 VOD.L 70 GBp in \"my, broker\"",
            "2026-03-01,buy,VOD.L,3,70,GBp,,,\"my, broker\","
        ),
        ("buy 1 ON 70 on 2026-03-01", "2026-03-01,buy,ON,1,70,,,,,"),
        ("buy 1 USD 70 USD", "2026-11-20,buy,USD,1,70,USD,,,,"),
        ("dividend 10 AAPL 0.25", "2026-11-20,dividend,AAPL,10,0.25,,,,,"),
        ("split AAPL 4", "2026-11-20,split,AAPL,4,,,,,,"),
        ("split 1:3 AAPL", "2026-11-20,split,AAPL,1:3,,,,,,"),
        ("fee 3 USD", "2026-11-20,fee,,,,USD,3,,,"),
        ("fee 3 AAPL", "2026-11-20,fee,AAPL,,,,3,,,"),
        ("deposit 5000 TWD in broker", "2026-11-20,deposit,,5000,,TWD,,,broker,"),
        ("tax 12.5 USD", "2026-11-20,tax,,12.5,,USD,,,,"),
        ("tax 12.5 USD AAPL", "2026-11-20,tax,AAPL,12.5,,USD,,,,"),
        ("interest 3 EUR in broker", "2026-11-20,interest,,3,,EUR,,,broker,"),
        ("exchange 1000 USD EUR 0.92 fee 2", "2026-11-20,exchange,EUR,1000,0.92,USD,2,,,"),
        ("exchange 1000 usd to eur @ 0.92", "2026-11-20,exchange,EUR,1000,0.92,USD,,,,"),
        ("withdraw 0.5 USD", "2026-11-20,withdraw,,0.5,,USD,,,,"),
    ])
    func `what is typed is written as a row of the file`(text: String, row: String) {
        #expect(self.row(text) == row)
    }

    @Test func `what is selected is meant where nothing else is named`() {
        let key = Position.Key("AAPL", account: "broker")
        #expect(row("buy 10 @ 187", of: key) == "2026-11-20,buy,AAPL,10,187,,,,broker,")
        #expect(row("buy 10 187 USD", of: key) == "2026-11-20,buy,AAPL,10,187,USD,,,broker,")
        #expect(row("buy 1 IBM 100 in other", of: key) == "2026-11-20,buy,IBM,1,100,,,,other,")
        #expect(row("buy 1 100 in \"\"", of: key) == "2026-11-20,buy,AAPL,1,100,,,,,")
        #expect(row("fee 3", of: key) == "2026-11-20,fee,AAPL,,,,3,,broker,")
        #expect(row("fee 3 USD", of: key) == "2026-11-20,fee,,,,USD,3,,broker,")
        #expect(row("split 4", of: key) == "2026-11-20,split,AAPL,4,,,,,,")
    }

    @Test func `an item that is typed has its own account, not that of what is selected`() throws {
        let key = Position.Key("AAPL", account: "broker")
        for (text, account) in [
            ("buy 5 MSFT 400", "Rakuten"), ("sell 5 MSFT 400 in bank", "bank"),
            ("buy 5 MSFT 400 in \"\"", ""),
            ("buy 5 IBM 100", ""), ("fee 3 MSFT", "Rakuten"), ("split MSFT 4", ""), ("buy 5 400", "broker"),
        ] {
            let typed = try Transaction(
                typed: text, on: Self.today, of: key, heldIn: { $0 == "MSFT" ? "Rakuten" : "" }
            ) { _ in false }
            #expect(typed.account == account, "\(text)")
        }
    }

    @Test func `numbers are read in the user's marks`() {
        #expect(row("buy 1.000 AAPL 187,40", Self.german) == "2026-11-20,buy,AAPL,1000,187.4,,,,,")
        #expect(row("buy １０ AAPL 187,5", Self.german) == "2026-11-20,buy,AAPL,10,187.5,,,,,")
    }

    @Test(arguments: [
        ("bu", EntryMistake.row(.unknownType("bu"), at: 0)),
        ("  10 AAPL", .row(.unknownType("10"), at: 2)),
        ("buy", .missing([.quantity, .item, .price])),
        ("buy 10", .missing([.item, .price])),
        ("buy 10 AAPL", .missing([.price])),
        ("split AAPL", .missing([.factor])),
        ("deposit 10", .missing([.currency])),
        ("exchange 10 USD 0.9", .missing([.currency])),
        ("fee 10", .missing([.currency])),
        ("buy 1 AAPL 2 in", .missing([.account])),
        ("fee", .amount(AmountMistake(.numberMissing, at: 3))),
        ("buy 1 AAPL 2 fee", .amount(AmountMistake(.numberMissing, at: 16))),
        ("buy 1 AAPL 2 rate x", .amount(AmountMistake(.numberMissing, at: 18))),
        ("buy 1 AAPL 2 3", .amount(AmountMistake(.unexpected("3"), at: 13))),
        ("buy 0 AAPL 2", .row(.isZero, at: 4)),
        ("buy 0.12345678901 AAPL 2", .row(.tooManyPlaces(most: 10), at: 4)),
        ("buy 1,2,3 AAPL 2", .amount(AmountMistake(.grouping("1,2,3"), at: 4))),
        ("buy 1 €€ 2", .row(.notASymbol("€€"), at: 6)),
        ("buy 1 AAPL 2 XYZ", .row(.unknownCurrency("XYZ"), at: 13)),
        ("buy 1 AAPL 2 2026-02-30", .amount(AmountMistake(.noSuchDay("2026-02-30"), at: 13))),
        ("buy 1 AAPL 2 on", .amount(AmountMistake(.noSuchDay(""), at: 15))),
        ("split AAPL 0:1", .row(.notAFactor("0:1"), at: 11)),
        ("split AAPL 4 fee 3", .row(.valueUnused(.split), at: 13)),
    ])
    func `what is wrong or missing is told with its place`(text: String, mistake: EntryMistake) {
        #expect(throws: mistake) { try read(text) }
    }

    @Test func `whatever is read of random texts is a row that the file takes`() throws {
        var random = SeededGenerator.announced()
        let parts = [
            "buy", "sell", "split", "fee", "dividend", "deposit", "+", "-", "10", "1,5", "0", ".5", "4:1",
            "0:", "@",
            "@3", "at", "in", "on", "rate", "AAPL", "2330.TW", "USD", "GBp", "2026-03-01", "2026-13-01", "\"",
            "\"a, b\"", "#", "é", "１０", " ", "’", ":", "--",
        ]
        var read = 0
        for _ in 0..<20_000 {
            let first = Bool.random(using: &random) ? ["buy", "10", "AAPL", "3"] : []
            let rest = (0..<Int.random(in: 0...7, using: &random)).compactMap { _ in
                parts.randomElement(using: &random)
            }
            let text = (first + rest).joined(separator: random.next() % 8 == 0 ? "" : " ")
            guard let typed = try? self.read(text, of: Position.Key("IBM", account: "broker")) else {
                continue
            }
            read += 1
            #expect(throws: Never.self, "\(text)") { try TransactionDocument().appending([typed]) }
        }
        #expect(read > 500)
    }
}
