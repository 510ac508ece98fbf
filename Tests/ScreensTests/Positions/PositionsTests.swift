import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Money
import Screens
import TUI
import Testing
import Words

@Suite struct PositionsTests {
    /// Two accounts and three currencies; the last row sells more than there is.
    static let file = """
        date,type,item,quantity,price,currency,fee,rate,account,note
        2026-01-05,buy,AAPL,12.5,180.10,USD,1.5,31.5,broker,
        2026-02-05,buy,2330.TW,1000,850,TWD,20,,,
        2026-03-05,buy,7203.T,100,2500,JPY,0,0.21,broker,
        2026-04-05,sell,AAPL,2.5,200,USD,1,32,broker,
        2026-05-05,dividend,AAPL,10,0.25,USD,,32,broker,
        2026-06-05,sell,AAPL,99,200,USD,1,32,broker,
        """

    static func screen(_ width: Int, _ height: Int, _ file: String = file, words: Words? = nil) -> Screen {
        var screen = Screen(
            width, height, locale: UserLocale(["LANG": "en_US.UTF-8"]), words: words,
            arrangement: Arrangement(
                rates: ["JPY", "USD", "EUR"], clocks: ["Asia/Taipei"], stocks: ["2330.TW", "AAPL", "7203.T"],
                base: "TWD"))
        screen.send(.disk(.transactions(TransactionDocument(Array(file.utf8)))))
        return screen
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `positions stand below the stocks, with what they are worth at home`(width: Int, height: Int) throws
    {
        var screen = Self.screen(width, height)
        screen.press("5")
        try expectSnapshot(screen.text, "positions-\(width)x\(height)")
    }

    @Test func `details tell the gain by price, currency and income, and the lots`() throws {
        var screen = Self.screen(120, 40)
        screen.press("5<enter>")
        try expectSnapshot(screen.text, "positions-details-120x40")
    }

    @Test func `a weight without bound fills its bar, and its share gives way to a sign`() {
        let file = """
            date,type,item,quantity,price,currency,fee,rate,account,note
            2026-01-05,buy,AAPL,1,90,USD,0,1,,
            2026-01-05,buy,CL=F,1,10,USD,0,1,,
            """
        var screen = Self.screen(120, 40, file)
        let quotes = [("AAPL", 100.000_000_000_1), ("CL=F", -100)].map { symbol, price in
            Seen(
                Quote(
                    symbol: Symbol(stringLiteral: symbol), currency: "USD", price: price, time: Sample.asOf,
                    zone: "UTC", source: "test"), .live, at: Sample.asOf)
        }
        screen.send(.figures(.changed(FigureChanges(known: Known(quotes: quotes)), at: Sample.asOf)))
        screen.press("5")
        let row = screen.lines.last { $0.contains("AAPL") } ?? ""
        #expect(row.contains("██████") && row.contains("…"), "\(row)")
    }

    /// 10 shares: bought at 180.10 USD and 31.5, sold 2.5 at 200 and 32. MoneyTests checks the figures.
    @Test func `the gain's parts in details add up to the total`() throws {
        let screen = Self.screen(120, 40)
        let home = try #require(screen.model.portfolio?.positions.items.first { $0.key.item == "AAPL" }).home
        let parts = [home.priceGain, home.currencyGain, home.income].compactMap(\.value)
        let total = try #require(home.total.value)
        #expect(parts.count == 3)
        #expect(parts.reduce(Rational.zero, +) - (try #require(home.fees.value)) == total)
    }

    @Test(arguments: [(45, 14), (80, 24), (120, 40), (200, 60)])
    func `with amounts hidden, none of them is on the screen`(width: Int, height: Int) throws {
        var open = Self.screen(width, height)
        open.press("5")
        let home = open.model.homeCurrency
        let positions = try #require(open.model.portfolio?.positions)
        var amounts: [String] = []
        for position in positions.items {
            for figure in [
                position.home.value, position.home.value - position.home.cost, position.cost,
                position.quantity,
            ] {
                if let value = figure.value, value.sign != 0 {
                    amounts.append(open.model.figureText.money(value.magnitude, home, withCode: false))
                    amounts.append(open.model.figureText.quantity(value.magnitude))
                }
            }
        }
        if let total = positions.total.value.value {
            amounts.append(open.model.figureText.money(total, home, withCode: false))
        }
        open.press("$")
        for keys in ["", "N", "<enter>", "<esc>v", "<esc>", "H", "H"] {
            open.press(keys)
            let words = Set(open.text.split { " │┃▌".contains($0) }.map(String.init))
            for amount in amounts where amount.count > 3 {
                #expect(!words.contains(amount) && !words.contains("+" + amount), "\(amount) after \(keys)")
            }
        }
        #expect(open.effects.contains(.save(open.model.arrangement)), "it is kept")
    }

    @Test func `a click on a heading sorts by that column, and the heading and the border say so`() {
        var screen = Self.screen(120, 40)
        for (heading, column) in [("Value", Sort.Column.value), ("Quantity", .quantity), ("Today", .change)] {
            screen.press("o")
            let y = screen.lines.firstIndex { $0.contains("Quantity") } ?? 0
            let line = screen.lines[y]
            let start = line.firstRange(of: heading)?.lowerBound ?? line.startIndex
            let at = line.distance(from: line.startIndex, to: start)
            screen.mouse(.press, at, y)
            let sort = screen.model.arrangement.sorts[.positions]
            #expect(sort == Sort(column, isDescending: true), "\(heading)")
            #expect(screen.text.contains("by \(screen.model.words[column.saying]) ▼"))
        }
        #expect(screen.model.arrangement.sorts[.stocks] == nil)
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `by account, each group says what it is worth`(width: Int, height: Int) throws {
        var screen = Self.screen(width, height)
        screen.press("5Ns")
        try expectSnapshot(screen.text, "positions-accounts-\(width)x\(height)")
    }

    private func demo(_ width: Int, _ height: Int, _ keys: String) -> Screen {
        var screen = Screen(
            width, height, locale: UserLocale(["LANG": "en_US.UTF-8"]), isDemo: true)
        for key in ["5"] + keys.split(separator: " ").map(String.init) {
            screen.press(key)
            screen.answerBars()
        }
        return screen
    }

    @Test(arguments: [(80, 24), (120, 40)])
    func `the value of all positions is drawn over time`(width: Int, height: Int) throws {
        try expectSnapshot(demo(width, height, "v 7").text, "positions-value-\(width)x\(height)")
        try expectSnapshot(
            demo(width, height, "v 7 $ <left>").text, "positions-value-hidden-\(width)x\(height)")
    }

    @Test func `a demo shows positions of its own on 5`() throws {
        let screen = demo(120, 40, "")
        #expect(screen.model.focus == .positions && screen.text.contains("SAMPLE DATA"))
        try expectSnapshot(screen.text, "positions-demo-120x40")
    }

    @Test func `the deck of positions shows those on the board, and that of cities others`() throws {
        var screen = demo(120, 40, "c")
        #expect(screen.model.deck?.deck.choice == .onBoard && screen.model.deck?.deck.pile.items.count == 4)
        screen.press("c")
        #expect(screen.model.deck?.deck.choice == .onBoard)
        screen.press("<tab>")
        #expect(screen.model.deck?.deck.choice == .offBoard)
    }

    @Test func `the last value of the chart is the total of the panel`() throws {
        let screen = demo(120, 40, "v")
        let total = try #require(screen.model.portfolio?.positions.total.value.value)
        let text = screen.model.figureText.money(total, screen.model.homeCurrency, withCode: true)
        #expect(screen.lines[1].contains(" \(text) "))
    }

    @Test(arguments: ["", "<left> <left>", "m <left> <left>", "i <enter> <esc>", "t s", "] ", "] ] t +", "<"])
    func `with amounts hidden, a chart of value tells shares alone`(keys: String) throws {
        for range in [1, 5, 8, 0] {
            let screen = demo(120, 40, "v \(range) $ \(keys)")
            let chart = screen.lines[1...37]
            for line in chart {
                // Amounts and shares have decimals here; these words end in percent.
                let words = line.split(whereSeparator: { " │├┤╮┊╎".contains($0) }).map(String.init)
                for (index, word) in words.enumerated()
                where word.contains(".") && word.contains(where: \.isNumber) {
                    let next = index + 1 < words.count ? words[index + 1] : ""
                    let isItem =
                        screen.model.portfolio?.positions.items.contains { $0.key.item.text == word } ?? false
                    #expect(next.hasPrefix("%") || isItem, "\(word) in \(line) with \(range) \(keys)")
                }
            }
            #expect(!screen.text.contains("USD  "), "no amount in the border")
        }
    }

    @Test func `a file that changes shows its new rows, and those that are gone vanish`() {
        var screen = Self.screen(200, 90)
        let more = Self.file + "\n2026-06-07,buy,IBM,3,100,USD,0,31,,\n"
        screen.send(.disk(.transactions(TransactionDocument(Array(more.utf8)))))
        #expect(screen.text.contains("IBM"))
        #expect(screen.effects.contains { if case .ask(.quotes(["IBM"]), _) = $0 { true } else { false } })
        screen.send(.disk(.transactions(TransactionDocument(Array(Self.file.utf8)))))
        #expect(screen.model.arrangement[.positions].count == 3)
    }

    @Test func `positions are not removed by hand, and it is said why`() {
        var screen = Self.screen(120, 40)
        screen.press("5x")
        #expect(screen.text.contains("Positions come from your transactions file; e adds a transaction"))
        #expect(screen.model.arrangement[.positions].count == 3)
    }

    @Test func `a transaction is typed on the border of the positions, with its meaning beside the keys`()
        throws
    {
        var screen = Self.screen(120, 40)
        screen.press("5a")
        #expect(screen.text.contains("Transaction:") && screen.text.contains("buy 10 AAPL 187.40"))
        screen.press("buy 10 @ 187.40 in depot")
        try expectSnapshot(screen.text, "positions-entering-120x40")
        screen.press("<enter>")
        #expect(screen.model.arrangement[.positions].count == 4)
        screen.press("u")
        #expect(screen.model.arrangement[.positions].count == 3)
    }

    @Test func `without a file there is no panel of positions, until it is wanted`() {
        var screen = Screen(120, 40)
        screen.send(.disk(.transactions(TransactionDocument())))
        #expect(!screen.model.panels.contains(.positions))
        screen.press("5")
        #expect(screen.model.focus == .positions && screen.text.contains("No positions yet"))
        screen.press("ebuy 10 AAPL 187.40<enter>")
        #expect(screen.effects.contains { if case .saveTransactions = $0 { true } else { false } })
    }

    @Test func `a new price changes its position and the total, and leaves the others alone`() throws {
        var screen = Self.screen(120, 40)
        let before = try #require(screen.model.portfolio?.positions)
        var quote = try #require(screen.model.market.quotes["AAPL"]).value
        quote.price = try #require(quote.price) + 1
        quote.time = Sample.asOf
        screen.hear(.quotes([quote]), to: .quotes([]), at: Sample.asOf)
        let after = try #require(screen.model.portfolio?.positions)
        for (old, new) in zip(before.items, after.items) {
            #expect((old.home.value == new.home.value) == (old.key.item != "AAPL"))
        }
        #expect(before.total.value != after.total.value)
    }
}
