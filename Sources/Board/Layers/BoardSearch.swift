package import Arrangement
internal import Words

package struct BoardSearch: Hashable, Sendable {
    package internal(set) var text = ""
    package internal(set) var index = 0
    /// Matches of this board first, then of the others in the order of their tabs.
    package internal(set) var found: [FoundItem] = []
    package internal(set) var mistake: FilterMistake?
    var others: [BoardID: Arrangement] = [:]
}

package struct FoundItem: Hashable, Sendable {
    /// Nil for the board on screen.
    package let board: BoardID?
    package let panel: Panel
    package let item: Item
}

package enum SearchMessage {
    case choose(Int)
    case accept
}

extension Model {
    mutating func openSearch() -> [Effect] {
        var search = BoardSearch()
        search.look(in: self)
        open(search)
        return boards.entries.contains { $0.id != boards.shown.id } ? [.boards(.readOthers)] : []
    }

    mutating func updateSearch(_ message: SearchMessage) -> [Effect] {
        guard var search = top(BoardSearch.self) else { return [] }
        switch message {
        case .choose(let index):
            search.index = max(0, index)
            replaceTop(with: search)
            return []
        case .accept:
            guard !search.found.isEmpty else { return [] }
            let found = search.found[min(search.index, search.found.count - 1)]
            leaveLayer()
            awaitedItem = found
            return found.board.map { [.boards(.open($0))] } ?? []
        }
    }

    mutating func takeOtherBoards(_ others: [BoardID: Arrangement]) {
        guard var search = top(BoardSearch.self) else { return }
        search.others = others
        search.look(in: self)
        replaceTop(with: search)
    }

    /// Selects the item once its board is shown, and turns off a filter that hides it.
    mutating func selectAwaited() -> [Effect] {
        guard let found = awaitedItem, found.board == nil || found.board == boards.shown.id else {
            return []
        }
        awaitedItem = nil
        guard panels.contains(found.panel), found.panel.kind.list(self).cards.contains(found.item) else {
            return []
        }
        guard shownPanels.contains(found.panel) else { return say(found.panel.isHidden) }
        var effects: [Effect] = []
        if let fits = filtered[found.panel], fits.place(of: found.item) == nil {
            effects = useFilter(nil, in: found.panel)
            filtered[found.panel] = nil
        }
        focus = found.panel
        select(.card(found.item), in: found.panel)
        showFolded(found.item, in: found.panel)
        return effects
    }
}

extension BoardSearch {
    fileprivate mutating func look(in model: Model) {
        (found, mistake) = ([], nil)
        do throws(FilterMistake) {
            let search = try ItemSearch(text, FilterField.allCases)
            var boards: [(id: BoardID?, arrangement: Arrangement)] = [(nil, model.arrangement)]
            for entry in model.boards.entries where entry.id != model.boards.shown.id {
                if let arrangement = others[entry.id] { boards.append((entry.id, arrangement)) }
            }
            var fitting: [Panel: Set<Item>] = [:]
            if !search.asksForGroups {
                // Most boards have much in common, so test each item once.
                for panel in model.panels {
                    let here = panel.kind.order(model)
                    let all = Set(here + boards.dropFirst().flatMap { $0.arrangement[panel.id] })
                    fitting[panel] = Set(search.found(in: Array(all), of: panel, model.arrangement, model))
                }
            }
            for (id, arrangement) in boards {
                // Positions are the same on all boards.
                for panel in id == nil ? model.panels : Panel.standard {
                    let items = id == nil ? panel.kind.order(model) : arrangement[panel.id]
                    let fits =
                        fitting[panel].map { fitting in items.filter(fitting.contains) }
                        ?? search.found(in: items, of: panel, arrangement, model)
                    found += fits.map { FoundItem(board: id, panel: panel, item: $0) }
                }
            }
        } catch {
            mistake = error
        }
    }
}

extension BoardSearch: Layer {
    package var id: LayerID { .search }
    package var typedText: String? { text }
    package var longestText: Int { KeptFilter.longestText }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        var search = self
        search.text = text
        search.index = 0
        search.look(in: model)
        model.replaceTop(with: search)
        return []
    }
}

extension SearchMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateSearch(self) }
}

extension LayerMessage {
    package static func search(_ message: SearchMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let search = LayerID("search", typesText: true, Command.moves + [.promptAccept])
}
