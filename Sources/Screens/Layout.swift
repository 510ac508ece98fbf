public import Board
public import TUI

/// Where everything stands on a screen of a given size: what the view draws by, and what keys and clicks are
/// understood by.
public struct Layout: Hashable, Sendable {
    /// How the screen is divided.
    public enum Kind: Hashable, Sendable {
        /// Too small for anything but a line that says so.
        case tooSmall
        /// One panel at a time, with a line of tabs.
        case tabs
        /// All panels on one board.
        case board
    }

    /// Where one panel stands, and where its lines stand in it.
    public struct Place: Hashable, Sendable {
        /// The panel with its border.
        public let rect: Rect
        /// Where its lines lie.
        public let spread: Spread
        /// The first row shown.
        public let top: Int

        /// Where the line at `index` lies.
        func rect(of index: Int) -> Rect { spread.rect(of: index, top: top) }
    }

    /// The smallest screen that shows a board.
    public static let smallest = Size(width: 40, height: 12)
    /// The narrowest screen that shows all panels at once.
    public static let boardWidth = 100
    /// The lowest such screen: below, no panel would have room for more than its border.
    static let boardHeight = 16
    /// The narrowest screen on which rate cards have one side to themselves, and clocks and stocks the other: a
    /// table gains nothing from more columns than that.
    static let sideWidth = 220

    /// How the screen is divided.
    public let kind: Kind
    /// The screen's size.
    public let size: Size
    /// The panels that are shown.
    public let places: [Panel: Place]

    /// The line at the top.
    public var header: Rect { Rect(x: 0, y: 0, width: size.width, height: 1) }
    /// The line at the bottom.
    public var keyLine: Rect { Rect(x: 0, y: size.height - 1, width: size.width, height: 1) }

    /// Divides a screen of `size` for `model`.
    public init(_ model: Model, _ size: Size) {
        self.size = size
        if size.width < Layout.smallest.width || size.height < Layout.smallest.height {
            kind = .tooSmall
            places = [:]
            return
        }
        let body = Rect(x: 0, y: 1, width: size.width, height: size.height - 2)
        if size.width < Layout.boardWidth || size.height < Layout.boardHeight {
            kind = .tabs
            places = [model.focus: Layout.place(model.focus, body, model)]
            return
        }
        kind = .board
        let parts =
            size.width < Layout.sideWidth ? Layout.stacked(body, model) : Layout.sideBySide(body, model)
        places = Dictionary(
            uniqueKeysWithValues: parts.map { ($0.key, Layout.place($0.key, $0.value, model)) })
    }

    private static func place(_ panel: Panel, _ rect: Rect, _ model: Model) -> Place {
        var spread = spread(panel, rect, model.linesAtRest(panel), model)
        // Panels and columns stay as they are while something is carried.
        if model.carry?.panel == panel { spread = relaid(panel, spread, model.lines(panel), model) }
        let cursor = model.cursor(panel)
        // What the mouse holds is where the mouse is; the panel does not run after it.
        let isHeld = model.carry.map { $0.panel == panel && $0.hand != .keys } ?? false
        let top =
            isHeld ? spread.clamped(top: cursor.top) : spread.top(near: cursor.top, showing: cursor.index)
        return Place(rect: rect, spread: spread, top: top)
    }
}
