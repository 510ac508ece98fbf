/// The days of an exchange that are not like its others, as far as they have been made known.
struct TradingDays: Hashable, Sendable {
    /// The last day whose holidays are known; nil where none are.
    let knownUpTo: Day?
    private let holidays: Set<Day>
    /// Days on which trading opens and ends at other times: seconds since midnight.
    private let special: [Day: Range<Int>]

    /// Days that are all alike.
    static let ordinary = TradingDays(knownUpTo: "", holidays: "", special: "")

    /// Reads three fields of the table of exchanges: a day; days; days with their hours, `20261224:0900-1400`.
    init(knownUpTo: Substring, holidays: Substring, special: Substring) {
        self.knownUpTo = Day(knownUpTo)
        self.holidays = Set(holidays.split(separator: " ").compactMap { Day($0) })
        var hours: [Day: Range<Int>] = [:]
        for entry in special.split(separator: " ") {
            let parts = entry.split(separator: ":")
            guard parts.count == 2, let day = Day(parts[0]) else { continue }
            let ends = parts[1].split(separator: "-").compactMap(TradingDays.seconds)
            if ends.count == 2, ends[0] < ends[1] { hours[day] = ends[0]..<ends[1] }
        }
        self.special = hours
    }

    /// What is left of `sessions`, those of an ordinary day of that weekday, on `day`.
    func sessions(_ sessions: [TradingHours.Session], on day: Day) -> [TradingHours.Session] {
        if holidays.contains(day) { return [] }
        guard let hours = special[day] else { return sessions }
        // Where auctions are held on such a day is not stated.
        var left = sessions.filter { $0.phase == .open }.compactMap { session -> TradingHours.Session? in
            let open = max(session.open, hours.lowerBound)
            let close = min(session.close, hours.upperBound)
            return open < close ? TradingHours.Session(open: open, close: close, phase: .open) : nil
        }
        if let last = left.indices.last,
            sessions.last?.phase == .closingAuction || left[last].close < hours.upperBound,
            sessions.last(where: { $0.phase == .open })?.close == left[last].close
        {
            left[last].close = hours.upperBound
        }
        return left
    }

    /// Seconds since midnight of `0930`.
    static func seconds(_ text: Substring) -> Int? {
        guard text.utf8.count == 4, let value = Int(text) else { return nil }
        return (value / 100 * 60 + value % 100) * 60
    }
}
