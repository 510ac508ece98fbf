internal import Board
internal import Figures
internal import Market
internal import TUI

/// The changes since the usual days side by side: `1D +0.4 %  5D −1.2 %`.
struct ChangeStrip: Equatable {
    private let pieces: [[Span]]

    /// Empty until closes of long ago are there. `change` gives nil if it is unknown.
    init(places: Int, _ model: Model, _ change: (Baseline) -> Double?) {
        let changes = Baseline.usual.map { ($0, change($0)) }
        // The board shows the two nearest anyway.
        guard changes.contains(where: { $0.0.isFar && $0.1 != nil }) else {
            pieces = []
            return
        }
        pieces = changes.map { baseline, change in
            let text = change.map { model.figureText.change($0, places: places) } ?? FigureText.absent
            return [
                Span(baseline.heading + " ", Style(.faint)),
                Span(text, change == nil ? Style(.faint) : Style.change(change, places: places)),
            ]
        }
    }

    var isEmpty: Bool { pieces.isEmpty }

    func lines(_ width: Int) -> [[Span]] {
        let column = (pieces.map(\.cells).max() ?? 0) + 2
        let most = max(1, min(pieces.count, (width + 2) / column))
        let rows = (pieces.count + most - 1) / most
        let count = (pieces.count + max(1, rows) - 1) / max(1, rows)
        return stride(from: 0, to: pieces.count, by: max(1, count)).map { start in
            let row = pieces[start..<min(pieces.count, start + count)]
            return row.flatMap { $0 + [Span(String(repeating: " ", count: column - $0.cells))] }
        }
    }
}
