internal import Words

/// Shows in each panel whose filter is on what fits it now. The same card stays selected, if it fits.
func renewFiltered(_ model: inout Model, after message: Message) {
    if model.arrangement.filtersOn.isEmpty, model.filtered.isEmpty { return }
    let isTick = if case .clock(.tick) = message { true } else { false }
    if !isTick, !message.mayChangeFigures { return }
    for panel in model.panels {
        let search = model.arrangement.filter(on: panel).flatMap {
            try? ItemSearch($0.text, panel.kind.filterFields)
        }
        if isTick, search?.movesWithTime == false { continue }
        let found = search.map { search in
            let items = panel.kind.order(model)
            return Lines(
                cards: search.found(in: items, of: panel, model.arrangement, model).map { .card($0) })
        }
        if found == model.filtered[panel] { continue }
        let line = model.selectedLine(panel)
        model.filtered[panel] = found
        select(&model, line, in: panel)
    }
}

extension Message {
    /// Whether another card may fit a filter afterwards, or the cards may be in another order.
    fileprivate var mayChangeFigures: Bool {
        switch self {
        case .user(.select), .user(.scroll), .user(.focus), .user(.say), .carry(.hold): false
        case .user, .edit, .carry, .border, .layer, .deck, .figures, .clock, .disk, .program: true
        }
    }
}

/// Turns a filter of a panel on, or with nil the one that is on off. It is no work on the board, so that undo leaves it alone.
func useFilter(_ filter: KeptFilter?, in panel: Panel, _ model: inout Model) -> [Effect] {
    model.arrangement.filtersOn[panel] = filter?.name
    let saving: [Effect] =
        model.keepsLook
        ? [.save(model.arrangement), .savePast(model.past, of: model.arrangement)] : []
    let saying: Saying =
        filter.map { .phrase(.filterIsOn, verbatim: ["name": $0.name]) }
        ?? .phrase(.filterIsOff, ["panel": panel.kind.words.title])
    return saving + say(&model, saying)
}

extension Model {
    /// That a filter is on in a panel, so that its cards have no places to move between; nil where none is.
    func refusalByFilter(_ panel: Panel) -> Saying? {
        arrangement.filter(on: panel).map { .phrase(.filteredSoNoMove, verbatim: ["name": $0.name]) }
    }

    /// The cards that a filter leaves of a panel; nil where none is.
    package func filterCount(_ panel: Panel) -> (name: String, part: Int, count: Int)? {
        guard let filter = arrangement.filter(on: panel), let found = filtered[panel] else { return nil }
        return (filter.name, found.count, arrangement[panel].count)
    }
}
