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
        if size.width < Layout.boardWidth {
            kind = .tabs
            places = [model.focus: Layout.place(model.focus, body, model)]
            return
        }
        kind = .board
        let clocksWidth = size.width < 140 ? 49 : 56
        let ratesWidth = size.width - clocksWidth
        let lower = max(1, Layout.rows(of: .stocks, size.width, body.height, model)) + 3
        let room = max(0, body.height - lower)
        let cards = Layout.rows(of: .rates, ratesWidth, room, model)
        let wish = max(cards + 2, Layout.rows(of: .clocks, clocksWidth, room, model) + 2, 7)
        let cut = wish + lower <= body.height ? wish : Layout.squeezed(wish, lower, body.height)
        let (upper, rest) = body.split(top: cut)
        let (left, right) = upper.split(left: ratesWidth)
        places = [
            .rates: Layout.place(.rates, left, model),
            .clocks: Layout.place(.clocks, right, model),
            .stocks: Layout.place(.stocks, rest, model),
        ]
    }

    /// Rows that all lines of `panel` cover in a panel of the given size.
    private static func rows(of panel: Panel, _ width: Int, _ height: Int, _ model: Model) -> Int {
        let rect = Rect(x: 0, y: 0, width: width, height: height)
        return spread(panel, rect, model.linesAtRest(panel), model.arrangement.compact).height
    }

    /// The height of the upper panels when not everything fits: whole cards, and at least a third of the
    /// screen left to the stocks if they need it.
    private static func squeezed(_ wish: Int, _ lower: Int, _ height: Int) -> Int {
        let left = height - min(lower, max(6, height / 3))
        return min(wish, max(1, (left - 2) / 5) * 5 + 2)
    }

    private static func place(_ panel: Panel, _ rect: Rect, _ model: Model) -> Place {
        var spread = spread(panel, rect, model.linesAtRest(panel), model.arrangement.compact)
        // Panels and columns stay as they are while something is carried.
        if model.carry?.panel == panel {
            spread = relaid(spread, model.lines(panel), model.arrangement.compact)
        }
        let cursor = model.cursor(panel)
        // What the mouse holds is where the mouse is; the panel does not run after it.
        let isHeld = model.carry.map { $0.panel == panel && $0.hand != .keys } ?? false
        let top =
            isHeld ? spread.clamped(top: cursor.top) : spread.top(near: cursor.top, showing: cursor.index)
        return Place(rect: rect, spread: spread, top: top)
    }

    /// Where `lines` lie in the panel that stands at `rect`.
    static func spread(_ panel: Panel, _ rect: Rect, _ lines: Lines, _ compact: Set<String>) -> Spread {
        let row = Size(width: rect.width, height: 1)
        switch panel {
        case .rates:
            return rateSpread(rect, lines, compact)
        case .clocks:
            return Spread(area: rect.inset(dx: 1, dy: 1), sections(lines), minimum: row)
        case .stocks:
            let area = rect.inset(dx: 1, dy: 1).split(top: 1).rest
            return Spread(area: area, sections(lines), minimum: row)
        }
    }

    private static func sections(_ lines: Lines, heights: (Lines.Section) -> [Int]? = { _ in nil })
        -> [Spread.Section]
    {
        lines.sections.map { section in
            let group = section.heading.flatMap { lines[$0]?.group }
            return Spread.Section(
                section.cards.count, hasHeading: group != nil, hasFooter: group?.isFolded == false,
                heights: heights(section))
        }
    }

    /// Rows of a compact card: its border and the rate.
    static let compactHeight = 3

    /// Rate cards in a panel of `rect`: wide ones with shadows if all of them fit, else narrower and closer
    /// ones, and on a small screen those without a flag.
    private static func rateSpread(_ rect: Rect, _ lines: Lines, _ compact: Set<String>) -> Spread {
        let wide = Size(width: 27, height: 5)
        let narrow = Size(width: 22, height: 5)
        let inner = rect.inset(dx: 1, dy: 1)
        // The cells that all cards cover at least: a form that cannot hold them need not be tried.
        let rows = lines.count * compactHeight
        for (size, gap) in [(wide, 1), (wide, 0), (narrow, 1)]
        where rows * size.width <= (inner.width + size.width) * inner.height {
            let spread = rateSpread(inner, lines, compact, size, gap: gap)
            if spread.height <= spread.area.height { return spread }
        }
        let isSmall = rect.width < 46 || rect.height < 12
        return rateSpread(
            inner, lines, compact, isSmall ? Size(width: 18, height: 4) : narrow, gap: 0)
    }

    /// With a gap, room is left for the shadows of the last column.
    private static func rateSpread(
        _ inner: Rect, _ lines: Lines, _ compact: Set<String>, _ card: Size, gap: Int
    ) -> Spread {
        var area = inner
        area.width = max(0, area.width - gap)
        let sections = sections(lines) { heights($0, lines, compact, card.height) }
        return Spread(area: area, sections, minimum: card, maximumWidth: 34, gap: gap)
    }

    /// Where other lines would lie in the same columns.
    static func relaid(_ spread: Spread, _ lines: Lines, _ compact: Set<String>) -> Spread {
        spread.relaid(sections(lines) { heights($0, lines, compact, spread.card.height) })
    }

    /// The heights of a section's cards; nil where all are tall, as all rows of lists are.
    private static func heights(
        _ section: Lines.Section, _ lines: Lines, _ compact: Set<String>, _ tall: Int
    ) -> [Int]? {
        guard !compact.isEmpty, tall > 1 else { return nil }
        let heights = section.cards.map { index in
            lines[index]?.card.map(compact.contains) == true ? compactHeight : tall
        }
        return heights.allSatisfy { $0 == tall } ? nil : heights
    }
}
