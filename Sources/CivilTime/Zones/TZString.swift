/// Rules of local time without an end, written as POSIX's TZ variable has them: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// Read as RFC 9636 extends them: names in angle brackets, and times of change from −167 to 167 hours.
struct TZString: Hashable, Sendable {
    struct Change: Hashable, Sendable {
        /// The day of the year.
        var day: YearDay
        /// Seconds after that day's midnight on the wall; may reach into other days.
        var time: Int
    }

    let standard: LocalTimeType
    /// Summer, with its beginning and its end; nil where clocks are never changed.
    let summer: Summer?

    struct Summer: Hashable, Sendable {
        var type: LocalTimeType
        var start: Change
        var end: Change
    }

    func type(at moment: Int) -> LocalTimeType {
        guard let summer else { return standard }
        return latest(upTo: moment, summer)?.isSummer ?? false ? summer.type : standard
    }

    /// The first change after `moment`; nil where there are none.
    func next(after moment: Int) -> (moment: Int, type: LocalTimeType)? {
        guard let summer else { return nil }
        let year = TZString.year(of: moment)
        let coming = (year - 1...year + 2).flatMap { changes(in: $0, summer) }.filter { $0.moment > moment }
        guard let first = coming.map(\.moment).min() else { return nil }
        return (first, type(at: first))
    }

    /// The last change at or before `moment`; nil where there are none.
    func last(upTo moment: Int) -> (moment: Int, type: LocalTimeType)? {
        guard let summer else { return nil }
        return latest(upTo: moment, summer).map { ($0.moment, $0.isSummer ? summer.type : standard) }
    }

    private func latest(upTo moment: Int, _ summer: Summer) -> (moment: Int, isSummer: Bool)? {
        var latest: (moment: Int, isSummer: Bool)?
        let year = TZString.year(of: moment)
        for change in (year - 1...year + 1).flatMap({ changes(in: $0, summer) }) where change.moment <= moment
        {
            // Where summer ends at the moment at which the next begins, it has no end.
            let isLater = latest.map {
                (change.moment, change.isSummer ? 1 : 0) > ($0.moment, $0.isSummer ? 1 : 0)
            }
            if isLater ?? true { latest = change }
        }
        return latest
    }

    private func changes(in year: Int, _ summer: Summer) -> [(moment: Int, isSummer: Bool)] {
        let (first, isLeap) = TZString.newYear(year)
        func moment(_ change: Change) -> Int {
            (first + change.day.index(isLeap: isLeap, firstDay: first)) * 86_400 + change.time
        }
        return [
            (moment(summer.start) - standard.offset, true), (moment(summer.end) - summer.type.offset, false),
        ]
    }

    private static func year(of moment: Int) -> Int { Day.split(moment).day.civil.year }

    /// The number of the day of New Year, and whether the year has 366 days.
    private static func newYear(_ year: Int) -> (number: Int, isLeap: Bool) {
        func floored(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : (a - b + 1) / b }
        let y = year - 1
        let days = 365 * y + floored(y, 4) - floored(y, 100) + floored(y, 400)
        return (days - 719_162, year % 4 == 0 && (year % 100 != 0 || year % 400 == 0))
    }
}
