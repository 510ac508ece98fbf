internal import Board
internal import TUI

/// Where rate cards lie in their panel, and how large they are.
enum RateGrid {
    /// Rows of a compact card: its border and the rate.
    static let compactHeight = 3
    /// Rows of the smallest card that has a chart of its own, and of the largest there is.
    private static let grownHeights = 8...40
    /// Columns of the narrowest card that grows.
    private static let grownWidth = 28
    /// Beyond so many cards it is not asked whether they could grow.
    private static let mostGrown = 400

    /// Rate cards in a panel of `rect`: as large as they can be with all of them in sight; then wide ones with
    /// shadows, narrower and closer ones, and on a small screen those without a flag.
    static func grid(_ rect: Rect, _ lines: Lines, _ compact: Set<Item>) -> GridLayout {
        let inner = rect.inset(dx: 1, dy: 1)
        if let grown = grown(inner, lines, compact) { return grown }
        let wide = Size(width: 27, height: 5)
        let narrow = Size(width: 22, height: 5)
        // The cells that all cards cover at least: a form that cannot hold them need not be tried.
        let rows = lines.count * compactHeight
        for (size, gap) in [(wide, 1), (wide, 0), (narrow, 1)]
        where rows * size.width <= (inner.width + size.width) * inner.height {
            let grid = grid(inner, lines, compact, size, gap: gap)
            if grid.height <= grid.area.height { return grid }
        }
        let isSmall = rect.width < 46 || rect.height < 12
        return grid(inner, lines, compact, isSmall ? Size(width: 18, height: 4) : narrow, gap: 0)
    }

    /// The largest cards of which all are in sight, of a shape between square and thrice as wide as high; nil where
    /// they have no room for a chart.
    private static func grown(_ inner: Rect, _ lines: Lines, _ compact: Set<Item>) -> GridLayout? {
        let (extra, cards) = lines.extent
        // A column is left for the last shadow.
        let width = inner.width - 1
        guard (1...mostGrown).contains(cards), width >= grownWidth else { return nil }
        var best: (size: Size, width: Int, merit: Int)?
        for columns in 1...min(cards, (width + 1) / (grownWidth + 1)) {
            let rows = lines.sections.reduce(0) { $0 + ($1.cards.count + columns - 1) / columns }
            let height = min(grownHeights.upperBound, (inner.height - extra) / rows - 1)
            guard height >= grownHeights.lowerBound else { continue }
            let room = (width + 1) / columns - 1
            let shown = min(room, height * 9 / 2)
            let merit = min(5 * shown, 16 * height)
            if merit > best?.merit ?? 0 { best = (Size(width: room, height: height), shown, merit) }
        }
        guard let best else { return nil }
        // Where some cards are compact, the columns may come out uneven.
        for height in (max(grownHeights.lowerBound, best.size.height - 2)...best.size.height).reversed() {
            let grid = grid(
                inner, lines, compact, Size(width: best.size.width, height: height), gap: 1,
                maximumWidth: best.width)
            if grid.height <= grid.area.height { return grid }
        }
        return nil
    }

    /// With a gap, room is left for the shadows of the last column.
    private static func grid(
        _ inner: Rect, _ lines: Lines, _ compact: Set<Item>, _ card: Size, gap: Int, maximumWidth: Int = 34
    ) -> GridLayout {
        var area = inner
        area.width = max(0, area.width - gap)
        let sections = Layout.sections(lines) { heights($0, lines, compact, card.height) }
        return GridLayout(area: area, sections, minimum: card, maximumWidth: maximumWidth, gap: gap)
    }

    /// The heights of a section's cards; nil where all are tall.
    static func heights(_ section: Lines.Section, _ lines: Lines, _ compact: Set<Item>, _ tall: Int)
        -> [Int]?
    {
        guard !compact.isEmpty else { return nil }
        let heights = section.cards.map { index in
            lines[index]?.card.map(compact.contains) == true ? compactHeight : tall
        }
        return heights.allSatisfy { $0 == tall } ? nil : heights
    }
}
