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

    /// Where one panel stands, and where its cards stand in it.
    public struct Place: Hashable, Sendable {
        /// The panel with its border.
        public let rect: Rect
        /// Its cards or rows.
        public let grid: CardGrid
        /// The first row of cards shown.
        public let top: Int
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
        let lower = max(1, model.order(.stocks).count) + 3
        let cards = Layout.rateGrid(
            Rect(x: 0, y: 0, width: ratesWidth, height: max(0, body.height - lower)),
            model.order(.rates).count)
        let wish = max(cards.rows * (cards.card.height + cards.gap) + 2, model.order(.clocks).count + 2, 7)
        let cut = wish + lower <= body.height ? wish : Layout.squeezed(wish, lower, body.height)
        let (upper, rest) = body.split(top: cut)
        let (left, right) = upper.split(left: ratesWidth)
        places = [
            .rates: Layout.place(.rates, left, model),
            .clocks: Layout.place(.clocks, right, model),
            .stocks: Layout.place(.stocks, rest, model),
        ]
    }

    /// The height of the upper panels when not everything fits: whole cards, and at least a third of the
    /// screen left to the stocks if they need it.
    private static func squeezed(_ wish: Int, _ lower: Int, _ height: Int) -> Int {
        let left = height - min(lower, max(6, height / 3))
        return min(wish, max(1, (left - 2) / 5) * 5 + 2)
    }

    private static func place(_ panel: Panel, _ rect: Rect, _ model: Model) -> Place {
        let count = model.order(panel).count
        let grid: CardGrid
        switch panel {
        case .rates:
            grid = rateGrid(rect, count)
        case .clocks:
            grid = CardGrid(
                area: rect.inset(dx: 1, dy: 1), count: count, minimum: Size(width: rect.width, height: 1))
        case .stocks:
            grid = CardGrid(
                area: rect.inset(dx: 1, dy: 1).split(top: 1).rest, count: count,
                minimum: Size(width: rect.width, height: 1))
        }
        let cursor = model.cursor(panel)
        return Place(rect: rect, grid: grid, top: grid.top(near: cursor.top, showing: cursor.index))
    }

    /// Rate cards in a panel of `rect`: wide ones with shadows if all of them fit, else narrower and closer
    /// ones, and on a small screen those without a flag.
    private static func rateGrid(_ rect: Rect, _ count: Int) -> CardGrid {
        let wide = Size(width: 27, height: 5)
        let narrow = Size(width: 22, height: 5)
        for (size, gap) in [(wide, 1), (wide, 0), (narrow, 1)] {
            let grid = rateGrid(rect, count, size, gap: gap)
            if grid.rows <= grid.visibleRows { return grid }
        }
        let isSmall = rect.width < 46 || rect.height < 12
        return rateGrid(rect, count, isSmall ? Size(width: 18, height: 4) : narrow, gap: 0)
    }

    /// With a gap, room is left for the shadows of the last column and row.
    private static func rateGrid(_ rect: Rect, _ count: Int, _ card: Size, gap: Int) -> CardGrid {
        var area = rect.inset(dx: 1, dy: 1)
        area.width = max(0, area.width - gap)
        area.height = max(0, area.height - gap)
        return CardGrid(area: area, count: count, minimum: card, maximumWidth: 34, gap: gap)
    }
}
