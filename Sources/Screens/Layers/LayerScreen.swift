internal import Board
internal import TUI

/// The board, or a layer over it: defines the meaning of keys and mouse, and draws itself.
protocol TopScreen {
    /// The message of `command` here; nil for its usual one.
    func message(for command: Command) -> Message?
    /// The effect of a key that has no command here.
    func message(forUnbound key: Key) -> Message?
    /// The effect of the mouse at `point`, where the user saw `target`.
    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message?
    /// The keys in the key line, in its order: those that have a use now.
    var hints: [Hint] { get }
    /// The one that goes first if there is no room for all.
    var hintLeftOut: KeyLine.LeftOut { get }
    /// The place of notices.
    var noticePlace: KeyLine.NoticePlace { get }
    /// Its question at the bottom of the screen; nil for none.
    var prompt: Prompt? { get }
    /// Its question for a screen reader, who reads it as a line of its own.
    var question: Prompt? { get }
    /// The area of a layer that covers everything below it except the board; nil for other layers.
    var sheet: Rect? { get }
    /// True if it hides everything below it.
    var fillsScreen: Bool { get }
    /// Its drawings in sentences, for a screen reader.
    var spoken: [String] { get }
    /// The area of a drawing that only eyes can read; nil for none.
    var drawing: Rect? { get }
    /// Draws it over the layers below.
    func draw(into frame: inout Frame<Target>)
}

extension TopScreen {
    func message(for command: Command) -> Message? { nil }
    func message(forUnbound key: Key) -> Message? { nil }
    var hintLeftOut: KeyLine.LeftOut { .middle }
    var noticePlace: KeyLine.NoticePlace { .overKeys }
    var prompt: Prompt? { nil }
    var question: Prompt? { prompt }
    var sheet: Rect? { nil }
    var fillsScreen: Bool { false }
    var spoken: [String] { [] }
    var drawing: Rect? { nil }
    func draw(into frame: inout Frame<Target>) {}
}

/// The screen of a layer. A new one has a line in `ScreenList.standard`.
protocol LayerScreen: TopScreen, SendableMetatype {
    associatedtype Content: Layer
    init(_ layer: Content, _ model: Model, _ layout: Layout)
}

extension LayerScreen {
    /// The screen of `layer`; nil if it is of another type.
    static func shown(_ layer: any Layer, _ model: Model, _ layout: Layout) -> (any TopScreen)? {
        guard let content = layer as? Content else { return nil }
        return Self(content, model, layout)
    }
}

extension Model {
    func screen(_ layout: Layout) -> any TopScreen {
        if let top, let screen = layout.screens.screen(of: top, self, layout) { return screen }
        return BoardScreen(self, layout)
    }
}

/// A layer in a box in the middle of the screen; the wheel scrolls it, and a click outside closes it.
protocol SheetScreen: LayerScreen {
    var rect: Rect { get }
    /// The message for scrolling by `rows`.
    func message(forScrolling rows: Int) -> Message?
    /// The request of a click on one of its rows.
    func message(forRow index: Int, isDouble: Bool) -> Message?
    /// The request of a click elsewhere inside it.
    var messageForClick: Message? { get }
    /// The request of a click outside it.
    var messageForClickBeside: Message { get }
}

extension SheetScreen {
    var sheet: Rect? { rect }
    func message(forRow index: Int, isDouble: Bool) -> Message? { nil }
    var messageForClick: Message? { nil }
    var messageForClickBeside: Message { .user(.cancel) }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        switch action {
        case .wheelUp: return message(forScrolling: -3)
        case .wheelDown: return message(forScrolling: 3)
        case .release, .drag, .menu: return nil
        case .press, .doublePress:
            guard let target else { return messageForClickBeside }
            if case .option(let row) = target {
                return message(forRow: row, isDouble: action == .doublePress)
            }
            return target == .layer ? messageForClick : messageForClickBeside
        }
    }
}
