package import CivilTime
package import Market

extension AlertReference {
    /// Days back that the bars have to reach, weekends and holidays included.
    package var days: Int {
        switch self {
        case .close(let baseline): baseline.days * 2 + 20
        case .extreme(_, let span): span.unit == .days ? span.count * 3 / 2 + 20 : span.seconds / 86_400 + 20
        case .average(.simple, let count): count * 3 / 2 + 20
        case .average(.exponential, let count): count * 5 * 3 / 2 + 20
        case .figure, .cost: 0
        }
    }

    /// The reference of a figure of `day`, from the bars of days; nil where they do not reach far enough back.
    ///
    /// - Parameter bars: one a day of trade, oldest first; those of `day` and later are not looked at.
    package func value(in bars: some BidirectionalCollection<Bar>, before day: Day, in zone: Zone) -> Double?
    {
        switch self {
        case .close(let baseline): return last(baseline.days, of: bars, before: day, zone)?.first?.close
        case .extreme(let side, let span):
            let reach: [Bar]
            switch span.unit {
            case .days:
                guard let days = last(span.count, of: bars, before: day, zone) else { return nil }
                reach = days
            case .minutes, .hours, .weeks:
                let first = day + -span.seconds / 86_400
                // A week of closed markets may lie before the first bar.
                guard let oldest = bars.first, zone.local(oldest.start).day <= first + 7 else { return nil }
                reach = bars.reversed().lazy.map { ($0, zone.local($0.start).day) }.drop { $0.1 >= day }
                    .prefix { $0.1 >= first }.map(\.0)
            }
            return side == .above ? reach.map(\.high).max() : reach.map(\.low).min()
        case .average(.simple, let count):
            guard let days = last(count, of: bars, before: day, zone) else { return nil }
            return days.map(\.close).reduce(0, +) / Double(count)
        case .average(.exponential, let count):
            // After four times its days an exponential average has forgotten its beginning.
            let days = last(5 * count, of: bars, before: day, zone) ?? last(nil, of: bars, before: day, zone)
            guard let days, days.count >= count else { return nil }
            return MovingAverage.exponential(days.map(\.close), count).last ?? nil
        case .figure, .cost: return nil
        }
    }

    /// The last bars before a day, oldest first: `count` of them, or nil where there are fewer.
    private func last(
        _ count: Int?, of bars: some BidirectionalCollection<Bar>, before day: Day, _ zone: Zone
    ) -> [Bar]? {
        var days: [Bar] = []
        for bar in bars.reversed() where zone.local(bar.start).day < day {
            days.append(bar)
            if days.count == count { break }
        }
        return count.map { days.count == $0 } ?? true ? days.reversed() : nil
    }
}

extension AlertRule {
    /// How often it would have fired since `start` by the closes of days; nil where those cannot tell.
    ///
    /// - Parameters:
    ///   - bars: the days' bars of the subject, oldest first, as far back as there are.
    ///   - other: the same of the other side of a ratio.
    package func timesFired(since start: Instant, upTo now: Instant, bars: [Bar], other: [Bar] = []) -> Int? {
        if condition.isOfTime { return momentsSince(start, upTo: now) }
        switch condition {
        case .move(_, _, let span) where span.unit != .days: return nil
        case .gain, .value: return nil
        case .level, .change, .move, .extreme, .average, .ratio, .time, .bell, .clocksChange: break
        }
        let zone = subject.zone
        let others = Dictionary(other.map { (zone.local($0.start).day, $0.close) }) { $1 }
        var (state, count, hasCompared) = (AlertState(), 0, false)
        for (place, bar) in bars.enumerated() where bar.start >= start && bar.start <= now {
            let day = zone.local(bar.start).day
            let value: Double? =
                if case .ratio = condition {
                    others[day]
                } else {
                    reference?.value(in: bars[..<place], before: day, in: zone)
                }
            let seen = AlertObservation(bar.close, reference: value, at: bar.start)
            if step(&state, seen) != nil { count += 1 }
            hasCompared = hasCompared || state.doubt == nil
        }
        return hasCompared ? count : nil
    }

    private func momentsSince(_ start: Instant, upTo now: Instant) -> Int {
        var (count, moment) = (0, nextMoment(after: start))
        while let last = moment, last <= now {
            count += 1
            if repetition == .once { break }
            moment = nextMoment(after: last)
        }
        return count
    }

    /// The first crossing in bars of the time in which nothing watched; nil where there is none, or where bars cannot tell.
    ///
    /// The figure is the bar's high or low that crossed, and its time the bar's start.
    ///
    /// - Parameters:
    ///   - bars: since the state's last figure, oldest first.
    ///   - reference: what a bar is compared with.
    package func missed(
        _ state: inout AlertState, bars: [Bar], source: FeedID?, reference: (Bar) -> Double?
    ) -> AlertFiring? {
        switch condition {
        case .level, .change, .extreme, .average: break
        case .move, .ratio, .gain, .value, .time, .bell, .clocksChange: return nil
        }
        for bar in bars where bar.start > state.time ?? bar.start {
            let ends = condition.side == .below ? [bar.high, bar.low] : [bar.low, bar.high]
            for price in ends {
                let seen = AlertObservation(price, reference: reference(bar), at: bar.start, source: source)
                guard var firing = step(&state, seen) else { continue }
                firing.isLate = true
                return firing
            }
        }
        return nil
    }
}
