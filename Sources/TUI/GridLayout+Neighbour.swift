extension GridLayout {
    /// The line next to the one at `index`, or nil at an edge.
    ///
    /// In rows of equal cards left and right walk through the whole order. Where heights differ they lead to the
    /// card beside, and on through the order at the outer columns. Up and down lead to the line above or below;
    /// below the last full row, down leads to the last card before it leaves the section.
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

    /// The line of the section before or after that lies nearest to the one at `index`.
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
    /// The card beside the one at `index`, in the next column to the right or, with −1, to the left; nil where
    /// the order is followed instead.
    func beside(_ index: Int, _ step: Int) -> Int? {
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
        if isLaid {
            let from = rect(of: index)
            above = column(at: from.x).last { rect(of: $0).y < from.y }
        } else {
            above = index - cardsInRow < firstCard ? nil : index - cardsInRow
        }
        return above ?? (hasHeading ? lines.lowerBound : nil)
    }

    func below(_ index: Int) -> Int? {
        if isHeading(index) { return cards > 0 ? firstCard : nil }
        let from = rect(of: index)
        if isLaid { return column(at: from.x).first { rect(of: $0).y > from.y } }
        let last = lines.upperBound - 1
        if index + cardsInRow <= last { return index + cardsInRow }
        return rect(of: last).y > from.y ? last : nil
    }

    func lowest(at x: Int) -> Int {
        if cards == 0 { return lines.lowerBound }
        if !isLaid {
            let last = lines.upperBound - 1
            let row = rect(of: last).y
            let inRow = (max(firstCard, last - cardsInRow + 1)...last).filter { rect(of: $0).y == row }
            return inRow.last { rect(of: $0).x <= x } ?? last
        }
        let column = (firstCard..<lines.upperBound).filter { rect(of: $0).x == x }
        return column.max { rect(of: $0).y < rect(of: $1).y } ?? lines.upperBound - 1
    }

    private func column(at x: Int) -> [Int] {
        (firstCard..<lines.upperBound).filter { rect(of: $0).x == x }
            .sorted { rect(of: $0).y < rect(of: $1).y }
    }
}

extension GridLayout {
    /// The line a screenful below the one at `index`, or with −1 above it; the first or last where there are
    /// not as many.
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
