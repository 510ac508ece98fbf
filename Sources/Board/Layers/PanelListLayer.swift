internal import Words

/// The list of the board's panels, in which they are shown, hidden and resized.
package struct PanelList: Hashable, Sendable {
    /// The selected panel's place.
    package internal(set) var index = 0
    /// The border that the last key moved: keys that move one border make one change to undo.
    var moved: PanelBorder?
}

/// Messages of the list of panels.
package enum PanelListMessage: Hashable, Sendable {
    case open
    case choose(Int)
    /// The panel is shown, or hidden.
    case toggle(Panel)
    /// A border gets another share; the others stay where they are.
    case move(PanelBorder, [PanelBorder: Int])
    /// All sizes are automatic again.
    case reset
}

func apply(_ message: PanelListMessage, to model: inout Model) -> [Effect] {
    if message == .open {
        model.open(.panels(PanelList(index: model.panels.firstIndex(of: model.focus) ?? 0)))
        return []
    }
    guard case .panels(var list)? = model.top else { return [] }
    let moved = list.moved
    list.moved = nil
    defer { model.top = .panels(list) }
    switch message {
    case .open: return []
    case .choose(let index):
        list.index = max(0, min(index, model.panels.count - 1))
        return []
    case .toggle(let panel):
        if model.shownPanels == [panel] { return say(&model, .phrase(.lastPanelStays)) }
        return change(&model, Action(.panels)) { $0.division.hidden.formSymmetricDifference([panel]) }
    case .move(let border, let shares):
        list.moved = border
        var before = model.arrangement
        if moved == border, model.past.undoable.last?.action == Action(.panelSize) {
            _ = model.past.undo(&before)
        }
        var after = before
        after.division.shares.merge(shares) { _, new in new }
        model.past.note(Action(.panelSize), from: before, to: after)
        return show(&model, after)
    case .reset:
        return change(&model, Action(.panelSize)) { $0.division.shares = [:] }
    }
}
