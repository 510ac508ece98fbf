import CivilTime
import Literals
import Market
import Money
import Testing

@Suite struct TickerTests {
    private let day: Day

    init() throws { day = try #require(Day("2024-03-01")) }

    private func read(_ text: String) -> ImportedRows {
        ImportedRows(ticker: Array(text.utf8), on: day, account: "t")
    }
    private func shown(_ rows: ImportedRows) -> [String] {
        rows.transactions.map { row in
            [Transaction.Column.type, .item, .quantity, .price, .fee].map(row.text).joined(separator: " ")
        }
    }

    @Test("Lots at the top and in groups are bought, and those below 0 sold")
    func lots() {
        let rows = read(
            """
            # my own
            show-summary: true
            interval: 5   # seconds
            currency: USD
            watchlist:
              - NET
              - BTC-USD
            lots:
              - symbol: "MSFT"
                quantity: -2.5
                unit_cost: 400
              - symbol: 'MSFT'     # a second lot
                unit_cost: 310.25
                quantity: 10.0
                fixed_cost: 7.00

              - quantity: 0.00000001
                symbol: BTC-USD.CB
                unit_cost: 64000.5
            groups:
            - name: second
              watchlist:
              - ESTC
              holdings:
              - symbol: 2330.TW
                quantity: 1000
                unit_cost: 600
            - lots:
                - symbol: ^GSPC
                  quantity: 1
                  unit_cost: 1
              name: third
            colors:
              text: "#ffffff"

            """)
        #expect(rows.mistakes == [])
        #expect(
            shown(rows) == [
                "buy MSFT 10 310.25 7", "buy BTC-USD 0.00000001 64000.5 ", "buy 2330.TW 1000 600 ",
                "buy ^GSPC 1 1 ", "sell MSFT 2.5 400 ",
            ])
        #expect(rows.transactions.allSatisfy { $0.day == day && $0.account == "t" })
        #expect(rows.transactions.map(\.line) == [12, 17, 25, 29, 9])
    }

    @Test(
        "A form that nobody has filled in says nothing",
        arguments: [
            "lots:\n  - symbol:\n    quantity:\n    unit_cost:\n", "lots: []\ngroups:\n",
            "watchlist:\n  - lots\n", "",
        ])
    func empty(text: String) {
        #expect(read(text).mistakes == [] && read(text).transactions == [], "\(text)")
    }

    @Test(
        "What lots are not written like is named with its line",
        arguments: [
            ("lots: [{symbol: A, quantity: 1, unit_cost: 2}]", 1, nil, Mistake.Cause.notUnderstood),
            ("lots:\n  - {symbol: A}\n", 2, nil, .notUnderstood),
            ("lots:\n  - &first\n", 2, nil, .notUnderstood),
            (
                "lots:\n  - symbol: A\n    symbol: B\n    quantity: 1\n    unit_cost: 2\n", 3, nil,
                .notUnderstood
            ),
            ("lots:\n  - symbol: \"A\n    quantity: 1\n    unit_cost: 1\n", 2, nil, .notUnderstood),
            (
                "lots:\n  - symbol: A\n    quantity: many\n    unit_cost: 2\n", 2, .quantity,
                .notANumber("many")
            ),
            ("lots:\n  - symbol: A\n    quantity: 1\n", 2, .price, .valueMissing(.buy)),
            ("lots:\n  - symbol: SOL.X\n    quantity: 1\n    unit_cost: 2\n", 2, .item, .notYahoos("SOL.X")),
        ] as [(String, Int, Transaction.Column?, Mistake.Cause)])
    func mistakes(text: String, line: Int, column: Transaction.Column?, cause: Mistake.Cause) {
        let mistakes = read(text).mistakes
        #expect(mistakes.first?.line == line)
        #expect(mistakes.first?.column == column)
        #expect(mistakes.first?.cause == cause)
    }
}
