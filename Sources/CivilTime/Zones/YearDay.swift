/// A day that comes once in every year, as a TZ string names it.
enum YearDay: Hashable, Sendable {
    /// `Jn`: the 1st to 365th day, 29 February not counted.
    case julian(Int)
    /// `n`: the day by its index, 0 to 365, 29 February counted.
    case index(Int)
    /// `Mm.w.d`: a weekday (0 for Sunday) of the first to fourth week of a month, or of its last (5).
    case weekday(month: Int, week: Int, day: Int)

    private static let monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]

    /// Days after New Year.
    ///
    /// - Parameter firstDay: New Year as a count of days since 1970-01-01.
    func index(isLeap: Bool, firstDay: Int) -> Int {
        switch self {
        case .julian(let day): return day - 1 + (isLeap && day >= 60 ? 1 : 0)
        case .index(let index): return index
        case .weekday(let month, let week, let day):
            func start(_ month: Int) -> Int { YearDay.monthStarts[month - 1] + (isLeap && month > 2 ? 1 : 0) }
            let first = start(month)
            // 1970-01-01 was a Thursday, 4.
            let weekday = ((firstDay + first + 4) % 7 + 7) % 7
            var index = first + (day - weekday + 7) % 7 + (week - 1) * 7
            if index >= start(month + 1) { index -= 7 }
            return index
        }
    }
}
