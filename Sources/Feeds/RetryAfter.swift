import Foundation
import Market

/// The header with which a server says when to come back (RFC 9110 §10.2.3).
enum RetryAfter {
    /// The longest wait that is believed: a day.
    static let longest = 86_400

    /// The seconds to wait by a header's value, 1 to a day; nil if it says nothing usable.
    ///
    /// - Parameter now: the server's own time where it tells it, so that a wrong clock here does not matter.
    static func seconds(_ value: String?, now: Instant) -> Int? {
        guard let value = value?.trimmingCharacters(in: .whitespaces), !value.isEmpty else { return nil }
        if value.utf8.allSatisfy({ (48...57).contains($0) }) {
            return min(max(Int(value) ?? longest, 1), longest)
        }
        return date(value).map { min(max($0 - now, 1), longest) }
    }

    /// Reads `Wed, 21 Oct 2026 07:28:00 GMT`, the one form that servers may send.
    static func date(_ text: String?) -> Instant? {
        let words = (text ?? "").split(separator: " ")
        guard words.count == 6, words[5] == "GMT" || words[5] == "UTC",
            let month = months.firstIndex(of: String(words[2])), let day = Int(words[1]),
            let year = Int(words[3]), let date = Day(year: year, month: month + 1, day: day)
        else { return nil }
        return WallTime("\(date) \(words[4])")?.instant(in: .utc)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
