internal import Arrangement
internal import Words

/// What a board for screen readers has said of its figures.
struct Announcements: Hashable, Sendable {
    /// The line that is shown; empty if nothing has changed.
    var text = ""
    /// The figures of the last comparison, by panel and item.
    var figures: [PanelID: [Item: String]] = [:]
}

extension Model {
    /// The line that says what has changed; empty without changes.
    package var announcement: String { announcements.text }

    /// Compares the figures in sight with those of the last call, and says in a line which changed: the selected one first.
    mutating func announce() {
        let panel = focus
        let items = linesAtRest(panel).all.compactMap(\.card)
        var now: [Item: String] = [:]
        for item in items {
            now[item] = panel.kind.figure(of: item, arrangement.baseline, self).text
        }
        let before = announcements.figures.updateValue(now, forKey: panel.id)
        guard let before else {
            announcements.text = ""
            return
        }
        let selected = selectedItem
        let changed = items.filter { before[$0] != nil && before[$0] != now[$0] }
        guard let first = changed.first(where: { $0 == selected }) ?? changed.first else {
            announcements.text = ""
            return
        }
        let said = "\(panel.kind.name(of: first, language: language)) \(now[first] ?? "")"
        let more = changed.count - 1
        announcements.text = more == 0 ? said : "\(said), \(words[.readerMore, count: more])"
    }
}
