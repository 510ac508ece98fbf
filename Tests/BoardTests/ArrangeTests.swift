import Arrangement
import Board
import Figures
import Literals
import Market
import Testing

@Suite struct ArrangeTests {
    @Test("d then 1 or 5 sets the baseline, dd swaps it, anything else leaves it")
    func baseline() {
        let choosing = smallBoard().after(.layer(.askBaseline))
        #expect(LayerID(choosing) == .baseline)
        #expect(choosing.after(.setBaseline(.d5)).arrangement.baseline == .d5)
        #expect(choosing.after(.setBaseline(nil)).arrangement.baseline == .d5)
        #expect(choosing.after(.cancel).arrangement.baseline == .d1)
        #expect(LayerID(choosing.after(.cancel)) == .board)
    }

    @Test("The baseline changes what stocks and rates are measured against")
    func baselineFigures() {
        let model = smallBoard().hearing(
            .quotes([quote("AAPL", 110, closes: [50, 100, 80, 90, 95, 99, 100])]), to: .quotes([]),
            at: friday)
        #expect(model.figures.stocks["AAPL"]?.base?.close == 100)
        #expect(model.figures.stocks["AAPL"]?.change == 0.1)
        let five = model.after(.setBaseline(.d5))
        #expect(five.figures.stocks["AAPL"]?.base?.close == 80)
        #expect(five.figures.stocks["AAPL"]?.change == 0.375)
    }

    @Test(
        "s sorts by change, largest first, s again flips it, o brings the hand's order back; the selection stays"
    )
    func sorting() {
        let model = smallBoard().hearing(
            .quotes([
                quote("2330.TW", 99, closes: [100]), quote("AAPL", 102, closes: [100]),
                quote("7203.T", 101, closes: [100]),
            ]), to: .quotes([]), at: friday
        ).after(.select(.stocks, Cursor(index: 0)))
        let down = model.after(.sortByChange)
        #expect(down.order(.stocks) == ["AAPL", "7203.T", "2330.TW"])
        #expect(down.selectedItem == "2330.TW")
        let up = down.after(.sortByChange)
        #expect(up.order(.stocks) == ["2330.TW", "7203.T", "AAPL"])
        #expect(up.after(.handOrder).order(.stocks) == ["2330.TW", "AAPL", "7203.T"])
        #expect(model.arrangement.stocks == up.arrangement.stocks, "sorting leaves the hand's order alone")
    }

    @Test(
        "News that changes the order keeps the same stock selected, and what has no change stays at the end")
    func sortingLive() {
        let model = smallBoard().hearing(
            .quotes([quote("2330.TW", 99, closes: [100]), quote("AAPL", 102, closes: [100])]),
            to: .quotes([]), at: friday
        ).after(.sortByChange, .select(.stocks, Cursor(index: 0)))
        #expect(model.order(.stocks) == ["AAPL", "2330.TW", "7203.T"])
        let news = model.hearing(.quotes([quote("7203.T", 150, closes: [100])]), to: .quotes([]), at: friday)
        #expect(news.order(.stocks) == ["7203.T", "AAPL", "2330.TW"])
        #expect(news.selectedItem == "AAPL")
    }

    @Test("b makes the selected currency the base, and the old base takes its place")
    func base() throws {
        let model = smallBoard().hearing(
            .rates([rate("JPY", 150), rate("TWD", 30), rate("EUR", 0.8)]), to: .rates, at: friday
        ).after(.select(.rates, Cursor(index: 2)), .makeBase)
        #expect(model.arrangement.base == "EUR")
        #expect(model.arrangement.rates == ["JPY", "TWD", "USD"])
        let yen = try #require(model.figures.rates["JPY"]?.rate)
        #expect(abs(yen - 187.5) < 1e-9)
        #expect(model.figures.rates["USD"]?.rate == 1.25)
        #expect(model.after(.undo).arrangement.base == "USD")
    }

    @Test("A currency without a rate can't become the base")
    func baseWithoutRate() {
        let model = smallBoard().after(.makeBase)
        #expect(model.arrangement.base == "USD")
        #expect(model.noticeText?.contains("JPY") == true)
    }

    @Test("What is typed is added once, selected, and asked for when it is a stock")
    func adding() {
        let model = smallBoard().after(.focus(.stocks), .layer(.picker(.open)), .layer(.type("nvda")))
        #expect(
            model.effects(of: .add("nvda")).asked == [.quotes(["2330.TW", "AAPL", "7203.T", "NVDA"])])
        let added = model.after(.add("nvda"))
        #expect(added.arrangement.stocks.last == "NVDA")
        #expect(added.selectedItem == "NVDA")
        #expect(added.after(.add("aapl")).arrangement.stocks.count == 4)
        #expect(added.after(.add("aapl")).selectedItem == "AAPL")
    }

    @Test(
        "What nobody knows is not added, and the user is told",
        arguments: [
            (Panel.rates, "ZZZ"), (.rates, "usd"), (.rates, "\u{1B}[31m"), (.clocks, "Atlantis"),
            (.stocks, "a b"), (.stocks, "台積電"),
        ])
    func refusing(_ panel: Panel, _ text: String) {
        let before = smallBoard().after(.focus(panel))
        let after = before.after(.layer(.picker(.open)), .add(text))
        #expect(after.arrangement == before.arrangement)
        #expect(LayerID(after) == .board)
    }

    @Test("Adding a currency asks nothing of the network")
    func addingCurrency() {
        let effects = smallBoard().effects(of: .add("THB"))
        #expect(
            !effects.contains {
                if case .ask = $0 { return true }
                return false
            })
    }

    @Test(
        "A city is found by its name alone",
        arguments: [
            ("tokyo", "Asia/Tokyo"), ("Europe/Paris", "Europe/Paris"), ("new york", "America/New_York"),
        ])
    func addingCity(_ text: String, _ zone: String) {
        #expect(smallBoard().after(.focus(.clocks), .add(text)).arrangement.clocks.last == zone)
    }

    @Test("x takes a card off, u brings it back to its place, Ctrl-R takes it off again")
    func removing() {
        let model = smallBoard().after(.select(.clocks, Cursor(index: 1)), .remove)
        #expect(model.arrangement.clocks == ["Asia/Taipei", "Europe/London"])
        #expect(model.after(.undo).arrangement == smallBoard().arrangement)
        #expect(model.after(.undo, .redo).arrangement == model.arrangement)
        #expect(smallBoard().after(.undo).noticeText == "Nothing to undo")
    }
}
