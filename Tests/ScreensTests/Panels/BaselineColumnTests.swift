import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Screens
import TUI
import Testing

@Suite("Columns of baselines, tinted by the strength of each change")
struct BaselineColumnTests {
    private static let bounds: [(baseline: Baseline, bound: Double)] = [(.d1, 0.03), (.d5, 0.1)]

    /// Since the last close and the fifth one.
    private static let changes: [Symbol: [Double]] = [
        "AAPL": [0.031, -0.12], "NVDA": [-0.015, 0.05], "KO": [0.0004, 0.02], "T": [-0.08, -0.01],
        "IBM": [0, 0],
    ]

    private func screen(_ terminal: TerminalTraits = TerminalTraits()) -> Screen {
        var board = Arrangement.first
        board.setList(
            .stocks,
            ItemList(cards: ["2330.TW", "AAPL", "NVDA", "KO", "T", "IBM"].map { Item($0 as Symbol) }))
        board.stockColumns = [.name, .price] + Self.bounds.map { .since($0.baseline) }
        var screen = Screen(160, 40, terminal: terminal, arrangement: board)
        let quotes = Self.changes.map { symbol, changes in
            let day = Zone.utc.local(Sample.asOf).day
            var days = (1...5).map { day + -$0 }
            while days.contains(where: { $0.weekday > 4 }) || Set(days).count < 5 {
                let place = days.firstIndex { $0.weekday > 4 } ?? 0
                days[place] = (days.min() ?? day) + -1
            }
            let closes = days.sorted().enumerated().map { place, day in
                DailyClose(day: day, close: place == 4 ? 100 / (1 + changes[0]) : 100 / (1 + changes[1]))
            }
            return Quote(
                symbol: symbol, name: symbol.text, currency: "USD", price: 100, time: Sample.asOf,
                zone: "UTC", closes: closes, source: "test")
        }
        screen.send(.known(Known(quotes: quotes.map { Seen($0, .sample, at: Sample.asOf) })))
        screen.press("3")
        return screen
    }

    private func cells(_ symbol: Symbol, _ screen: Screen) throws -> [Cell] {
        let frame = screen.frame
        let y = try #require(
            screen.lines.firstIndex { $0.contains(" \(symbol) ") || $0.contains("▌\(symbol) ") })
        return try Self.bounds.map { baseline, _ in
            let heading = try #require(frame.hits.first { $0.target == .heading(.stocks, .since(baseline)) })
            return frame.canvas[heading.rect.maxX - 1, y]
        }
    }

    @Test("Each has a paper as strong as it is on the scale of its span", arguments: changes.keys.sorted())
    func tints(symbol: Symbol) throws {
        let screen = screen()
        let found = try cells(symbol, screen)
        for (cell, (change, (_, bound))) in zip(found, zip(Self.changes[symbol] ?? [], Self.bounds)) {
            let sixteenths = Int((min(1, abs(change) / bound) * 16).rounded())
            let role: Role = sixteenths == 0 ? .flat : change > 0 ? .rise : .fall
            #expect(cell.style.paper.role == role, "\(symbol) \(change)")
            if sixteenths > 0 { #expect(cell.style.paper.fading == 16 - sixteenths, "\(symbol) \(change)") }
        }
    }

    @Test("A selected row has one paper from end to end")
    func selection() throws {
        var screen = screen()
        screen.press("<down>")
        let found = try cells("AAPL", screen)
        #expect(found.allSatisfy { $0.style.paper == .role(.tint) })
        #expect(try cells("NVDA", screen).allSatisfy { $0.style.paper != .role(.tint) })
    }

    @Test("With few colours or none, what is beyond the scale is bold, and every change has its sign")
    func few() throws {
        for terminal in [TerminalTraits(hasTints: false), TerminalTraits(hasColours: false)] {
            let screen = screen(terminal)
            for (symbol, changes) in Self.changes {
                for (cell, (change, (_, bound))) in zip(try cells(symbol, screen), zip(changes, Self.bounds))
                {
                    #expect(cell.style.paper == .role(.text))
                    #expect(
                        cell.style.traits.contains(.bold) == (abs(change) >= bound), "\(symbol) \(change)")
                }
            }
            #expect(screen.text.contains("▲ +3.1 %") && screen.text.contains("▼ −12.0 %"))
        }
    }
}
