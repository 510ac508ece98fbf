internal import CivilTime
package import Market

/// One occurrence of an event of a calendar, with the limits and texts that the parent checks again.
package struct CalendarOccurrence: Hashable, Sendable {
    /// The event's identifier; occurrences of one event share it.
    package let uid: String
    /// Its summary, cleaned; empty if it has none.
    package let title: String
    package let timing: MarketEvent.Timing
    /// The IANA name of its zone.
    package let zone: String
    package let certainty: MarketEvent.Certainty
    /// The item that `X-FXTERM-CITY` or `X-FXTERM-ITEM` names, as `MarketEvent.Subject` writes it.
    package let item: String?

    package init(
        uid: String, title: String, timing: MarketEvent.Timing, zone: String,
        certainty: MarketEvent.Certainty = .confirmed, item: String? = nil
    ) {
        (self.uid, self.title, self.timing, self.zone) = (uid, title, timing, zone)
        (self.certainty, self.item) = (certainty, item)
    }
}

/// The contents of a calendar within a window.
package struct CalendarContents: Hashable, Sendable {
    /// The calendar's own name, cleaned.
    package var name: String?
    /// The occurrences that are not over at the window's start and begin before its end; none is cancelled.
    package var occurrences: [CalendarOccurrence] = []
    /// The number of events that make no sense, or repeat too often to list.
    package var leftOut = 0

    package init() {}
}

/// The reason a calendar cannot be read.
package enum CalendarFailure: Error, Hashable, Sendable, CaseIterable {
    /// libical is not installed.
    case noLibrary
    /// The text is not an iCalendar file.
    case notACalendar
    /// The file is larger than `CalendarReader.largest`, or has too many occurrences.
    case tooLarge
    /// Working out its events takes longer than the limit.
    case tooLong
    /// The child process needed more memory than its limit, or crashed.
    case failed
    /// The child process could not be started.
    case notStarted
}

/// The lines between the child process and its parent: an occurrence each, its parts separated by tabs.
extension CalendarOccurrence {
    /// The longest texts, in characters.
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

    /// Reads what `line` wrote; nil for anything else. The child that wrote it has read a stranger's file.
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
