import CivilTime
import Glibc
import Market

/// One question about bars, put to the feeds in order until one has them. Each is asked for what is missing of its bars, and for
/// the last ones again.
struct BarsRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation
    /// Whether a feed that begins to fail is asked again within the question.
    let isPatient: Bool
    let query: BarsQuery
    /// What is there of each feed's bars.
    let spans: [FeedID: BarSpan]
    var now: @Sendable () -> Instant = { Instant(time(nil)) }

    private var key: BarSeries.Key { BarSeries.Key(query.symbol, query.interval) }

    func run(over stocks: [(source: FeedSource, provider: any StockProvider)]) async {
        let feeds = stocks.compactMap { source, provider in
            (provider as? any BarProvider).map { (source, $0) }
        }
        var untold: FeedFailure.Cause = .unreachable("no feed of the settings has bars of it")
        var (teller, hasFailed) = (FeedID.program, false)
        for (source, provider) in feeds {
            guard let reach = source.reach(of: query.interval) else { continue }
            let (outcome, cause) = await ask(source, provider, reach, isStandIn: hasFailed)
            switch outcome {
            case .answered: return
            case .hasNone: if let cause { (untold, teller) = (cause, source.kind) }
            case .failed: (untold, teller, hasFailed) = (cause ?? untold, source.kind, true)
            case .stopped:
                if let cause { tell(cause, of: source.kind) }
                return
            }
            if Task.isCancelled { return }
        }
        tell(untold, of: teller)
    }

    private enum Outcome {
        case answered
        /// The feed is well and has no such bars.
        case hasNone
        /// The next feed is to be asked.
        case failed
        /// Nobody is.
        case stopped
    }

    /// Asks one feed, again and again while it is to be waited for.
    private func ask(
        _ source: FeedSource, _ provider: any BarProvider, _ reach: BarReach, isStandIn: Bool
    ) async -> (Outcome, FeedFailure.Cause?) {
        while true {
            do throws(FeedFailure.Cause) {
                return (try await askOnce(source, provider, reach) ? .answered : .hasNone, nil)
            } catch {
                if Task.isCancelled { return (.stopped, nil) }
                if provider.isOfOneStock(error) { return (.hasNone, error) }
                switch await desk.course(after: source, isPatient: isPatient, isStandIn: isStandIn) {
                case .again: continue
                case .next: return (.failed, error)
                case .stop: return (.stopped, error)
                }
            }
        }
    }

    /// - Returns: Whether the feed has a name for it.
    private func askOnce(
        _ source: FeedSource, _ provider: any BarProvider, _ reach: BarReach
    ) async throws(FeedFailure.Cause) -> Bool {
        let (address, now, key) = (try FeedAddress(source.url, allowsFiles: provider.readsFiles), now(), key)
        let (span, had) = (query.span(reach, having: spans[provider.kind], at: now), spans[provider.kind])
        // As with any question, what was told a moment ago is not asked again.
        if let had, had.since <= span.lowerBound,
            abs(now - had.seenAt) < provider.manners.floor.components.seconds
        {
            return true
        }
        let parts = provider.questions(aboutBars: key, in: span, to: address)
        for part in parts where !Task.isCancelled {
            guard try await desk.awaitTurn(for: part.question, of: provider, isRegular: false) else {
                continue
            }
            let told = try await desk.answer(to: part.question, from: provider) {
                body throws(FeedFailure.Cause) in try provider.bars(key, in: body)
            }
            var series = BarSeries(
                key, kind: told.kind, currency: told.currency, zone: told.zone, source: provider.kind,
                span: part.span, bars: told.bars.figures.filter { !$0.start.isAhead(of: now) },
                actions: told.actions.filter { part.span.contains($0.time) && !$0.time.isAhead(of: now) })
            // The service cuts off a week or month that began before the span.
            if !query.interval.isIntraday, query.interval != .day {
                series.bars.removeAll { $0.start < part.span.lowerBound }
            }
            if let most = reach.most, told.bars.figures.count >= most, let first = series.bars.first {
                series.span = max(first.start, part.span.lowerBound)..<part.span.upperBound
            }
            out.yield(.bars(series))
            if told.bars.dropped > 0 { out.yield(.leftOut(told.bars.dropped, source: provider.kind)) }
        }
        return !parts.isEmpty
    }

    private func tell(_ cause: FeedFailure.Cause, of source: FeedID) {
        out.yield(.failed(FeedFailure(source: source, cause: cause), symbol: query.symbol))
    }
}

extension BarsQuery {
    /// The span to ask a feed for, which has given `had` before. It begins and ends with a day of UTC, so that the question
    /// stays the same for a day, as its floor needs.
    func span(_ reach: BarReach, having had: BarSpan?, at now: Instant) -> Range<Instant> {
        let today = Zone.utc.local(now).day
        var first = interval.begin(since)
        // Where the number of bars is what limits it, the service cuts by itself.
        if let days = reach.days, reach.most == nil { first = max(first, today + (1 - days)) }
        first = min(first, today)
        if let had, let last = had.last, had.since <= first.midnight {
            first = max(first, interval.begin(Zone.utc.local(last).day + -interval.overlap))
        }
        return first.midnight..<(today + 2).midnight
    }
}

extension Day {
    /// 00:00 UTC.
    fileprivate var midnight: Instant { Instant(number * 86_400) }
}

extension BarInterval {
    /// Days that are asked for again: the newest bar may have grown, and those before it tell whether prices have been adjusted
    /// for a split meanwhile.
    fileprivate var overlap: Int {
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour: 1
        case .day: 7
        case .week: 21
        case .month: 93
        }
    }

    /// The day from which to ask for the bar of `day`: a week or month earlier where a bar is that long, for the first one is
    /// a part and is left out.
    fileprivate func begin(_ day: Day) -> Day {
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour, .day: return day
        case .week: return day + (-day.weekday - 7)
        case .month:
            let before = day + -day.civil.day
            return before + (1 - before.civil.day)
        }
    }
}
