import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Marks of each figure's age")
struct MarkTests {
    private static let now = Sample.asOf
    private static let day = 86_400

    private static func screen(
        _ width: Int, _ height: Int, _ board: Arrangement, _ known: Known,
        _ means: Means = Means(),
        at now: Instant = now
    ) -> Screen {
        var screen = Screen(width, height, arrangement: board)
        screen.model = Model(
            arrangement: board, settings: means.settings, terminal: means.terminal, now: now,
            here: Zone("Asia/Taipei") ?? .utc, known: known)
        return screen
    }

    private static func rate(_ code: String, _ value: Double, daysAgo: Int, _ source: String = "rter") -> Rate
    {
        Rate(
            code: CurrencyCode(stringLiteral: code), perDollar: value, quotedAt: now + -daysAgo * day,
            source: FeedID(stringLiteral: source))
    }

    private static func quote(_ symbol: String, _ price: Double, _ time: Instant) -> Quote {
        Quote(
            symbol: Symbol(stringLiteral: symbol), name: "台積電", currency: "TWD", price: price, time: time,
            zone: "Asia/Taipei",
            closes: [DailyClose(day: Day(number: 20_770), close: 1000)], source: "yahoo")
    }

    private struct Means {
        var settings = Settings()
        var terminal = TerminalTraits()

        static let all: [Means] = {
            let plain = Means(terminal: TerminalTraits(hasColours: false))
            var ascii = plain
            ascii.settings.ascii = true
            return [Means(), plain, ascii]
        }()
    }

    /// True for a day of ten days ago, false for a span.
    private static func isMarked(_ text: String) -> Bool {
        text.contains(/(cached|○|o) 11 Nov|(stale|○|o) 10 d/)
    }

    @Test(
        "A rate of ten days ago under the label “live” says so, on cards of all sizes",
        arguments: [(40, 12), (80, 24), (120, 40), (200, 60), (320, 90)])
    func rates(width: Int, height: Int) {
        for means in Means.all {
            for isCompact in [false, true] {
                for others in [[], ["EUR", "KRW", "CNY", "HKD", "SGD", "THB", "MYR"]] {
                    var board = Arrangement(rates: ["TWD", "JPY"] + others, clocks: [], stocks: [])
                    if isCompact { board.compact = ["TWD"] }
                    let old = Seen(Self.rate("TWD", 32.105, daysAgo: 10), .cached, at: Self.now + -Self.day)
                    var screen = Self.screen(width, height, board, Known(rates: [old]), means)
                    let live = Rate(
                        code: "JPY", perDollar: 149.23, quotedAt: Self.now + -30, source: "rter")
                    screen.hear(.rates([live]), to: .rates, at: Self.now)
                    #expect(screen.presented.contains("live"))
                    // In the narrowest compact card, the sign alone has room.
                    let isSigned = width == 40 && screen.presented.contains(/(○|o) ?32\.105/)
                    #expect(isSigned || Self.isMarked(screen.presented), "\(screen.presented)")
                }
            }
        }
    }

    @Test("Under the label “cached”, a figure of another day than the label's says its day")
    func cachedDay() {
        // A minute before the close: markets are closed on Sunday, so nothing is stale.
        let sunday = Self.now + Self.day
        let friday = Self.now + 3540
        let rates = ["JPY", "TWD"].map { code in
            Seen(
                Rate(code: code, perDollar: 32.105, quotedAt: friday, source: "rter"), .cached,
                at: sunday + -3600)
        }
        let board = Arrangement(rates: ["JPY", "TWD"], clocks: [], stocks: [])
        for (width, height) in [(40, 12), (80, 24), (120, 40)] {
            let screen = Self.screen(width, height, board, Known(rates: rates), at: sunday)
            #expect(screen.text.contains("cached"))
            let marks = screen.text.matches(of: /(cached|○) 21 Nov|stale [0-9]/)
            #expect(marks.count >= 2, "\(screen.text)")
        }
        var fresh = rates
        for index in fresh.indices { fresh[index].at = friday + 30 }
        let same = Self.screen(120, 40, board, Known(rates: fresh), at: friday + 600)
        #expect(!same.text.contains("21 Nov 05"), "the label says the day: \(same.text)")
    }

    @Test("A disagreement stands beside the age, not in its place", arguments: [40, 60, 80, 120, 200])
    func disagreement(width: Int) {
        var screen = Self.screen(
            width, 24, Arrangement(rates: ["JPY", "EUR", "KRW"], clocks: [], stocks: []), Known())
        for (rate, value) in [("rter", 149.23), ("er-api", 160)] {
            screen.hear(
                .rates([Self.rate("JPY", value, daysAgo: 3, rate)]), to: .rates, at: Self.now + -10)
        }
        #expect(screen.text.contains("≠"), "\(screen.text)")
        #expect(screen.text.contains(/stale|○ 3 d/), "\(screen.text)")
    }

    @Test("The line at the top names the feed that fails and those that stand in for it, once")
    func standIn() {
        var screen = Self.screen(
            120, 30, Arrangement(rates: ["JPY"], clocks: [], stocks: ["AAPL", "MSFT"]), Known())
        let quotes = ["AAPL", "MSFT"].map {
            Quote(
                symbol: $0, currency: "USD", price: 100, time: Self.now + -60, zone: "America/New_York",
                source: "cnbc")
        }
        func hear(_ yahoo: FeedPace.State) {
            screen.hear(.quotes(quotes), to: .quotes([]), at: Self.now + -5)
            var paces: [FeedID: FeedPace] = [:]
            for (feed, state) in [
                ("yahoo", yahoo), ("cnbc", .answering(since: Self.now + -300, last: Self.now + -5)),
                // An hour ago it replaced another feed.
                ("tencent", .answering(since: Self.now + -7200, last: Self.now + -3600)),
            ] as [(FeedID, FeedPace.State)] {
                paces[feed] = FeedPace(interval: 60, limit: .floor, next: Self.now)
                paces[feed]?.state = state
            }
            screen.send(.figures(.changed(FigureChanges(paces: paces), at: Self.now)))
        }
        let since = screen.model.viewer.moment(Self.now + -300)
        hear(.failing(since: Self.now + -345, isRefused: true))
        let label = "Yahoo refused; CNBC since \(since)"
        #expect(screen.text.ranges(of: label).count == 1, "\(screen.text)")
        hear(.failing(since: Self.now + -345, isRefused: false))
        #expect(screen.text.contains("Yahoo failing; CNBC since \(since)"), "\(screen.text)")
        hear(.answering(since: Self.now + -30, last: Self.now + -5))
        #expect(!screen.text.contains("CNBC since"), "\(screen.text)")
    }

    @Test("Rates of a day are never called live")
    func reference() {
        var screen = Self.screen(120, 30, Arrangement(rates: ["JPY"], clocks: [], stocks: []), Known())
        let midnight = Instant(Self.now.seconds / Self.day * Self.day)
        let rate = Rate(code: "JPY", perDollar: 149.4, quotedAt: midnight, source: "frankfurter")
        screen.hear(.rates([rate]), to: .rates, at: Self.now + -5)
        #expect(screen.text.contains("reference rate"), "\(screen.text)")
        #expect(!screen.text.contains("live"), "\(screen.text)")
        screen.press("<enter>")
        #expect(screen.text.contains("frankfurter (frankfurter.dev), reference"), "\(screen.text)")
    }

    @Test("The details measure a figure that is in dispute against no close at all", arguments: [80, 120])
    func disputedCloses(width: Int) {
        let closes = [20_775, 20_776].map { DailyClose(day: Day(number: $0), close: 150) }
        let board = Arrangement(rates: ["JPY"], clocks: [], stocks: [])
        var screen = Self.screen(width, 60, board, Known(rateCloses: ["JPY": closes]))
        for (source, value) in [("rter", 149.23), ("er-api", 160)] {
            let rate = Self.rate("JPY", value, daysAgo: 0, source)
            screen.hear(.rates([rate]), to: .rates, at: Self.now)
        }
        screen.press("<enter>z")
        #expect(screen.text.contains("two sources disagree"), "\(screen.text)")
        let table = screen.lines.drop { !$0.contains("Past closes") }.dropFirst()
        #expect(table.contains { $0.contains("d1 ") })
        #expect(!table.contains { $0.contains(/d[0-9].* %/) }, "\(table)")
    }

    @Test("A change with no room for its decimals is rounded, not left out")
    func largeChange() {
        let close = DailyClose(day: Day(number: 20_776), close: 1500)
        let known = Known(rateCloses: ["KRW": [close]])
        let rates = ["KRW", "JPY", "EUR", "TWD", "CNY", "HKD", "SGD"]
        let board = Arrangement(rates: rates, clocks: [], stocks: [])
        var screen = Self.screen(40, 12, board, known)
        let rate = Rate(code: "KRW", perDollar: 8000, quotedAt: Self.now + -30, source: "rter")
        for at in [Self.now, Self.now + 900] {
            screen.hear(.rates([rate]), to: .rates, at: at)
        }
        #expect(screen.text.contains("▲ +433 %"), "\(screen.text)")
    }

    @Test("No separator follows an age where nothing is said of the market")
    func loneAge() {
        let old = Seen(
            Quote(
                symbol: "NOWHERE.XX", name: "Nowhere", currency: "USD", price: 10,
                time: Self.now + -10 * Self.day, zone: "Asia/Taipei", closes: [], source: "yahoo"),
            .cached, at: Self.now + -10 * Self.day)
        let board = Arrangement(rates: [], clocks: [], stocks: ["NOWHERE.XX", "2330.TW"])
        var screen = Self.screen(120, 40, board, Known(quotes: [old]))
        let live = Self.quote("2330.TW", 1020, Self.now + -55_800)
        screen.hear(.quotes([live]), to: .quotes([]), at: Self.now)
        let lines = screen.lines.filter { $0.contains(/(cached|stale) [0-9]/) }
        #expect(!lines.isEmpty, "\(screen.text)")
        #expect(!lines.contains { $0.contains("·") }, "\(lines)")
    }

    @Test("A price of an earlier run among live ones has a sign at every width, and words where they fit")
    func stocks() {
        let symbols = ["2317.TW", "2330.TW"]
        for means in Means.all {
            for (height, others) in [(12, 2), (24, 0)] {
                let widths = means.terminal.hasColours ? [40, 47, 58, 66, 80, 101, 120, 200] : [40, 120]
                for width in widths where height == 12 || width < 100 {
                    let more = (0..<others).map { "S\($0)" }
                    let board = Arrangement(rates: [], clocks: [], stocks: symbols + more)
                    let old = Seen(
                        Self.quote("2317.TW", 205.5, Self.now + -10 * Self.day), .cached,
                        at: Self.now + -10 * Self.day)
                    var screen = Self.screen(width, height, board, Known(quotes: [old]), means)
                    let live = Self.quote("2330.TW", 1020, Self.now + -55_800)
                    screen.hear(.quotes([live]), to: .quotes([]), at: Self.now)
                    screen.press("3")
                    let rows = screen.presented.split(separator: "\n").map(String.init)
                    let start = rows.firstIndex { $0.contains("2317 ") } ?? 0
                    // With room, a row is two lines.
                    let row = rows[start..<start + (others == 0 ? 2 : 1)].joined()
                    let sign = means.settings.ascii == true ? "o" : "○"
                    #expect(row.contains(/(○|o) ?205\.50/) && row.contains(sign), "\(width): \(row)")
                    let other = rows.first { $0.contains("2330 ") } ?? ""
                    #expect(other == row || !other.contains("○"), "it is live, as the label says")
                    #expect(
                        width < 120 || Self.isMarked(rows.joined()),
                        "\(width): \(rows.joined(separator: "\n"))")
                }
            }
        }
    }

    @Test("A time more than half a day back has its weekday before it, at every width")
    func days() {
        for width in [40, 50, 60, 70, 80, 90, 100, 110, 120, 160, 200] {
            for height in [12, 30] {
                var screen = Screen(width, height)
                screen.press("3")
                let text = screen.text
                let times = text.matches(of: /(Fri )?13:30/).map { String($0.output.0) }
                #expect(times.allSatisfy { $0.count > 5 }, "\(width): \(text)")
                #expect(width < 80 || text.contains("Fri 13:30"), "\(width)")
            }
        }
    }

    @Test(
        "On the deck and in the details a kept figure has its own day",
        arguments: [(40, 12), (80, 24), (120, 40)])
    func deck(width: Int, height: Int) {
        let old = Seen(Self.rate("TWD", 32.105, daysAgo: 10), .cached, at: Self.now + -60)
        let board = Arrangement(rates: ["JPY"], clocks: [], stocks: [])
        var screen = Self.screen(width, height, board, Known(rates: [old]))
        screen.press("c")
        #expect(screen.text.contains(/cached|stale/))
        #expect(width < 80 || screen.text.contains("11 Nov"), "\(screen.text)")
        screen.press("<enter>")
        screen.press(width < 80 ? "G" : "")
        #expect(screen.text.contains(/cached|stale|11 Nov/), "\(screen.text)")
    }
}

@Suite("Figures side by side")
struct FigureLikenessTests {
    private static let keys = ["", "3", "<enter>", "3<enter>", "c", "3c", "d5", "3d5<enter>"]

    @Test("A change that rounds to nothing has no sign, no arrow and no colour, wherever it stands")
    func nothing() {
        for keys in Self.keys {
            for (width, height) in [(80, 24), (200, 60)] {
                var screen = Screen(width, height)
                screen.press(keys)
                let frame = screen.canvas
                #expect(!screen.text.contains(/[+−]0\.0+ %|[▲▼] 0\.0+ %/), "\(keys): \(screen.text)")
                for y in 0..<height {
                    for x in 0..<width where frame[x, y].glyph.text == "•" {
                        let next = (x..<min(width, x + 8)).map { frame[$0, y].glyph.text }.joined()
                        guard next.hasPrefix("• 0.0") else { continue }
                        #expect(frame[x, y].style.ink.role == .level)
                    }
                }
            }
        }
        #expect(Screen(200, 60).text.contains("• 0.00 %"))
    }

    @Test("All figures of a screen are grouped, or none is", arguments: ["en_US", "de_DE", "zh_TW"])
    func groups(locale: String) {
        for keys in Self.keys {
            for width in [40, 61, 80, 123, 200] {
                var screen = Screen(width, 30, locale: UserLocale(["LC_NUMERIC": locale]))
                screen.press(keys)
                let bare = screen.text.matches(of: /[0-9]{4,}[.,][0-9]{2}/).map { String($0.output) }
                #expect(bare.isEmpty, "\(keys) at \(width): \(bare)")
            }
        }
    }

    @Test("A scrolled panel counts cards, not the headings of groups")
    func cards() {
        var screen = Screen(40, 12)
        screen.press("3DD" + String(repeating: "<S-down>", count: 5) + "nTech<enter>")
        #expect(screen.text.contains(/1–[0-9] of 6/), "\(screen.text)")
        screen.press("G")
        #expect(screen.text.contains(/–6 of 6/), "\(screen.text)")
    }
}

@Suite("The words under an overlay")
struct OverlayTests {
    private static func isText(_ cell: Cell) -> Bool {
        let base = cell.glyph.base
        return base != 0x20 && !(0x2500...0x259F).contains(base) && !(0x2800...0x28FF).contains(base)
    }

    @Test(
        "No word is left in half beside a sheet",
        arguments: ["?", "<enter>", "a", "3<enter>", "2<enter>", "2a"])
    func words(keys: String) {
        for (width, height) in [(100, 41), (137, 30), (200, 60)] {
            var screen = Screen(width, height)
            screen.press(String(keys.dropLast(keys.hasSuffix("<enter>") ? 7 : 1)))
            let board = screen.canvas
            screen.press(keys.hasSuffix("<enter>") ? "<enter>" : String(keys.suffix(1)))
            let frame = screen.frame
            func isCovered(_ x: Int, _ y: Int) -> Bool {
                switch frame.target(at: Point(x: x, y: y)) {
                case .layer, .option: true
                default: false
                }
            }
            for y in 1..<height - 1 {
                var x = 0
                while x < width {
                    let start = x
                    while x < width, Self.isText(board[x, y]) { x += 1 }
                    let word = start..<x
                    x += 1
                    let shown = word.filter { !isCovered($0, y) && Self.isText(frame.canvas[$0, y]) }
                    guard word.contains(where: { isCovered($0, y) }), !shown.isEmpty else { continue }
                    let rest = shown.map { frame.canvas[$0, y].glyph.text }.joined()
                    Issue.record("“\(rest)” is left at \(width)×\(height)")
                }
            }
        }
    }
}
