package import CivilTime
package import Market

extension AlertRule {
    /// Fires only on the crossing. An untrusted figure, or one older than the last, changes nothing.
    package func step(_ state: inout AlertState, _ seen: AlertObservation) -> AlertFiring? {
        guard state.phase != .done, !condition.isOfTime, seen.time >= state.time ?? seen.time else {
            return nil
        }
        if let doubt = seen.doubt {
            state.doubt = doubt
            return nil
        }
        guard let measure = measure(seen, &state.window) else {
            state.doubt = .missing
            return nil
        }
        state.doubt = nil
        (state.time, state.last, state.distance) = (seen.time, measure.value, measure.distance)
        let hasCrossed = hasCrossed(&state, measure, at: seen.time)
        if let side = measure.sideOfAverage { state.side = side }
        guard hasCrossed else { return nil }
        fired(&state, at: seen.time)
        return AlertFiring(value: measure.value, quotedAt: seen.time, source: seen.source)
    }

    /// True if the measure fires the alert; otherwise updates the phase.
    private func hasCrossed(_ state: inout AlertState, _ measure: AlertMeasure, at time: Instant) -> Bool {
        switch state.phase {
        case .new:
            let isBeyond = measure.isBeyond(from: nil)
            state.phase = isBeyond ? .beyond : .armed
            if isBeyond, repetition == .daily { state.day = day(of: time) }
            return false
        case .armed: return measure.isBeyond(from: state.side)
        case .beyond:
            if repetition == .daily {
                guard let last = state.day, day(of: time) > last else { return false }
                state.phase = .armed
                return measure.isBeyond(from: state.side)
            }
            if measure.isBack(by: margin) { state.phase = .armed }
            return false
        case .done: return false
        }
    }

    func fired(_ state: inout AlertState, at time: Instant) {
        state.hasFired = true
        state.phase = repetition == .once ? .done : condition.isOfTime ? .armed : .beyond
        if repetition == .daily { state.day = day(of: time) }
    }

    private func day(of time: Instant) -> Day { subject.zone.local(time).day }
}

extension AlertReference {
    /// Days back from `today` that bars must cover, weekends and holidays included.
    package func days(before today: Day) -> Int {
        switch self {
        case .close(let baseline): today - baseline.firstDay(before: today)
        case .extreme(_, let span): span.unit == .days ? span.count * 3 / 2 + 20 : span.seconds / 86_400 + 20
        case .average(.simple, let count): count * 3 / 2 + 20
        case .average(.exponential, let count): count * 5 * 3 / 2 + 20
        case .figure, .cost: 0
        }
    }

    /// The reference from daily bars, oldest first; those of `day` and later are ignored. Nil if they do not
    /// reach back far enough.
    package func value(in bars: some BidirectionalCollection<Bar>, before day: Day, in zone: Zone) -> Double?
    {
        switch self {
        case .close(let baseline):
            if let days = baseline.days { return last(days, of: bars, before: day, zone)?.first?.close }
            guard let end = baseline.lastDay(before: day) else { return nil }
            return bars.last { zone.local($0.start).day <= end }?.close
        case .extreme(let side, let span):
            let reach: [Bar]
            switch span.unit {
            case .days:
                guard let days = last(span.count, of: bars, before: day, zone) else { return nil }
                reach = days
            case .minutes, .hours, .weeks:
                let first = day + -span.seconds / 86_400
                // Markets may be closed for a week before the first bar.
                guard let oldest = bars.first, zone.local(oldest.start).day <= first + 7 else { return nil }
                reach = bars.reversed().lazy.map { ($0, zone.local($0.start).day) }.drop { $0.1 >= day }
                    .prefix { $0.1 >= first }.map(\.0)
            }
            return side == .above ? reach.map(\.high).max() : reach.map(\.low).min()
        case .average(.simple, let count):
            guard let days = last(count, of: bars, before: day, zone) else { return nil }
            return days.map(\.close).reduce(0, +) / Double(count)
        case .average(.exponential, let count):
            // After four times its days an exponential average no longer depends on its start.
            let days = last(5 * count, of: bars, before: day, zone) ?? last(nil, of: bars, before: day, zone)
            guard let days, days.count >= count else { return nil }
            return MovingAverage.exponential(days.map(\.close), count).last ?? nil
        case .figure, .cost: return nil
        }
    }

    /// Oldest first; nil if there are fewer.
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
    /// Counts firings by daily closes, oldest first; nil if they do not show it. `other`: of a ratio.
    package func timesFired(since start: Instant, upTo now: Instant, bars: [Bar], other: [Bar] = []) -> Int? {
        // Past events are not kept.
        if case .event = condition { return nil }
        if condition.isOfTime { return momentsSince(start, upTo: now) }
        switch condition {
        case .move(_, _, let span) where span.unit != .days: return nil
        case .gain, .value: return nil
        case .level, .change, .move, .extreme, .average, .ratio, .time, .bell, .clocksChange, .event, .digest:
            break
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

    /// The first crossing while no collector ran; nil if bars show none. The figure is the bar's high or low,
    /// its time the bar's start. `bars` follow the state's last figure, oldest first.
    package func missed(
        _ state: inout AlertState, bars: [Bar], source: FeedID?, reference: (Bar) -> Double?
    ) -> AlertFiring? {
        switch condition {
        case .level, .change, .extreme, .average: break
        case .move, .ratio, .gain, .value, .time, .bell, .clocksChange, .event, .digest: return nil
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

    /// The next firing by the clock, if known. A time that clocks skip fires once, as if they had not moved
    /// yet; one that comes twice, the first time.
    package func nextMoment(after time: Instant, events: [MarketEvent] = []) -> Instant? {
        let zone = subject.zone
        switch condition {
        case .event: return events.compactMap { moment(of: $0) }.filter { $0 > time }.min()
        case .time(let wall, let weekdays), .digest(let wall, let weekdays):
            // Clocks move by less than a day, but a whole day may be skipped.
            return moment(after: time, in: zone, days: 10) { day in
                weekdays.contains(Weekdays(day.weekday)) ? zone.instant(day, wall) : nil
            }
        case .bell(let bell, let minutes):
            guard let hours = subject.hours else { return nil }
            return moment(after: time, in: zone, days: 30) { day in
                hours.bells(on: day).map { (bell == .opens ? $0.opens : $0.closes) + -60 * minutes }
            }
        case .clocksChange:
            var last = time
            while let change = zone.nextTransition(after: last) {
                // The day by the clocks before the change, and the morning before it.
                let day = Day(number: AlertRule.floor(change.at.seconds + change.offsetBefore, by: 86_400))
                let told = zone.instant(day + -1, AlertRule.morning)
                if change.offsetBefore != change.offsetAfter, told > time { return told }
                last = change.at
            }
            return nil
        case .level, .change, .move, .extreme, .average, .ratio, .gain, .value: return nil
        }
    }

    /// The time of the notice that clocks change tomorrow.
    static let morning = TimeOfDay(second: 9 * 3600)

    private static func floor(_ number: Int, by size: Int) -> Int {
        (number - (number % size + size) % size) / size
    }

    /// The first moment after `time`, over the days from the one before it.
    private func moment(
        after time: Instant, in zone: Zone, days: Int, _ moment: (Day) -> Instant?
    ) -> Instant? {
        let today = zone.local(time).day
        for ahead in -1...days {
            if let moment = moment(today + ahead), moment > time { return moment }
        }
        return nil
    }

    /// Steps conditions of time. Of missed moments, only the last one fires. Clocks set back repeat none.
    package func step(
        _ state: inout AlertState, at now: Instant, events: [MarketEvent] = []
    ) -> AlertFiring? {
        guard condition.isOfTime, state.phase != .done else { return nil }
        if case .event = condition { return step(&state, at: now, events) }
        guard let last = state.time else {
            (state.phase, state.time) = (.armed, now)
            return nil
        }
        // Start over after a clock that was wrong by days is set right.
        if last - now > AlertRule.longestSetBack { state.time = now }
        guard now > last else { return nil }
        state.time = now
        guard var moment = nextMoment(after: last), moment <= now else { return nil }
        while let next = nextMoment(after: max(moment, now + -AlertRule.longestLookedBack)), next <= now {
            moment = next
        }
        fired(&state, at: moment)
        return AlertFiring(value: nil, quotedAt: moment, isLate: now - moment > AlertRule.latest)
    }

    /// A moment counts as missed after so many seconds.
    static let latest = 120
    private static let longestSetBack = 2 * 86_400
    private static let longestLookedBack = 8 * 86_400
}
