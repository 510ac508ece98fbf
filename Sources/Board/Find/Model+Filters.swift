internal import Arrangement
internal import Words

extension Model {
    /// Updates filtered panels. The same card stays selected if it fits.
    mutating func renewFiltered(after message: Message) {
        if arrangement.filtersOn.isEmpty, filtered.isEmpty { return }
        let isTick = if case .clock(.tick) = message { true } else { false }
        if !isTick, !message.mayChangeFigures { return }
        for panel in panels {
            let search = arrangement.filter(on: panel.id).flatMap {
                try? ItemSearch($0.text, panel.kind.filterFields)
            }
            if isTick, search?.movesWithTime == false { continue }
            let found = search.map { search in
                let items = panel.kind.order(self)
                return Lines(
                    cards: search.found(in: items, of: panel, arrangement, self).map { .card($0) })
            }
            if found == filtered[panel] { continue }
            let line = selectedLine(panel)
            filtered[panel] = found
            select(line, in: panel)
        }
    }
}

extension Message {
    /// True if other cards may fit a filter, or their order may change.
    fileprivate var mayChangeFigures: Bool {
        switch self {
        case .user(.select), .user(.scroll), .user(.focus), .user(.say), .carry(.hold): false
        case .user, .edit, .carry, .border, .layer, .deck, .figures, .clock, .disk, .program: true
        }
    }
}

extension Model {
    /// Nil turns the current one off. Undo ignores it, because it is no edit of the board.
    mutating func useFilter(_ filter: KeptFilter?, in panel: Panel) -> [Effect] {
        arrangement.filtersOn[panel.id] = filter?.name
        let saving: [Effect] =
            keepsLook
            ? [.save(arrangement), .savePast(past, of: arrangement)] : []
        let saying: Saying =
            filter.map { .phrase(.filterIsOn, verbatim: ["name": $0.name]) }
            ?? .phrase(.filterIsOff, ["panel": panel.kind.words.title])
        return saving + say(saying)
    }

    func refusalByFilter(_ panel: Panel) -> Saying? {
        arrangement.filter(on: panel.id).map { .phrase(.filteredSoNoMove, verbatim: ["name": $0.name]) }
    }

    /// The cards that the filter leaves; nil without a filter.
    package func filterCount(_ panel: Panel) -> (name: String, part: Int, count: Int)? {
        guard let filter = arrangement.filter(on: panel.id), let found = filtered[panel] else { return nil }
        return (filter.name, found.count, panel.kind.order(self).count)
    }
}
