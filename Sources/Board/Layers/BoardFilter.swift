package import Arrangement
internal import Market
internal import Words

package struct BoardFilter: Hashable, Sendable {
    package let panel: Panel
    package internal(set) var text = ""
    /// The name to keep the filter by, while the user types it.
    package internal(set) var name: String?
    /// All lines are then visible.
    package internal(set) var mistake: FilterMistake?
    /// Nil while there is no search.
    package internal(set) var found: Lines?
    /// The selection before the search.
    let origin: Cursor
}

package enum FilterMessage {
    case open
    case choose(Cursor)
    /// Shows all lines again and keeps the selection; or accepts a typed name.
    case accept
    /// Asks for a name to keep the filter by.
    case name
}

extension Model {
    mutating func updateFilter(_ message: FilterMessage) -> [Effect] {
        if message == .open {
            open(BoardFilter(panel: focus, origin: self.cursor(focus)))
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
            replaceTop(with: filter)
        }
        return []
    }

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

    package var filter: BoardFilter? { top(BoardFilter.self) }

    /// Shows all lines again. If not accepted, the selection from before the search returns.
    fileprivate mutating func leaveFilter(isAccepted: Bool) {
        guard let filter else { return }
        let line = selectedLine(filter.panel)
        top = nil
        guard filter.found != nil else { return }
        cursors[filter.panel] = filter.origin
        guard isAccepted, let line else { return }
        select(line, in: filter.panel)
        if let item = line.card { showFolded(item, in: filter.panel) }
    }
}

extension BoardFilter: Layer {
    package var id: LayerID { name == nil ? .filter : .filterName }
    package var longestText: Int { KeptFilter.longestText }

    package var typedText: String? { name ?? text }

    /// A slash alone searches all boards.
    package func type(_ text: String, in model: inout Model) -> [Effect] {
        var filter = self
        if name != nil {
            filter.name = String(text.prefix(KeptFilter.longestName))
            model.replaceTop(with: filter)
            return []
        }
        if text == "/", self.text.isEmpty {
            model.leaveLayer()
            return model.openSearch()
        }
        filter.text = text
        filter.found = nil
        filter.mistake = nil
        do throws(FilterMistake) {
            let search = try ItemSearch(text, panel.kind.filterFields)
            if !text.isEmpty {
                let items = model.filtered[panel]?.all.compactMap(\.card) ?? panel.kind.order(model)
                let found = search.found(in: items, of: panel, model.arrangement, model)
                filter.found = Lines(cards: found.map { .card($0) })
            }
        } catch {
            filter.mistake = error
        }
        model.replaceTop(with: filter)
        model.cursors[panel] = filter.found == nil ? origin : Cursor()
        return []
    }

    package func stepBack(in model: inout Model) -> Bool {
        guard name != nil else {
            model.leaveFilter(isAccepted: false)
            return true
        }
        var filter = self
        filter.name = nil
        model.replaceTop(with: filter)
        return true
    }

    package func close(in model: inout Model) { model.leaveFilter(isAccepted: true) }
}

extension FilterMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateFilter(self) }
    package var rearranges: Bool { self == .name }
    package var isOfLook: Bool { true }
}

extension LayerMessage {
    package static func filter(_ message: FilterMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let filter = LayerID(
        "filter", typesText: true, Command.moves + [.promptAccept, .filterKeep])
    package static let filterName = LayerID("filter name", typesText: true, [.promptAccept])
}
