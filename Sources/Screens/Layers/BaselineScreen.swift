internal import Alerts
internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import TUI
internal import Words

/// Baselines with a key, each with the chosen item's change, and a line for typing any other.
struct BaselineScreen: LayerScreen {
    @Held private var model: Model
    private let layout: Layout
    private let text: String?
    let prompt: Prompt?

    init(_ layer: BaselineChoice, _ model: Model, _ layout: Layout) {
        (self.model, self.layout, text) = (model, layout, layer.text)
        prompt = layer.text.map { text in
            Prompt(
                question: model.words[.baselineQuestion], text: text,
                hint: Baseline.typed(text).map { model.words[$0.since] } ?? BaselineScreen.examples)
        }
    }

    /// Tokens are the same in all languages.
    private static let examples = "20 · 3m · 10y · 2024-03-01"

    var hints: [Hint] {
        if text != nil { return [Hint(.promptAccept, label: .keyShowIt), Hint(.back, label: .keyCancel)] }
        return [Hint(.promptAccept, label: .keyTypeOne)]
            + [.baselineD1, .baselineD5, .baselineSwap].compactMap { Hint($0) }
            + [Hint(.back, label: .keyLeave)]
    }
    var noticePlace: KeyLine.NoticePlace { text == nil ? .hidden : .overKeys }

    func message(for command: Command) -> Message? {
        guard command == .promptAccept else { return nil }
        return text == nil ? .layer(.type("")) : .layer(.acceptBaseline)
    }

    func message(forUnbound key: Key) -> Message? {
        switch key {
        case .character(let character) where character.isLetter || character.isNumber:
            .layer(.type(String(character)))
        case .character, .control, .alt, .arrow, .shiftArrow, .function, .enter, .escape, .tab, .backTab,
            .delete,
            .home, .end, .pageUp, .pageDown, .backspace:
            text == nil ? .user(.cancel) : nil
        }
    }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        let isPress = action == .press || action == .doublePress
        if case .option(let row)? = target, Command.baselines.indices.contains(row) {
            return isPress ? .user(.setBaseline(Command.baselines[row].baseline)) : nil
        }
        if rect.contains(point) { return nil }
        if model.layers.count == 1 {
            return BoardScreen(model, layout).message(for: action, at: point, target)
        }
        return isPress && target != .layer ? .user(.cancel) : nil
    }

    private static let (keyCells, tokenCells, changeCells) = (2, 5, 11)

    private var sentences: [String] { Command.baselines.map { model.words[$0.baseline.since] } }

    private var rect: Rect {
        let words = sentences.map { CellWidth.of($0) }.max() ?? 0
        let cells =
            BaselineScreen.keyCells + BaselineScreen.tokenCells + words + 1 + BaselineScreen.changeCells + 4
        let room = Size(width: layout.size.width, height: layout.size.height - 2)
        let size = Size(width: min(cells, room.width), height: min(Command.baselines.count + 2, room.height))
        // At the corner away from the chosen item's panel, or at the bottom right.
        let panel = model.layers.count == 1 ? layout.places[model.focus]?.rect : nil
        let isRight = panel.map { $0.x + $0.width / 2 <= room.width / 2 } ?? true
        let isLow = panel.map { $0.y + $0.height / 2 <= layout.size.height / 2 } ?? true
        return Rect(
            x: isRight ? room.width - size.width : 0, y: isLow ? layout.size.height - 1 - size.height : 1,
            width: size.width, height: size.height)
    }

    func draw(into frame: inout Frame<Target>) {
        let rect = rect
        guard rect.height > 2, rect.width > 24 else { return }
        frame.canvas.clearText(cutBy: rect)
        frame.canvas.fill(rect, Style())
        let title = [Span(" \(model.words[.baselineTitle]) ", Style(.title))]
        frame.canvas.draw(Box(title: title, line: Style(.focusedBorder)), in: rect)
        frame.addHit(rect, .layer)
        let inner = rect.inset(dx: 2, dy: 1)
        for (row, (choice, sentence)) in zip(Command.baselines, sentences).enumerated()
        where row < inner.height {
            let line = Rect(x: inner.x, y: inner.y + row, width: inner.width, height: 1)
            let isChosen = choice.baseline == model.arrangement.baseline
            let key = model.settings.keymap.written([choice.command], all: false)
            frame.canvas.write(key, x: line.x, y: line.y, style: Style(text == nil ? .key : .faint))
            let token = line.x + max(BaselineScreen.keyCells, CellWidth.of(key) + 1)
            frame.canvas.write(
                choice.baseline.text, x: token, y: line.y,
                style: isChosen ? Style(.title, .bold) : Style(.text))
            let start = token + BaselineScreen.tokenCells
            let field = Rect(
                x: line.maxX - BaselineScreen.changeCells, y: line.y, width: BaselineScreen.changeCells,
                height: 1)
            let width = max(0, field.x - start - 1)
            if width > 5 {
                frame.canvas.write(
                    CellWidth.fit(sentence, width), x: start, y: line.y, style: Style(.faint))
            }
            let change = model.changeChosen(choice.baseline)
            frame.canvas.writeRight(
                [model.figureText.change(change?.change, places: change?.places ?? 1, within: field.width)],
                in: field)
            frame.addHit(Rect(x: rect.x + 1, y: line.y, width: rect.width - 2, height: 1), .option(row))
        }
    }
}
