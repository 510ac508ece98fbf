internal import Board
internal import TUI
internal import Words

/// What is looked for in a panel: it shows the lines that fit, and the keys and the mouse select among those.
struct FilterScreen: LayerScreen {
    private let filter: BoardFilter
    private let board: BoardScreen
    let prompt: Prompt?

    init(_ filter: BoardFilter, _ model: Model, _ layout: Layout) {
        self.filter = filter
        board = BoardScreen(model, layout)
        let words = model.words
        let count = filter.found.map { words[.foundCount, count: $0.count] + " · " } ?? ""
        prompt = Prompt(
            question: words[.findIn, ["panel": words[filter.panel.kind.words.title]]], text: filter.text,
            hint: count + words[.hintFind])
    }

    func message(for command: Command) -> Message? {
        guard let movement = Movement(command) else {
            return command == .promptAccept ? .layer(.filter(.accept)) : nil
        }
        if filter.found?.count == 0 { return nil }
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
}
