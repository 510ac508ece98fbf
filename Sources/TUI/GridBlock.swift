struct GridBlock: Hashable, Sendable {
    let lines: Range<Int>
    let hasHeading: Bool
    let cardsTop: Int
    let footer: Int?
    let bottom: Int

    private let columns: Int
    private let card: Size
    private let gap: Int
    /// Nil if all cards have one height, and a formula gives their places.
    private let laid: [Rect]?
    private let tiling: Tiling?

    init(
        _ section: GridLayout.Section, _ line: Int, _ y: Int, _ columns: Int, _ card: Size, _ gap: Int
    ) {
        (self.columns, self.card, self.gap) = (columns, card, gap)
        tiling = section.tiling
        hasHeading = section.hasHeading
        lines = line..<line + section.count + (hasHeading ? 1 : 0)
        cardsTop = y + (hasHeading ? 1 : 0)
        var end: Int
        if let tiling {
            let top = Point(x: 0, y: cardsTop)
            laid = tiling.rects(section.count).map { $0.moved(by: top) }
            end = cardsTop + (section.count > 0 ? tiling.height : 0)
        } else if let heights = section.heights {
            var masonry = Masonry(columns: columns, width: card.width, gap: gap)
            let top = cardsTop
            laid = heights.prefix(section.count).map { height in
                var rect = masonry.lay(height: height)
                rect.y += top
                return rect
            }
            end = cardsTop + masonry.height
        } else {
            laid = nil
            end = cardsTop + (section.count + columns - 1) / columns * (card.height + gap)
        }
        footer = section.hasFooter ? end : nil
        if section.hasFooter { end += 1 }
        bottom = end
    }

    func isHeading(_ index: Int) -> Bool { hasHeading && index == lines.lowerBound }

    var firstCard: Int { lines.lowerBound + (hasHeading ? 1 : 0) }

    var cards: Int { lines.upperBound - firstCard }

    var isLaid: Bool { laid != nil }

    var isTiled: Bool { tiling != nil }

    var cardsInRow: Int { columns }

    var pitch: Int { card.width + gap }

    func rect(of index: Int) -> Rect {
        if isHeading(index) { return Rect(x: 0, y: cardsTop - 1, width: card.width, height: 1) }
        return laid.map { $0[index - firstCard] } ?? reckoned(index - firstCard)
    }

    func lines(in rows: Range<Int>) -> [Int] {
        guard rows.lowerBound < bottom, rows.upperBound > cardsTop - 1 else { return [] }
        var found: [Int] = []
        if hasHeading, rows.contains(cardsTop - 1) { found.append(lines.lowerBound) }
        if laid != nil {
            found += (firstCard..<lines.upperBound).filter { index in
                let rect = rect(of: index)
                return rect.y < rows.upperBound && rect.maxY > rows.lowerBound
            }
            return found
        }
        let pitch = card.height + gap
        let first = max(0, (rows.lowerBound - cardsTop + gap) / pitch) * columns
        let last = max(0, (rows.upperBound - cardsTop + pitch - 1) / pitch) * columns
        guard first < cards else { return found }
        return found + (firstCard + first..<firstCard + min(cards, last))
    }

    /// The first at or below `row` that begins a row of cards, if all have one height.
    func rowStart(from row: Int) -> Int {
        guard laid == nil, row > cardsTop else { return row }
        let pitch = card.height + gap
        return cardsTop + (row - cardsTop + pitch - 1) / pitch * pitch
    }

    func offerCards(_ height: Int, near point: Point, _ offer: (Int, Rect) -> Void) {
        if let tiling {
            for (slot, rect) in tiling.retiled(cards + 1).enumerated() {
                offer(firstCard + slot, rect.moved(by: Point(x: 0, y: cardsTop)))
            }
            return
        }
        if laid == nil, height == card.height {
            let column = max(0, min(columns - 1, point.x / max(1, pitch)))
            let row = (point.y - cardsTop) / (card.height + gap)
            for row in max(0, row - 1)...max(0, row + 1) {
                for column in max(0, column - 1)...max(0, column + 1) where column < columns {
                    let slot = row * columns + column
                    if slot <= cards { offer(firstCard + slot, reckoned(slot)) }
                }
            }
            // Beyond the end, a place of the last two rows is the nearest.
            for slot in max(0, cards - 2 * columns)...cards { offer(firstCard + slot, reckoned(slot)) }
            return
        }
        var masonry = Masonry(columns: columns, width: card.width, gap: gap)
        for slot in 0...cards {
            var rect = masonry.next(height: height)
            rect.y += cardsTop
            offer(firstCard + slot, rect)
            if slot < cards { _ = masonry.lay(height: self.rect(of: firstCard + slot).height) }
        }
    }

    private func reckoned(_ card: Int) -> Rect {
        let (row, column) = card.quotientAndRemainder(dividingBy: columns)
        return Rect(
            x: column * (self.card.width + gap), y: cardsTop + row * (self.card.height + gap),
            width: self.card.width, height: self.card.height)
    }
}

/// Cards of different heights side by side: the next goes to the shortest column, of equal ones to the
/// leftmost. So cards of one height form rows. Places count from the block's own top left.
package struct Masonry: Hashable, Sendable {
    /// At least 1.
    package let columns: Int
    /// In cells.
    package let width: Int
    /// Between columns, and below each card.
    package let gap: Int
    private var bottoms: [Int]

    package init(columns: Int, width: Int, gap: Int) {
        self.columns = max(1, columns)
        self.width = max(0, width)
        self.gap = max(0, gap)
        bottoms = Array(repeating: 0, count: max(1, columns))
    }

    /// With the gap below the lowest.
    package var height: Int { bottoms.max() ?? 0 }

    package func next(height: Int) -> Rect {
        let column = shortest
        return Rect(x: column * (width + gap), y: bottoms[column], width: width, height: height)
    }

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
