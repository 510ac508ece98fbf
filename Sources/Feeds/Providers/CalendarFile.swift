import Calendars
import CivilTime
import Glibc
import Market

/// An iCalendar file of the settings, by address or on this disk, and the user's own events.
struct CalendarFile: KindProvider {
    let kind: FeedID
    /// Publishers expect a few fetches a day.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(3 * 3600), budget: 20)
    let readsFiles = true
    private let reader: CalendarReader
    private let now: @Sendable () -> Instant

    init(
        _ source: FeedSource, reader: CalendarReader = CalendarReader(),
        now: @escaping @Sendable () -> Instant = { Instant(time(nil)) }
    ) {
        (kind, self.reader, self.now) = (source.kind, reader, now)
    }

    private var isOwn: Bool { kind == .own }

    func question(about calendar: EventCalendar, to address: FeedAddress) -> Question? {
        calendar == EventCalendar(kind) ? Question(address: address) : nil
    }

    /// The user's own calendar does not exist until its first event.
    func isMissing(at address: FeedAddress) -> Bool {
        guard isOwn, case .file(let path) = address else { return false }
        return access(path, F_OK) != 0 && errno == ENOENT
    }

    func figures(of calendar: EventCalendar, in body: [UInt8]) async throws(FeedFailure.Cause)
        -> [MarketEvent]
    {
        try await decoded(of: calendar, in: body).figures
    }

    /// Drops events that repeat for ever by the second, and invalid ones.
    func decoded(of calendar: EventCalendar, in body: [UInt8]) async throws(FeedFailure.Cause)
        -> Decoded<MarketEvent>
    {
        // Editors leave an empty file.
        if isOwn, body.allSatisfy({ $0 <= 0x20 }) { return Decoded(figures: []) }
        let (now, days) = (now(), MarketEvent.window)
        do throws(CalendarFailure) {
            let contents = try await reader.read(
                body, from: now + -days.before * 86_400, to: now + days.after * 86_400)
            return Decoded(figures: contents.occurrences.compactMap(event), dropped: contents.leftOut)
        } catch {
            throw .malformed(.said(error.sentence))
        }
    }

    private func event(_ occurrence: CalendarOccurrence) -> MarketEvent? {
        guard let title = CleanText.line(occurrence.title, limit: MarketEvent.longestTitle), !title.isEmpty
        else {
            return nil
        }
        return MarketEvent(
            isOwn ? .own : .release, .text(title),
            of: occurrence.item.flatMap(MarketEvent.Subject.init(text:)),
            occurrence.timing, zone: occurrence.zone, certainty: occurrence.certainty, source: kind,
            uid: occurrence.uid.isEmpty ? nil : occurrence.uid)
    }
}

extension CalendarFailure {
    fileprivate var sentence: String {
        switch self {
        case .noLibrary: "calendars need libical (Debian: libical3)"
        case .notACalendar: "it is no iCalendar file"
        case .tooLarge: "it has too many events"
        case .tooLong: "its events take too long to work out"
        case .failed: "its events take too much memory to work out"
        case .notStarted: "no process could be started to read it"
        }
    }
}
