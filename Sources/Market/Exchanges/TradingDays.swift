internal import CivilTime

struct TradingDays: Hashable, Sendable {
    /// A holiday and its letter in the table; 0 for none.
    private struct Entry: Hashable {
        let day: Day
        let letter: UInt8
    }

    /// The days whose holidays are known.
    private let known: ClosedRange<Day>?
    /// The first day from which the table's hours are known to apply.
    private let hoursSince: Day?
    private let holidays: [Entry]
    private let special: [Day: [TradingHours.Session]]
    /// Known days whose hours are not certain.
    private let doubtful: Set<Day>
    private let isClosedOnEves: Bool
    private static let evening = 17 * 3600

    static let ordinary = TradingDays(known: "", holidays: "", special: "")

    /// Reads three fields of the table. `known`: since when holidays and hours are known, and until when
    /// holidays are: `20150101 20241105 20271231`. `holidays` by year, with the letters of their names:
    /// `2026:0101n0216l`. `special`: sessions and days: `0900a0930,0930-1200=2026:1224;?=2026:1108`, where
    /// `?` means that the hours are not certain.
    init(known: Substring, holidays: Substring, special: Substring) {
        let dates = Array(known.utf8).split(separator: UInt8(ascii: " ")).map(TradingDays.number).compactMap {
            Day(year: $0 / 10_000, month: $0 / 100 % 100, day: $0 % 100)
        }
        self.known = dates.count == 3 && dates[0] <= dates[2] ? dates[0]...dates[2] : nil
        hoursSince = dates.count == 3 ? dates[1] : nil
        self.holidays = TradingDays.entries(Array(holidays.utf8)[...])
        var sessions: [Day: [TradingHours.Session]] = [:]
        var doubtful: Set<Day> = []
        for group in Array(special.utf8).split(separator: UInt8(ascii: ";")) {
            guard let equals = group.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let days = TradingDays.entries(group[(equals + 1)...]).map(\.day)
            let line = group[..<equals]
            if line.elementsEqual("?".utf8) {
                doubtful.formUnion(days)
            } else {
                let alike = TradingHours.sessions(Substring(decoding: line, as: UTF8.self))
                for day in days { sessions[day] = alike }
            }
        }
        (self.special, self.doubtful, isClosedOnEves) = (sessions, doubtful, false)
    }

    private init(eveningsBefore days: TradingDays) {
        (known, hoursSince, holidays, special) = (nil, nil, days.holidays, days.special)
        (doubtful, isClosedOnEves) = ([], true)
    }

    var closedTheEveningBefore: TradingDays { TradingDays(eveningsBefore: self) }

    func holiday(on day: Day) -> Holiday? {
        entry(on: day).map { Holiday(rawValue: String(UnicodeScalar($0.letter))) ?? .other }
    }

    func holidays(after day: Day, atMost count: Int) -> [Day] {
        holidays[place(of: day + 1)...].prefix(count).map(\.day)
    }

    func holidays(in days: ClosedRange<Day>) -> [Day] {
        holidays[place(of: days.lowerBound)..<place(of: days.upperBound + 1)].map(\.day)
    }

    func specialDays(in days: ClosedRange<Day>) -> [Day] { special.keys.filter(days.contains).sorted() }

    /// True if the table has the holidays of that time, so that any other day is none.
    func areHolidaysKnown(of day: Day) -> Bool { known?.contains(day) == true }

    /// True if the table is certain: that the day is closed, or its hours.
    func isKnown(_ day: Day, isClosed: Bool) -> Bool {
        guard areHolidaysKnown(of: day), !doubtful.contains(day) else { return false }
        return isClosed || hoursSince.map { $0 <= day } == true
    }

    private func entry(on day: Day) -> Entry? {
        let place = place(of: day)
        return place < holidays.count && holidays[place].day == day ? holidays[place] : nil
    }

    private func place(of day: Day) -> Int {
        var (low, high) = (0, holidays.count)
        while low < high {
            let middle = (low + high) / 2
            if holidays[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func sessions(_ usual: [TradingHours.Session], on day: Day) -> [TradingHours.Session] {
        if entry(on: day) != nil { return [] }
        if let sessions = special[day] { return sessions }
        guard isClosedOnEves, entry(on: day + 1) != nil else { return usual }
        return usual.compactMap { session in
            var session = session
            session.close = min(session.close, TradingDays.evening)
            return session.open < session.close ? session : nil
        }
    }

    /// Parses `2026:0101n0212 2027:0101n` by bytes: a start reads a dozen such lists.
    private static func entries(_ list: ArraySlice<UInt8>) -> [Entry] {
        var entries: [Entry] = []
        for part in list.split(separator: UInt8(ascii: " ")) {
            guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let year = number(part[..<colon])
            var digits = (count: 0, value: 0)
            for byte in part[(colon + 1)...] {
                guard (48...57).contains(byte) else {
                    if let last = entries.popLast() { entries.append(Entry(day: last.day, letter: byte)) }
                    continue
                }
                digits = (digits.count + 1, digits.value * 10 + Int(byte) - 48)
                guard digits.count == 4 else { continue }
                if let day = Day(year: year, month: digits.value / 100, day: digits.value % 100) {
                    entries.append(Entry(day: day, letter: 0))
                }
                digits = (0, 0)
            }
        }
        return entries
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    }

    /// Seconds of `0930`, since midnight.
    static func seconds(_ text: Substring) -> Int? {
        guard text.utf8.count == 4, let value = Int(text) else { return nil }
        return (value / 100 * 60 + value % 100) * 60
    }
}
