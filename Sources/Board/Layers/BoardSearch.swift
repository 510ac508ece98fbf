internal import Words

/// A search on this board and all others.
package struct BoardSearch: Hashable, Sendable {
    /// The text that was typed.
    package internal(set) var text = ""
    /// The selected row of what is found.
    package internal(set) var index = 0
    /// The items that fit: of this board first, then of the others in the order of their tabs.
    package internal(set) var found: [FoundItem] = []
    /// The mistake in an expression.
    package internal(set) var mistake: FilterMistake?
    /// The contents of the other boards, as far as it has been read.
    var others: [BoardID: Arrangement] = [:]
}

/// An item on a board.
package struct FoundItem: Hashable, Sendable {
    /// The board; nil for the one that is shown.
    package let board: BoardID?
    /// The panel that holds it.
    package let panel: Panel
    /// The item.
    package let item: Item
}

/// Messages of the search.
package enum SearchMessage: Hashable, Sendable {
    case choose(Int)
    /// The board of the selected row is shown, with the item selected.
    case accept
}

/// Looks on all boards from now on, and asks for what the others hold.
func openSearch(_ model: inout Model) -> [Effect] {
    var search = BoardSearch()
    search.look(in: model)
    model.open(.search(search))
    return model.boards.entries.contains { $0.id != model.boards.shown.id } ? [.boards(.readOthers)] : []
}

func apply(_ message: SearchMessage, to model: inout Model) -> [Effect] {
    guard case .search(var search)? = model.top else { return [] }
    switch message {
    case .choose(let index):
        search.index = max(0, index)
        model.top = .search(search)
        return []
    case .accept:
        guard !search.found.isEmpty else { return [] }
        let found = search.found[min(search.index, search.found.count - 1)]
        model.leaveLayer()
        model.awaitedItem = found
        return found.board.map { [.boards(.open($0))] } ?? []
    }
}

/// Takes over what is typed.
func type(_ model: inout Model, _ text: String, into search: BoardSearch) -> [Effect] {
    var search = search
    search.text = String(text.prefix(KeptFilter.longestText))
    search.index = 0
    search.look(in: model)
    model.top = .search(search)
    return []
}

/// Takes over what other boards hold, where that is looked through.
func applyOthers(_ others: [BoardID: Arrangement], to model: inout Model) {
    guard case .search(var search)? = model.top else { return }
    search.others = others
    search.look(in: model)
    model.top = .search(search)
}

/// Selects the item that was jumped to once its board is shown. A filter that hides it is turned off.
func selectAwaited(_ model: inout Model) -> [Effect] {
    guard let found = model.awaitedItem, found.board == nil || found.board == model.boards.shown.id else {
        return []
    }
    model.awaitedItem = nil
    guard model.panels.contains(found.panel), model.arrangement[found.panel].contains(found.item) else {
        return []
    }
    guard model.shownPanels.contains(found.panel) else { return say(&model, found.panel.isHidden) }
    var effects: [Effect] = []
    if let fits = model.filtered[found.panel], fits.place(of: found.item) == nil {
        effects = useFilter(nil, in: found.panel, &model)
        model.filtered[found.panel] = nil
    }
    model.focus = found.panel
    select(&model, .card(found.item), in: found.panel)
    showFolded(&model, found.item, in: found.panel)
    return effects
}

extension BoardSearch {
    /// Looks for what is typed on all boards that are known.
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
                // Most boards hold much the same: each item is looked at once.
                for panel in model.panels {
                    let all = Set(boards.flatMap { $0.arrangement[panel] })
                    fitting[panel] = Set(search.found(in: Array(all), of: panel, model.arrangement, model))
                }
            }
            for (id, arrangement) in boards {
                // Positions are the same on all boards.
                for panel in id == nil ? model.panels : Panel.standard {
                    let items = id == nil ? panel.kind.order(model) : arrangement[panel]
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
