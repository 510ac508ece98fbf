internal import Figures
internal import Market
internal import TUI

/// How strongly a map colours a change.
struct MapScale: Hashable {
    /// 0.03 is 3 %. The colour is strongest from here on.
    let bound: Double

    private static let bounds = [0.01, 0.03, 0.1, 0.3]
    /// Sixteenths of the whole colour; 256 colours tell fewer apart.
    private static let steps = 16

    /// The least scale from `least` on that three of four changes are within.
    init(_ changes: [Double], least: Double) {
        let bounds = MapScale.bounds.filter { $0 >= least }
        bound = bounds.first { bound in 4 * changes.count { abs($0) > bound } <= changes.count } ?? 1
    }

    /// Longer ranges have greater changes. The same for all rows, so that scrolling changes no colour.
    init(since baseline: Baseline) {
        bound =
            switch baseline {
            case .sessions(let days): days == 1 ? 0.03 : days <= 22 ? 0.1 : 0.3
            case .toDate(.week), .toDate(.month): 0.1
            case .toDate(.quarter), .toDate(.year), .date: 0.3
            case .ago(let count, .weeks): count <= 4 ? 0.1 : 0.3
            case .ago(let count, .months): count == 1 ? 0.1 : 0.3
            case .ago(let count, .years): count == 1 ? 0.3 : 1
            }
    }

    /// An unknown change looks like none.
    func paper(_ change: Double?) -> Paint {
        guard let change, change.isFinite else { return .role(.flat) }
        let strength = Int((min(1, abs(change) / bound) * Double(MapScale.steps)).rounded())
        guard strength > 0 else { return .role(.flat) }
        return .role(change < 0 ? .fall : .rise, fading: MapScale.steps - strength)
    }

    /// The colours from the greatest fall to the greatest rise; empty if not even the shortest legend fits.
    func legend(_ figures: FigureText, atMost room: Int) -> [Span] {
        [5, 3, 2].lazy.map { legend(figures, $0) }.first { $0.cells <= room } ?? []
    }

    private func legend(_ figures: FigureText, _ steps: Int) -> [Span] {
        func cell(_ step: Int, _ text: String = " ") -> Span {
            let paper = paper(bound * Double(step) / Double(steps))
            return Span(text, Style(ink: .role(.tile), paper: paper))
        }
        return [Span(" \(figures.change(-bound, places: 0)) ", Style(.faint))]
            + (-steps ... -1).map { cell($0) }
            + [cell(0, " 0 ")] + (1...steps).map { cell($0) }
            + [Span(" \(figures.change(bound, places: 0)) ", Style(.faint))]
    }
}
