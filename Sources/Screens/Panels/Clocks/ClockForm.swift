internal import Arrangement
internal import Board
internal import TUI

/// How much a panel of clocks says of each, by the room there is for all of them.
enum ClockForm {
    /// A form of so many rows: the columns of cells that it is of use in where clocks stand alone and where they stand side by side,
    /// and the most that are filled by one. With 4 and 7 rows, the time stands in large figures where it is wide.
    private struct Kind {
        let rows: Int
        let least: Int
        let beside: Int
        let most: Int
    }

    /// Columns of the narrowest clock with large figures.
    static let largeWidth = 54
    /// Columns below which day and exchange have a row each.
    static let narrowWidth = 38

    private static let kinds = [
        Kind(rows: 7, least: 76, beside: 76, most: 92),
        Kind(rows: 4, least: largeWidth, beside: largeWidth, most: 80),
        Kind(rows: 4, least: 24, beside: largeWidth, most: narrowWidth - 1),
        Kind(rows: 3, least: 24, beside: 60, most: 90), Kind(rows: 2, least: 24, beside: 60, most: 90),
    ]

    /// The most that can be said where all of `extent` is in sight in an area of `size`, with a free row between if there is one.
    static func form(_ extent: Extent, in size: Size, _ density: Density?) -> GridForm {
        let cards = extent.cards
        func made(_ rows: Int, _ columns: Int, _ gap: Int) -> GridForm {
            let width = max(1, (size.width + gap) / columns - gap)
            return GridForm(columns: columns, card: Size(width: width, height: rows), gap: gap, level: rows)
        }
        for kind in kinds where cards > 0 && density != .compact && size.width >= kind.least {
            // Of the forms that are for narrow panels, none is for a column of a wide one.
            if kind.most < narrowWidth, size.width > kind.most { continue }
            let few = max(1, (size.width + 1) / (kind.most + 1))
            let many = max(few, (size.width + 1) / (kind.beside + 1))
            if density == .large { return made(kind.rows, min(few, cards), 1) }
            for gap in [1, 0] {
                let columns = (few...many).first { columns in
                    extent.extra + extent.rows(min(columns, cards)) * (kind.rows + gap) <= size.height
                }
                if let columns { return made(kind.rows, min(columns, cards), gap) }
            }
        }
        let many = max(1, min(max(1, cards), size.width / 28))
        let columns = (1...many).first { extent.extra + extent.rows($0) <= size.height } ?? many
        return made(1, columns, 0)
    }
}
