package import Arrangement
internal import Market
internal import Words

package struct ColumnList: Hashable, Sendable {
    package let panel: Panel
    /// Shown columns in their order; the others before the chart.
    package internal(set) var order: [StockColumn]
    package internal(set) var index = 0
    /// Several moves of one column are one change to undo.
    var moved: StockColumn?

    init(_ panel: Panel, _ shown: [StockColumn]) {
        self.panel = panel
        order = shown
        let offered = panel == .positions ? Baseline.usual.map(StockColumn.since) : StockColumn.offered
        let others = offered.filter { !shown.contains($0) }
        order.insert(contentsOf: others, at: shown.firstIndex(of: .chart) ?? shown.endIndex)
    }
}

package enum ColumnListMessage {
    case open
    case choose(Int)
    case toggle(StockColumn)
    case move(Int)
    case reset
}

extension Model {
    mutating func updateColumnList(_ message: ColumnListMessage) -> [Effect] {
        if message == .open {
            let panel = focus == .positions ? Panel.positions : .stocks
            guard shownPanels.contains(panel) else { return say(panel.isHidden) }
            focus = panel
            open(ColumnList(panel, arrangement[columns: panel.id]))
            return []
        }
        guard var list = top(ColumnList.self) else { return [] }
        let moved = list.moved
        list.moved = nil
        defer { replaceTop(with: list) }
        let panel = list.panel.id
        var shown = Set(arrangement[columns: panel])
        switch message {
        case .open: return []
        case .choose(let index):
            list.index = max(0, min(index, list.order.count - 1))
            return []
        case .toggle(let column):
            if column == .price { return say(.phrase(.priceColumnStays)) }
            shown.formSymmetricDifference([column])
            return change(Action(.columns)) { $0[columns: panel] = list.order.filter(shown.contains) }
        case .move(let step):
            let (from, to) = (list.index, list.index + step)
            guard list.order.indices.contains(from), list.order.indices.contains(to) else { return [] }
            list.order.swapAt(from, to)
            list.index = to
            let isMerged = moved == list.order[to] && past.undoable.last?.action == Action(.columns)
            var before = arrangement
            if isMerged { _ = past.undo(&before) }
            var after = before
            after[columns: panel] = list.order.filter(shown.contains)
            if before != after {
                list.moved = list.order[to]
                past.note(Action(.columns), from: before, to: after)
            } else if isMerged {
                past.forgetUndone()
            }
            return after == arrangement ? [] : show(after)
        case .reset:
            let standard = panel == .positions ? [] : StockColumn.standard
            list = ColumnList(list.panel, standard)
            return change(Action(.columns)) { $0[columns: panel] = standard }
        }
    }
}

extension ColumnList: Layer {
    package var id: LayerID { .columns }
}

extension ColumnListMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateColumnList(self) }
    package var rearranges: Bool {
        switch self {
        case .toggle, .move, .reset: true
        case .open, .choose: false
        }
    }
    package var isOfLook: Bool { true }
}

extension LayerMessage {
    package static func columns(_ message: ColumnListMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let columns = LayerID(
        "columns",
        Command.moves + [
            .choiceToggle, .cardLeft, .cardRight, .cardUp, .cardDown, .choiceReset, .columnsOpen,
        ])
}
