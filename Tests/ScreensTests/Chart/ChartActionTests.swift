import Board
import CivilTime
import Figures
import Literals
import Market
import Screens
import TUI
import Testing

struct ChartActionTests {
    /// Bars of the last 60 weekdays that rise from 961; `actions` by bars before the last.
    private func chart(
        _ width: Int, _ height: Int, _ actions: [(before: Int, kind: CorporateAction.Kind)],
        keys: String = "", isASCII: Bool = false, price: (Int) -> Double = { 961 + Double($0) }
    ) throws -> Screen {
        var settings = Settings()
        settings.ascii = isASCII
        var screen = Screen(width, height, settings: settings)
        screen.press("3v")
        let zone = try #require(Zone("Asia/Taipei"))
        for case .readBars(let query) in screen.effects {
            var (day, days) = (Day("2026-11-20") ?? Day(number: 0), [Day]())
            while days.count < 60 {
                if day.weekday < 5 { days.insert(day, at: 0) }
                day = day + -1
            }
            let bars = days.enumerated().compactMap { number, day in
                let price = price(number)
                return Bar(
                    start: zone.instant(day, TimeOfDay(second: 9 * 3600)), open: price, high: price + 1,
                    low: price - 1, close: price + 0.5, volume: 1000)
            }
            let series = BarSeries(
                query.key, kind: .share, currency: "TWD", zone: "Asia/Taipei", source: "yahoo",
                span: bars[0].start..<Sample.asOf, bars: bars,
                actions: actions.compactMap {
                    CorporateAction(at: bars[59 - $0.before].start, $0.kind)
                }.sorted { $0.time < $1.time })
            screen.send(
                .figures(.bars(query, Seen(series, .live, at: Sample.asOf))),
                .figures(.changed(FigureChanges(finished: [.bars(query)]), at: Sample.asOf)))
        }
        screen.press(keys)
        return screen
    }

    private static let both: [(before: Int, kind: CorporateAction.Kind)] = [
        (5, .dividend(0.25)), (20, .split(new: 4, old: 1)), (20, .dividend(1.5)),
    ]

    @Test(
        "Splits and dividends stand on the axis, and the crosshair names them",
        arguments: [(80, 24), (160, 45)])
    func marks(width: Int, height: Int) throws {
        var screen = try chart(width, height, Self.both)
        let axis = try #require(screen.lines.firstIndex { $0.contains("┘") && $0.contains("D") })
        #expect(
            screen.lines[axis].filter { $0 == "D" }.count == 1
                && screen.lines[axis].filter { $0 == "S" }.count == 1)
        let column = try #require((0..<width).first { screen.canvas[$0, axis].glyph.text == "D" })
        #expect(screen.canvas[column, axis].style.ink.role == .carried)
        screen.press(String(repeating: "<left>", count: 6))
        #expect(screen.lines[3].contains("  Dividend 0.25 TWD  "))
        screen.press(String(repeating: "<left>", count: 15))
        #expect(screen.lines[3].contains("  Dividend 1.5 TWD  Split 4:1"))
        try expectSnapshot(screen.text, "chart-actions-\(width)x\(height)")
        screen.press("<left>")
        #expect(!screen.lines[3].contains("Split"))
    }

    @Test("The border says what prices are adjusted for, and a key changes it")
    func caption() throws {
        var screen = try chart(160, 45, Self.both)
        for words in ["split-adjusted", "dividend-adjusted", "as traded", "split-adjusted"] {
            #expect(screen.lines[1].contains(" · TWD · \(words) ─"))
            screen.press("a")
        }
        let none = try chart(160, 45, [])
        #expect(none.lines[1].contains(" · TWD ─"), "there is nothing to adjust for")
        var traded = try chart(160, 45, Self.both, keys: "aa")
        traded.press(String(repeating: "<left>", count: 21))
        #expect(traded.lines[3].contains("C 1000.50"), "the split's own bar is of after it")
        traded.press("<left>")
        #expect(traded.lines[3].contains("C 3998.00"))
    }

    @Test("A jump like a split that nobody tells of is said and not joined over", arguments: ["", "t", "tt"])
    func untold(keys: String) throws {
        let jump = { (number: Int) -> Double in number < 50 ? 4080 : 1020 }
        let screen = try chart(160, 45, [], keys: keys, price: jump)
        #expect(screen.lines[43].contains("9 Nov 2026: possibly a 4:1 split that no feed reports"))
        if keys == "t" { try expectSnapshot(screen.text, "chart-untold-160x45") }
        let told = try chart(160, 45, [(9, .split(new: 4, old: 1))], keys: keys, price: jump)
        #expect(!told.lines[43].contains("possibly"))
    }

    @Test("In ASCII and without colours the signs are the same letters")
    func plain() throws {
        let text = try chart(80, 24, Self.both, isASCII: true).presented
        #expect(text.contains("-D-") && text.contains("-S-"))
    }

    @Test("A line that has no room for all names the event and the close")
    func narrow() throws {
        var screen = try chart(80, 24, Self.both)
        screen.press(String(repeating: "<left>", count: 6))
        #expect(screen.lines[3].contains("2026  Dividend 0.25 TWD  1015.50  ▲ +5.67 %"))
        #expect(screen.lines[3].hasSuffix(" │"))
        screen.press("<left>")
        #expect(screen.lines[3].contains("  O 1014.00  H 1015.00  L 1013.00  C 1014.50  ▲ +5.57 %"))
        for width in stride(from: 40, to: 80, by: 3) {
            screen.size.width = width
            screen.press("<right>")
            #expect(screen.lines[3].hasSuffix("│") && screen.lines[3].contains("2026"))
            screen.press("<left>")
        }
    }
}
