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

@Suite("The first picture")
struct FirstPictureTests {
    private static let symbols: [Symbol] = (1...300).map { "S\($0)" }

    private static func known(_ stocks: [Symbol]?) -> Known {
        let quotes = (stocks ?? symbols).map { symbol in
            let closes = (1...10).map { DailyClose(day: Day(number: 20_760 + $0), close: Double(100 + $0)) }
            let quote = Quote(
                symbol: symbol, name: "Company \(symbol)", price: 111, time: Sample.asOf + -60,
                zone: "America/New_York", closes: closes, source: "yahoo")
            return Seen(quote, .cached, at: Sample.asOf + -60)
        }
        return Known(
            rates: Sample.rates.map { Seen($0, .cached, at: $0.quotedAt) }, rateCloses: Sample.rateCloses,
            quotes: quotes, stocks: stocks)
    }

    private static func model(_ known: (Arrangement) -> Known) -> Model {
        var arrangement = Arrangement.first
        arrangement.setList(.stocks, ItemList(cards: symbols.map { Item($0) }))
        return Model(
            arrangement: arrangement, now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc,
            known: known(arrangement))
    }

    @Test(
        "With the figures of the stocks that can be in sight it is the same as with those of all, at any size"
    )
    func same() {
        var random = SeededGenerator.announced()
        let whole = Self.model { _ in Self.known(nil) }
        for _ in 0..<60 {
            let size = Size(
                width: Int.random(in: 40...300, using: &random),
                height: Int.random(in: 12...120, using: &random))
            var part = Self.model { Self.known($0.stocksInSight(rows: Layout.mostRows(on: size))) }
            var all = whole
            for message in [Message.redraw, .focus(.stocks)] {
                _ = part.update(message)
                _ = all.update(message)
                #expect(view(part, size) == view(all, size), "\(size)")
            }
        }
    }

    @Test("A row that is not read yet says nothing of its stock, and all when it is")
    func later() {
        let size = Size(width: 120, height: 40)
        var part = Self.model { Self.known($0.stocksInSight(rows: 30)) }
        var all = Self.model { _ in Self.known(nil) }
        for message in [Message.focus(.stocks), .select(.stocks, Cursor(index: 299))] {
            _ = part.update(message)
            _ = all.update(message)
        }
        func row(_ model: Model) -> String {
            let frame = view(model, size).canvas
            let lines = (0..<size.height).map { y in
                (0..<size.width).map { frame[$0, y].glyph.text }.joined()
            }
            return lines.first { $0.contains("S300") } ?? ""
        }
        #expect(row(part).contains("S300"))
        #expect(!row(part).contains("111"))
        #expect(!row(part).contains("%"))
        #expect(row(all).contains("111.00"))
        let rest = Array(Self.symbols[30...])
        _ = part.update(.start)
        _ = part.updateAtOnce(.recalled(Self.known(rest).quotes))
        #expect(row(part) == row(all))
        #expect(view(part, size) == view(all, size))
    }
}
