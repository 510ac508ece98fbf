package import CivilTime

/// The closes of one item by day, in any storage.
package protocol CloseRecord<Failure> {
    associatedtype Failure: Error
    func last(upTo day: Day) throws(Failure) -> DailyClose?
    func closes(in days: ClosedRange<Day>) throws(Failure) -> [DailyClose]
}

extension [DailyClose]: CloseRecord {
    package func last(upTo day: Day) -> DailyClose? { last { $0.day <= day } }
    package func closes(in days: ClosedRange<Day>) -> [DailyClose] { filter { days.contains($0.day) } }
}

/// The closes of a rate, from its two sides on days when both have one.
package struct CrossRecord<Record: CloseRecord>: CloseRecord {
    /// Units of each side for one dollar; nil for the dollar itself.
    package let base: Record?
    package let code: Record?

    package init(base: Record?, code: Record?) { (self.base, self.code) = (base, code) }

    package func last(upTo day: Day) throws(Record.Failure) -> DailyClose? {
        guard let base else { return try code?.last(upTo: day) }
        guard let code else { return try base.last(upTo: day)?.inverse }
        var limit = day
        while let under = try base.last(upTo: limit), let over = try code.last(upTo: limit) {
            if under.day == over.day { return DailyClose(day: over.day, close: over.close / under.close) }
            limit = min(under.day, over.day)
        }
        return nil
    }

    package func closes(in days: ClosedRange<Day>) throws(Record.Failure) -> [DailyClose] {
        guard let base else { return try code?.closes(in: days) ?? [] }
        guard let code else { return try base.closes(in: days).map(\.inverse) }
        let under = Dictionary(try base.closes(in: days).map { ($0.day, $0.close) }) { _, last in last }
        return try code.closes(in: days).compactMap { entry in
            under[entry.day].map { DailyClose(day: entry.day, close: entry.close / $0) }
        }
    }
}

extension DailyClose {
    fileprivate var inverse: DailyClose { DailyClose(day: day, close: 1 / close) }
}

extension Baseline {
    /// Counts trading days by the calendar as far back as that is certain, and by the closes before that. Nil
    /// if that day has no close: an older one would measure another span. `hasClose` returns nil if unknown.
    package func base<Record: CloseRecord>(
        in record: Record, before day: Day, hasClose: (Day) -> Bool?
    ) throws(Record.Failure) -> DailyClose? {
        guard let days else {
            guard let last = lastDay(before: day) else { return nil }
            return try record.last(upTo: last)
        }
        var (left, date) = (days, day)
        while left > 0, let isOpen = hasClose(date + -1) {
            date = date + -1
            if isOpen { left -= 1 }
        }
        if left == 0 {
            let close = try record.last(upTo: date)
            return close?.day == date ? close : nil
        }
        let first = Baseline.sessions(left).firstDay(before: date)
        var rest = try record.closes(in: first...(date + -1))[...]
        var later = date
        while let last = rest.popLast(), later - last.day <= DailyClose.longestPause {
            // A session without a close counts too; an unknown weekday is a holiday.
            left -= (0..<later - last.day).dropFirst().count { hasClose(last.day + $0) == true } + 1
            later = last.day
            if left <= 0 { return left == 0 ? last : nil }
        }
        return nil
    }

    /// Nil if an older record may have another close.
    package func recentBase(
        in closes: [DailyClose], before day: Day, skipped: some Collection<Day>, hasClose: (Day) -> Bool?
    ) -> DailyClose? {
        guard days == nil else { return base(in: closes, before: day, skipped: skipped, hasClose: hasClose) }
        guard let last = lastDay(before: day), let close = closes.last(upTo: last) else { return nil }
        let isNext = (0..<last - close.day).allSatisfy { passed in
            let date = last + -passed
            return hasClose(date) == false || skipped.contains(date)
        }
        return isNext ? close : nil
    }
}
