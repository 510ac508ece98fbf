public import Board
internal import Market
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
        /// The lines that are wholly in sight.
        let whole: ClosedRange<Int>?

        init(_ rect: Rect, _ spread: Spread, top: Int) {
            (self.rect, self.spread, self.top) = (rect, spread, top)
            whole = spread.whole(top: top)
        }

        /// Where the line at `index` lies.
        func rect(of index: Int) -> Rect { spread.rect(of: index, top: top) }
    }

    /// The smallest screen that shows a board.
    public static let smallest = Size(width: 40, height: 12)
    /// The narrowest screen that shows all panels at once.
    public static let boardWidth = 100
    /// The lowest such screen: below, no panel would have room for more than its border.
    static let boardHeight = 16
    /// The lowest that panels above another one are.
    static let upperHeight = 7
    /// The narrowest screen on which rate cards have one side to themselves, and clocks and stocks the other: a
    /// table gains nothing from more columns than that.
    static let sideWidth = 220

    /// How the screen is divided.
    public let kind: Kind
    /// The screen's size.
    public let size: Size
    /// The panels that are shown.
    public private(set) var places: [Panel: Place]

    /// The most stocks that a screen of `size` shows. Beside them there are the lines at the top and at the bottom, the
    /// panel's border and the headings, and on a board the panels above.
    public static func mostStocks(on size: Size) -> Int {
        let isBoard = size.width >= boardWidth && size.height >= boardHeight
        return max(0, size.height - 5 - (isBoard ? upperHeight : 0))
    }

    /// The line at the top.
    public var header: Rect { Rect(x: 0, y: 0, width: size.width, height: 1) }
    /// The line at the bottom.
    public var keyLine: Rect { Rect(x: 0, y: size.height - 1, width: size.width, height: 1) }

    /// Panels and where their lines lie when nothing is carried.
    private let rests: [Panel: Rest]
    /// What `rests` was made for.
    private let ground: Ground
    /// What the first rows of the panels were chosen for.
    private var cursors: Cursors
    /// Whether a card is in the hand.
    private let isCarrying: Bool

    private struct Rest: Hashable, Sendable {
        var rect: Rect
        var spread: Spread
    }

    /// Divides a screen of `size` for `model`.
    ///
    /// - Parameter previous: what the layout before was; what has not changed since is taken from it.
    public init(_ model: Model, _ size: Size, after previous: Layout? = nil) {
        if var previous, previous.follow(model, size) {
            self = previous
            return
        }
        self.size = size
        let same = previous.flatMap { $0.ground.holds(model, size) ? $0 : nil }
        ground = same?.ground ?? Ground(model, size)
        cursors = model.cursors
        if size.width < Layout.smallest.width || size.height < Layout.smallest.height {
            kind = .tooSmall
            (rests, places, isCarrying) = ([:], [:], false)
            return
        }
        kind = size.width < Layout.boardWidth || size.height < Layout.boardHeight ? .tabs : .board
        isCarrying = model.carry != nil
        rests = same?.rests ?? Layout.rests(kind, size, model)
        places = Dictionary(
            uniqueKeysWithValues: rests.map { ($0.key, Layout.place($0.key, $0.value, model)) })
    }

    /// Becomes the layout of `model` in its place, where no more has changed than what is selected; false if it takes another
    /// one.
    public mutating func follow(_ model: Model, _ size: Size) -> Bool {
        guard !isCarrying, model.carry == nil, ground.holds(model, size) else { return false }
        // What a key changes is the first row of a panel at most.
        for panel in Panel.allCases where cursors[panel] != model.cursors[panel] {
            cursors[panel] = model.cursors[panel]
            guard let place = places[panel] else { continue }
            let cursor = model.cursor(panel)
            let top = place.spread.top(near: cursor.top, showing: cursor.index)
            if top != place.top { places[panel] = Place(place.rect, place.spread, top: top) }
        }
        return true
    }

    private static func rests(_ kind: Kind, _ size: Size, _ model: Model) -> [Panel: Rest] {
        let body = Rect(x: 0, y: 1, width: size.width, height: size.height - 2)
        let parts =
            kind == .tabs
            ? [model.focus: body]
            : size.width < Layout.sideWidth ? Layout.stacked(body, model) : Layout.sideBySide(body, model)
        return Dictionary(
            uniqueKeysWithValues: parts.map { panel, rect in
                (panel, Rest(rect: rect, spread: spread(panel, rect, model.linesAtRest(panel), model)))
            })
    }

    private static func place(_ panel: Panel, _ rest: Rest, _ model: Model) -> Place {
        var spread = rest.spread
        // Panels and columns stay as they are while something is carried.
        if model.carry?.panel == panel { spread = relaid(panel, spread, model.lines(panel), model) }
        let cursor = model.cursor(panel)
        // What the mouse holds is where the mouse is; the panel does not run after it.
        let isHeld = model.carry.map { $0.panel == panel && $0.hand != .keys } ?? false
        let top =
            isHeld ? spread.clamped(top: cursor.top) : spread.top(near: cursor.top, showing: cursor.index)
        return Place(rest.rect, spread, top: top)
    }
}

/// Everything that panels, and the places of their lines at rest, are laid out by.
private struct Ground: Hashable, Sendable {
    private let size: Size
    private let lines: [Lines]
    private let compact: Set<Item>
    /// Where only one panel is shown, which.
    private let focus: Panel
    /// The quarter of an hour that clocks show: a change of clocks, which they foretell in a second row, comes at a
    /// whole one, and so does the moment two weeks before.
    private let quarter: Int
    private let isMoved: Bool
    private let zones: [String: Zone]
    private let here: Zone

    init(_ model: Model, _ size: Size) {
        self.size = size
        lines = Panel.allCases.map { model.linesAtRest($0) }
        compact = model.arrangement.compact
        focus = model.focus
        quarter = model.clockMoment.seconds / 900
        isMoved = model.visited != nil
        zones = model.figures.zones
        here = model.here
    }

    /// Whether it is still that of `model` on a screen of `size`: looks at things where they are, since making another one
    /// for each key takes longer than all else that a key needs.
    func holds(_ model: Model, _ size: Size) -> Bool {
        guard self.size == size, focus == model.focus, quarter == model.clockMoment.seconds / 900,
            isMoved == (model.visited != nil), here == model.here, compact == model.arrangement.compact,
            zones == model.figures.zones
        else { return false }
        for (panel, lines) in zip(Panel.allCases, lines) where lines != model.linesAtRest(panel) {
            return false
        }
        return true
    }
}
