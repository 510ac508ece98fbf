internal import Arrangement
internal import Board
internal import TUI
internal import Words

/// The search in a panel: keys and mouse select among the lines that fit.
struct FilterScreen: LayerScreen {
    private let filter: BoardFilter
    private let board: BoardScreen
    let prompt: Prompt?
    private let mistake: String?

    init(_ filter: BoardFilter, _ model: Model, _ layout: Layout) {
        self.filter = filter
        board = BoardScreen(model, layout)
        let words = model.words
        mistake = filter.name == nil ? filter.mistake.map { words[$0.saying] } : nil
        if let name = filter.name {
            prompt = Prompt(
                question: words[.nameOfFilter], text: name, hint: "",
                at: filter.panel, model, layout)
            return
        }
        let question = words[.findIn, ["panel": words[filter.panel.kind.words.title]]]
        let room = layout.size.width / 2
        let hints = FilterScreen.hints(filter, words)
        prompt = Prompt(
            question: question, text: filter.text,
            hint: hints.first { CellWidth.of($0) <= room } ?? hints.last ?? "", at: filter.panel, model,
            layout)
    }

    /// The longest first.
    private static func hints(_ filter: BoardFilter, _ words: Words) -> [String] {
        guard let found = filter.found else {
            let example = words[.hintFilter, ["example": filter.panel.example]]
            return filter.text.isEmpty ? [example + " · " + words[.hintAllBoards], example] : []
        }
        let count = words[.foundCount, count: found.count]
        return [count + " · " + words[.hintKeepFilter], count]
    }

    var hints: [Hint] {
        if filter.name == nil {
            return [
                Hint(.selectUp, .selectDown, label: .keyChoose), Hint(.promptAccept, label: .keySelect),
                Hint(.back, label: .keyCancel),
            ]
        }
        return [Hint(.promptAccept, label: .keyNameIt), Hint(.back, label: .keyCancel)]
    }

    func message(for command: Command) -> Message? {
        guard let movement = Movement(command) else {
            return command == .promptAccept ? .layer(.filter(.accept)) : nil
        }
        if filter.found?.count == 0 || filter.name != nil { return nil }
        return board.message(after: movement) { .layer(.filter(.choose($0))) }
    }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        guard case .line(filter.panel, let index)? = target, action == .press || action == .doublePress else {
            return board.message(for: action, at: point, target)
        }
        if action == .doublePress { return .layer(.filter(.accept)) }
        let top = board.layout.places[filter.panel]?.top ?? 0
        return .layer(.filter(.choose(Cursor(index: index, top: top))))
    }

    func draw(into frame: inout Frame<Target>) {
        guard let mistake, let prompt else { return }
        prompt.draw([mistake], .warning, board.layout, into: &frame)
    }
}

extension Panel {
    var example: String {
        let fields = kind.filterFields
        if fields.contains(.volume) { return "change > 2% and currency = TWD" }
        return fields.contains(.change) ? "change > 1%" : "hour >= 9 and hour < 17"
    }
}
