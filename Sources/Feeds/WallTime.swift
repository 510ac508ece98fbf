import Market

/// A day and a time as some clock on a wall showed them: `2026-11-20 15:08:03`.
struct WallTime: Hashable, Sendable {
    let day: Day
    let time: TimeOfDay

    /// Reads `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd HH:mm`, with a blank or a `T` between; nil for anything else.
    init?(_ text: String) {
        let halves = text.utf8.split(omittingEmptySubsequences: false) {
            $0 == 0x20 || $0 == UInt8(ascii: "T")
        }
        guard halves.count == 2, let day = Day(String(decoding: halves[0], as: UTF8.self)) else { return nil }
        let fields = halves[1].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard fields.count == 2 || fields.count == 3 else { return nil }
        var parts: [Int] = []
        for field in fields {
            guard field.count == 2, field.allSatisfy({ (48...57).contains($0) }) else { return nil }
            parts.append(field.reduce(0) { $0 * 10 + Int($1) - 48 })
        }
        guard parts[0] < 24, parts.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        self.day = day
        time = TimeOfDay(second: parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0))
    }

    /// The moment it was, on a wall in `zone`.
    func instant(in zone: Zone) -> Instant { zone.instant(day, time) }
}
