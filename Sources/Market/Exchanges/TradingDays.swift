internal import CivilTime

/// The days of an exchange that are not like its others, as far as they have been made known.
struct TradingDays: Hashable, Sendable {
    /// The last day whose holidays are known; nil where none are.
    let knownUpTo: Day?
    /// In their order.
    private let holidays: [Day]
    /// The same as the table has them, with the letters of their names.
    private let names: Substring
    /// The sessions of days that are unlike that exchange's others.
    private let special: [Day: [TradingHours.Session]]
    /// Days before `knownUpTo` whose hours are not certain.
    private let doubtful: [Day]
    /// Days whose evenings have no trade.
    private let eves: [Day]
    private static let evening = 17 * 3600

    /// Days that are all alike.
    static let ordinary = TradingDays(knownUpTo: "", holidays: "", special: "")

    /// Reads three fields of the table of exchanges: a day; days; days with their sessions,
    /// `20261224:0900a0930,0930-1200`. A `?` after a day says that its hours are not certain.
    init(knownUpTo: Substring, holidays: Substring, special: Substring) {
        self.knownUpTo = Day(knownUpTo)
        self.holidays = TradingDays.days(holidays)
        names = holidays
        var sessions: [Day: [TradingHours.Session]] = [:]
        var doubtful: [Day] = []
        for entry in special.split(separator: " ") {
            guard let day = Day(entry.prefix(8)) else { continue }
            let rest = entry.dropFirst(8)
            if rest.first == "?" { doubtful.append(day) }
            if let colon = rest.firstIndex(of: ":") {
                sessions[day] = TradingHours.sessions(rest[rest.index(after: colon)...])
            }
        }
        self.special = sessions
        self.doubtful = doubtful
        eves = []
    }

    private init(eveningsBefore days: TradingDays) {
        (knownUpTo, holidays, names, special) = (nil, days.holidays, days.names, days.special)
        eves = days.holidays.map { $0 + -1 }
        doubtful = []
    }

    /// The same days, without trade on the evenings before holidays too.
    var closedTheEveningBefore: TradingDays { TradingDays(eveningsBefore: self) }

    /// The holiday that `day` is; nil for another day.
    func holiday(on day: Day) -> Holiday? {
        guard holidays.contains(day) else { return nil }
        let civil = day.civil
        let date = String(civil.year * 10_000 + civil.month * 100 + civil.day)
        let name = names.split(separator: " ").first { $0.hasPrefix(date) }?.dropFirst(date.count)
        return name.flatMap { Holiday(rawValue: String($0)) } ?? .other
    }

    /// The first holidays after `day`.
    func holidays(after day: Day, atMost count: Int) -> [Day] {
        Array(holidays.filter { $0 > day }.prefix(count))
    }

    /// Whether the holidays of `day`'s year are known, that is, whether a day that is not among them is none.
    func areHolidaysKnown(of day: Day) -> Bool {
        guard let first = holidays.first, let knownUpTo else { return false }
        return day <= knownUpTo && day.civil.year >= first.civil.year
    }

    /// The sessions on `day`, where those of an ordinary day of that weekday are `usual`.
    func sessions(_ usual: [TradingHours.Session], on day: Day) -> [TradingHours.Session] {
        if holidays.contains(day) { return [] }
        if let sessions = special[day] { return sessions }
        guard eves.contains(day) else { return usual }
        return usual.compactMap { session in
            var session = session
            session.close = min(session.close, TradingDays.evening)
            return session.open < session.close ? session : nil
        }
    }

    /// Whether it is known if and when the exchange trades on `day`.
    func isKnown(_ day: Day) -> Bool {
        knownUpTo.map { day <= $0 } ?? false && !doubtful.contains(day)
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
