import CivilTime
import Glibc
import Market

/// Asks the feeds in order until one has the bars: the missing ones, and the last ones again.
struct BarsRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation
    let isPatient: Bool
    let query: BarsQuery
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
        /// The feed works and has no such bars.
        case hasNone
        case failed
        case stopped
    }

    /// Repeats the request while the feed is worth waiting for.
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

    private func askOnce(
        _ source: FeedSource, _ provider: any BarProvider, _ reach: BarReach
    ) async throws(FeedFailure.Cause) -> Bool {
        let (address, now, key) = (try FeedAddress(source.url, allowsFiles: provider.readsFiles), now(), key)
        let (span, had) = (query.span(reach, having: spans[provider.kind], at: now), spans[provider.kind])
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
    /// The span to request: it begins and ends with a day of UTC, so that the question stays the same for a
    /// day, as its floor needs. The feed gave `had` before.
    func span(_ reach: BarReach, having had: BarSpan?, at now: Instant) -> Range<Instant> {
        let today = Zone.utc.local(now).day
        var first = interval.begin(since)
        // If the number of bars is the limit, the service cuts by itself.
        if let days = reach.days, reach.most == nil { first = max(first, today + (1 - days)) }
        first = min(first, today)
        if let had, let last = had.last, had.since <= first.midnight {
            first = max(first, interval.begin(Zone.utc.local(last).day + -interval.overlap))
        }
        return first.midnight..<(today + 2).midnight
    }
}

extension Day {
    fileprivate var midnight: Instant { Instant(number * 86_400) }
}

extension BarInterval {
    /// Days to request again: the newest bar may have grown, and earlier ones show an adjustment for a split.
    fileprivate var overlap: Int {
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour: 1
        case .day: 7
        case .week: 21
        case .month: 93
        }
    }

    /// The first day to request: earlier if a bar is that long, since the first bar is partial and left out.
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
