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

@Suite struct ColumnTests {
    /// The last has no year, day and volume.
    static let quotes: [Quote] = Sample.quotes.enumerated().map { place, quote in
        var quote = quote
        guard let price = quote.price, quote.symbol != "7203.T" else { return quote }
        let share = Double(place % 5 + 1) / 6
        quote.session = SessionFigures(
            day: price - 1...price + 1.5, year: price - price * share / 2...price + price * (1 - share) / 2,
            volume: Double(place + 1) * 1_234_567)
        quote.extended = quote.time.flatMap {
            ExtendedPrice(price: price + 2, time: $0 + 600, session: .after)
        }
        return quote
    }

    static func screen(_ width: Int, _ height: Int, _ columns: [StockColumn]? = nil) -> Screen {
        var board = Arrangement.first
        board.stockColumns = columns
        var screen = Screen(width, height, arrangement: board)
        screen.send(.known(Known(quotes: quotes.map { Seen($0, .sample, at: Sample.asOf) })))
        return screen
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `columns are chosen and put in order over the grid`(width: Int, height: Int) throws {
        var screen = Self.screen(width, height)
        screen.press("C<pgdn><up><up><space><up><up><up><up><up><space><down><space><down><space>[[")
        try expectSnapshot(screen.text, "columns-\(width)x\(height)")
        screen.press("<esc>")
        try expectSnapshot(screen.text, "chosen-\(width)x\(height)")
    }

    @Test func `what is switched on and moved is there at once, and undone`() {
        var screen = Self.screen(200, 40)
        let before = screen.lines
        screen.press("C<home><down><down><down><down><down><down><down><space>")
        #expect(screen.text.contains("Volume"))
        #expect(screen.model.arrangement.shownStockColumns.contains(.volume))
        screen.press("[[[[[<esc>")
        #expect(screen.model.arrangement.shownStockColumns.prefix(3) == [.name, .close, .volume])
        #expect(screen.model.past.undoable.count == 2, "keys that move one column make one change")
        screen.press("u")
        #expect(screen.text.contains("Undone: change columns"))
        screen.press("u<esc>1")
        #expect(screen.model.arrangement.stockColumns == nil)
        #expect(screen.lines.dropLast() == before.dropLast())
    }

    @Test func `a column that is moved to and fro leaves no change behind`() {
        var screen = Self.screen(200, 40)
        screen.press("C][")
        #expect(screen.model.past.undoable.isEmpty && screen.model.arrangement.stockColumns == nil)
        screen.press("<down><down><down><down>}}")
        #expect(screen.model.past.undoable.isEmpty)
        screen.press("=<esc>u")
        #expect(screen.text.contains("Nothing to undo"))
    }

    @Test func `the price stays, and the standard columns come back with a key`() {
        var screen = Self.screen(120, 40)
        screen.press("C<down><down><space>")
        #expect(screen.model.noticeText == "The price column cannot be hidden")
        screen.press("<up><space>")
        #expect(!screen.model.arrangement.shownStockColumns.contains(.close))
        screen.press("=")
        #expect(screen.model.arrangement.stockColumns == nil)
    }

    @Test func `figures that no feed tells are dashes`() throws {
        var screen = Self.screen(160, 50, [.price, .dayRange, .yearRange, .volume, .extended])
        screen.press("3D")
        let row = try #require(screen.lines.first { $0.contains("7203") && $0.contains("JPY") })
        #expect(row.matches(of: /—/).count == 3, "the day's range is that of the prices seen: \(row)")
        let apple = try #require(screen.lines.first { $0.contains("AAPL") && $0.contains("USD") })
        #expect(apple.contains("228.87 – 231.37") && apple.contains("231.87  ▲ +0.9 %"), "\(apple)")
        #expect(apple.contains(/─●─|●─|─●/), "\(apple)")
    }

    @Test func `headings of figures sort, and keys go through the columns there are`() throws {
        var screen = Self.screen(200, 40, [.name, .price, .volume, .yearRange, .extended])
        let heading = try #require(
            screen.frame.hits.first { $0.target == .heading(.stocks, .volume) }?.rect)
        screen.mouse(.press, heading.x, heading.y)
        let volumes = screen.model.order(.stocks).map { item in
            Self.quotes.first { Item($0.symbol) == item }?.session?.volume
        }
        #expect(volumes.dropLast().compactMap(\.self) == volumes.compactMap(\.self).sorted(by: >))
        #expect(volumes.last == .some(nil), "what is unknown comes last")
        #expect(screen.text.contains("Volume ▼") || screen.text.contains("Volume▼"), "\(screen.text)")
        var seen: [Sort.Column] = []
        for _ in 0..<5 {
            screen.press("S")
            seen += screen.model.arrangement.sorts[.stocks].map { [$0.column] } ?? []
        }
        #expect(Set(seen) == [.symbol, .price, .volume, .yearPlace, .extended])
        var usual = Screen(120, 40)
        usual.press("sSSS")
        #expect(usual.model.arrangement.sorts[.stocks]?.column == .change)
    }

    @Test func `symbol and price stay at every width, and no figure is cut, whatever was chosen`() {
        var numbers = SeededGenerator.announced()
        var known = Figures.known(in: Screen(120, 40).model)
        for quote in Self.quotes {
            let ends = [quote.dayRange, quote.session?.year].compactMap(\.self)
                .flatMap { [$0.lowerBound, $0.upperBound] }
            for price in ends + [quote.extended?.price].compactMap(\.self) {
                known.insert(FigureText().price(price))
            }
            if let change = quote.newerExtended?.change {
                known.insert(FigureText().change(change, places: 1).filter { $0.isNumber || $0 == "." })
            }
        }
        known.formUnion(["1", "3", "5", "6"])
        for _ in 0..<120 {
            let columns = Array(
                StockColumn.offered.shuffled(using: &numbers)
                    .prefix(Int.random(in: 1...13, using: &numbers)))
            let chosen = StockColumn.chosen(written: columns.map(\.text))
            var screen = Self.screen(
                Int.random(in: 40...260, using: &numbers), Int.random(in: 12...60, using: &numbers), chosen)
            screen.press("3")
            #expect(
                screen.text.contains("Symbol") && screen.text.contains("Last"), "\(columns)\n\(screen.text)")
            let strays = Figures.strays(screen.lines, known)
            #expect(strays.isEmpty, "\(strays) by \(columns)\n\(screen.text)")
        }
    }
}

extension ColumnTests {
    @Test func `columns of baselines show changes, and sort like the others`() throws {
        var screen = Self.screen(140, 30, [.name, .price, .since(.d1), .since(.d5)])
        screen.press("3")
        let headings = try #require(screen.lines.first { $0.contains("1D") && $0.contains("5D") })
        #expect(headings.contains("Last"))
        let model = screen.model
        for symbol in model.arrangement.stocks.compactMap({ Symbol($0) }) {
            for baseline in [Baseline.d1, .d5] {
                let change = try #require(model.stockFigure(symbol, baseline).change)
                #expect(screen.text.contains(FigureText().change(change, places: 1)), "\(symbol) \(baseline)")
            }
        }
        _ = screen.model.update(.user(.sortBy(.since(.d5), in: .stocks)))
        let changes = screen.model.order(.stocks).compactMap { Symbol($0) }.map {
            model.stockFigure($0, .d5).change ?? 0
        }
        #expect(changes == changes.sorted(by: >))
        #expect(screen.text.contains("5D▼") || screen.text.contains("5D ▼"))
    }
}
