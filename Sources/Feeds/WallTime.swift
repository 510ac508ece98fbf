import CivilTime

/// A day and a time as some clock on a wall showed them: `2026-11-20 15:08:03`.
struct WallTime: Hashable, Sendable {
    let day: Day
    let time: TimeOfDay

    /// Reads `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd HH:mm`, with a blank or a `T` between; nil for anything else.
    init?(_ text: String) {
        let blank = text.utf8.firstIndex { $0 == 0x20 || $0 == UInt8(ascii: "T") }
        guard let blank, let day = Day(text[..<blank]) else { return nil }
        let clock = text.utf8[text.utf8.index(after: blank)...]
        guard clock.count == 5 || clock.count == 8 else { return nil }
        var (second, field) = (0, 0)
        for (place, byte) in clock.enumerated() {
            if place % 3 == 2 {
                guard byte == UInt8(ascii: ":") else { return nil }
                field = 0
            } else {
                guard (48...57).contains(byte) else { return nil }
                field = field * 10 + Int(byte) - 48
                guard field < (place < 2 ? 24 : 60) else { return nil }
                if place % 3 == 1 { second = second * 60 + field }
            }
        }
        self.day = day
        time = TimeOfDay(second: clock.count == 5 ? second * 60 : second)
    }

    /// The moment it was, on a wall in `zone`.
    func instant(in zone: Zone) -> Instant { zone.instant(day, time) }
}
