import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Frames")
struct FrameTests {
    @Test("The first board looks as it should", arguments: [(80, 24), (120, 40), (200, 60), (40, 12)])
    func firstBoard(width: Int, height: Int) throws {
        try expectSnapshot(Screen(width, height).text, "board-\(width)x\(height)")
    }

    @Test("Each panel alone at 80×24", arguments: [("1", "rates"), ("2", "clocks"), ("3", "stocks")])
    func onePanel(key: String, name: String) throws {
        var screen = Screen(80, 24)
        screen.press(key)
        try expectSnapshot(screen.text, "\(name)-80x24")
    }

    @Test("A card in the hand, the keys it answers to, and the others closed up")
    func carrying() throws {
        var screen = Screen(120, 40)
        screen.press("l<space><down>")
        screen.send(.program(.frame(0)), .program(.frame(60)))
        try expectSnapshot(screen.text, "carrying-halfway-120x40")
        screen.send(.program(.frame(120)))
        try expectSnapshot(screen.text, "carrying-120x40")
    }

    @Test("Clocks at another moment", arguments: [(80, 24), (120, 40), (40, 12)])
    func anotherMoment(width: Int, height: Int) throws {
        var screen = Screen(width, height)
        screen.press("2<down>t9am<enter>....")
        try expectSnapshot(screen.text, "moved-\(width)x\(height)")
    }

    @Test("All cities, and those that are found")
    func cities() throws {
        var screen = Screen(100, 24)
        screen.press("2a<right><right>")
        try expectSnapshot(screen.text, "cities-100x24")
        screen.press("ist")
        try expectSnapshot(screen.text, "ist-100x24")
    }

    @Test("All that is known of a clock")
    func clockDetails() throws {
        var screen = Screen(100, 30)
        screen.press("2<down><enter>")
        try expectSnapshot(screen.text, "clock-100x30")
    }

    @Test("Help over the board", arguments: [(80, 24), (120, 40)])
    func help(width: Int, height: Int) throws {
        var screen = Screen(width, height)
        screen.press("?")
        try expectSnapshot(screen.text, "help-\(width)x\(height)")
    }

    @Test("Live figures, an unknown currency, a stock nobody knows, and a feed that is cut off")
    func liveFigures() throws {
        var screen = Screen(
            120, 30,
            arrangement: Arrangement(
                rates: ["JPY", "XDR", "THB", "BTC"],
                clocks: ["Asia/Kathmandu", "Pacific/Chatham", "Mars/Base"],
                stocks: ["2330.TW", "ZZZZ.TW", "AAPL"]))
        let now = Sample.asOf
        screen.hear(
            .rates([
                Rate(code: "JPY", perDollar: 149.2304, quotedAt: now + -30, source: "rter"),
                Rate(code: "XDR", perDollar: 0.7423, quotedAt: now + -9_000_000, source: "rter"),
                Rate(code: "BTC", perDollar: 0.000_012_345_6, quotedAt: now + -30, source: "rter"),
            ]), to: .rates, at: now + -12)
        screen.hear(
            .quotes([
                Quote(
                    symbol: "2330.TW", name: "台積電", currency: "TWD", price: 1020, time: now + -54_000,
                    zone: "Asia/Taipei", closes: [DailyClose(day: Day(number: 20_776), close: 1005)],
                    source: "yahoo")
            ]), to: .quotes([]), at: now + -2)
        screen.hear(
            .failed(FeedFailure(source: "yahoo", cause: .unknownSymbol), symbol: "ZZZZ.TW"),
            to: .quotes([]),
            at: now)
        screen.send(.finished(.rates), .noticeExpired)
        screen.hear(
            .failed(FeedFailure(source: "rter", cause: .timedOut), symbol: nil), to: .rates, at: now)
        try expectSnapshot(screen.text, "live-120x30")
    }

    @Test(
        "On light paper, in ASCII, with wide ambiguous characters and on the console nothing is told by colour alone"
    )
    func fewMeans() throws {
        let colourless = TerminalTraits(hasColours: false)
        try expectSnapshot(Screen(100, 30, terminal: colourless).presented, "colourless-100x30")
        var settings = Settings()
        settings.ascii = true
        try expectSnapshot(
            Screen(100, 30, settings: settings, terminal: colourless).presented, "ascii-100x30")
        settings = Settings()
        settings.ambiguousWidth = .two
        try expectSnapshot(Screen(100, 30, settings: settings).presented, "ambiguous-100x30")
        try expectSnapshot(
            Screen(100, 30, terminal: TerminalTraits(isConsole: true)).presented, "console-100x30")
    }

    @Test("Where ambiguous characters are wide, none is drawn, whatever is open")
    func noAmbiguous() {
        var settings = Settings()
        settings.ambiguousWidth = .two
        for keys in ["", "?/s", "<enter>", "as", "<space><right>", "2", "3s", "d", "c", "2c", "nX<enter>z"] {
            for (width, height) in [(200, 60), (120, 40), (80, 24), (40, 12)] {
                var screen = Screen(width, height, settings: settings)
                screen.press(keys)
                let frame = presentable(screen.canvas, screen.model.terminal)
                let strays = frame.cells.compactMap { Unicode.Scalar($0.glyph.base) }.filter {
                    $0.value != 0 && AmbiguousWidth.isAmbiguous($0)
                }
                #expect(strays.isEmpty, "\(strays) after \(keys)")
            }
        }
    }

    @Test("Empty panels say how to fill them")
    func empty() throws {
        let screen = Screen(100, 24, arrangement: Arrangement(rates: [], clocks: [], stocks: []))
        try expectSnapshot(screen.text, "empty-100x24")
    }

    @Test("Below the smallest size the screen says what size it takes, and nothing traps at any size")
    func tiny() {
        for width in 0...45 {
            for height in 0...14 {
                let screen = Screen(width, height)
                #expect(screen.canvas.cells.count == width * height)
            }
        }
        #expect(Screen(39, 12).text.contains("Too small (39×12); fxterm needs 40×12"))
        #expect(Screen(10, 3).text.contains("40×12"))
        #expect(Screen(5, 1).lines == ["40×12"])
        for width in 1...3 {
            for height in 1...3 {
                #expect(Screen(width, height).lines == Array(repeating: "", count: height))
            }
        }
    }

    @Test("No figure is ever cut into another figure, at any width")
    func noCutFigures() {
        let whole = Set(
            (Screen(200, 60).text + Screen(120, 40).text + Screen(80, 24).text).split(whereSeparator: {
                !"0123456789.".contains($0)
            }
            ).map(String.init))
        for width in 40...200 {
            for panel in ["1", "3"] {
                var screen = Screen(width, 40)
                screen.press(panel)
                let figures = screen.lines.dropFirst().joined(separator: "\n").matches(of: /[0-9]+\.[0-9]+/)
                for figure in figures {
                    #expect(whole.contains(String(figure.output)), "\(figure.output) at width \(width)")
                }
            }
        }
    }

    @Test("Chinese names end where the next column begins")
    func wideNames() throws {
        var screen = Screen(80, 24)
        screen.press("3")
        let frame = screen.canvas
        let columns = (3..<20).compactMap { y in
            (0..<78).first { x in
                ["TWD", "USD", "JPY"].contains((0..<3).map { frame[x + $0, y].glyph.text }.joined())
            }
        }
        #expect(Set(columns).count == 1)
        #expect(columns.count == 6)
    }

    @Test("Sample figures are never shown without their label", arguments: [40, 60, 80, 100, 120, 200])
    func sampleLabel(width: Int) {
        for panel in ["1", "3"] {
            var screen = Screen(width, 24)
            screen.press(panel)
            #expect(screen.text.contains("SAMPLE"))
            #expect(width < 60 || screen.text.contains("SAMPLE DATA 2026-11-20"))
        }
    }

    @Test("Nor in any language at any width", arguments: Language.allCases)
    func sampleLabels(language: Language) {
        let words = Words(language)
        for width in [40, 43, 47, 52, 60, 72, 80, 99, 100, 120] {
            for panel in ["1", "2", "3"] {
                var screen = Screen(width, 24, words: words)
                screen.press(panel)
                let header = screen.lines.first ?? ""
                let labels = [words[.sampleData], words[.sample].uppercased()]
                #expect(labels.contains { header.contains($0) }, "\(width) \(panel): \(header)")
            }
        }
    }

    @Test(
        "A card in the hand hides no other card's name, and says how to be put down",
        arguments: [40, 60, 80, 99])
    func carriedCard(width: Int) {
        var screen = Screen(width, 24)
        screen.press("<right><space><right>")
        screen.send(.program(.frame(0)), .program(.frame(120)))
        for code in ["JPY", "TWD", "EUR", "KRW"] { #expect(screen.text.contains("\(code) "), "\(code)") }
        #expect(screen.text.contains("enter drop") && screen.text.contains("esc cancel"))
    }

    @Test("The console is asked for no sign that takes two cells")
    func consoleSigns() {
        let console = TerminalTraits(isConsole: true)
        for keys in ["", "3", "3<enter>", "3c", "3a"] {
            var screen = Screen(120, 40, terminal: console)
            screen.press(keys)
            let wide = screen.presented.unicodeScalars.filter { CellWidth.of($0) == 2 }
            #expect(wide.isEmpty, "\(keys): \(String(String.UnicodeScalarView(wide)))")
        }
    }
}
