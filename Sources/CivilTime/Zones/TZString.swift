/// POSIX's TZ variable: `CET-1CEST,M3.5.0,M10.5.0/3`, with the extensions of RFC 9636: names in angle
/// brackets, and times of change from −167 to 167 hours.
struct TZString: Hashable, Sendable {
    struct Change: Hashable, Sendable {
        var day: YearDay
        /// Seconds after that day's midnight by the wall clock; may reach into other days.
        var time: Int
    }

    let standard: LocalTimeType
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

    func next(after moment: Int) -> (moment: Int, type: LocalTimeType)? {
        guard let summer else { return nil }
        let year = TZString.year(of: moment)
        let coming = (year - 1...year + 2).flatMap { changes(in: $0, summer) }.filter { $0.moment > moment }
        guard let first = coming.map(\.moment).min() else { return nil }
        return (first, type(at: first))
    }

    func last(upTo moment: Int) -> (moment: Int, type: LocalTimeType)? {
        guard let summer else { return nil }
        return latest(upTo: moment, summer).map { ($0.moment, $0.isSummer ? summer.type : standard) }
    }

    private func latest(upTo moment: Int, _ summer: Summer) -> (moment: Int, isSummer: Bool)? {
        var latest: (moment: Int, isSummer: Bool)?
        let year = TZString.year(of: moment)
        for change in (year - 1...year + 1).flatMap({ changes(in: $0, summer) }) where change.moment <= moment
        {
            // If summer time ends when the next one begins, it never ends.
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

    private static func newYear(_ year: Int) -> (number: Int, isLeap: Bool) {
        func floored(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : (a - b + 1) / b }
        let y = year - 1
        let days = 365 * y + floored(y, 4) - floored(y, 100) + floored(y, 400)
        return (days - 719_162, year % 4 == 0 && (year % 100 != 0 || year % 400 == 0))
    }
}

enum YearDay: Hashable, Sendable {
    /// `Jn`: the 1st to 365th day, 29 February not counted.
    case julian(Int)
    /// `n`: the day by its index, 0 to 365, 29 February counted.
    case index(Int)
    /// `Mm.w.d`: a weekday (0 for Sunday) of the first to fourth week of a month, or of its last (5).
    case weekday(month: Int, week: Int, day: Int)

    private static let monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]

    /// Days after New Year. `firstDay` is New Year, in days since 1970-01-01.
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

extension TZString {
    /// Summer time without rules follows those of the United States, as in the system's own library.
    init?(_ text: String) {
        var reader = Reader(Array(text.utf8)[...])
        guard text.utf8.count <= 256, let name = reader.name(), let offset = reader.time(limit: 24) else {
            return nil
        }
        standard = LocalTimeType(offset: -offset, isDaylightSaving: false, abbreviation: name)
        if reader.isAtEnd {
            summer = nil
            return
        }
        guard let summerName = reader.name() else { return nil }
        var ahead = -offset + 3600
        if !reader.isAtEnd, !reader.isAt(",") {
            guard let stated = reader.time(limit: 24) else { return nil }
            ahead = -stated
        }
        if reader.isAtEnd { reader = Reader(Array(",M3.2.0,M11.1.0".utf8)[...]) }
        guard let start = reader.change(), let end = reader.change(), reader.isAtEnd else { return nil }
        summer = Summer(
            type: LocalTimeType(offset: ahead, isDaylightSaving: true, abbreviation: summerName),
            start: start,
            end: end)
    }

    private struct Reader {
        private var rest: ArraySlice<UInt8>

        init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

        var isAtEnd: Bool { rest.isEmpty }
        func isAt(_ sign: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: sign) }

        mutating func take(_ sign: Unicode.Scalar) -> Bool {
            guard isAt(sign) else { return false }
            rest.removeFirst()
            return true
        }

        mutating func name() -> String? {
            let isQuoted = take("<")
            let name = rest.prefix { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): isQuoted
                default: false
                }
            }
            rest = rest[name.endIndex...]
            guard (3...32).contains(name.count), !isQuoted || take(">") else { return nil }
            return String(decoding: name, as: UTF8.self)
        }

        /// `[+-]h[h[h]][:mm[:ss]]` in seconds.
        mutating func time(limit: Int) -> Int? {
            let sign = take("-") ? -1 : 1
            if sign == 1 { _ = take("+") }
            guard let hours = number(0...limit, digits: 3) else { return nil }
            var seconds = hours * 3600
            for size in [60, 1] where isAt(":") {
                _ = take(":")
                guard let part = number(0...59, digits: 2) else { return nil }
                seconds += part * size
            }
            return sign * seconds
        }

        mutating func number(_ range: ClosedRange<Int>, digits: Int) -> Int? {
            let found = rest.prefix(digits).prefix { (48...57).contains($0) }
            guard !found.isEmpty else { return nil }
            rest = rest[found.endIndex...]
            let value = found.reduce(0) { $0 * 10 + Int($1) - 48 }
            return range.contains(value) ? value : nil
        }

        /// `,date[/time]`; 02:00 without a time.
        mutating func change() -> TZString.Change? {
            guard take(","), let day = day() else { return nil }
            guard take("/") else { return TZString.Change(day: day, time: 7200) }
            return time(limit: 167).map { TZString.Change(day: day, time: $0) }
        }

        private mutating func day() -> YearDay? {
            if take("J") { return number(1...365, digits: 3).map { .julian($0) } }
            guard take("M") else { return number(0...365, digits: 3).map { .index($0) } }
            guard let month = number(1...12, digits: 2), take("."), let week = number(1...5, digits: 1),
                take("."),
                let day = number(0...6, digits: 1)
            else { return nil }
            return .weekday(month: month, week: week, day: day)
        }
    }
}
