internal import CivilTime
package import Market

/// One occurrence of a calendar's event. The parent process checks its limits and texts again.
package struct CalendarOccurrence: Hashable, Sendable {
    /// Occurrences of one event share it.
    package let uid: String
    /// Cleaned; empty if it has none.
    package let title: String
    package let timing: MarketEvent.Timing
    /// An IANA name.
    package let zone: String
    package let certainty: MarketEvent.Certainty
    /// From `X-FXTERM-CITY` or `X-FXTERM-ITEM`, as `MarketEvent.Subject` writes it.
    package let item: String?

    package init(
        uid: String, title: String, timing: MarketEvent.Timing, zone: String,
        certainty: MarketEvent.Certainty = .confirmed, item: String? = nil
    ) {
        (self.uid, self.title, self.timing, self.zone) = (uid, title, timing, zone)
        (self.certainty, self.item) = (certainty, item)
    }
}

package struct CalendarContents: Hashable, Sendable {
    package var name: String?
    /// Not over at the window's start, begun before its end, not cancelled.
    package var occurrences: [CalendarOccurrence] = []
    /// The number of events that are invalid, or repeat too often to list.
    package var leftOut = 0

    package init() {}
}

package enum CalendarFailure: Error, Hashable, Sendable, CaseIterable {
    case noLibrary
    case notACalendar
    /// The file is larger than `CalendarReader.largest`, or has too many occurrences.
    case tooLarge
    case tooLong
    /// The child process needed more memory than its limit, or crashed.
    case failed
    case notStarted
}

/// The lines between child process and parent: an occurrence each, its parts separated by tabs.
extension CalendarOccurrence {
    private static let longest = (uid: 200, title: 200, item: 80)

    var line: String {
        let (form, first, last) =
            switch timing {
            case .days(let first, let last): ("days", String(first.number), String(last.number))
            case .moment(let start, let end):
                ("moment", String(start.seconds), end.map { String($0.seconds) } ?? "")
            }
        let parts = [
            form, first, last, zone, certainty.rawValue, CleanText.line(item ?? "", limit: Self.longest.item),
            CleanText.line(uid, limit: Self.longest.uid), CleanText.line(title, limit: Self.longest.title),
        ]
        return parts.map { $0 ?? "" }.joined(separator: "\t")
    }

    /// Checks everything: the child has read a stranger's file.
    init?(line: Substring) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 8, let first = Int(parts[1]), Self.range.contains(first),
            let certainty = MarketEvent.Certainty(rawValue: parts[4]), Zone(parts[3]) != nil
        else { return nil }
        let last = Int(parts[2])
        switch (parts[0], last) {
        case ("days", let last?) where last >= first && Self.range.contains(last):
            timing = .days(Day(number: first), through: Day(number: last))
        case ("moment", let last?) where last > first && Self.range.contains(last):
            timing = .moment(Instant(first), end: Instant(last))
        case ("moment", nil) where parts[2].isEmpty: timing = .moment(Instant(first), end: nil)
        default: return nil
        }
        (zone, self.certainty) = (parts[3], certainty)
        item = CleanText.line(parts[5], limit: Self.longest.item)
        uid = CleanText.line(parts[6], limit: Self.longest.uid) ?? ""
        title = CleanText.line(parts[7], limit: Self.longest.title) ?? ""
    }

    /// Seconds, or days, that local time can be computed for.
    private static let range = -100_000_000_000...100_000_000_000
}
