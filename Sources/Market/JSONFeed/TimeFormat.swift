package import CivilTime

package enum TimeFormat: Hashable, Sendable {
    /// ISO 8601: a day alone, or a day and a time, with or without fraction and offset.
    case iso
    case epoch(perSecond: Double)
    case pattern(TimePattern)

    private static let epochs: KeyValuePairs = ["unix": 1.0, "ms": 1e3, "us": 1e6, "ns": 1e9]

    package init(_ text: String) throws(TextMistake) {
        if text == "iso" {
            self = .iso
        } else if let epoch = TimeFormat.epochs.first(where: { $0.key == text }) {
            self = .epoch(perSecond: epoch.value)
        } else {
            self = .pattern(try TimePattern(text))
        }
    }

    package func stamp(_ text: String) -> TimeStamp? {
        switch self {
        case .iso: TimeStamp(iso: text)
        case .epoch: Double.plain(text).flatMap(stamp)
        case .pattern(let pattern): pattern.stamp(text)
        }
    }

    package func stamp(_ number: Double) -> TimeStamp? {
        switch self {
        case .epoch(let perSecond):
            let seconds = (number / perSecond).rounded(.down)
            guard TimeStamp.seconds.contains(seconds) else { return nil }
            return TimeStamp(Instant(Int(seconds)))
        case .iso, .pattern: return Int(exactly: number).flatMap { stamp(String($0)) }
        }
    }
}

/// A day, with its time and offset if the text has them.
package struct TimeStamp: Hashable, Sendable {
    /// 1800 to 2200, in seconds since 1970.
    static let seconds = -5_364_662_400.0...7_258_118_400.0

    package var day: Day
    package var time: TimeOfDay?
    /// Seconds east of UTC; nil if unknown.
    package var offset: Int?

    init(day: Day, time: TimeOfDay? = nil, offset: Int? = nil) {
        (self.day, self.time, self.offset) = (day, time, offset)
    }

    init(_ instant: Instant) {
        let local = Zone.utc.local(instant)
        (day, time, offset) = (local.day, local.time, 0)
    }

    package func instant(in zone: Zone) -> Instant? {
        guard let time else { return nil }
        guard let offset else { return zone.instant(day, time) }
        return Zone.utc.instant(day, time) + -offset
    }

    /// The day as written, or for a count since 1970, the day in `zone`.
    package func day(in zone: Zone, isCounted: Bool) -> Day {
        guard isCounted, let instant = instant(in: zone) else { return day }
        return zone.local(instant).day
    }
}

extension TimeStamp {
    /// `2026-11-20`, `20261120`, `2026-11-20T15:08`, `2026-11-20 15:08:03.055122029-04:00`.
    init?(iso text: String) {
        var reader = TextReader(text)
        guard let year = reader.number(4...4) else { return nil }
        let hasDashes = reader.take("-")
        guard let month = reader.number(2...2), !hasDashes || reader.take("-"),
            let day = reader.number(2...2),
            let day = Day(year: year, month: month, day: day)
        else { return nil }
        self.init(day: day)
        if reader.isAtEnd { return }
        guard reader.take("T") || reader.take("t") || reader.take(" "), let hour = reader.number(2...2),
            reader.take(":"), let minute = reader.number(2...2)
        else { return nil }
        var second = 0
        if reader.take(":") {
            guard let number = reader.number(2...2) else { return nil }
            second = number
            if reader.take(".") || reader.take(","), reader.number(1...12) == nil { return nil }
        }
        guard let time = TimeOfDay(hour, minute, second) else { return nil }
        self.time = time
        _ = reader.take(" ")
        if reader.isAtEnd { return }
        guard let offset = reader.offset(), reader.isAtEnd else { return nil }
        self.offset = offset
    }
}

extension TimeOfDay {
    init?(_ hour: Int, _ minute: Int, _ second: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second) else {
            return nil
        }
        // A leap second is the last ordinary one.
        self.init(second: (hour * 60 + minute) * 60 + min(second, 59))
    }
}

extension TextReader {
    mutating func number(_ count: ClosedRange<Int>) -> Int? {
        var (number, digits) = (0, 0)
        while digits < count.upperBound, let scalar = peek, scalar.isDigit {
            number = number * 10 + Int(scalar.value) - 48
            digits += 1
            _ = pop()
        }
        return digits >= count.lowerBound ? number : nil
    }

    /// Seconds east of UTC: `Z`, `UTC`, `GMT`, `+02`, `-0400`, `-04:00`.
    mutating func offset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let word = take { $0.isLetter }
        if !word.isEmpty { return ["UTC", "GMT"].contains(word) ? 0 : nil }
        let isWest = peek == "-" || peek == "−"
        guard isWest || peek == "+" else { return nil }
        _ = pop()
        guard let hours = number(2...2), hours < 19 else { return nil }
        let hasColon = take(":")
        let minutes = number(2...2)
        if hasColon, minutes == nil { return nil }
        guard minutes ?? 0 < 60 else { return nil }
        let seconds = (hours * 60 + (minutes ?? 0)) * 60
        return isWest ? -seconds : seconds
    }
}

extension Double {
    /// Digits with a sign, a fraction and an exponent; nil for anything else.
    package static func plain(_ text: String) -> Double? {
        guard (1...40).contains(text.utf8.count),
            text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }),
            let number = Double(text), number.isFinite
        else { return nil }
        return number
    }
}
