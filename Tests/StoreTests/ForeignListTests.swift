import Arrangement
import Board
import Literals
import Market
import Testing

@testable import Store

@Suite struct ForeignListTests {
    private static let ticker = """
        # ~/.ticker.yaml
        show-summary: true   # a remark
        interval: 5
        currency: EUR
        watchlist:
          - NET
          - "2330.TW"
          - BTC-USD # Bitcoin
          - SOL.X
          - DOGE1.X
          - ETH-USD.CB
          - bitcoin.CG
          - EURUSD=X
          - JPY=X
          - USD=X
          - EURTRY=X
          - net
          - ^GSPC
          - brk b
        lots:
          - symbol: "ABNB"
            quantity: 35.0
            unit_cost: 146.00
          - symbol:
            quantity:
        groups:
          - name: coins
            watchlist: [SHIB-USD, 'ADA-USD']
            holdings:
              - symbol: SOL1-USD
                quantity: 17
          - name: empty
        #  - name: gone
        #    watchlist:
        #      - GONE
        """

    private func found(
        _ text: String, as source: ForeignList.Source? = nil, onto board: Arrangement = .init()
    )
        throws -> ListImport
    {
        ListImport(try #require(ForeignList(Array(text.utf8), as: source)), onto: board)
    }

    private func rows(_ found: ListImport) -> [String] {
        found.rows.map { row in
            "\(row.named.panel.text) \(row.named.item)" + (row.group.map { " in \($0)" } ?? "")
        }
    }

    @Test("ticker: the watch lists and groups come; lots, settings and names of its own do not")
    func ticker() throws {
        let list = try #require(ForeignList(Array(Self.ticker.utf8)))
        #expect(list.source == .ticker)
        let found = ListImport(list, onto: Arrangement())
        #expect(
            rows(found) == [
                "stocks NET", "stocks 2330.TW", "stocks BTC-USD", "stocks SOL-USD", "stocks ETH-USD",
                "rates EUR",
                "rates JPY", "stocks EURTRY=X", "stocks ^GSPC", "stocks SHIB-USD in coins",
                "stocks ADA-USD in coins",
            ])
        #expect(
            found.leftOut == [
                .init(name: "DOGE1.X", reason: .ownName), .init(name: "bitcoin.CG", reason: .ownName),
                .init(name: "USD=X", reason: .isBase("USD")), .init(name: "net", reason: .isTwice),
                .init(name: "brk b", reason: .noSymbol), .init(name: "ABNB", reason: .lot),
                .init(name: "SOL1-USD", reason: .lot), .init(name: "show-summary", reason: .setting),
                .init(name: "interval", reason: .setting), .init(name: "currency", reason: .setting),
            ])
    }

    @Test("tickrs: its symbols come")
    func tickrs() throws {
        let text =
            "---\n# symbols\nsymbols:\n- SPY\n- ^IXIC\n- BTC-USD\n\ntime_frame: 1D\ntheme:\n  gray: '#727072'\n"
        let list = try #require(ForeignList(Array(text.utf8)))
        #expect(list.source == .tickrs)
        let found = ListImport(list, onto: Arrangement())
        #expect(rows(found) == ["stocks SPY", "stocks ^IXIC", "stocks BTC-USD"])
        #expect(found.leftOut.map(\.name) == ["time_frame", "theme"])
        #expect(ForeignList(Array("---\n#symbols:\n#  - SPY\nchart_type: line\n".utf8))?.entries == [])
    }

    @Test("mop: its tickers come, but no names that no exchange has")
    func mop() throws {
        let text =
            #"{"Tickers":["AAPL","SI=F","PETR4.SA","IBOV:IND","USDBRL=X"],"QuotesRefresh":5,"Grouped":false}"#
        #expect(ForeignList(Array(text.utf8))?.source == .mop)
        let found = try found(text)
        #expect(rows(found) == ["stocks AAPL", "stocks SI=F", "stocks PETR4.SA", "rates BRL"])
        #expect(
            found.leftOut == [
                .init(name: "IBOV:IND", reason: .noSymbol), .init(name: "QuotesRefresh", reason: .setting),
                .init(name: "Grouped", reason: .setting),
            ])
    }

    /// Work that grows with the file's square would take four hundred times as long for twenty times as many
    /// lines.
    @Test("A file of many thousand lines is read, and put on a board")
    func long() throws {
        let lots = (0..<5000).map { "  - symbol: S\($0)\n    quantity: 1\n" }.joined()
        let list = try #require(ForeignList(Array(("lots:\n" + lots).utf8)))
        #expect(list.source == .ticker && list.lots.count == 5000 && list.lots.last == "S4999")
        let nested = (0..<5000).map { "- - S\($0)\n" }.joined()
        #expect(ForeignList(Array(("symbols:\n" + nested).utf8), as: .tickrs) != nil)
        let brackets = String(repeating: "[x]\n", count: 5000)
        let named = ListImport(try #require(ForeignList(Array(brackets.utf8))), onto: Arrangement())
        #expect(named.rows.isEmpty && named.leftOut.count == 5000)
        let names = (0..<3000).map { "S\($0)" }
        var board = Arrangement()
        let csv = try #require(ForeignList(Array(("symbol\n" + names.joined(separator: "\n")).utf8)))
        let found = ListImport(csv, onto: board)
        found.put(on: &board)
        #expect(board[.stocks].count == found.rows.count && found.rows.count == 3000)
    }

    @Test("stocksTUI: each list becomes a group")
    func stocksTUI() throws {
        let text = """
            { "stocks": [ {"ticker": "AAPL", "alias": "Apple", "note": ""}, {"ticker": "msft"} ],
              "crypto": [ {"ticker": "BTC-USD", "alias": "Bitcoin"} ], "empty": [] }
            """
        #expect(ForeignList(Array(text.utf8))?.source == .stocksTUI)
        var board = Arrangement(stocks: ["2330.TW", "AAPL"])
        let found = try found(text, onto: board)
        #expect(rows(found) == ["stocks MSFT in stocks", "stocks BTC-USD in crypto"])
        #expect(found.leftOut == [.init(name: "AAPL", reason: .isThere)])
        found.put(on: &board)
        #expect(
            board.list(.stocks)
                == ItemList([
                    .card("2330.TW"), .card("AAPL"), .heading(Group("stocks")), .card("MSFT"),
                    .heading(Group("crypto")), .card("BTC-USD"),
                ]))
    }

    @Test(
        "A plain list: a name a line, or commas or blanks between them, with currencies and cities too",
        arguments: [
            "AAPL\nEUR\nTokyo\nNew York # there\n", "AAPL, EUR, Tokyo, New York", "AAPL EUR Tokyo\tNew York",
            "---\nAAPL\nEUR\nTokyo\nNew York\n",
        ])
    func list(_ text: String) throws {
        #expect(ForeignList(Array(text.utf8))?.source == .list)
        let found = try found(text)
        #expect(rows(found).prefix(3) == ["stocks AAPL", "rates EUR", "clocks Asia/Tokyo"])
        #expect(found.leftOut.isEmpty)
        #expect(
            rows(found).count == 4 && rows(found)[3].hasPrefix("clocks America/New_York"), "\(rows(found))")
    }

    @Test(
        "A column of a table, by its heading",
        arguments: [
            "Name,Symbol,Shares\n\"Apple, Inc.\",AAPL,5\nTSMC,2330.TW,7\n,,\n",
            "Ticker;Menge\nAAPL;5\n2330.TW;7\n", "date\tcode\n2024-01-01\tAAPL\n2024-01-01\t2330.TW\n",
        ])
    func table(_ text: String) throws {
        #expect(ForeignList(Array(text.utf8))?.source == .csv)
        #expect(rows(try found(text)) == ["stocks AAPL", "stocks 2330.TW"])
    }

    @Test(
        "What is none of these is said to be none",
        arguments: ["", "{ broken", "{}", "<html><body>AAPL</body></html>"])
    func unknown(_ text: String) {
        #expect(ForeignList(Array(text.utf8)) == nil)
    }

    @Test("A list that stops being YAML names the line, where one says what it is")
    func broken() {
        let text = Array("watchlist:\n  - AAPL\n  - \"2330.TW\n  - MSFT\n".utf8)
        #expect(ForeignList(text, as: .ticker) == nil)
        #expect(ForeignList.brokenLine(in: text, as: .ticker) == 3)
        #expect(ForeignList.brokenLine(in: text, as: nil) == nil)
        #expect(ForeignList.brokenLine(in: Array("watchlist:\n  - AAPL\n".utf8), as: .ticker) == nil)
    }

    @Test("No bytes end the reader, whatever they are said to be")
    func hostile() {
        let deep = String(repeating: "- ", count: 5000) + "x"
        let texts = [
            deep, "a:\n" + (0..<500).map { String(repeating: " ", count: $0) + "b:\n" }.joined(), "\u{FEFF}a",
            "[",
        ]
        for text in texts {
            for source in ForeignList.Source.allCases { _ = ForeignList(Array(text.utf8), as: source) }
        }
        for source in ForeignList.Source.allCases { #expect(ForeignList([0xFF, 0xFE], as: source) == nil) }
    }

    @Test("A currency's pair goes by the base of the board")
    func base() throws {
        let found = try found("EURUSD=X\nUSDTWD=X\nEURTWD=X\nTWD=X", onto: Arrangement(base: "TWD"))
        #expect(rows(found) == ["stocks EURUSD=X", "rates USD", "rates EUR"])
        #expect(found.leftOut == [.init(name: "TWD=X", reason: .isTwice)])
    }
}
