import Alerts
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing
import Words

@Suite struct KeptPaceTests {
    private func settings(_ change: (inout Settings) -> Void) -> Message {
        var settings = Settings()
        change(&settings)
        return .settingsChanged(settings, UserLocale(["LANG": "C"]), themes: ["default"])
    }

    private func board(_ pace: FeedPace?, source: FeedID = "yahoo") -> Model {
        var model = smallBoard().after(settings { $0.refresh = RefreshSettings(rates: 10, stocks: 10) })
        var (yen, apple) = (rate("JPY", 150, at: friday), quote("AAPL", 100, at: friday))
        (yen.source, apple.source) = (source, source)
        model = model.hearing(.rates([yen]), to: .rates, at: friday)
            .hearing(.quotes([apple]), to: .quotes([]), at: friday)
        let paces = pace.map { [source: $0] } ?? [:]
        return model.after(.figures(.changed(FigureChanges(paces: paces), at: friday)))
    }

    @Test(arguments: [(60, 190, FigureState.live), (60, 200, .stale), (10, 50, .stale), (10, 40, .live)])
    func `A figure is stale by the pace that is kept`(interval: Int, age: Int, state: FigureState) {
        let model = board(FeedPace(interval: interval, limit: .floor, next: friday + interval))
        let (now, refresh) = (friday + age, model.refresh)
        #expect(model.figures.rates["JPY"]?.state(refresh: refresh.rates, now: now) == state)
        #expect(model.figures.stocks["AAPL"]?.state(refresh: refresh.stocks, now: now) == state)
        var sight = AlertSight(model.market, refresh: [.rates: 10, .stocks: 10], at: now)
        #expect((sight.doubt(of: "AAPL") == .stale) == (state == .stale))
    }

    @Test func `Settings that say more are what counts`() {
        let model = board(FeedPace(interval: 60, limit: .floor, next: friday + 60))
            .after(settings { $0.refresh = RefreshSettings(rates: 300, stocks: 300) })
        let state = model.figures.stocks["AAPL"]?.state(refresh: model.refresh.stocks, now: friday + 900)
        #expect(state == .live)
    }

    @Test func `Asking again says how long the next request takes, where it may not be sent yet`() {
        var model = smallBoard()
        func text(_ rates: Int, _ stocks: Int) -> String? {
            let paces: [FeedID: FeedPace] = [
                .rter: FeedPace(interval: 15, limit: .floor, next: friday + rates),
                .yahoo: FeedPace(interval: 60, limit: .floor, next: friday + stocks),
            ]
            return model.after(.figures(.changed(FigureChanges(paces: paces), at: friday)), .refresh)
                .noticeText
        }
        #expect(model.after(.refresh).noticeText == "Refreshing…")
        #expect(text(0, -5) == "Refreshing…")
        #expect(text(0, 34) == "Refreshing… · Next request to yahoo in 34 s")
        #expect(text(12, 34) == "Next request to yahoo in 34 s")
        #expect(text(840, 34) == "Next request to rter in 14 min")
        #expect(text(1, 3) == "Refreshing…")
        model = smallBoard().after(settings { $0.feeds.stocks = [] })
        #expect(text(12, 34) == "Next request to rter in 12 s")
        #expect(smallBoard().effects(of: .refresh).asked.contains(.smallBoardRates))
    }

    @Test func `A figure that came later than now keeps no other out`() {
        for ahead in [0, 30 * 86_400] {
            let first = smallBoard().hearing(
                .quotes([quote("AAPL", 100, at: friday)]), to: .quotes([]), at: friday + ahead)
            var filter = AnswerFilter(first.market)
            var feeds = FeedSettings()
            feeds.stocks = [
                FeedSource(kind: "test", url: "https://a.test"),
                FeedSource(kind: "other", url: "https://b.test"),
            ]
            filter.use(feeds, refresh: [.stocks: 60])
            var other = quote("AAPL", 150, at: friday)
            other.source = "other"
            let accepted = filter.accept(.quotes([other]), at: friday + 10)
            #expect((accepted.answer == nil) == (ahead == 0))
        }
    }
}
