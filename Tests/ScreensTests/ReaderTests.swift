import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Screens
import Seeded
import TUI
import Testing
import Words

/// The board for screen readers.
@Suite struct ReaderTests {
    private func readBoard(_ width: Int = 100, _ height: Int = 24, arrangement: Arrangement = .first)
        -> Screen
    {
        Screen(
            width, height, terminal: TerminalTraits(wantsReader: true), arrangement: arrangement)
    }

    private func lines(_ screen: Screen) -> [String] {
        screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("The panel has a heading and an item a line, and the cursor stands on the selected one")
    func board() {
        var screen = readBoard(
            arrangement: Arrangement(rates: ["JPY", "EUR"], clocks: ["Asia/Tokyo"], stocks: ["2330.TW"]))
        #expect(lines(screen)[0].hasPrefix("Rates, panel 1 of 3, 1 USD, d1"))
        #expect(lines(screen)[1].hasPrefix("USD/JPY 149.23, down 0.76 %,"), "\(lines(screen)[1])")
        #expect(lines(screen)[2].hasPrefix("USD/EUR "))
        #expect(screen.frame.cursor == Point(x: 0, y: 1))
        screen.press("<down>")
        #expect(screen.frame.cursor == Point(x: 0, y: 2))
        screen.press("<tab>")
        #expect(lines(screen)[0].hasPrefix("World clocks, panel 2 of 3"))
        #expect(lines(screen)[1].hasPrefix("Tokyo "))
        #expect(screen.frame.cursor == Point(x: 0, y: 1))
        screen.press("<tab>")
        #expect(lines(screen)[1].hasPrefix("2330 "), "\(lines(screen)[1])")
    }

    @Test("Groups are lines with their names, folded ones say so, and empty panels say what to do")
    func groups() {
        let list = ItemList([
            .heading(Group("Chips", isFolded: true)), .card("2330.TW"), .heading(Group("Rest")),
            .card("AAPL"),
        ])
        var screen = readBoard(
            arrangement: Arrangement(rates: ItemList([]), clocks: ItemList([]), stocks: list))
        #expect(lines(screen)[1] == Words.english[.noCurrencies].replacing("{key:board.add}", with: "a"))
        screen.press("3")
        #expect(lines(screen)[1].hasPrefix("Chips, folded, 1 stock"))
        #expect(lines(screen)[2].hasPrefix("Rest, 1 stock"))
        #expect(lines(screen)[3].hasPrefix("AAPL "))
        screen.press("z")
        #expect(lines(screen)[2].hasPrefix("2330 "))
    }

    @Test("Long lists are pages that stay where they are while the cursor goes through them")
    func pages() {
        let codes = ["JPY", "EUR", "TWD", "KRW", "CNY", "HKD", "SGD", "THB", "MYR", "PHP", "CAD", "IDR"]
        var screen = readBoard(80, 12, arrangement: Arrangement(rates: codes, clocks: [], stocks: []))
        let first = lines(screen)
        for step in 1...8 {
            screen.press("<down>")
            #expect(lines(screen)[1..<10] == first[1..<10])
            #expect(screen.frame.cursor == Point(x: 0, y: step + 1))
        }
        screen.press("<down>")
        #expect(lines(screen)[1].hasPrefix("USD/PHP "))
        #expect(screen.frame.cursor == Point(x: 0, y: 1))
    }

    private static let keys: [String: String] = [
        "board": "", "clocks": "2", "stocks": "3", "events": "6", "details": "<enter>",
        "stock-details": "3<enter>",
        "chart": "v", "chart-read": "v<left><left>", "chart-compared": "3vc", "indicators": "vi", "deck": "c",
        "deck-stocks": "3c", "help": "?", "palette": ":", "palette-typed": ":pan", "picker": "a",
        "picker-typed": "3aapp", "settings": "O<down><down>", "boards": "B", "alerts": "A", "alert": "!",
        "alert-typed": "!> 150", "meeting": "2M", "columns": "3C", "amount": "=", "amount-typed": "=1500",
        "past": "@",
        "time": "2t", "time-typed": "2t9am", "baseline": "d", "group": "n", "filter": "/",
        "filter-typed": "/u",
        "carried": "<space><right>", "search": "'j", "event": "6E", "panels": "w", "filters": "F",
    ]

    @Test(
        "Each layer is lines without boxes, bars and dots, with the cursor on the selected line or behind a typed text",
        arguments: ReaderTests.keys.keys.sorted())
    func layers(_ name: String) throws {
        var screen = readBoard()
        screen.press(Self.keys[name] ?? "")
        let shown = lines(screen)
        for scalar in shown.dropLast().joined().unicodeScalars {
            let isDrawn = (0x2500...0x25FF).contains(scalar.value) || (0x2800...0x28FF).contains(scalar.value)
            #expect(!isDrawn, "\(scalar)")
        }
        let cursor = try #require(screen.frame.cursor)
        #expect(!shown[cursor.y].isEmpty)
        try expectSnapshot("cursor \(cursor.x), \(cursor.y)\n" + screen.text, "Reader/\(name)")
    }

    @Test("A typed text has the cursor behind it, and the selected command has it when there is none to type")
    func cursor() throws {
        var screen = readBoard()
        screen.press("t9am")
        let place = try #require(screen.frame.cursor)
        #expect(lines(screen)[place.y].hasSuffix("9am"))
        #expect(lines(screen)[place.y].count == place.x)
        screen.press("<esc>O<down><down>")
        let row = try #require(screen.frame.cursor).y
        screen.press("<down>")
        #expect(try #require(screen.frame.cursor).y == row + 1)
    }

    @Test("Charts are sentences")
    func charts() {
        var screen = readBoard()
        screen.press("<enter>")
        #expect(
            screen.text.contains(/Month: (up|down) \d+\.\d %, low \S+ on \d+ \w+, high \S+ on \d+ \w+/),
            "\(screen.text)")
    }

    @Test("What changed is said in a line, the selected one first, and nothing is said twice")
    func announced() {
        var screen = readBoard(arrangement: Arrangement(rates: ["JPY", "EUR"], clocks: [], stocks: []))
        func remark() -> String { lines(screen)[22] }
        func rates(_ yen: Double, _ euro: Double, after seconds: Int) -> Message {
            let now = Sample.asOf + seconds
            let rates = [("JPY", yen), ("EUR", euro)].map { code, value in
                Seen(
                    Rate(
                        code: CurrencyCode(stringLiteral: code), perDollar: value, quotedAt: now,
                        source: "test"), .live, at: now)
            }
            return .figures(.changed(FigureChanges(known: Known(rates: rates)), at: now))
        }
        screen.send(.program(.announce))
        #expect(remark().isEmpty)
        screen.press("<down>")
        screen.send(rates(150, 0.9, after: 1), .program(.announce))
        #expect(remark() == "USD/EUR 0.90000, 1 more changed", "\(remark())")
        screen.send(.program(.announce))
        #expect(remark().isEmpty)
    }

    @Test("No size traps it, and the cursor is on the screen")
    func sizes() {
        var numbers = SeededGenerator.announced()
        var screen = readBoard()
        for _ in 0..<150 {
            screen.size = Size(
                width: Int.random(in: 0...130, using: &numbers),
                height: Int.random(in: 0...40, using: &numbers))
            screen.press(
                ["j", "<tab>", "<enter>", "<esc>", "v", "c", "?", ":", "G"].randomElement(using: &numbers)
                    ?? "j")
            let frame = screen.frame
            if let cursor = frame.cursor { #expect(Rect(frame.size).contains(cursor), "\(screen.size)") }
        }
    }
}
