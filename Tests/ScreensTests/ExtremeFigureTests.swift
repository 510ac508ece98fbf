import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Money
import Printing
import SVG
import Seeded
import TUI
import Testing

/// Figures that no market has had, but that a feed, a store or a file may contain.
@Suite struct ExtremeFigureTests {
    private static let stocks = ["2330.TW", "AAPL", "7203.T", "CL=F", "BTC-USD", "^N225"]
    private static let magnitudes = [
        .leastNonzeroMagnitude, 1e-300, 1e-19, 1e-9, 0.000_123, 0.0099, 1, 99.995, 31_415.9, 1e9, 1e15,
        9.3e18, 1e31, 1e154,
        1.7e308,
    ]
    private static let quantities = ["0.0000000001", "1", "1000000000000000000000000000"]
    private static let prices = [
        "0.00000000000000000001", "0.0000000001", "100", "99999999999999999999999999999",
    ]

    private static let pictures = [
        "", "1<enter>", "2<enter>", "3<enter>", "5<enter>", "c", "c<right>", "3c", "5c",
        "3C<pgdn><space><esc>",
        "1v", "1vs", "3v", "3vt", "3vtt", "3vs", "3vss", "3v1", "3v7i<end><enter><up><enter><up><enter><esc>",
        "3vi<enter><down><enter><down><enter><esc><left><left>m<left>",
        "3v7c<enter><down><enter><esc><left>m<left>",
        "5v", "5vs", "5v<left>m<left><left>", "3d", "/>5", "$", "3!", "1!",
    ]

    // 60 pictures, with their pixels and SVG, take some seconds in a debug build.
    @Test("Every panel, chart, deck and details draws extreme, negative, tiny and missing figures")
    func pictures() throws {
        var chance = SeededGenerator.announced()
        for _ in 0..<2 {
            var screen = Screen(
                120, 40,
                arrangement: Arrangement(
                    rates: ["JPY", "TWD", "EUR", "KWD"], clocks: ["Asia/Taipei", "America/New_York"],
                    stocks: Self.stocks, base: ["USD", "JPY"].randomElement(using: &chance) ?? "USD"))
            screen.send(.figures(.known(known(&chance))))
            screen.send(.disk(.transactions(TransactionDocument(Array(transactions(&chance).utf8)))))
            let board = screen
            let printed = Snapshot(board.model, Panel.standard)
            for format in PrintFormat.allCases {
                let text = printed.text(format)
                #expect(!text.isEmpty && !text.contains("nan") && !text.contains("inf"), "\(text)")
            }
            for keys in Self.pictures {
                screen = board
                screen.size = try #require(
                    [Size(width: 60, height: 20), Size(width: 120, height: 40), Size(width: 200, height: 60)]
                        .randomElement(using: &chance))
                screen.press(keys)
                for case .readBars(let query) in screen.effects {
                    screen.send(.figures(.bars(query, bars(query, &chance))))
                }
                let frame = screen.frame
                if let picture = frame.picture {
                    let cell = Size(width: 8, height: 16)
                    let bitmap = ChartBitmap(picture, cell: cell, Palette([:]), ground: 0)
                    #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
                }
                #expect(frame.size == screen.size && !frame.canvas.svg(palette: Palette([:])).isEmpty)
                for line in screen.lines {
                    #expect(!line.contains("nan") && !line.contains("inf"), "\(keys): \(line)")
                }
            }
        }
    }

    private func size(_ chance: inout SeededGenerator) -> Double {
        (Self.magnitudes.randomElement(using: &chance) ?? 1) * .random(in: 0.5...1, using: &chance)
    }

    private func price(_ chance: inout SeededGenerator) -> Double {
        let size = max(.leastNonzeroMagnitude, size(&chance))
        return Int.random(in: 0..<4, using: &chance) == 0 ? -size : size
    }

    private func range(_ chance: inout SeededGenerator) -> ClosedRange<Double>? {
        let (one, other) = (price(&chance), price(&chance))
        return Bool.random(using: &chance) ? min(one, other)...max(one, other) : nil
    }

    private func moment(_ chance: inout SeededGenerator) -> Instant {
        [
            Sample.asOf, Sample.asOf + -60, Sample.asOf + -400_000, Sample.asOf + 90_000,
            Instant(-5_364_662_400), Instant(7_258_118_399),
        ].randomElement(using: &chance) ?? Sample.asOf
    }

    private func known(_ chance: inout SeededGenerator) -> Known {
        var known = Known()
        let day = Zone.utc.local(Sample.asOf).day
        for code: CurrencyCode in ["JPY", "TWD", "EUR", "KWD"] {
            let rate = Rate(
                code: code, perDollar: max(.leastNonzeroMagnitude, size(&chance)), quotedAt: moment(&chance),
                source: "test")
            if Int.random(in: 0..<5, using: &chance) > 0 {
                known.rates.append(Seen(rate, .live, at: Sample.asOf))
            }
            known.rateCloses[code] = (1...40).map {
                DailyClose(day: day + ($0 - 41), close: max(.leastNonzeroMagnitude, size(&chance)))
            }
        }
        for symbol in Self.stocks {
            let (price, time) = (price(&chance), moment(&chance))
            let isMissing = Int.random(in: 0..<6, using: &chance) == 0
            var quote = Quote(
                symbol: Symbol(stringLiteral: symbol), name: "Name", currency: "USD",
                price: isMissing ? nil : price, time: isMissing ? nil : time, zone: "UTC",
                closes: (1...40).map { DailyClose(day: day + ($0 - 41), close: self.price(&chance)) },
                today: (0..<Int.random(in: 0...9, using: &chance)).map { _ in self.price(&chance) },
                source: "test",
                session: SessionFigures(
                    day: range(&chance), year: range(&chance), volume: size(&chance), exchange: "X"))
            quote.extended = ExtendedPrice(price: self.price(&chance), time: time + 60, session: .after)
            known.quotes.append(Seen(quote, .live, at: Sample.asOf))
        }
        return known
    }

    private func bars(_ query: BarsQuery, _ chance: inout SeededGenerator) -> Seen<BarSeries>? {
        guard var seen = DemoMarket(seed: 1).bars(query, at: Sample.asOf) else { return nil }
        seen.value.bars = seen.value.bars.compactMap { bar in
            let ends = [price(&chance), price(&chance), price(&chance), price(&chance)].sorted()
            return Bar(
                start: bar.start, open: ends[1], high: ends[3], low: ends[0], close: ends[2],
                volume: size(&chance))
        }
        return seen
    }

    private func transactions(_ chance: inout SeededGenerator) -> String {
        let rows = Self.stocks.map { item in
            let quantity = Self.quantities.randomElement(using: &chance) ?? "1"
            let price = Self.prices.randomElement(using: &chance) ?? "1"
            return "2026-01-05,buy,\(item),\(quantity),\(price),USD,0,1,,"
        }
        return (["date,type,item,quantity,price,currency,fee,rate,account,note"] + rows)
            .joined(separator: "\n") + "\n"
    }
}
