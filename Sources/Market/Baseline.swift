package import CivilTime

/// The day that changes are measured against.
package enum Baseline: String, Hashable, Sendable, CaseIterable {
    /// The last trading day before the one the figure belongs to.
    case d1
    /// The fifth trading day before it.
    case d5

    /// How many trading days back.
    package var days: Int {
        switch self {
        case .d1: 1
        case .d5: 5
        }
    }

    package var other: Baseline { self == .d1 ? .d5 : .d1 }
}

/// What something closed at on one day.
package struct DailyClose: Hashable, Sendable {
    /// The day at the exchange.
    package var day: Day
    /// The close, in the units of the figure it belongs to; finite and not 0.
    package var close: Double

    package init(day: Day, close: Double) { (self.day, self.close) = (day, close) }

    /// Whether each entry is of a later day than the one before.
    private static func isAscending(_ closes: [DailyClose]) -> Bool {
        var last = Int.min
        for entry in closes {
            guard entry.day.number > last else { return false }
            last = entry.day.number
        }
        return true
    }

    /// `joined` for lists whose days ascend, as all that come from feeds and files do.
    private static func merged(_ older: [DailyClose], _ newer: [DailyClose]) -> [DailyClose] {
        var closes: [DailyClose] = []
        closes.reserveCapacity(max(older.count, newer.count) + 4)
        var place = 0
        for entry in newer {
            while place < older.count, older[place].day < entry.day {
                closes.append(older[place])
                place += 1
            }
            if place < older.count, older[place].day == entry.day { place += 1 }
            closes.append(entry)
        }
        closes += older[place...]
        return closes
    }

    /// How many days back a feed's list of closes is looked through for days that it leaves out.
    private static let skipsRead = 100

    /// The weekdays between the first and the last of `days` that are not among them, the latest ones only.
    package static func skipped(_ days: some Collection<Day>) -> [Day] {
        guard let first = days.min(), let last = days.max() else { return [] }
        let there = Set(days)
        let start = max(first, last + -skipsRead)
        return (0..<last - start).map { start + $0 }.filter { $0.weekday < 5 && !there.contains($0) }
    }

    /// The days of both lists, each once, in order; those of the last months only.
    package static func joinedDays(_ older: [Day], _ newer: [Day]) -> [Day] {
        if older.isEmpty || newer.isEmpty || older == newer { return newer.isEmpty ? older : newer }
        let all = Set(older).union(newer).sorted()
        guard let last = all.last else { return [] }
        return all.filter { $0 >= last + -skipsRead }
    }

    /// The longest run of days without trading that is believed, so that a record with a hole in it is not
    /// taken for the day before. Lunar New Year closes Taipei and Shanghai for up to 12 days.
    static let longestPause = 15

    /// The closes before `day` that follow one another without a hole up to it, oldest first.
    ///
    /// - Parameter closes: one entry a trading day, oldest first; entries of `day` and later are ignored.
    package static func run(in closes: [DailyClose], upTo day: Day, atMost limit: Int) -> ArraySlice<
        DailyClose
    > {
        let end = closes.lastIndex { $0.day < day }.map { $0 + 1 } ?? 0
        var start = end
        var later = day
        while start > 0, end - start < limit, later - closes[start - 1].day <= longestPause {
            start -= 1
            later = closes[start].day
        }
        return closes[start..<end]
    }

    /// The closes of both lists by day, oldest first; of one day the newer list's.
    package static func joined(_ older: [DailyClose], _ newer: [DailyClose]) -> [DailyClose] {
        if older.isEmpty || newer.isEmpty { return newer.isEmpty ? older : newer }
        if isAscending(older), isAscending(newer) { return merged(older, newer) }
        var byDay = Dictionary(older.map { ($0.day, $0.close) }) { _, last in last }
        for entry in newer { byDay[entry.day] = entry.close }
        return byDay.map { DailyClose(day: $0.key, close: $0.value) }.sorted { $0.day < $1.day }
    }
}

extension Baseline {
    /// The close this baseline means for a figure of `day`, or nil when the record does not reach it.
    ///
    /// - Parameter closes: one entry a trading day, oldest first; entries of `day` and later are ignored.
    package func base(in closes: [DailyClose], before day: Day) -> DailyClose? {
        let run = DailyClose.run(in: closes, upTo: day, atMost: days)
        return run.count == days ? run.first : nil
    }

    /// The close of the day that this baseline means for a figure of `day`, by the calendar; nil when the record has no close of that
    /// day, for an older one would be of another span.
    ///
    /// A day of which the calendar is not sure counts if it has a close, and does not if the feed has left it out between others,
    /// as it does with holidays. Where neither is so, it cannot be told how many days back an older close is.
    ///
    /// - Parameters:
    ///   - closes: one entry a day, oldest first.
    ///   - skipped: days for which the feed has no row, though it has them for days before and after.
    ///   - hasClose: whether there is a close of a day; nil where that is not known.
    package func base(
        in closes: [DailyClose], before day: Day, skipped: some Collection<Day>, hasClose: (Day) -> Bool?
    ) -> DailyClose? {
        var rest = closes[..<(closes.lastIndex { $0.day < day }.map { $0 + 1 } ?? 0)]
        var left = days
        var date = day
        while let last = rest.last, last.day - day >= -days * DailyClose.longestPause {
            date = date + -1
            let close = last.day == date ? rest.removeLast() : nil
            switch hasClose(date) {
            case false?: continue
            // A day without trade that nobody knew of, or a row that was lost.
            case true? where close == nil && skipped.contains(date): return nil
            case true?: left -= 1
            case nil where close != nil: left -= 1
            case nil where skipped.contains(date): continue
            case nil: return nil
            }
            if left == 0 { return close }
        }
        return nil
    }

    /// Whether this baseline may mean the close of `base` for a figure of `day`: by the calendar, neither more nor fewer sessions
    /// lie between than it counts.
    ///
    /// - Parameter hasClose: whether there is a close of a day; nil where that is not known.
    func mayMean(_ base: Day, before day: Day, hasClose: (Day) -> Bool?) -> Bool {
        let span = day - base
        guard (1...days * DailyClose.longestPause).contains(span) else { return false }
        let told = (0..<span).map { hasClose(base + $0) }
        return told.count { $0 == true } <= days && told.count { $0 != false } >= days
    }

    /// (`now` − `base`) ÷ `base`; nil when the result is not a number one can show.
    package static func change(from base: Double, to now: Double) -> Double? {
        guard base > 0, base.isFinite, now.isFinite else { return nil }
        let change = (now - base) / base
        return change.isFinite ? change : nil
    }
}
