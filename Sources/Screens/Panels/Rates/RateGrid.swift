internal import Arrangement
internal import Board
internal import TUI

/// How rate cards lie in their panel, and how large they are.
enum RateGrid {
    /// Rows of a compact card.
    static let compactHeight = 1
    /// Columns of the narrowest compact card.
    private static let lineWidth = 28
    /// The smallest cards with the rate in large figures, and below them with a chart.
    private static let (figure, chart) = (Size(width: 29, height: 6), Size(width: 29, height: 9))
    private static let tallest = 40

    /// Cards in an area of `size`, as large as they can be with all of them in sight: first the figure grows, then the chart. Where
    /// none of several rows fit, a line each.
    static func form(_ extent: Extent, in size: Size, _ density: Density?) -> GridForm {
        let largest = density == .compact ? nil : largest(extent, in: size)
        if let largest, density == nil || largest.level >= 3 { return largest }
        if density == .large {
            let columns = max(1, size.width / figure.width)
            return GridForm(
                columns: columns, card: Size(width: min(44, size.width / columns), height: figure.height),
                level: 3)
        }
        let most = max(1, min(extent.cards, size.width / lineWidth))
        let fitting = (1...most).first { extent.extra + extent.rows($0) <= size.height }
        let columns = fitting ?? most
        return GridForm(columns: columns, card: Size(width: size.width / columns, height: 1))
    }

    private static func largest(_ extent: Extent, in size: Size) -> GridForm? {
        guard extent.cards > 0 else { return nil }
        var best: (form: GridForm, merit: Int)?
        for columns in 1...max(1, min(extent.cards, size.width / 18)) {
            let height = min(tallest, (size.height - extent.extra) / max(1, extent.rows(columns)))
            let room = size.width / columns
            guard let level = level(Size(width: room, height: height)) else { continue }
            let width = min(room, level < 3 ? 34 : max(figure.width, height * 9 / 2))
            let merit = merit(Size(width: width, height: height))
            if (level, merit) > (best?.form.level ?? 0, best?.merit ?? 0) {
                let card = Size(width: width, height: height)
                best = (GridForm(columns: columns, card: card, level: level), merit)
            }
        }
        return best?.form
    }

    /// How well a card uses its size: between square and thrice as wide as high.
    static func merit(_ card: Size) -> Int { min(5 * card.width, 16 * card.height) }

    /// How much a card of `size` says; nil where it is too small for a border.
    private static func level(_ size: Size) -> Int? {
        if size.width >= chart.width, size.height >= chart.height { return 4 }
        if size.width >= figure.width, size.height >= figure.height { return 3 }
        if size.width >= 22, size.height >= 5 { return 2 }
        return size.width >= 18 && size.height >= 4 ? 1 : nil
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
