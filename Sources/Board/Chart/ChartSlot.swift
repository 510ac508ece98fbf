package import CivilTime
package import Market

/// A place on the axis: a bar, several in one, or a gap.
package struct ChartSlot: Hashable, Sendable {
    /// Nil if a gap has no time of its own.
    package var start: Instant?
    package var bar: Bar?
    package var bars: Range<Int>
    /// No line joins it to the slot before, because the prices do not compare.
    package var isBreak = false

    /// The slots of bars, with gaps where some are missing. A night or weekend within bars of minutes is one
    /// slot; a pause or a halt within a day keeps its length. `breaks`: places of bars not comparable with
    /// those before.
    package static func of(
        _ series: BarSeries, in range: Range<Int>, breaks: Set<Int> = []
    ) -> [ChartSlot] {
        let gaps = ChartGaps(series)
        var slots: [ChartSlot] = []
        slots.reserveCapacity(range.count)
        for index in range {
            if index > range.lowerBound {
                let missing = gaps.missing(between: series.bars[index - 1], series.bars[index])
                slots += Array(repeating: ChartSlot(nil, bars: index..<index), count: missing)
                if breaks.contains(index) { slots.append(ChartSlot(breakAt: index)) }
            }
            slots.append(ChartSlot(series.bars[index], bars: index..<index + 1))
        }
        return slots
    }

    /// Slots for the rest of the last bar's session: the line of a day grows into them.
    static func rest(of series: BarSeries) -> [ChartSlot] {
        let venue = Venue(series.kind, symbol: series.key.symbol, zone: series.zone)
        guard let last = series.bars.last, case .exchange(let exchange) = venue, let hours = exchange.hours,
            let zone = Zone(series.zone)
        else { return [] }
        let (step, end) = (series.key.interval.seconds, series.bars.count)
        var slots: [ChartSlot] = []
        var moment = last.start + step
        // A pause is a part of the session; so is the close, which has no bar.
        let close = zone.instant(zone.local(last.start).day, TimeOfDay(second: 86_399))
        var trailing = 0
        while moment < close {
            trailing = hours.isOpen(at: moment) ? 0 : trailing + 1
            slots.append(ChartSlot(nil, bars: end..<end, start: moment))
            moment = moment + step
        }
        return Array(slots.dropLast(trailing))
    }

    /// Trading days after the last bar; none if `day` is further than `most` days.
    static func ahead(of series: BarSeries, to day: Day, atMost most: Int) -> [ChartSlot] {
        guard series.key.interval == .day, let last = series.bars.last, let zone = Zone(series.zone) else {
            return []
        }
        let venue = Venue(series.kind, symbol: series.key.symbol, zone: series.zone)
        let (first, end) = (zone.local(last.start).day + 1, series.bars.count)
        guard first <= day, day - first <= 2 * most else { return [] }
        let days = (0...day - first).map { first + $0 }.filter { venue.hasClose(on: $0) ?? ($0.weekday < 5) }
        guard days.count <= most else { return [] }
        return days.map { day in
            ChartSlot(nil, bars: end..<end, start: zone.instant(day, TimeOfDay(second: 43_200)))
        }
    }

    /// Merges slots, equally many in each but the first.
    package static func merged(_ slots: [ChartSlot], atMost count: Int) -> [ChartSlot] {
        guard count > 0, slots.count > count else { return slots }
        // Do not merge prices before and after a break.
        if slots.count(where: \.isBreak) * 2 >= count {
            return merged(slots.filter { !$0.isBreak }, atMost: count)
        }
        let parts = slots.split(omittingEmptySubsequences: false, whereSeparator: \.isBreak)
        let breaks = slots.filter(\.isBreak)
        var size = (slots.count + count - 1) / count
        while parts.map({ ($0.count + size - 1) / size }).reduce(breaks.count, +) > count, size < slots.count
        {
            size += 1
        }
        return parts.enumerated().flatMap { index, part in
            merged(part, by: size) + (index < breaks.count ? [breaks[index]] : [])
        }
    }

    private static func merged(_ slots: ArraySlice<ChartSlot>, by size: Int) -> [ChartSlot] {
        guard !slots.isEmpty else { return [] }
        let slots = Array(slots)
        let first = (slots.count - 1) % size + 1
        return stride(from: first - size, to: slots.count, by: size).map { start in
            ChartSlot(merging: slots[max(0, start)..<min(slots.count, start + size)])
        }
    }

    init(breakAt place: Int) { (bars, isBreak) = (place..<place, true) }

    init(_ bar: Bar?, bars: Range<Int>, start: Instant? = nil) {
        (self.bar, self.bars, self.start) = (bar, bars, start ?? bar?.start)
    }

    private init(merging slots: ArraySlice<ChartSlot>) {
        bars = (slots.first?.bars.lowerBound ?? 0)..<(slots.last?.bars.upperBound ?? 0)
        start = slots.lazy.compactMap(\.start).first
        let all = slots.compactMap(\.bar)
        guard var bar = all.first, let last = all.last else { return }
        bar.close = last.close
        let volumes = all.compactMap(\.volume)
        bar.volume = volumes.isEmpty ? nil : volumes.reduce(0, +)
        for other in all.dropFirst() {
            (bar.high, bar.low) = (max(bar.high, other.high), min(bar.low, other.low))
            if other.session == .regular { bar.session = .regular }
        }
        self.bar = bar
    }
}

/// Counts the missing bars of a gap.
private struct ChartGaps {
    private let interval: BarInterval
    private let zone: Zone
    private let venue: Venue
    /// A longer gap is cut to this many slots.
    private static let most = 60

    init(_ series: BarSeries) {
        interval = series.key.interval
        zone = Zone(series.zone) ?? .utc
        venue = Venue(series.kind, symbol: series.key.symbol, zone: series.zone)
    }

    func missing(between a: Bar, _ b: Bar) -> Int {
        let apart = b.start - a.start
        // Almost all pairs of bars end here.
        if apart <= interval.seconds { return 0 }
        let missing: Int
        switch interval {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour:
            let steps = (apart + interval.seconds / 2) / interval.seconds - 1
            missing = zone.local(a.start).day == zone.local(b.start).day ? steps : min(1, steps)
        case .day:
            let (first, last) = (zone.local(a.start).day, zone.local(b.start).day)
            guard last - first > 1 else { return 0 }
            let days = (1..<last - first).map { first + $0 }
            let missed = days.count { venue.hasClose(on: $0) == true }
            // Without a calendar, a week without a bar counts as a gap.
            missing = missed == 0 && days.count { $0.weekday < 5 } > 5 ? 1 : missed
        case .week, .month:
            missing = interval.moment(of: b.start, in: zone) - interval.moment(of: a.start, in: zone) - 1
        }
        return min(max(0, missing), ChartGaps.most)
    }
}
