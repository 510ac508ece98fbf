extension TZString {
    /// Reads a TZ string; nil for what is none.
    ///
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

        /// Three letters or more, or in angle brackets also digits and signs.
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

        /// `,date[/time]`; 02:00 where no time is given.
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
