import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

struct DetailsTests {
    private func board(_ feed: FeedID = "yahoo", isDemo: Bool = false) -> Model {
        var settings = Settings()
        settings.feeds.stocks = [FeedSource(kind: feed, url: "https://a.test")]
        var model = Model(
            arrangement: Arrangement(rates: ["JPY"], clocks: [], stocks: ["AAPL", "BTC-USD"]),
            settings: settings, isDemo: isDemo, now: friday, here: .utc)
        for symbol: Symbol in ["AAPL", "BTC-USD"] {
            let zone = symbol == "AAPL" ? "America/New_York" : "UTC"
            let quote = Quote(symbol: symbol, price: 100, time: friday + -60, zone: zone, source: "yahoo")
            _ = hear(&model, .quotes([quote]), to: .quotes([symbol]), at: friday)
        }
        return model.after(.focus(.stocks))
    }

    private let bars = FeedSubject.bars(BarsQuery("AAPL", .fiveMinutes, since: Day(number: 20_773)))

    private func chart(_ symbol: Symbol) -> BarsQuery { BarsQuery(symbol, .day, since: Day(number: 20_586)) }

    @Test("Details of a stock ask for its last bars and its news, when they are opened and at each refresh")
    func asks() {
        let model = board()
        #expect(
            model.effects(of: .open).besidesPast == [
                .ask(bars, freshness: 60), .ask(.headlines("AAPL"), freshness: 600),
                .readBars(chart("AAPL")), .ask(.bars(chart("AAPL")), freshness: 60),
            ])
        let open = model.after(.open)
        #expect(open.effects(of: .figures(.stocksDue)).asked.contains(bars))
        #expect(!open.after(.cancel).effects(of: .figures(.stocksDue)).asked.contains(bars))
    }

    @Test(
        "What has no session has no bars asked for, nor is anything where nobody can tell or is to be asked")
    func silent() {
        var cursor = board()
        cursor = cursor.after(.select(.stocks, Cursor(index: 1)))
        #expect(cursor.effects(of: .open).asked == [.headlines("BTC-USD"), .bars(chart("BTC-USD"))])
        #expect(board("twse").effects(of: .open).asked == [.bars(chart("AAPL"))])
        #expect(board(isDemo: true).effects(of: .open).besidesPast == [.readBars(chart("AAPL"))])
        #expect(board().after(.pause).effects(of: .open).besidesPast == [.readBars(chart("AAPL"))])
    }

    @Test("A price outside of the session comes beside the quote, which stays as live as it was")
    func adopts() throws {
        var model = board()
        var seen = try #require(model.market.quotes["AAPL"])
        #expect(seen.origin == .live)
        seen.origin = .cached
        seen.value.extended = ExtendedPrice(price: 101, time: friday, session: .after)
        _ = model.update(.figures(.changed(FigureChanges(known: Known(quotes: [seen])), at: friday)))
        #expect(model.market.quotes["AAPL"]?.origin == .live)
        #expect(model.market.quotes["AAPL"]?.value.extended?.price == 101)
        let quote = Quote(
            symbol: "AAPL", price: 100.5, time: friday + -30, zone: "America/New_York", source: "yahoo")
        var filter = AnswerFilter(model.market)
        _ = filter.accept(.quotes([quote]), at: friday)
        #expect(filter.market.quotes["AAPL"]?.value.newerExtended?.change != nil)
    }
}
