/// Lines in sections one below the other, each with an optional heading and footer of one row. A list or a
/// table has one column and cards one row high. A formula gives the places of cards of one height, so that
/// ten thousand rows cost no more than ten.
package struct GridLayout: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        package var hasHeading: Bool
        package var hasFooter: Bool
        package var count: Int
        /// In rows; nil if all have the height of the grid's cards.
        package var heights: [Int]?

        package var tiling: Tiling?

        package init(
            _ count: Int, hasHeading: Bool = false, hasFooter: Bool = false, heights: [Int]? = nil,
            tiling: Tiling? = nil
        ) {
            (self.count, self.hasHeading, self.hasFooter) = (count, hasHeading, hasFooter)
            (self.heights, self.tiling) = (heights, tiling)
        }
    }

    package let area: Rect
    package let card: Size
    /// At least 1.
    package let columns: Int
    /// Between columns, and below each card.
    package let gap: Int
    /// Including headings.
    package let count: Int
    /// In rows, visible or not.
    package let height: Int
    let blocks: [GridBlock]

    /// Cards share a row's spare cells, up to `maximumWidth`. There is at least one column.
    package init(
        area: Rect, _ sections: [Section], minimum: Size, maximumWidth: Int = .max, gap: Int = 0
    ) {
        let cards = sections.reduce(0) { $0 + $1.count }
        let columns = max(1, min((area.width + gap) / max(1, minimum.width + gap), max(1, cards)))
        let share = (area.width - gap * (columns - 1)) / columns
        let card = Size(width: min(share, maximumWidth), height: max(1, minimum.height))
        self.init(area, sections, columns, card, gap)
    }

    package init(area: Rect, _ sections: [Section], columns: Int, card: Size, gap: Int) {
        self.init(
            area, sections, max(1, columns), Size(width: card.width, height: max(1, card.height)), gap)
    }

    package func relaid(_ sections: [Section]) -> GridLayout {
        GridLayout(area, sections, columns, card, gap)
    }

    private init(_ area: Rect, _ sections: [Section], _ columns: Int, _ card: Size, _ gap: Int) {
        (self.area, self.columns, self.card, self.gap) = (area, columns, card, gap)
        var blocks: [GridBlock] = []
        var (line, y) = (0, 0)
        for section in sections {
            let block = GridBlock(section, line, y, columns, card, gap)
            blocks.append(block)
            line = block.lines.upperBound
            y = block.bottom
        }
        self.blocks = blocks
        count = line
        height = y
    }

    /// Lines at least partly visible when `top` is the first row shown.
    package func visible(top: Int) -> [Int] {
        let rows = top..<top + area.height
        return blocks.flatMap { $0.lines(in: rows) }
    }

    package func whole(top: Int) -> ClosedRange<Int>? {
        let visible = visible(top: top)
        func isWhole(_ index: Int) -> Bool {
            let rect = place(of: index)
            return rect.y >= top && rect.maxY <= top + area.height
        }
        // From both ends: nearly all are fully visible, and scrolling keys call this.
        guard let first = visible.first(where: isWhole), let last = visible.last(where: isWhole) else {
            return nil
        }
        return first...last
    }

    /// When `top` is the first row shown; outside of `area` if it is not visible.
    package func rect(of index: Int, top: Int) -> Rect { onScreen(place(of: index), top: top) }

    package func footers(top: Int) -> [(heading: Int, rect: Rect)] {
        blocks.compactMap { block in
            guard let y = block.footer, y >= top, y < top + area.height else { return nil }
            let rect = Rect(x: 0, y: y, width: area.width, height: 1)
            return (block.lines.lowerBound, onScreen(rect, top: top))
        }
    }

    /// As near to `top` as possible, and without empty rows at the end that the beginning could fill. The
    /// first card of a section brings its heading.
    package func top(near top: Int, showing index: Int) -> Int {
        guard count > 0 else { return 0 }
        let last = max(0, height - area.height)
        guard let block = block(of: index) else { return max(0, min(top, last)) }
        let rect = block.rect(of: index)
        let leads = rect.y == block.cardsTop && block.hasHeading && rect.height < area.height
        let upper = leads ? rect.y - 1 : rect.y
        let lower = min(rect.maxY, upper + area.height)
        let inSight = max(0, min(min(max(top, lower - area.height), upper), max(last, upper)))
        // Avoid cutting a row of equal cards at the upper edge if possible.
        let whole = block.rowStart(from: min(inSight, last))
        return whole <= upper ? whole : min(inSight, last)
    }

    package func clamped(top: Int) -> Int { max(0, min(top, height - area.height)) }

    package func inSight(near index: Int, top: Int) -> Int {
        guard let whole = whole(top: top) else { return index }
        return max(whole.lowerBound, min(index, whole.upperBound))
    }

    /// Where one more card of `height` rows, or with nil a heading, would be nearest to `point`. Use it on the
    /// lines without the moved one: only the others' places matter, so that cards never jump while the mouse
    /// rests.
    package func landing(at point: Point, top: Int, height: Int?) -> Int {
        let point = Point(x: point.x - area.x, y: point.y - area.y + top)
        var best: (index: Int, distance: Int) = (.max, .max)
        func offer(_ index: Int, _ rect: Rect) {
            let distance = rect.distance(to: point)
            if (distance, index) < (best.distance, best.index) { best = (index, distance) }
        }
        for block in blocks {
            if let height {
                block.offerCards(height, near: point, offer)
            } else if block.hasHeading {
                let y = block.rect(of: block.lines.lowerBound).y
                offer(block.lines.lowerBound, Rect(x: 0, y: y, width: area.width, height: 1))
            }
        }
        if height == nil {
            let end = self.height
            offer(count, Rect(x: 0, y: end, width: area.width, height: 1))
        } else if blocks.isEmpty {
            return 0
        }
        return min(best.index, count)
    }

    /// From the area's top left, without scrolling.
    func place(of index: Int) -> Rect {
        guard let block = block(of: index) else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        var rect = block.rect(of: index)
        if block.isHeading(index) { rect.width = area.width }
        return rect
    }

    func block(of index: Int) -> GridBlock? { blocks.first { $0.lines.contains(index) } }

    private func onScreen(_ rect: Rect, top: Int) -> Rect {
        Rect(x: area.x + rect.x, y: area.y + rect.y - top, width: rect.width, height: rect.height)
    }
}

extension Rect {
    /// By the edge, then by the middle. Rows count double, because cells are about twice as high as wide.
    func distance(to point: Point) -> Int {
        let dx = max(0, x - point.x, point.x - maxX + 1)
        let dy = max(0, y - point.y, point.y - maxY + 1)
        let (mx, my) = (abs(2 * point.x + 1 - x - maxX), abs(2 * point.y + 1 - y - maxY))
        return (dx + 2 * dy) * 10_000 + mx + 2 * my
    }
}

extension GridLayout {
    /// Nil at an edge. In rows of equal cards, left and right follow the whole order; with different heights
    /// they lead to the card next to it, and follow the order at the outer columns. Below the last full row,
    /// down leads to the last card before it leaves the section.
    package func neighbour(of index: Int, _ direction: Direction) -> Int? {
        guard let block = block(of: index) else { return nil }
        let next: Int?
        switch direction {
        case .left: next = block.beside(index, -1) ?? index - 1
        case .right: next = block.beside(index, 1) ?? index + 1
        case .up: next = block.above(index) ?? entering(from: index, upwards: true)
        case .down: next = block.below(index) ?? entering(from: index, upwards: false)
        }
        return next.flatMap { (0..<count).contains($0) ? $0 : nil }
    }

    private func entering(from index: Int, upwards: Bool) -> Int? {
        guard let place = blocks.firstIndex(where: { $0.lines.contains(index) }) else { return nil }
        let from = blocks[place].rect(of: index)
        let x = blocks[place].isHeading(index) ? 0 : from.x
        if upwards {
            return blocks[..<place].last { !$0.lines.isEmpty }?.lowest(at: x)
        }
        return blocks[(place + 1)...].first { !$0.lines.isEmpty }?.lines.lowerBound
    }
}

extension GridBlock {
    /// −1 is to the left; nil to follow the order instead.
    func beside(_ index: Int, _ step: Int) -> Int? {
        if isTiled { return isHeading(index) ? nil : tile(at: index, step > 0 ? .right : .left) }
        guard isLaid, !isHeading(index) else { return nil }
        let from = rect(of: index)
        let column = (firstCard..<lines.upperBound).filter { rect(of: $0).x == from.x + step * pitch }
        func overlap(_ index: Int) -> Int {
            let rect = rect(of: index)
            return min(rect.maxY, from.maxY) - max(rect.y, from.y)
        }
        return column.max { overlap($0) < overlap($1) }
    }

    func above(_ index: Int) -> Int? {
        if isHeading(index) { return nil }
        let above: Int?
        if isTiled {
            above = tile(at: index, .up)
        } else if isLaid {
            let from = rect(of: index)
            above = column(at: from.x).last { rect(of: $0).y < from.y }
        } else {
            above = index - cardsInRow < firstCard ? nil : index - cardsInRow
        }
        return above ?? (hasHeading ? lines.lowerBound : nil)
    }

    func below(_ index: Int) -> Int? {
        if isHeading(index) { return cards > 0 ? firstCard : nil }
        if isTiled { return tile(at: index, .down) }
        let from = rect(of: index)
        if isLaid { return column(at: from.x).first { rect(of: $0).y > from.y } }
        let last = lines.upperBound - 1
        if index + cardsInRow <= last { return index + cardsInRow }
        return rect(of: last).y > from.y ? last : nil
    }

    func lowest(at x: Int) -> Int {
        if cards == 0 { return lines.lowerBound }
        if isTiled {
            let lowest = (firstCard..<lines.upperBound).filter { rect(of: $0).maxY == bottom }
            return lowest.last { rect(of: $0).x <= x } ?? lines.upperBound - 1
        }
        if !isLaid {
            let last = lines.upperBound - 1
            let row = rect(of: last).y
            let inRow = (max(firstCard, last - cardsInRow + 1)...last).filter { rect(of: $0).y == row }
            return inRow.last { rect(of: $0).x <= x } ?? last
        }
        let column = (firstCard..<lines.upperBound).filter { rect(of: $0).x == x }
        return column.max { rect(of: $0).y < rect(of: $1).y } ?? lines.upperBound - 1
    }

    private func tile(at index: Int, _ direction: Direction) -> Int? {
        let from = rect(of: index)
        let point =
            switch direction {
            case .left: Point(x: from.x - 1, y: from.y + from.height / 2)
            case .right: Point(x: from.maxX, y: from.y + from.height / 2)
            case .up: Point(x: from.x + from.width / 2, y: from.y - 1)
            case .down: Point(x: from.x + from.width / 2, y: from.maxY)
            }
        return (firstCard..<lines.upperBound).first { rect(of: $0).contains(point) }
    }

    private func column(at x: Int) -> [Int] {
        (firstCard..<lines.upperBound).filter { rect(of: $0).x == x }
            .sorted { rect(of: $0).y < rect(of: $1).y }
    }
}

extension GridLayout {
    /// −1 is upwards; the first or last line if there are too few.
    package func page(from index: Int, _ pages: Int) -> Int {
        let from = place(of: index)
        let target = from.y + pages * max(1, area.height - from.height)
        let rows = pages > 0 ? from.y + 1..<max(from.y + 2, target + 1) : min(target, from.y - 1)..<from.y
        let near = blocks.flatMap { $0.lines(in: rows) }.filter { rows.contains(place(of: $0).y) }
        let best = near.min { a, b in
            let (left, right) = (place(of: a), place(of: b))
            return (abs(left.y - target), abs(left.x - from.x)) < (
                abs(right.y - target), abs(right.x - from.x)
            )
        }
        return best ?? (pages > 0 ? count - 1 : 0)
    }
}
