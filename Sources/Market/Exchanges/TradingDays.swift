/// The days of an exchange that are not like its others, as far as they have been made known.
struct TradingDays: Hashable, Sendable {
    /// The last day whose holidays are known; nil where none are.
    let knownUpTo: Day?
    /// In their order.
    private let holidays: [Day]
    /// Days on which trading opens and ends at other times: seconds since midnight.
    private let special: [Day: Range<Int>]

    /// Days that are all alike.
    static let ordinary = TradingDays(knownUpTo: "", holidays: "", special: "")

    /// Reads three fields of the table of exchanges: a day; days; days with their hours, `20261224:0900-1400`.
    init(knownUpTo: Substring, holidays: Substring, special: Substring) {
        self.knownUpTo = Day(knownUpTo)
        self.holidays = TradingDays.days(holidays)
        var hours: [Day: Range<Int>] = [:]
        for entry in special.split(separator: " ") {
            let parts = entry.split(separator: ":")
            guard parts.count == 2, let day = Day(parts[0]) else { continue }
            let ends = parts[1].split(separator: "-").compactMap(TradingDays.seconds)
            if ends.count == 2, ends[0] < ends[1] { hours[day] = ends[0]..<ends[1] }
        }
        self.special = hours
    }

    private init(knownUpTo: Day?, holidays: [Day], special: [Day: Range<Int>]) {
        (self.knownUpTo, self.holidays, self.special) = (knownUpTo, holidays, special)
    }

    /// The same days, without trade on the evenings before holidays too.
    var closedTheEveningBefore: TradingDays {
        let eves = holidays.map { ($0 + -1, 0..<17 * 3600) }
        return TradingDays(
            knownUpTo: nil, holidays: holidays, special: special.merging(eves) { own, _ in own })
    }

    /// Whether the holidays of `day`'s year are known, that is, whether a day that is not among them is none.
    func areHolidaysKnown(of day: Day) -> Bool {
        guard let first = holidays.first, let knownUpTo else { return false }
        return day <= knownUpTo && day.civil.year >= first.civil.year
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

    /// The days of a list such as `20260101 20260212`, which is read by its digits alone: a start reads a dozen.
    private static func days(_ list: Substring) -> [Day] {
        var days: [Day] = []
        var digits = (count: 0, value: 0)
        for byte in list.utf8 {
            guard (48...57).contains(byte) else {
                digits = (0, 0)
                continue
            }
            digits = (digits.count + 1, digits.value * 10 + Int(byte) - 48)
            let date = digits.value
            if digits.count == 8, let day = Day(year: date / 10_000, month: date / 100 % 100, day: date % 100)
            {
                days.append(day)
            }
        }
        return days
    }

    /// Seconds since midnight of `0930`.
    static func seconds(_ text: Substring) -> Int? {
        guard text.utf8.count == 4, let value = Int(text) else { return nil }
        return (value / 100 * 60 + value % 100) * 60
    }
}
