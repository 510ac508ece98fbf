internal import Arrangement
package import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

/// A status line with its figures, before it is written for a bar.
package struct StatusLine: Hashable, Sendable {
    struct Piece: Hashable, Sendable {
        var text: String
        /// Whether the user typed it, be it as markup of the bar.
        var isTyped = false
        /// Its colour's role; nil for none.
        var role: Role?
    }

    /// An item of the line.
    struct Shown: Hashable, Sendable {
        let item: Item
        let panel: Panel
        let figure: ItemFigure
    }

    private(set) var pieces: [Piece] = []
    /// A line an item, with all that is told of it.
    private(set) var lines: [String] = []
    /// The items, each with its figure, once.
    private(set) var figures: [Shown] = []
    /// The moment of the figures.
    let time: Instant
    /// The direction of the first item that has a change: 1, 0 or −1.
    private(set) var direction: Int?
    private(set) var isStale = false

    /// Fills in the figures of `model`, which has no board of its own.
    package init(_ format: ResolvedFormat, _ model: Model) {
        time = model.now
        var items: Set<Item> = []
        for part in format.parts {
            switch part {
            case .text(let text): pieces.append(Piece(text: text, isTyped: true))
            case .field(let field, let panel, let item):
                let isNew = items.insert(item).inserted
                let figure = panel.kind.figure(of: item, model.arrangement.baseline, model)
                if isNew {
                    figures.append(Shown(item: item, panel: panel, figure: figure))
                    add(item, figure, model)
                }
                pieces += StatusLine.pieces(field, panel, item, figure, model)
                // Once an item, so that a line with several of its figures stays short.
                if isNew, figure.state == .stale {
                    isStale = true
                    pieces.append(Piece(text: " (\(model.words[.stale]))", role: .warning))
                }
            }
        }
    }

    private static func pieces(
        _ field: StatusFormat.Field, _ panel: Panel, _ item: Item, _ figure: ItemFigure, _ model: Model
    ) -> [Piece] {
        func known(_ text: String?) -> Piece { Piece(text: text ?? FigureText.absent) }
        func change(_ figure: ItemFigure, isMarked: Bool) -> Piece {
            guard let change = figure.change else { return known(nil) }
            let text = model.figureText
            return Piece(
                text: isMarked
                    ? text.marked(change, places: figure.places) : text.change(change, places: figure.places),
                role: Role.change(change, places: figure.places))
        }
        switch field.property {
        case .figure:
            let text = known(figure.text)
            return field.hasChange ? [text, Piece(text: " "), change(figure, isMarked: true)] : [text]
        case .change: return [change(figure, isMarked: false)]
        case .d1: return [change(panel.kind.figure(of: item, .d1, model), isMarked: false)]
        case .d5: return [change(panel.kind.figure(of: item, .d5, model), isMarked: false)]
        case .name: return [known(figure.name)]
        case .age: return [known(figure.time.map { model.words.age(model.now - $0) })]
        case .currency: return [known(figure.currency)]
        }
    }

    /// Takes in what is told of an item once.
    private mutating func add(_ item: Item, _ figure: ItemFigure, _ model: Model) {
        let change = figure.change.map { model.figureText.marked($0, places: figure.places) }
        if direction == nil {
            direction = figure.change.map { FigureText.direction($0, places: figure.places) }
        }
        let parts = [
            item.text, figure.name, figure.text ?? FigureText.absent, change,
            figure.time.map { model.viewer.moment($0) }, figure.source?.text,
            figure.state.map { model.words[$0.phrase] },
        ]
        lines.append(parts.compactMap(\.self).joined(separator: "  "))
    }
}

extension Role {
    /// The role of a change that is written with so many decimals.
    fileprivate static func change(_ change: Double, places: Int) -> Role {
        [.down, .level, .up][FigureText.direction(change, places: places) + 1]
    }
}
