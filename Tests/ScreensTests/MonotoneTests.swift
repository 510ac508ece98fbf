import Arrangement
import Board
import Foundation
import Literals
import Screens
import Seeded
import TUI
import Testing

/// With more room no panel loses anything. One more item costs its panel at most one step of detail, and no
/// other panel any.
@Suite struct MonotoneTests {
    /// All sizes and counts take some minutes.
    private static var isThorough: Bool { ProcessInfo.processInfo.environment["FXTERM_ALL_SIZES"] != nil }

    private static let steps: [Panel: [Detail]] = [
        .rates: [.item, .change, .chart, .large, .flag, .name, .huge, .axis],
        .clocks: [.item, .change, .chart, .large, .huge],
        .stocks: [.item, .change, .label, .chart, .large, .huge, .axis],
    ]
    private static let panels = [Panel.rates, .clocks, .stocks]

    private struct Shown: Hashable {
        let rect: Rect
        let items: Int
        let step: Int

        init(_ panel: Panel, _ place: Layout.Place) throws {
            rect = place.rect
            items = place.grid.whole(top: 0).map(\.count) ?? 0
            step = try #require(MonotoneTests.steps[panel]?.firstIndex(of: place.detail))
        }
    }

    private static func model(_ counts: [Int]) -> Model {
        var arrangement = Arrangement([
            .rates: ItemList(cards: Array(RoomItems.currencies.prefix(counts[0]))),
            .clocks: ItemList(cards: Array(RoomItems.cities.prefix(counts[1]))),
            .stocks: ItemList(
                cards: (0..<counts[2]).compactMap { Panel.stocks.kind.item(written: "S\($0)") }),
        ])
        arrangement.division.hidden = Set(zip(panels, counts).filter { $0.1 == 0 }.map(\.0.id))
        return Screen(120, 40, arrangement: arrangement).model
    }

    /// If only one panel shows at a time, that of the one with the focus.
    private static func shown(_ model: Model, _ size: Size, _ memo: Memo = Memo()) throws -> (
        kind: Layout.Kind, panels: [Panel: Shown]
    ) {
        let layout = Layout(model, size, memo)
        var shown: [Panel: Shown] = [:]
        for (panel, place) in layout.places { shown[panel] = try Shown(panel, place) }
        return (layout.kind, shown)
    }

    private static func expectNoLess(_ more: Shown?, than less: Shown, _ words: @autoclosure () -> String) {
        guard let more else { Issue.record("\(words()): gone"); return }
        #expect(more.items >= less.items, "\(words()): fewer items")
        #expect(more.step >= less.step || more.items > less.items, "\(words()): \(less.step) to \(more.step)")
    }

    @Test func `a row or a column more takes nothing away`() throws {
        var random = SeededGenerator.announced()
        for _ in 0..<300 {
            let counts = (0..<3).map { _ in Int.random(in: 1...40, using: &random) }
            var screen = Screen(120, 40)
            screen.model = Self.model(counts)
            screen.press(["1", "2", "3"].randomElement(using: &random) ?? "1")
            let size = Size(
                width: Int.random(in: 40..<320, using: &random),
                height: Int.random(in: 12..<90, using: &random))
            let base = try Self.shown(screen.model, size)
            for (width, height) in [(1, 0), (0, 1)] {
                let larger = Size(width: size.width + width, height: size.height + height)
                let more = try Self.shown(screen.model, larger)
                // Once all panels fit, the one that had the screen gives room to the others.
                guard more.kind == base.kind else { continue }
                for (panel, less) in base.panels {
                    Self.expectNoLess(more.panels[panel], than: less, "\(panel.id) of \(counts) at \(size)")
                }
            }
        }
    }

    @Test func `an item more costs its panel one step at most, and no other panel any`() throws {
        var random = SeededGenerator.announced()
        for _ in 0..<200 {
            let counts = (0..<3).map { _ in Int.random(in: 1..<40, using: &random) }
            let size = Size(
                width: Int.random(in: 100...320, using: &random),
                height: Int.random(in: 16...90, using: &random))
            let before = try Self.shown(Self.model(counts), size).panels
            for (index, panel) in Self.panels.enumerated() {
                var more = counts
                more[index] += 1
                let after = try Self.shown(Self.model(more), size).panels
                for (other, place) in Self.panels.enumerated() {
                    let (was, its) = (try #require(before[place]), try #require(after[place]))
                    if place == panel {
                        Self.expectOneStep(
                            from: was, to: its, counts[other], "\(panel.id) of \(counts) at \(size)")
                    } else {
                        #expect(was == its, "\(place.id) by one of \(panel.id) more: \(counts) at \(size)")
                    }
                }
            }
        }
    }

    private static func expectOneStep(
        from was: Shown, to its: Shown, _ count: Int, _ words: @autoclosure () -> String
    ) {
        let lost = (was.items == count && its.items <= count ? 1 : 0) + max(0, was.step - its.step)
        #expect(lost <= 1, "\(words()): \(lost) steps")
        #expect(its.items >= was.items, "\(words()): fewer items")
    }

    /// A table has less room than large cards side by side, and a narrow one has no room for names.
    @Test(arguments: [
        ([18, 18, 18], 176, 56), ([20, 20, 20], 173, 68), ([24, 24, 24], 176, 68), ([0, 18, 18], 176, 47),
        ([0, 20, 20], 147, 57), ([0, 0, 2], 41, 20),
    ])
    func `steps that overlap cost no more than others`(counts: [Int], width: Int, height: Int) throws {
        func stocks(_ counts: [Int], _ width: Int, _ height: Int) throws -> Shown {
            let size = Size(width: width, height: height)
            return try #require(try Self.shown(Self.model(counts), size).panels[.stocks])
        }
        let (words, shown) = ("stocks of \(counts) at \(width)×\(height)", try stocks(counts, width, height))
        Self.expectNoLess(shown, than: try stocks(counts, width - 1, height), words)
        Self.expectNoLess(shown, than: try stocks(counts, width, height - 1), words)
        let fewer = try stocks(counts.map { max(0, $0 - 1) }, width, height)
        Self.expectOneStep(from: fewer, to: shown, counts[2] - 1, words)
    }

    @Test(.enabled(if: isThorough)) func `all of it holds at every size for every count`() throws {
        var last: [Size: [Panel: Shown]] = [:]
        for count in 1...40 {
            let (model, memo) = (Self.model([count, count, count]), Memo())
            var all: [Size: [Panel: Shown]] = [:]
            var kinds: [Size: Layout.Kind] = [:]
            for width in 40...320 {
                for height in 12...90 {
                    let size = Size(width: width, height: height)
                    let now = try Self.shown(model, size, memo)
                    (all[size], kinds[size]) = (now.panels, now.kind)
                    for (panel, shown) in now.panels {
                        func words() -> String { "\(panel.id), \(count) at \(width)×\(height)" }
                        for smaller in [
                            Size(width: width - 1, height: height), Size(width: width, height: height - 1),
                        ] where kinds[smaller] == now.kind {
                            if let less = all[smaller]?[panel] {
                                Self.expectNoLess(shown, than: less, words())
                            }
                        }
                        if let was = last[size]?[panel] {
                            Self.expectOneStep(from: was, to: shown, count - 1, words())
                        }
                    }
                }
            }
            last = all
        }
    }

    @Test func `cards show what their step says`() throws {
        var random = SeededGenerator.announced()
        for _ in 0..<40 {
            let count = Int.random(in: 1...16, using: &random)
            var screen = Screen(
                Int.random(in: 100...320, using: &random), Int.random(in: 16...90, using: &random),
                arrangement: .first)
            screen.model =
                Screen(
                    120, 40,
                    arrangement: Arrangement([
                        .rates: ItemList(cards: Array(Arrangement.first[.rates].prefix(count))),
                        .clocks: ItemList(cards: Array(Arrangement.first[.clocks].prefix(count))),
                        .stocks: ItemList(cards: Array(Arrangement.first[.stocks].prefix(count))),
                    ])
                ).model
            let canvas = screen.canvas
            for (panel, place) in screen.layout.places {
                for index in place.grid.visible(top: 0) {
                    let rect = place.grid.rect(of: index, top: 0)
                    let rows = (rect.y..<rect.maxY).map { y in
                        (rect.x..<rect.maxX).map { canvas[$0, y].glyph.text }.joined()
                    }
                    let text = rows.joined(separator: "\n")
                    let words = "\(panel.id) at \(screen.size), \(place.detail):\n\(text)"
                    let hasChange =
                        panel == .clocks ? text.contains("HR") || text.contains("0") : text.contains("%")
                    #expect(place.detail < .change || hasChange, "\(words)")
                    let isLarge =
                        text.contains("█▀") || text.contains("▀█") || text.contains("██")
                        || text.contains("#")
                    #expect(place.detail < .large || isLarge, "\(words)")
                    let hasCourse = text.unicodeScalars.contains {
                        "▁▂▃▄▅▆▇".unicodeScalars.contains($0) || (0x2800...0x28FF).contains($0.value)
                    }
                    #expect(
                        place.detail < .chart || panel == .clocks && text.contains("┃") || hasCourse,
                        "\(words)")
                }
            }
        }
    }
}

enum RoomItems {
    static let currencies: [Item] = [
        "JPY", "TWD", "EUR", "KRW", "CNY", "HKD", "SGD", "THB", "MYR", "PHP", "CAD", "IDR", "GBP", "AUD",
        "CHF",
        "NZD", "INR", "VND", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RON", "BGN", "ISK", "TRY", "ILS",
        "AED",
        "SAR", "QAR", "KWD", "BHD", "OMR", "JOD", "EGP", "ZAR", "KES", "NGN", "GHS",
    ]
    static let cities: [Item] = [
        "Asia/Taipei", "Asia/Tokyo", "Asia/Jakarta", "Europe/London", "America/New_York",
        "America/Los_Angeles", "Europe/Paris", "Europe/Berlin", "Asia/Hong_Kong", "Asia/Singapore",
        "Australia/Sydney", "America/Sao_Paulo", "Asia/Dubai", "Africa/Johannesburg", "Asia/Kolkata",
        "Asia/Seoul", "Asia/Shanghai", "Asia/Bangkok", "Asia/Manila", "Asia/Karachi", "Asia/Tehran",
        "Europe/Madrid", "Europe/Rome", "Europe/Vienna", "Europe/Zurich", "Europe/Lisbon", "Europe/Stockholm",
        "Europe/Oslo", "Europe/Helsinki", "Europe/Warsaw", "Europe/Prague", "Europe/Athens",
        "Europe/Istanbul", "Europe/Moscow", "America/Chicago", "America/Denver", "America/Toronto",
        "America/Mexico_City", "America/Bogota", "Africa/Cairo", "Africa/Nairobi", "Africa/Lagos",
        "Pacific/Auckland",
    ]
}
