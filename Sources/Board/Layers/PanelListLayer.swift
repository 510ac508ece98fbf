package import Arrangement
internal import Words

package struct PanelList: Hashable, Sendable {
    package internal(set) var index = 0
    /// Several moves of one border are one change to undo.
    var moved: PanelBorder?
}

package enum PanelListMessage {
    case open
    case choose(Int)
    case toggle(Panel)
    case reorder(Int)
    case move(PanelBorder, [PanelBorder: Int])
    case reset
}

extension Model {
    mutating func updatePanelList(_ message: PanelListMessage) -> [Effect] {
        if message == .open {
            open(PanelList(index: orderedPanels.firstIndex(of: focus) ?? 0))
            return []
        }
        guard var list = top(PanelList.self) else { return [] }
        let moved = list.moved
        list.moved = nil
        defer { replaceTop(with: list) }
        switch message {
        case .open: return []
        case .choose(let index):
            list.index = max(0, min(index, listedPanels.count - 1))
            return []
        case .toggle(let panel):
            if !panels.contains(panel) {
                if panel == .positions { return addPositions() }
                addPanel(panel)
                return []
            }
            if shownPanels == [panel] { return say(.phrase(.lastPanelStays)) }
            return change(Action(.panels)) { $0.division.hidden.formSymmetricDifference([panel.id]) }
        case .reorder(let step):
            var order = orderedPanels.map(\.id)
            let (from, to) = (list.index, list.index + step)
            guard order.indices.contains(from), order.indices.contains(to) else { return [] }
            order.swapAt(from, to)
            list.index = to
            if order == panels.map(\.id) { order = [] }
            return change(Action(.panels)) { [order] board in board.division.order = order }
        case .move(let border, let shares):
            list.moved = border
            var before = arrangement
            if moved == border, past.undoable.last?.action == Action(.panelSize) {
                _ = past.undo(&before)
            }
            var after = before
            after.division.shares.merge(shares) { _, new in new }
            past.note(Action(.panelSize), from: before, to: after)
            return show(after)
        case .reset:
            return change(Action(.panelSize)) { board in
                (board.division.shares, board.division.order) = ([:], [])
            }
        }
    }
}

extension PanelList: Layer {
    package var id: LayerID { .panels }
}

extension PanelListMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updatePanelList(self) }
    package var rearranges: Bool {
        switch self {
        case .toggle, .reorder, .move, .reset: true
        case .open, .choose: false
        }
    }
    package var isOfLook: Bool { true }
}

extension LayerMessage {
    package static func panels(_ message: PanelListMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let panels = LayerID(
        "panels",
        Command.moves + [
            .choiceToggle, .cardUp, .cardDown, .cardLeft, .cardRight, .cardTall, .cardCompact, .choiceReset,
            .panelsOpen,
        ])
}
