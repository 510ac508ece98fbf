internal import Places
internal import Words

/// Letters that lead to a card: each that is typed moves the selection.
package struct CardJump: Hashable, Sendable {
    /// The text that was typed.
    package internal(set) var text = ""
    /// The cards that begin with it, then those that have it elsewhere; of each those of the panel with the focus first.
    var found: [FoundItem] = []
    /// The place of the selected one.
    var index = 0
    let focus: Panel
    let cursors: Cursors

    /// Whether no card fits what was typed.
    package var isUnfit: Bool { !text.isEmpty && found.isEmpty }
}

/// Messages of the jump.
package enum JumpMessage: Hashable, Sendable {
    case open
    /// The next card that fits is selected.
    case next
    case accept
}

func apply(_ message: JumpMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .open: model.open(.jump(CardJump(focus: model.focus, cursors: model.cursors)))
    case .accept: model.leaveLayer()
    case .next:
        guard case .jump(var jump)? = model.top, !jump.found.isEmpty else { return [] }
        jump.index = (jump.index + 1) % jump.found.count
        show(jump, in: &model)
    }
    return []
}

/// Selects the first card that `text` fits; with nothing typed, what was selected before.
func type(_ model: inout Model, _ text: String, into jump: CardJump) -> [Effect] {
    // The key that opens it leads on.
    if text == jump.text + "'" { return apply(JumpMessage.next, to: &model) }
    var jump = jump
    jump.text = String(text.prefix(60))
    (jump.found, jump.index) = (model.cards(for: jump), 0)
    show(jump, in: &model)
    return []
}

private func show(_ jump: CardJump, in model: inout Model) {
    model.top = .jump(jump)
    guard !jump.found.isEmpty else {
        if jump.text.isEmpty { (model.focus, model.cursors) = (jump.focus, jump.cursors) }
        return
    }
    let found = jump.found[jump.index]
    model.focus = found.panel
    select(&model, .card(found.item), in: found.panel)
}

extension Model {
    /// Goes back to where one was before the jump; false where there is none.
    mutating func leaveJump() -> Bool {
        guard case .jump(let jump)? = top else { return false }
        top = nil
        (focus, cursors) = (jump.focus, jump.cursors)
        return true
    }

    /// The cards in sight that a text leads to.
    fileprivate func cards(for jump: CardJump) -> [FoundItem] {
        let wish = Array(SearchText.folded(jump.text).utf8)
        if wish.isEmpty { return [] }
        var (first, then): ([FoundItem], [FoundItem]) = ([], [])
        for panel in [jump.focus] + shownPanels.filter({ $0 != jump.focus }) {
            for item in lines(panel).all.compactMap(\.card) {
                let ranks = panel.kind.texts(of: item, self).compactMap { SearchKeys.rank(wish, in: $0, "") }
                guard let rank = ranks.min() else { continue }
                let found = FoundItem(board: nil, panel: panel, item: item)
                // A whole text, or the beginning of one.
                if rank <= 2 { first.append(found) } else { then.append(found) }
            }
        }
        return first + then
    }
}
