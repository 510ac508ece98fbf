internal import CivilTime
internal import Market

/// Validated values of the team server: writers there may be faulty or malicious.
extension Rows {
    /// Seconds since 1970 up to the year 9999.
    private static let moments = -253_402_300_799...253_402_300_799
    private static let days = -2_932_896...2_932_896

    /// Without control characters.
    func label(_ row: Int, _ column: Int, limit: Int = 80) -> String? {
        text(row, column).flatMap { CleanText.line($0, limit: limit) }
    }

    func id<ID: Identity>(_ row: Int, _ column: Int) -> ID? { text(row, column).flatMap(ID.init) }

    func moment(_ row: Int, _ column: Int) -> Instant? {
        integer(row, column).flatMap { Rows.moments.contains($0) ? Instant($0) : nil }
    }

    func day(_ row: Int, _ column: Int) -> Day? { integer(row, column).flatMap(Rows.day) }

    /// Finite and not 0.
    func price(_ row: Int, _ column: Int) -> Double? {
        real(row, column).flatMap { $0.isFinite && $0 != 0 ? $0 : nil }
    }

    func range(_ row: Int, _ column: Int) -> ClosedRange<Double>? {
        guard let low = price(row, column), let high = price(row, column + 1), low <= high else { return nil }
        return low...high
    }

    func close(_ row: Int, _ column: Int) -> DailyClose? {
        guard let day = day(row, column), let close = price(row, column + 1) else { return nil }
        return DailyClose(day: day, close: close)
    }

    /// From two arrays: oldest first, each day once.
    func closes(_ row: Int, _ column: Int) -> [DailyClose] {
        guard let days = integers(row, column), let closes = reals(row, column + 1),
            days.count == closes.count
        else { return [] }
        var result: [DailyClose] = []
        for (number, close) in zip(days, closes) {
            guard let day = Rows.day(number), close.isFinite, close != 0,
                result.last.map({ $0.day < day }) ?? true
            else { continue }
            result.append(DailyClose(day: day, close: close))
        }
        return result
    }

    func days(_ row: Int, _ column: Int) -> [Day] { (integers(row, column) ?? []).compactMap(Rows.day) }

    private static func day(_ number: Int) -> Day? { days.contains(number) ? Day(number: number) : nil }
}
