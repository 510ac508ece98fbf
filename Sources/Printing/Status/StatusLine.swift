internal import Arrangement
package import Board
internal import CivilTime
package import Figures
internal import JSON5
package import Market
package import Money
internal import Substrings
package import TUI
internal import Words

package struct StatusLine: Hashable, Sendable {
    struct Piece: Hashable, Sendable {
        var text: String
        /// It may be markup of the bar.
        var isTyped = false
        var role: Role?
    }

    struct Shown: Hashable, Sendable {
        let item: Item
        let panel: Panel
        let figure: ItemFigure
    }

    private(set) var pieces: [Piece] = []
    /// One for each item, with all its details.
    private(set) var lines: [String] = []
    /// Once each.
    private(set) var figures: [Shown] = []
    let time: Instant
    let base: CurrencyCode
    /// Nil without positions, or if the line does not show it.
    let total: StatusTotal?
    let hidesAmounts: Bool
    /// Of the first item that has a change: 1, 0 or −1.
    private(set) var direction: Int?
    private(set) var isStale = false

    /// `model` has no board of its own. `total` is nil if the format has no place for it.
    package init(
        _ format: ResolvedFormat, _ model: Model, next: MarketEvent? = nil, total: StatusTotal? = nil
    ) {
        (time, base) = (model.now, model.arrangement.base)
        (self.total, hidesAmounts) = (total, model.arrangement.hidesAmounts)
        var items: Set<Item> = []
        for part in format.parts {
            switch part {
            case .text(let text): pieces.append(Piece(text: text, isTyped: true))
            case .next: pieces.append(StatusLine.piece(next, model))
            case .total(let field): pieces += StatusLine.pieces(field, total, model)
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

    /// `2330 Ex-dividend 5 TWD in 6 d`.
    private static func piece(_ event: MarketEvent?, _ model: Model) -> Piece {
        let text = model.eventText
        return Piece(
            text: event.map { "\(text.title($0)) \(text.countdown($0))" } ?? FigureText.absent)
    }

    private static func pieces(
        _ field: StatusFormat.Field, _ total: StatusTotal?, _ model: Model
    ) -> [Piece] {
        let text = model.figureText
        let figure = Piece(
            text: total.flatMap { total in
                total.value.map {
                    model.arrangement.hidesAmounts ? FigureText.hidden : text.money($0, total.currency)
                }
            } ?? FigureText.absent)
        let change =
            total?.change.map { change in
                Piece(
                    text: field.hasChange ? text.marked(change, places: 2) : text.change(change, places: 2),
                    role: Role.change(change, places: 2))
            } ?? Piece(text: FigureText.absent)
        let stale = total?.isStale ?? false ? [Piece(text: " (\(model.words[.stale]))", role: .warning)] : []
        if field.property == .change { return [change] + stale }
        return (field.hasChange ? [figure, Piece(text: " "), change] : [figure]) + stale
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
        case .since(let baseline):
            return [change(panel.kind.figure(of: item, baseline, model), isMarked: false)]
        case .name: return [known(figure.name)]
        case .age: return [known(figure.time.map { model.words.age(model.now - $0) })]
        case .currency: return [known(figure.currency)]
        }
    }

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

package struct StatusTotal: Hashable, Sendable {
    /// Nil if unknown.
    package let value: Rational?
    package let currency: CurrencyCode
    /// Since the close before, as a fraction; nil if unknown.
    package let change: Double?
    package let isStale: Bool

    package init(value: Rational?, in currency: CurrencyCode, change: Double? = nil, isStale: Bool = false) {
        (self.value, self.currency, self.change, self.isStale) = (value, currency, change, isStale)
    }

    package init(_ total: HomeFigures, in currency: CurrencyCode, _ states: some Collection<FigureState>) {
        (value, self.currency) = (total.value.value, currency)
        let before = total.value - total.dayChange
        if let moved = total.dayChange.value, let before = before.value, before.sign > 0 {
            change = (moved / before).double
        } else {
            change = nil
        }
        isStale = states.contains(.stale)
    }
}

extension Role {
    fileprivate static func change(_ change: Double, places: Int) -> Role {
        [.down, .level, .up][FigureText.direction(change, places: places) + 1]
    }
}

/// The program that shows a status line, by the markup that it reads.
package enum StatusBar: String, CaseIterable, Sendable {
    case plain
    /// `#[fg=…,bg=black]`, with `#` and `%` doubled in figures.
    case tmux
    /// JSON with Pango markup.
    case waybar
    /// A JSON array of blocks.
    case i3bar
    /// The figures themselves, for scripts.
    case json

    /// Before the first status line of an endless run.
    package var head: String {
        switch self {
        case .plain, .tmux, .waybar, .json: ""
        case .i3bar: "{\"version\":1}\n[\n"
        }
    }

    /// After each status line of an endless run, before its line break.
    package var separator: String {
        switch self {
        case .plain, .tmux, .waybar, .json: ""
        case .i3bar: ","
        }
    }
}

extension StatusLine {
    /// Markup that the user typed stays; figures and names never add any.
    package func text(for bar: StatusBar, in palette: Palette) -> String {
        switch bar {
        case .plain:
            // polybar acts on text that begins so.
            pieces.map { $0.isTyped ? $0.text : $0.text.replacing("%{", with: "% {") }.joined()
        case .tmux:
            pieces.map { piece in
                if piece.isTyped { return piece.text }
                let text = StatusLine.tmux(piece.text)
                // Figures set their background: tmux's own bar is green, which would hide rise and fall.
                return palette.hex(piece.role).map {
                    "#[fg=\($0),bg=black]\(text)#[fg=default,bg=default]"
                } ?? text
            }.joined()
        case .waybar: StatusLine.json(waybar(palette))
        case .i3bar: StatusLine.json(.array(blocks(palette)))
        case .json: StatusLine.json(document)
        }
    }

    /// Null means unknown.
    private var document: JSONValue {
        let items = figures.map { shown in
            let figure = shown.figure
            return JSONValue.object([
                ("panel", .string(shown.panel.id.text)), ("code", .string(shown.item.text)),
                ("price", .figure(figure.value)), ("text", .text(figure.text)),
                ("currency", .text(figure.currency)), ("change", .figure(figure.change)),
                ("time", .text(figure.time?.iso8601)), ("source", .text(figure.source?.text)),
                ("state", .text(figure.state?.rawValue)),
            ])
        }
        let total = total.map { total in
            JSONValue.object([
                ("value", .decimal(hidesAmounts ? nil : total.value?.shortText(places: 10))),
                ("currency", .string(total.currency.text)), ("change", .figure(total.change)),
                ("stale", .flag(total.isStale)),
            ])
        }
        return .object([
            ("asOf", .string(time.iso8601)), ("base", .string(base.text)), ("items", .array(items)),
            ("total", total ?? .null),
        ])
    }

    private func waybar(_ palette: Palette) -> JSONValue {
        let text = pieces.map { piece in
            if piece.isTyped { return piece.text }
            let text = StatusLine.pango(piece.text)
            return palette.hex(piece.role).map { "<span color=\"\($0)\">\(text)</span>" } ?? text
        }.joined()
        let classes = [direction.map { ["down", "level", "up"][$0 + 1] }, isStale ? "stale" : nil]
        return .object([
            ("text", .string(text)), ("alt", .text(classes[0])),
            ("tooltip", .string(lines.map(StatusLine.pango).joined(separator: "\n"))),
            ("class", .texts(classes.compactMap(\.self))),
        ])
    }

    /// One for each run of text of one colour, without gaps.
    private func blocks(_ palette: Palette) -> [JSONValue] {
        var runs: [(text: String, colour: String?)] = []
        for piece in pieces {
            let colour = palette.hex(piece.role)
            if let last = runs.last, last.colour == colour {
                runs[runs.count - 1].text += piece.text
            } else {
                runs.append((piece.text, colour))
            }
        }
        return runs.enumerated().map { index, run in
            let isLast = index == runs.count - 1
            return .object(
                [("name", .string("fxterm")), ("full_text", .string(run.text))]
                    + (run.colour.map { [("color", .string($0))] } ?? [])
                    + (isLast ? [] : [("separator", .flag(false)), ("separator_block_width", .integer(0))]))
        }
    }

    private static func json(_ value: JSONValue) -> String {
        String(decoding: value.bytes(.line), as: UTF8.self)
    }

    /// tmux reads a command's output as a format of its own.
    private static func tmux(_ text: String) -> String {
        text.replacing("#", with: "##")
    }

    private static func pango(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension Palette {
    /// The ink of a role as `#rrggbb`; nil if it is the terminal's own.
    fileprivate func hex(_ role: Role?) -> String? {
        guard let role else { return nil }
        let value: UInt32
        switch self[role].ink {
        case .standard: return nil
        case .ansi(let index), .indexed(let index): value = xtermColour(Int(index))
        case .rgb(let rgb): value = rgb
        }
        let digits = String(value & 0xFF_FFFF, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
