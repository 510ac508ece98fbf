/// A time on a 24-hour clock, to the second.
package struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Seconds since midnight, 0..<86400.
    package let second: Int

    /// The time `second` seconds after midnight, wrapped into one day.
    package init(second: Int) { self.second = (second % 86_400 + 86_400) % 86_400 }

    /// 0 to 23.
    package var hour: Int { second / 3600 }
    /// 0 to 59.
    package var minute: Int { second / 60 % 60 }

    /// `15:04:22`.
    package var description: String { TimeOfDay.text(hour, minute, second % 60) }
    /// `15:04`.
    package var hoursAndMinutes: String { TimeOfDay.text(hour, minute) }

    /// Numbers of two digits with colons between them. Clocks need many of them every second.
    private static func text(_ parts: Int...) -> String {
        String(unsafeUninitializedCapacity: 3 * parts.count) { bytes in
            for (place, part) in parts.enumerated() {
                bytes[3 * place] = UInt8(48 + part / 10)
                bytes[3 * place + 1] = UInt8(48 + part % 10)
                if place + 1 < parts.count { bytes[3 * place + 2] = UInt8(ascii: ":") }
            }
            return 3 * parts.count - 1
        }
    }

    /// Whether `a` is earlier in the day than `b`.
    package static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.second < b.second }
}
