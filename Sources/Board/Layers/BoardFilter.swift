internal import Places

/// What is looked for among the lines of a panel: those that fit are shown, the others are not.
public struct BoardFilter: Hashable, Sendable {
    /// The panel.
    public let panel: Panel
    /// What was typed.
    public internal(set) var text = ""
    /// The lines that fit, in the order shown; nil while nothing is looked for.
    public internal(set) var found: Lines?
    /// Where the selection was before.
    let origin: Cursor
}

/// What happens to the filter.
public enum FilterMessage: Hashable, Sendable {
    case open
    case choose(Cursor)
    /// The selected line stays selected where all lines are shown again.
    case accept
}

func apply(_ message: FilterMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .open:
        model.open(.filter(BoardFilter(panel: model.focus, origin: model.cursor(model.focus))))
    case .choose(let cursor):
        guard let filter = model.filter else { return [] }
        model.cursors[filter.panel] = cursor
    case .accept: model.leaveLayer()
    }
    return []
}

/// Shows the lines that `text` fits, with the first of them selected.
func type(_ model: inout Model, _ text: String, into filter: BoardFilter) -> [Effect] {
    var filter = filter
    filter.text = text
    let wish = Array(SearchText.folded(text).utf8)
    let kind = filter.panel.kind
    filter.found =
        text.isEmpty
        ? nil
        : Lines(
            cards: kind.order(model).filter { item in
                kind.texts(of: item, model).contains { SearchKeys.rank(wish, in: $0, "") != nil }
            }.map { .card($0) })
    model.top = .filter(filter)
    model.cursors[filter.panel] = text.isEmpty ? filter.origin : Cursor()
    return []
}

extension Model {
    /// What is looked for on the board; nil while nothing is.
    public var filter: BoardFilter? {
        if case .filter(let filter)? = layers.last { filter } else { nil }
    }

    /// Shows all lines again, with the line selected that `isAccepted`, or else the one that was selected before.
    mutating func leaveFilter(isAccepted: Bool) {
        guard let filter else { return }
        let line = selectedLine(filter.panel)
        top = nil
        guard filter.found != nil else { return }
        cursors[filter.panel] = filter.origin
        guard isAccepted, let line else { return }
        select(&self, line, in: filter.panel)
        if let item = line.card { showFolded(&self, item, in: filter.panel) }
    }
}
