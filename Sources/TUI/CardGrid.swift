/// Where equal cards lie in an area: in rows from the left, as many columns as fit, scrolled by rows.
///
/// Lists and tables are grids of one column with cards one row high. All of it follows from sizes alone.
public struct CardGrid: Hashable, Sendable {
    /// The block that cards are laid into.
    public let area: Rect
    /// How many cards there are.
    public let count: Int
    /// How many stand side by side; at least 1.
    public let columns: Int
    /// The size of one card.
    public let card: Size
    /// Free cells between two columns, and between two rows.
    public let gap: Int

    /// Lays `count` cards of at least `minimum` cells into `area`, with `gap` free cells between them.
    ///
    /// Cards grow to share what a row leaves over, up to `maximumWidth`. An area too narrow for one card
    /// gets one column as wide as the area.
    public init(area: Rect, count: Int, minimum: Size, maximumWidth: Int = .max, gap: Int = 0) {
        self.area = area
        self.count = count
        self.gap = gap
        columns = max(1, min((area.width + gap) / max(1, minimum.width + gap), max(1, count)))
        let share = (area.width - gap * (columns - 1)) / columns
        card = Size(width: min(share, maximumWidth), height: max(1, minimum.height))
    }

    /// Rows that all cards fill.
    public var rows: Int { (count + columns - 1) / columns }

    /// Whole rows of cards that the area shows.
    public var visibleRows: Int { max(0, (area.height + gap) / (card.height + gap)) }

    /// The cards to be drawn when `top` is the first row shown.
    public func visible(top: Int) -> Range<Int> {
        let first = min(max(0, top) * columns, count)
        return first..<min(count, first + visibleRows * columns)
    }

    /// Where the card at `index` lies when `top` is the first row shown.
    public func rect(of index: Int, top: Int) -> Rect {
        let row = index / columns - top
        return Rect(
            x: area.x + index % columns * (card.width + gap), y: area.y + row * (card.height + gap),
            width: card.width, height: card.height)
    }

    /// The first row to show so that the card at `index` is in sight, as near to `top` as can be, and with
    /// no empty rows at the end that the beginning could fill.
    public func top(near top: Int, showing index: Int) -> Int {
        let row = max(0, min(index, count - 1)) / columns
        let shown = max(1, visibleRows)
        let inSight = min(max(top, row - shown + 1), row)
        return max(0, min(inSight, rows - shown))
    }

    /// The card next to the one at `index`, or nil at an edge.
    ///
    /// Left and right walk through the whole order; below the last full row, down leads to the last card.
    public func neighbour(of index: Int, _ direction: Direction) -> Int? {
        let next: Int
        switch direction {
        case .left: next = index - 1
        case .right: next = index + 1
        case .up: next = index - columns
        case .down:
            next = index / columns == rows - 1 ? count : min(index + columns, count - 1)
        }
        return (0..<count).contains(next) ? next : nil
    }
}
