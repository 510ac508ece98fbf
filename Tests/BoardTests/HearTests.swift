import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing
import Words

@Suite struct HearTests {
    @Test("A start asks both feeds and sets the timers, and nothing else")
    func start() {
        let effects = smallBoard().effects(of: .start)
        #expect(
            effects == [
                .schedule(.tick, .nextMultiple(of: 1)), .readAlerts, .ask(.smallBoardRates, freshness: 270),
                .ask(.quotes(["2330.TW", "AAPL", "7203.T"]), freshness: 54),
                .schedule(.rates, .after(300)), .schedule(.stocks, .after(60)),
            ])
    }

    @Test("A question is not asked again while its answer is awaited")
    func noDoubleQuestion() {
        let asking = smallBoard().after(.start)
        #expect(!asking.effects(of: .ratesDue).asked.contains(.smallBoardRates))
        #expect(asking.after(.finished(.rates)).effects(of: .ratesDue).asked.contains(.smallBoardRates))
    }

    @Test("Paused, no feed is asked, and the rounds go on after")
    func pause() {
        let paused = smallBoard().after(.start, .finished(.rates), .finished(.quotes([])), .pause)
        #expect(paused.isPaused)
        #expect(paused.effects(of: .ratesDue).asked.isEmpty)
        #expect(paused.effects(of: .pause).asked.contains(.smallBoardRates))
    }

    @Test("A failure keeps the figures, says what happened, and leaves the other panel alone")
    func failure() {
        let live = smallBoard().hearing(.rates([rate("JPY", 150)]), to: .rates, at: friday)
        let failed = live.hearing(
            .failed(FeedFailure(source: "rter", cause: .timedOut), symbol: nil), to: .rates,
            at: friday + 60)
        #expect(failed.figures.rates["JPY"]?.rate == 150)
        #expect(failed.feed(.rates)?.failure?.cause == .timedOut)
        #expect(failed.feed(.stocks)?.failure == nil)
        #expect(failed.notice?.isWarning == true)
        #expect(
            failed.hearing(.rates([rate("JPY", 151)]), to: .rates, at: friday).feed(.rates)?.failure
                == nil)
    }

    @Test("Where all feeds fail, the first one is named and said once, round after round")
    func allFail() {
        func failing(_ model: Model, _ feed: FeedID, _ second: Int) -> Model {
            model.hearing(
                .failed(FeedFailure(source: feed, cause: .timedOut), symbol: nil), to: .rates,
                at: friday + second)
        }
        var model = smallBoard()
        for round in 0..<3 {
            for (place, feed) in [FeedID.rter, .frankfurter, .erAPI].enumerated() {
                model = failing(model, feed, round * 300 + place)
                #expect(model.feed(.rates)?.failure?.source == .rter)
                #expect(
                    model.notice?.saying == FeedFailure(source: .rter, cause: .timedOut).saying(about: nil))
            }
        }
        let heard = model.hearing(.rates([rate("JPY", 150)]), to: .rates, at: friday + 1000)
        #expect(heard.feed(.rates)?.failure == nil)
        #expect(failing(heard, .frankfurter, 1300).feed(.rates)?.failure?.source == .frankfurter)
    }

    @Test("A stock nobody knows is said of that stock alone")
    func unknownSymbol() {
        let failed = smallBoard().hearing(
            .failed(FeedFailure(source: "yahoo", cause: .unknownSymbol), symbol: "AAPL"), to: .quotes([]),
            at: friday)
        #expect(failed.feed(.stocks)?.failure == nil)
        #expect(failed.stockFailures["AAPL"]?.cause == .unknownSymbol)
    }

    @Test("The first live answer ends the sample of its panel, and of its panel only")
    func sampleEnds() {
        let sampled = smallBoard().after(
            .known(
                Known(
                    rates: ["JPY", "TWD"].map { Seen(rate($0, 30), .sample, at: friday) },
                    rateCloses: ["JPY": [DailyClose(day: Day(number: 20_700), close: 1)]],
                    quotes: [Seen(quote("AAPL", 1), .sample, at: friday)])))
        #expect(sampled.figures.rates["TWD"]?.origin == .sample)
        let live = sampled.hearing(.rates([rate("JPY", 150)]), to: .rates, at: friday)
        #expect(live.figures.rates["JPY"]?.origin == .live)
        #expect(live.figures.rates["TWD"]?.rate == nil, "no sample beside a live figure")
        #expect(live.market.rateCloses.isEmpty)
        #expect(live.figures.stocks["AAPL"]?.origin == .sample)
    }

    @Test("A quote without a price keeps the last price with its own time")
    func emptyQuote() {
        let model = smallBoard().hearing(
            .quotes([quote("AAPL", 100, closes: [90])]), to: .quotes([]), at: friday
        ).hearing(.quotes([quote("AAPL", nil)]), to: .quotes([]), at: friday + 60)
        #expect(model.figures.stocks["AAPL"]?.price == 100)
        #expect(model.figures.stocks["AAPL"]?.base?.close == 90)
        #expect(model.figures.stocks["AAPL"]?.time == friday + -60)
    }

    @Test("A trial price stands beside the last price, whichever feed tells that, until a later price")
    func trial() {
        let trial = TrialPrice(price: 110, time: friday)
        var before = quote("AAPL", nil)
        before.trial = trial
        func heard(_ quotes: Quote...) -> StockFigure? {
            var model = smallBoard()
            for quote in quotes {
                model = model.hearing(.quotes([quote]), to: .quotes([]), at: friday)
            }
            return model.figures.stocks["AAPL"]
        }
        #expect(heard(before)?.price == nil)
        #expect(heard(before)?.trial == trial)
        var other = quote("AAPL", 100, at: friday + -86_400)
        other.source = "other"
        #expect(heard(before, other)?.price == 100)
        #expect(heard(before, other)?.trial == trial)
        #expect(heard(other, before)?.price == 100)
        #expect(heard(other, before)?.trial == trial)
        #expect(heard(before, quote("AAPL", nil))?.trial == nil)
        #expect(heard(before, quote("AAPL", 111, at: friday + 60))?.trial == nil)
    }

    @Test("The figures that a question ends with, and that nobody renewed, leave the failure where it is")
    func endOfQuestion() {
        let live = smallBoard().hearing(.rates([rate("JPY", 150)]), to: .rates, at: friday)
            .hearing(.quotes([quote("AAPL", 100)]), to: .quotes([]), at: friday)
        for origin in [Origin.live, .cached] {
            var known = Known(rates: [Seen(rate("JPY", 150), origin, at: friday)])
            known.quotes = [Seen(quote("AAPL", 100), origin, at: friday)]
            let failure = FeedFailure(source: "rter", cause: .timedOut)
            let failed = live.hearing(.failed(failure, symbol: nil), to: .rates, at: friday + 60)
                .hearing(.failed(failure, symbol: "AAPL"), to: .quotes([]), at: friday + 60)
            let ended = failed.after(
                .figures(.changed(FigureChanges(known: known, finished: [.rates]), at: friday + 60)))
            #expect(ended.feed(.rates)?.failure == failure)
            #expect(ended.stockFailures["AAPL"] == failure)
            known.rates[0] = Seen(rate("JPY", 151), .live, at: friday + 120)
            known.quotes[0] = Seen(quote("AAPL", 101), .live, at: friday + 120)
            let renewed = ended.after(.figures(.changed(FigureChanges(known: known), at: friday + 120)))
            #expect(renewed.feed(.rates)?.failure == nil)
            #expect(renewed.stockFailures["AAPL"] == nil)
        }
    }

    @Test("The figures that a question ends with are live again only if their feed stands by them")
    func doubtAtEnd() {
        let doubted = smallBoard().hearing(.rates([rate("JPY", 150)]), to: .rates, at: friday)
            .hearing(.rates([rate("JPY", 15_000)]), to: .rates, at: friday + 60)
        let known = Known(rates: [Seen(rate("JPY", 150), .live, at: friday)])
        let ended = doubted.after(
            .figures(.changed(FigureChanges(known: known, finished: [.rates]), at: friday + 60)))
        #expect(ended.figures.rates["JPY"]?.origin == .cached)
        let other = Known(rates: [Seen(rate("JPY", 151), .live, at: friday + 120)])
        let renewed = ended.after(.figures(.changed(FigureChanges(known: other), at: friday + 120)))
        #expect(renewed.figures.rates["JPY"]?.origin == .live)
    }

    @Test("In a demo, figures stay sample and nothing is kept")
    func demo() {
        var model = smallBoard(isDemo: true)
        let news = Known(rates: [Seen(rate("JPY", 150), .sample, at: friday)])
        #expect(model.update(.figures(.changed(FigureChanges(known: news), at: friday))).isEmpty)
        #expect(model.figures.rates["JPY"]?.origin == .sample)
    }

    @Test(
        "A figure is live, stale when its answer or its own time is old, cached when of an earlier run",
        arguments: [
            (Origin.live, 10, 10, FigureState.live), (.live, 1000, 1000, .stale),
            (.live, 10, 400_000, .stale),
            (.cached, 10, 10, .cached), (.cached, 400_000, 400_000, .stale),
            (.cached, 400_000, 399_990, .stale), (.cached, 400_000, 10, .stale), (.sample, 0, 0, .sample),
            // After the clock was set back by an hour, nothing has confirmed the figures.
            (.live, -3600, 10, .cached), (.live, -3600, -3600, .stale), (.live, -60, 10, .live),
            (.live, -3600, 400_000, .stale), (.sample, -3600, 10, .sample),
        ])
    func states(_ origin: Origin, _ arrived: Int, _ own: Int, _ expected: FigureState) {
        let state = FigureState(
            origin: origin, arrived: friday + -arrived, ownTime: friday + -own, source: "yahoo", hours: nil,
            refresh: 60, now: friday)
        #expect(state == expected)
    }

    @Test(
        "A figure of a past day does not grow old, but a clock that was set back confirms nothing",
        arguments: [
            (Origin.live, 900_000, FigureState.live), (.cached, 10, .cached), (.sample, 10, .sample),
            (.live, -3600, .cached), (.sample, -3600, .sample),
        ])
    func pastStates(_ origin: Origin, _ arrived: Int, _ expected: FigureState) {
        #expect(FigureState(ofPast: origin, arrived: friday + -arrived, now: friday) == expected)
    }

    @Test(
        "A market that is closed is not stale; one that trades on is",
        arguments: [
            // Friday 2026-11-20, a Sunday, and Monday 2026-11-23 ten and sixty minutes after the bell; the
            // last trade shortly before the bell; Tokyo's lunch. Taipei closes 13:30 (05:30 UTC), New York
            // 16:00 (21:00 UTC).
            ("2330.TW", "2026-11-20 05:30", "2026-11-20 15:00", FigureState.live),
            ("2330.TW", "2026-11-20 05:30", "2026-11-22 15:00", .live),
            ("2330.TW", "2026-11-20 05:30", "2026-11-23 01:10", .live),
            ("2330.TW", "2026-11-20 05:30", "2026-11-23 02:00", .stale),
            ("2330.TW", "2026-11-20 05:20", "2026-11-20 15:00", .live),
            ("2330.TW", "2026-11-20 03:00", "2026-11-20 15:00", .stale),
            ("7203.T", "2026-11-20 02:30", "2026-11-20 03:20", .live),
            ("AAPL", "2026-11-20 16:00", "2026-11-20 16:20", .live),
            ("AAPL", "2026-11-20 16:00", "2026-11-20 18:00", .stale),
            ("AAPL", "2026-11-20 21:00", "2026-11-21 12:00", .live),
        ])
    func marketHours(_ symbol: String, _ time: String, _ now: String, _ expected: FigureState) throws {
        func instant(_ text: String) throws -> Instant {
            let parts = text.split(whereSeparator: { " :".contains($0) })
            let day = try #require(Day(parts[0]))
            let (hour, minute) = (try #require(Int(parts[1])), try #require(Int(parts[2])))
            return Instant(day.number * 86_400 + hour * 3600 + minute * 60)
        }
        let moment = try instant(now)
        let state = FigureState(
            origin: .live, arrived: moment + -5, ownTime: try instant(time), source: "yahoo",
            hours: Exchange.hours(of: Symbol(stringLiteral: symbol)), refresh: 60, now: moment)
        #expect(state == expected)
    }

    @Test(
        "Currencies trade from Sunday to Friday, 17:00 in New York",
        arguments: [
            (1_795_211_999, true), (1_795_212_000, false), (1_795_384_799, false), (1_795_384_800, true),
        ])
    func currencyWeek(_ seconds: Int, _ isOpen: Bool) throws {
        let hours = try #require(TradingHours.currencies)
        #expect(hours.isOpen(at: Instant(seconds)) == isOpen)
        #expect(
            hours.lastTrading(at: Instant(seconds))
                == Instant(min(seconds, seconds > 1_795_384_799 ? seconds : 1_795_212_000)))
    }

    @Test("A base of 0 gives no change")
    func zeroBase() {
        #expect(Baseline.change(from: 0, to: 10) == nil)
        let odd = Quote(symbol: "AAPL", price: 10, time: friday, zone: "UTC", closes: [], source: "test")
        let model = smallBoard().hearing(.quotes([odd]), to: .quotes([]), at: friday)
        #expect(model.figures.stocks["AAPL"]?.change == nil)
    }
}

@Suite struct NoticeTests {
    @Test("Warnings wait for one another, and an answer to a key comes first")
    func queue() {
        var model = smallBoard().after(.notSaved(.verbatim("disk")), .notSaved(.verbatim("history"))).failing(
            .timedOut)
        #expect(model.noticeText == "disk")
        model = model.after(.undo)
        #expect(model.noticeText == "Nothing to undo")
        model = model.after(.noticeExpired)
        #expect(model.noticeText == "disk")
        #expect(model.effects(of: .noticeExpired) == [.schedule(.notice, .after(5))])
        model = model.after(.noticeExpired)
        #expect(model.noticeText == "history")
        model = model.after(.noticeExpired)
        #expect(model.notice == nil)
        #expect(model.effects(of: .noticeExpired).isEmpty)
    }

    @Test("A failure is said once, and again only when it is another one")
    func sameFailure() {
        let model = smallBoard().failing(.timedOut).after(.noticeExpired)
        #expect(model.failing(.timedOut).notice == nil)
        #expect(model.failing(.status(500)).notice != nil)
    }
}

@Suite struct PastRatesTests {
    private func day(_ back: Int) -> Day { Zone.utc.local(friday).day + -back }

    @Test("The first rates ask for the past of what is shown; a full past is not asked for again")
    func asking() {
        func effects(_ model: Model) -> [Effect] {
            model.effects(of: model.news(of: .rates([rate("JPY", 150)]), to: .rates, at: friday))
        }
        #expect(
            effects(smallBoard()).contains(
                .ask(.pastRates(["JPY", "TWD", "EUR"], since: day(45)), freshness: 0)))
        var closes: [CurrencyCode: [DailyClose]] = [:]
        for code in ["JPY", "TWD", "EUR"] as [CurrencyCode] {
            closes[code] = (1...30).reversed().map { DailyClose(day: day($0), close: 100 + Double($0)) }
        }
        let filled = smallBoard().hearing(.rates([rate("JPY", 150)]), to: .rates, at: friday).hearing(
            .pastRates(closes, source: "frankfurter"), to: .pastRates([], since: day(45)), at: friday
        ).after(.finished(.pastRates([], since: day(45))))
        #expect(filled.figures.rates["JPY"]?.base == DailyClose(day: day(1), close: 101))
        #expect(filled.figures.rates["JPY"]?.change == (150.0 - 101) / 101)
        #expect(filled.after(.setBaseline(.d5)).figures.rates["JPY"]?.base?.day == day(7))
        #expect(!effects(filled).contains { if case .ask = $0 { true } else { false } })
    }

    @Test("Past rates are not asked for, nor taken in, beside a sample")
    func sample() {
        let sampled = smallBoard().after(.known(Known(rates: [Seen(rate("JPY", 150), .sample, at: friday)])))
        let asked = sampled.effects(of: .start).contains {
            if case .ask(.pastRates, _) = $0 { true } else { false }
        }
        #expect(!asked)
        let closes = ["JPY" as CurrencyCode: [DailyClose(day: day(1), close: 1)]]
        let after = sampled.hearing(
            .pastRates(closes, source: "frankfurter"), to: .pastRates([], since: day(45)), at: friday)
        #expect(after.figures.rates["JPY"]?.base == nil)
    }

    @Test("The last rate of a day is its close once the next day has begun; a weekend has none")
    func ownRecord() {
        var model = smallBoard()
        for back in [-1, 0, 2, 3] {
            let time = friday + back * 86_400
            model = model.hearing(.rates([rate("JPY", 150 + Double(back), at: time)]), to: .rates, at: time)
        }
        #expect(
            model.market.rateCloses["JPY"] == [
                DailyClose(day: day(1), close: 149), DailyClose(day: day(0), close: 150),
            ])
        #expect(model.figures.rates["JPY"]?.base?.close == 150, "on Monday, Friday's close")
    }
}

extension Model {
    fileprivate func failing(_ cause: FeedFailure.Cause) -> Model {
        hearing(.failed(FeedFailure(source: "rter", cause: cause), symbol: nil), to: .rates, at: friday)
    }
}
