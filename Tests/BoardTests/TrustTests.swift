import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

@Suite struct TrustTests {
    @Test("A jump over tenfold is held back and said, and comes in when a second answer says the same")
    func jump() {
        let start = smallBoard().hearing(rate("JPY", 150))
        let jumped = start.hearing(rate("JPY", 15_000))
        #expect(jumped.figures.rates["JPY"]?.rate == 150)
        #expect(jumped.noticeText == "JPY: test suddenly quotes 15000; ignored until confirmed")
        #expect(jumped.figures.rates["JPY"]?.origin == .cached, "the feed does not stand by it")
        #expect(jumped.hearing(rate("JPY", 15_100)).figures.rates["JPY"]?.rate == 150, "the same answer")
        let later = friday + 60
        #expect(jumped.hearing(rate("JPY", 15_100), at: later).figures.rates["JPY"]?.rate == 15_100)
        #expect(
            jumped.hearing(rate("JPY", 151), at: later).hearing(rate("JPY", 15_000), at: later + 60)
                .figures.rates["JPY"]?.rate == 151)
        #expect(
            start.hearing(rate("JPY", 1500)).figures.rates["JPY"]?.rate == 1500,
            "tenfold is not over tenfold")
    }

    @Test("What is held back is not kept either, and the rest of the answer is")
    func keeping() {
        var filter = AnswerFilter(smallBoard().hearing(rate("JPY", 150), rate("TWD", 30)).market)
        let accepted = filter.accept(.rates([rate("JPY", 1), rate("TWD", 31)]), at: friday)
        #expect(accepted.answer == .rates([rate("TWD", 31)]))
        #expect(accepted.unshown.map { $1?.key.subject } == [.rate("JPY")])
    }

    @Test("A price that jumps over tenfold is held back")
    func price() {
        let start = smallBoard().hearing(.quotes([quote("AAPL", 100)]), to: .quotes([]), at: friday)
        let jumped = start.hearing(.quotes([quote("AAPL", 1)]), to: .quotes([]), at: friday)
        #expect(jumped.figures.stocks["AAPL"]?.price == 100)
    }

    @Test("A price in another currency than before is held back")
    func currency() {
        var news = quote("AAPL", 32)
        let start = smallBoard().hearing(.quotes([quote("AAPL", 100)]), to: .quotes([]), at: friday)
        news.currency = "TWD"
        let changed = start.hearing(.quotes([news]), to: .quotes([]), at: friday + 60)
        #expect(changed.figures.stocks["AAPL"]?.price == 100)
        #expect(changed.noticeText == "AAPL: test suddenly quotes 32.00 TWD; ignored until confirmed")
        let confirmed = changed.hearing(.quotes([news]), to: .quotes([]), at: friday + 120)
        #expect(confirmed.figures.stocks["AAPL"]?.price == 32)
    }

    @Test(
        "A rate that is what another currency cost is held back; pegged currencies that move together are not"
    )
    func swapped() {
        let start = smallBoard().hearing(rate("JPY", 150), rate("TWD", 31.5), rate("HKD", 31.5))
        let swapped = start.hearing(rate("JPY", 31.6), rate("TWD", 31.6), at: friday + 60)
        #expect(swapped.figures.rates["JPY"]?.rate == 150)
        #expect(swapped.figures.rates["TWD"]?.rate == 31.6)
        let moved = start.hearing(rate("HKD", 36), rate("TWD", 36), at: friday + 60)
        #expect(moved.figures.rates["TWD"]?.rate == 36)
    }

    @Test("Nonsense is never a figure: zero, a close of a day to come or of another scale")
    func nonsense() {
        let start = smallBoard().hearing(rate("JPY", 150)).hearing(
            .quotes([quote("AAPL", 100)]), to: .quotes([]), at: friday)
        #expect(start.hearing(rate("JPY", 0), at: friday + 60).figures.rates["JPY"]?.rate == 150)
        var zero = quote("AAPL", 0, closes: [99])
        zero.today = [0, 0]
        let price = start.hearing(.quotes([zero]), to: .quotes([]), at: friday + 60)
        #expect(price.figures.stocks["AAPL"]?.price == 100)
        var ahead = quote("AAPL", 101, closes: [99, 100])
        let today = Day(number: 20_777)
        ahead.closes[0].close = 9900
        ahead.closes.append(DailyClose(day: today + 3, close: 500))
        let closes = start.hearing(.quotes([ahead]), to: .quotes([]), at: friday + 60)
        #expect(closes.market.quotes["AAPL"]?.value.closes.map(\.close) == [100])
        let past = start.hearing(
            .pastRates(
                [
                    "JPY": [
                        DailyClose(day: today + -2, close: 149), DailyClose(day: today + -1, close: 14.9),
                        DailyClose(day: today + 2, close: 148),
                    ]
                ], source: "frankfurter"), to: .pastRates(["JPY"], since: today + -9), at: friday + 60)
        #expect(past.market.rateCloses["JPY"]?.map(\.close) == [149])
    }

    @Test("A figure of a time to come has no change, and is no close")
    func ahead() {
        let close = DailyClose(day: Day(number: 20_776), close: 148)
        let start = smallBoard().after(.known(Known(rateCloses: ["JPY": [close]])))
        let ahead = start.hearing(rate("JPY", 120, at: friday + 86_400))
        #expect(ahead.figures.rates["JPY"]?.change == nil)
        #expect(ahead.figures.rates["JPY"]?.doubt == .ahead)
        let truth = ahead.hearing(rate("JPY", 150, at: friday + 3 * 86_400), at: friday + 3 * 86_400)
        #expect(truth.market.rateCloses["JPY"] == [close])
    }

    @Test("Two feeds that disagree leave no change, and the details say why")
    func disputed() {
        let close = DailyClose(day: Day(number: 20_776), close: 150)
        let start = smallBoard().after(.known(Known(rateCloses: ["JPY": [close]]))).hearing(
            rate("JPY", 150.5))
        #expect(start.figures.rates["JPY"]?.change != nil)
        var other = rate("JPY", 165)
        other.source = "er-api"
        let disputed = start.hearing(other, at: friday + 60).figures.rates["JPY"]
        #expect(disputed?.rate == 165)
        #expect(disputed?.disagreement?.value == 150.5)
        #expect(disputed?.base == nil && disputed?.change == nil)
        #expect(disputed?.doubt == .disputed(source: "test"))
        // Over a weekend it is unknown if the price moved, and the close is still the other feed's.
        let monday = friday + 3 * 86_400
        other.quotedAt = monday
        let later = start.hearing(other, at: monday).figures.rates["JPY"]
        #expect(later?.disagreement == nil)
        #expect(later?.change == nil)
        other.perDollar = 151
        #expect(start.hearing(other, at: monday).figures.rates["JPY"]?.change != nil)
    }

    @Test(
        "A feed that comes later in the settings does not take the place of a fresh figure that it contradicts"
    )
    func preference() {
        let arrangement = Arrangement(rates: ["JPY"], clocks: [], stocks: ["2330.TW"])
        let start = Model(arrangement: arrangement, now: friday, here: .utc)
        var (first, second) = (rate("JPY", 150), rate("JPY", 165))
        (first.source, second.source) = ("rter", "er-api")
        let both = start.hearing(first).hearing(second, at: friday + 60)
        #expect(both.figures.rates["JPY"]?.rate == 150)
        #expect(both.figures.rates["JPY"]?.disagreement?.source == "er-api")
        #expect(both.figures.rates["JPY"]?.disagreement?.value == 165)
        #expect(both.hearing(second, at: friday + 3600).figures.rates["JPY"]?.rate == 165)
        #expect(
            start.hearing(second).hearing(first, at: friday + 60).figures.rates["JPY"]?.rate == 150,
            "the first in the settings wins as soon as it answers")
        var (yahoo, twse) = (quote("2330.TW", 1000), quote("2330.TW", 1100))
        (yahoo.source, twse.source) = ("yahoo", "twse")
        let stocks = start.hearing(yahoo, at: friday).hearing(twse, at: friday + 60)
        #expect(stocks.figures.stocks["2330.TW"]?.price == 1000)
        #expect(stocks.figures.stocks["2330.TW"]?.disagreement?.value == 1100)
        #expect(stocks.hearing(twse, at: friday + 600).figures.stocks["2330.TW"]?.price == 1100)
    }

    @Test(
        "A price of one feed is not measured against a close of another, and each feed's closes come back with its price"
    )
    func ownCloses() {
        let arrangement = Arrangement(rates: [], clocks: [], stocks: ["2330.TW"])
        let start = Model(arrangement: arrangement, now: friday, here: .utc)
        func figure(_ model: Model) -> StockFigure? { model.figures.stocks["2330.TW"] }
        let first = start.hearing("yahoo", 150, 0)
        #expect(figure(first)?.base?.close == 149)
        for price in [150.5, 165] {
            let other = first.hearing("twse", price, 180)
            #expect(figure(other)?.price == price && figure(other)?.disagreement == nil)
            #expect(figure(other)?.change == nil && figure(other)?.base == nil)
            #expect(Panel.stocks.kind.closes(of: "2330.TW", atMost: 22, other).isEmpty)
            let back = other.hearing("yahoo", 151, 360)
            #expect(figure(back)?.base?.close == 149 && figure(back)?.change == (151.0 - 149) / 149)
        }
    }

    @Test("Two feeds that disagree by more than one per cent are both named; by less, or of other days, not")
    func disagreements() {
        var other = rate("JPY", 153)
        other.source = "er-api"
        let start = smallBoard().hearing(rate("JPY", 150))
        #expect(start.hearing(other).figures.rates["JPY"]?.disagreement?.value == 150)
        #expect(start.hearing(other).figures.rates["JPY"]?.disagreement?.source == "test")
        other.perDollar = 151
        #expect(start.hearing(other).figures.rates["JPY"]?.disagreement == nil)
        other.perDollar = 153
        other.quotedAt = friday + 3 * 86_400
        #expect(start.hearing(other).figures.rates["JPY"]?.disagreement == nil)
    }
}

extension Model {
    fileprivate func hearing(_ rates: Rate..., at time: Instant = friday) -> Model {
        hearing(.rates(rates), to: .rates, at: time)
    }

    fileprivate func hearing(_ quote: Quote, at time: Instant) -> Model {
        hearing(.quotes([quote]), to: .quotes([]), at: time)
    }

    /// Feeds other than Yahoo have no closes.
    fileprivate func hearing(_ source: FeedID, _ price: Double, _ minutes: Int) -> Model {
        var news = quote("2330.TW", price, closes: source == "yahoo" ? [148, 149] : [])
        (news.source, news.time) = (source, friday + minutes * 60)
        return hearing(news, at: friday + minutes * 60)
    }
}
