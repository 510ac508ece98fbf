/// Where cards of different heights lie side by side: each next one goes to the shortest column, of equal
/// ones to the leftmost. Cards of one height so come to stand in rows.
///
/// All of it follows from sizes alone, and what lies where is counted from the block's own top left.
package struct Masonry: Hashable, Sendable {
    /// How many columns there are; at least 1.
    package let columns: Int
    /// Columns of cells that a card covers.
    package let width: Int
    /// Free cells between two columns, and below each card.
    package let gap: Int
    private var bottoms: [Int]

    /// An empty block of `columns` columns.
    package init(columns: Int, width: Int, gap: Int) {
        self.columns = max(1, columns)
        self.width = max(0, width)
        self.gap = max(0, gap)
        bottoms = Array(repeating: 0, count: max(1, columns))
    }

    /// Rows that the cards laid so far cover, the gap below the lowest included.
    package var height: Int { bottoms.max() ?? 0 }

    /// Where the next card of `height` rows would lie.
    package func next(height: Int) -> Rect {
        let column = shortest
        return Rect(x: column * (width + gap), y: bottoms[column], width: width, height: height)
    }

    /// Lays the next card of `height` rows, and says where.
    package mutating func lay(height: Int) -> Rect {
        let rect = next(height: height)
        bottoms[shortest] += height + gap
        return rect
    }

    private var shortest: Int {
        var shortest = 0
        for column in bottoms.indices where bottoms[column] < bottoms[shortest] { shortest = column }
        return shortest
    }
}
