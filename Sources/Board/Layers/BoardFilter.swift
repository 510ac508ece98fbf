package import Arrangement
internal import Market
internal import Words

/// What is looked for among the lines of a panel: those that fit are shown, the others are not.
package struct BoardFilter: Hashable, Sendable {
    package let panel: Panel
    /// What was typed.
    package internal(set) var text = ""
    /// The name that it is to be kept by, while that is typed.
    package internal(set) var name: String?
    /// The mistake in an expression; all lines are shown then.
    package internal(set) var mistake: FilterMistake?
    /// The lines that fit, in the order shown; nil while nothing is looked for.
    package internal(set) var found: Lines?
    /// Where the selection was before.
    let origin: Cursor
}

/// What happens to the filter.
package enum FilterMessage: Hashable, Sendable {
    case open
    case choose(Cursor)
    /// The selected line stays selected where all lines are shown again; a name that is typed is taken.
    case accept
    /// It is asked for a name to be kept by.
    case name
}

extension Model {
    mutating func updateFilter(_ message: FilterMessage) -> [Effect] {
        if message == .open {
            open(.filter(BoardFilter(panel: focus, origin: self.cursor(focus))))
            return []
        }
        guard var filter else { return [] }
        switch message {
        case .open: break
        case .choose(let cursor): cursors[filter.panel] = cursor
        case .accept:
            if filter.name != nil { return keepFilter(filter) }
            if filter.mistake == nil { leaveLayer() }
        case .name:
            if filter.name != nil { return [] }
            guard filter.mistake == nil, filter.text.contains(where: { !$0.isWhitespace }) else {
                return say(Command.filterKeep.whyNot)
            }
            filter.name = ""
            top = .filter(filter)
        }
        return []
    }

    /// Keeps a filter by the name that was typed, in the place of one of the same name, and turns it on.
    private mutating func keepFilter(_ filter: BoardFilter) -> [Effect] {
        guard let name = CleanText.line(filter.name ?? "", limit: KeptFilter.longestName), !name.isEmpty,
            let text = CleanText.line(filter.text, limit: KeptFilter.longestText)
        else {
            return say(.phrase(.filterNeedsName))
        }
        let kept = KeptFilter(name, filter.panel.id, text)
        let place = self.arrangement.filters.firstIndex { $0.name == name }
        if let place, self.arrangement.filters[place].panel != filter.panel.id {
            return say(.phrase(.filterExists, verbatim: ["name": name]))
        }
        leaveLayer()
        let effects = change(Action(.filter, name)) { arrangement in
            if let place { arrangement.filters[place] = kept } else { arrangement.filters.append(kept) }
        }
        return effects + useFilter(kept, in: filter.panel)
    }

    /// Shows the lines that `text` fits, with the first of them selected. A slash alone looks on all boards.
    mutating func type(_ text: String, into filter: BoardFilter) -> [Effect] {
        var filter = filter
        if filter.name != nil {
            filter.name = String(text.prefix(KeptFilter.longestName))
            top = .filter(filter)
            return []
        }
        if text == "/", filter.text.isEmpty {
            leaveLayer()
            return openSearch()
        }
        filter.text = String(text.prefix(KeptFilter.longestText))
        let kind = filter.panel.kind
        (filter.found, filter.mistake) = (nil, nil)
        do throws(FilterMistake) {
            let search = try ItemSearch(filter.text, kind.filterFields)
            if !text.isEmpty {
                let items = filtered[filter.panel]?.all.compactMap(\.card) ?? kind.order(self)
                let found = search.found(in: items, of: filter.panel, arrangement, self)
                filter.found = Lines(cards: found.map { .card($0) })
            }
        } catch {
            filter.mistake = error
        }
        top = .filter(filter)
        cursors[filter.panel] = filter.found == nil ? filter.origin : Cursor()
        return []
    }

    /// What is looked for on the board; nil while nothing is.
    package var filter: BoardFilter? {
        if case .filter(let filter)? = layers.last { filter } else { nil }
    }

    /// Shows all lines again, with the line selected that `isAccepted`, or else the one that was selected before; false where
    /// nothing is looked for.
    mutating func leaveFilter(isAccepted: Bool) -> Bool {
        guard let filter else { return false }
        let line = selectedLine(filter.panel)
        top = nil
        guard filter.found != nil else { return true }
        cursors[filter.panel] = filter.origin
        guard isAccepted, let line else { return true }
        select(line, in: filter.panel)
        if let item = line.card { showFolded(item, in: filter.panel) }
        return true
    }

    /// Goes on without the name of a filter that is typed; false where none is.
    mutating func leaveName() -> Bool {
        if case .filter(var filter)? = top, filter.name != nil {
            filter.name = nil
            top = .filter(filter)
            return true
        }
        guard case .filters(var list)? = top, list.name != nil else { return false }
        list.name = nil
        top = .filters(list)
        return true
    }
}
