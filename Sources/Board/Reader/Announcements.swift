package import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Money

/// The line that a board for screen readers announces.
package enum Announcement: Hashable, Sendable {
    /// The answer to the last key.
    case answer(Notice)
    /// News that no key caused.
    case notice(Notice)
    /// The figure of an item has changed, and those of some others.
    case changed(Item, ItemFigure, others: Int)
}

/// The last announcement of a board for screen readers, and the next ones.
struct Announcements: Hashable, Sendable {
    /// The figures of the panel in sight at the last announcement.
    struct Seen: Hashable, Sendable {
        let panel: PanelID
        /// Figures also depend on these; if they differ, no figure counts as changed.
        let arrangement: Arrangement
        let day: Day?
        let scenario: Scenario?
        let figures: [Item: ItemFigure]
    }

    var said: Announcement?
    /// Notices that no key caused, oldest first.
    var waiting: [Notice] = []
    var seen: Seen?
}

extension Model {
    /// The line to announce; nil for none.
    package var announcement: Announcement? { announcements.said }

    /// Announces answers to keys at once, and lets other notices wait for their turn.
    mutating func hear(_ message: Message, since before: [Notice]) {
        if message.isByHand, case .answer? = announcements.said { announcements.said = nil }
        var news = notices.filter { !before.contains($0) && !announcements.waiting.contains($0) }[...]
        if message.isAnswer, let answer = news.popFirst() { announcements.said = .answer(answer) }
        announcements.waiting += news
    }

    /// Begins announcements: the first figures of feeds come within seconds.
    func beginAnnouncing() -> [Effect] {
        terminal.hasReader ? [.schedule(.announce, .after(min(3, settings.readerPause)))] : []
    }

    /// Announces the notice that has waited longest, else what has changed in the panel since the last announcement.
    mutating func announce() -> [Effect] {
        guard terminal.hasReader else { return [] }
        if announcements.waiting.isEmpty {
            announcements.said = change()
        } else {
            announcements.said = .notice(announcements.waiting.removeFirst())
        }
        return [.schedule(.announce, .after(settings.readerPause))]
    }

    private mutating func change() -> Announcement? {
        let items = linesAtRest(focus).all.compactMap(\.card)
        let figures = items.map { ($0, focus.kind.figure(of: $0, arrangement.baseline, self)) }
        let now = Announcements.Seen(
            panel: focus.id, arrangement: arrangement, day: pastDay, scenario: scenario,
            figures: Dictionary(figures) { first, _ in first })
        let before = announcements.seen
        announcements.seen = now
        guard let before, before.isComparable(with: now) else { return nil }
        let changed = items.filter { item in
            before.figures[item].map { $0.text != now.figures[item]?.text } ?? false
        }
        guard let first = changed.first(where: { $0 == selectedItem }) ?? changed.first,
            let figure = now.figures[first]
        else { return nil }
        return .changed(first, figure, others: changed.count - 1)
    }
}

extension Announcements.Seen {
    fileprivate func isComparable(with other: Self) -> Bool {
        panel == other.panel && day == other.day && scenario == other.scenario
            && arrangement == other.arrangement
    }
}

extension Message {
    /// True for what a user has just asked for: a board for screen readers shows it without delay.
    package var isAnswer: Bool {
        switch self {
        case .user, .edit, .carry, .border, .layer, .deck, .disk: true
        case .figures(.changed(let changes, at: _, moment: _)):
            changes.finished.contains { subject in
                switch subject {
                case .search, .bars, .kind: true
                case .rates, .quotes, .pastRates: false
                }
            }
        case .figures(.bars), .figures(.ratesOfDay), .figures(.past), .figures(.alertsCounted),
            .figures(.known),
            .figures(.recalled):
            true
        case .figures(.digested), .figures(.kinds), .figures(.alertsClaimed), .figures(.ratesDue),
            .figures(.stocksDue), .figures(.searchDue), .figures(.movesDue), .clock, .program:
            false
        }
    }

    /// True for new figures, which wait for the next announcement on a board for screen readers.
    package var canWait: Bool {
        guard case .figures(.changed(let changes, at: _, moment: _)) = self else { return false }
        return !isAnswer && changes.fired == nil && changes.alerts == nil
    }
}

/// The page that a board for screen readers shows. Its figures stay as they are while a user goes through it.
package struct ReaderPage: Hashable, Sendable {
    private let panel: PanelID
    private let layers: Int
    private let isDeck: Bool

    package init(_ model: Model) {
        (panel, layers, isDeck) = (model.focus.id, model.layers.count, model.deck != nil)
    }
}
