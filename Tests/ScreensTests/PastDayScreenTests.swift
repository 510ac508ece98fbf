import Arrangement
import Board
import Figures
import Market
import Screens
import TUI
import Testing
import Words

@Suite("A past day and its baselines on the screen")
struct PastDayScreenTests {
    private struct Demo {
        var screen: Screen
        private let market = DemoMarket(seed: 1)

        init(_ width: Int, _ height: Int, words: Words? = nil, arrangement: Arrangement = .first) {
            screen = Screen(width, height, words: words, arrangement: arrangement, isDemo: true)
        }

        mutating func press(_ keys: String) {
            screen.press(keys)
            while let place = screen.effects.firstIndex(where: {
                if case .readPast = $0 { true } else { false }
            }) {
                guard case .readPast(let query) = screen.effects.remove(at: place) else { return }
                screen.send(.figures(.past(query, market.past(query, at: Sample.asOf))))
            }
        }

        var header: String { screen.lines.first ?? "" }
    }

    @Test("The list of baselines and the board since one", arguments: [(80, 24), (120, 40)])
    func baselines(width: Int, height: Int) throws {
        var demo = Demo(width, height)
        demo.press("d")
        try expectSnapshot(demo.screen.text, "baselines-\(width)x\(height)")
        demo.press("y")
        try expectSnapshot(demo.screen.text, "ytd-\(width)x\(height)")
    }

    @Test("The board as of a day, and its details", arguments: [(80, 24), (120, 40)])
    func past(width: Int, height: Int) throws {
        var demo = Demo(width, height)
        demo.press("@2020-03-20<enter>")
        try expectSnapshot(demo.screen.text, "past-\(width)x\(height)")
        demo.press("3<enter>")
        try expectSnapshot(demo.screen.text, "past-details-\(width)x\(height)")
    }

    @Test("Positions as of a day, their details and their map", arguments: [(80, 24), (120, 40)])
    func positions(width: Int, height: Int) throws {
        var demo = Demo(width, height)
        demo.press("5")
        demo.screen.answerBars()
        demo.press("@-1y<enter>")
        try expectSnapshot(demo.screen.text, "past-positions-\(width)x\(height)")
        demo.press("<enter>")
        try expectSnapshot(demo.screen.text, "past-positions-details-\(width)x\(height)")
        demo.press("<esc>H")
        try expectSnapshot(demo.screen.text, "past-positions-map-\(width)x\(height)")
        demo.press("@2020-03-20<enter>")
        #expect(demo.screen.model.order(.positions).isEmpty)
    }

    @Test(
        "Baselines beside the positions are chosen, sorted by and undone",
        arguments: [(80, 24), (120, 40), (200, 60)])
    func positionColumns(width: Int, height: Int) throws {
        var demo = Demo(width, height)
        demo.press("5")
        demo.screen.answerBars()
        demo.press("C<space><down><space><down><space><down><down><down><space>")
        try expectSnapshot(demo.screen.text, "positions-columns-\(width)x\(height)")
        demo.press("<esc>")
        try expectSnapshot(demo.screen.text, "positions-baselines-\(width)x\(height)")
        let baselines: [Baseline] = [.d1, .d5, .ago(1, .months), .toDate(.year)]
        #expect(demo.screen.model.arrangement.positionBaselines == baselines)
        for baseline in baselines {
            demo.screen.send(.user(.sortBy(.since(baseline))))
            let model = demo.screen.model
            let changes = model.order(.positions).compactMap { item in
                Symbol(item.text).flatMap { model.stockFigure($0, baseline).change }
            }
            #expect(changes.count == 4 && changes == changes.sorted(by: >), "\(baseline)")
        }
        demo.press("C=")
        #expect(demo.screen.model.arrangement.positionBaselines.isEmpty)
        demo.press("<esc>u")
        #expect(demo.screen.model.arrangement.positionBaselines == baselines)
        demo.press("3C<esc>")
        #expect(demo.screen.model.focus == .stocks)
    }

    @Test(
        "The header names the day at every width, instead of the age of figures",
        arguments: [40, 50, 60, 80, 100, 120, 200])
    func header(width: Int) {
        var demo = Demo(width, 24)
        demo.press("@2020-03-20<enter>")
        #expect(demo.header.contains("20 Mar 2020"))
        #expect(!demo.header.contains("live") && !demo.header.contains("cached"))
        if width >= 80 { #expect(demo.header.contains("as of Fri 20 Mar 2020")) }
        demo.press("<esc>")
        #expect(!demo.header.contains("2020"))
    }

    @Test(
        "No exchange is said to be open, and nothing of now is beside figures of then",
        arguments: ["", "3", "<enter>", "3<enter>", "c", "3v"])
    func nothingOfNow(keys: String) {
        var demo = Demo(120, 50)
        demo.press("@-1y<enter>" + keys)
        for word in ["opens", "closes in", "After hours", "Volume", "52 weeks", "Interbank market open"] {
            #expect(!demo.screen.text.contains(word), "\(word)")
        }
        if !keys.contains("c") { #expect(!demo.screen.text.contains("live")) }
    }

    @Test("Keys move the day, the key line says which, and Esc leads back")
    func keys() {
        var demo = Demo(120, 40)
        demo.press("@2020-03-20<enter>")
        for hint in ["esc now", ", . by day", "< > by week"] {
            #expect(demo.screen.lines.last?.contains(hint) == true)
        }
        for (keys, day) in [
            (",", "Thu 19 Mar"), (".", "Fri 20 Mar"), (".", "Mon 23 Mar"), ("<", "Mon 16 Mar"),
            (">>", "Mon 30 Mar"),
        ] {
            demo.press(keys)
            #expect(demo.header.contains("as of \(day) 2020"), "\(keys)")
        }
        demo.press("d5")
        #expect(demo.header.contains("as of Mon 30 Mar 2020") && demo.screen.text.contains("1 USD · d5"))
        demo.press("su")
        #expect(demo.header.contains("as of Mon 30 Mar 2020"))
        demo.press("<esc>")
        #expect(!demo.header.contains("as of"))
    }

    @Test("Keys move the day in details too, where they do nothing else")
    func keysInDetails() {
        var demo = Demo(120, 40)
        demo.press("3<enter>,")
        #expect(demo.screen.model.pastDay == nil && demo.screen.model.noticeText?.contains("“,”") == true)
        demo.press("<esc>@2020-03-20<enter><enter>")
        for (keys, day) in [
            (",", "Thu 19 Mar"), (".", "Fri 20 Mar"), ("<", "Fri 13 Mar"), (">", "Fri 20 Mar"),
        ] {
            demo.press(keys)
            #expect(demo.header.contains("as of \(day) 2020"), "\(keys)")
            #expect(demo.screen.text.contains("esc goes back"), "\(keys)")
        }
        #expect(demo.screen.lines.last?.contains(", . by day") == true)
    }

    @Test("d chooses a baseline in the deck as on the board")
    func deck() {
        var demo = Demo(120, 40)
        demo.press("@2020-03-20<enter>3c")
        #expect(demo.screen.lines.last?.contains("d ") == true)
        demo.press("dy")
        #expect(demo.screen.model.arrangement.baseline == .toDate(.year))
        #expect(demo.screen.model.deck != nil && demo.header.contains("as of Fri 20 Mar 2020"))
    }

    @Test(
        "A chart within days of a day that is too old for it is one of a month, and comes back with now",
        arguments: [
            ("@2020-03-20", "1", BarRange.month), ("@2020-03-20", "2", .month), ("@2026-11-16", "1", .day),
        ])
    func oldCharts(day: String, key: String, range: BarRange) {
        var demo = Demo(120, 40)
        demo.press("\(day)<enter>3v\(key)")
        demo.screen.answerBars()
        #expect(demo.screen.model.look(of: .stocks).range == range)
        #expect(demo.screen.model.openChart.flatMap { ChartData($0, demo.screen.model) } != nil)
        let chosen = demo.screen.model.arrangement.charts[.stocks]?.range
        #expect(chosen == (key == "1" ? .day : .fiveDays))
        demo.press("<esc><esc>")
        #expect(demo.screen.model.look(of: .stocks).range == chosen)
    }

    @Test("@ while a card is carried says to put it down first, and in an alert's line it is text")
    func elsewhere() {
        var demo = Demo(120, 40)
        demo.press("<space>@")
        #expect(demo.screen.model.carry != nil && demo.screen.model.layers.isEmpty)
        demo.press("<esc>!@")
        #expect(demo.screen.model.layers.last?.text == "@")
    }

    @Test("A long baseline fits wherever it is said", arguments: [40, 60, 80, 120, 200], ["en", "de", "ja"])
    func long(width: Int, language: String) {
        var demo = Demo(width, 40, words: Language(rawValue: language).map { Words($0) })
        demo.press("d2024-03-01<enter>")
        #expect(demo.screen.text.contains("2024-03-01"))
        demo.press("<enter>")
        #expect(demo.screen.model.layers.count == 1)
        demo.press("<esc>3s")
        #expect(demo.screen.lines.allSatisfy { CellWidth.of($0) <= width })
    }

    @Test("Details show the changes since the usual days, in columns as wide as there is room")
    func strip() {
        for (width, rows) in [(80, 2), (120, 2), (200, 2)] {
            var demo = Demo(width, 50)
            demo.press("<enter>")
            let lines = demo.screen.lines
            let first = lines.firstIndex { $0.contains("Changes") } ?? 0
            let strip = lines[first..<min(lines.count, first + rows + 1)].joined(separator: " ")
            for token in ["1D", "5D", "1M", "3M", "6M", "YTD", "1Y", "5Y"] {
                #expect(strip.contains("\(token) "), "\(token) at \(width)")
            }
        }
    }

    @Test("A click on a row of the list chooses it")
    func click() {
        var demo = Demo(120, 40)
        demo.press("d")
        let lines = demo.screen.lines
        let row = lines.firstIndex { $0.contains("before this year") } ?? 0
        let column = Array(lines[row]).count - 20
        demo.screen.mouse(.press, column, row)
        #expect(demo.screen.model.arrangement.baseline == .toDate(.year))
    }

    @Test(
        "The figures of all baselines and days fit their screens",
        arguments: [(40, 12), (80, 24), (200, 60), (20, 8)])
    func sizes(width: Int, height: Int) {
        var demo = Demo(width, height)
        for keys in [
            "d", "y", "@", "2020", "-03-20<enter>", "d1", ",", "<", "c", "<esc>", "<enter>", "d", "Y",
            "<esc>", "<esc>",
        ] {
            demo.press(keys)
            #expect(demo.screen.lines.allSatisfy { CellWidth.of($0) <= width })
        }
    }
}
