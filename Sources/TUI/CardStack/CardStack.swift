/// A stack of cards of which three are visible; the user moves the top one to a side. Each lower card lies
/// further right and down, and is narrower. The same arguments give the same places.
package struct CardStack: Hashable, Sendable {
    /// Visible cards, including a flying one.
    package static let limit = 3
    /// Rows that a card falls while it flies to a side.
    static let fall = 4.0
    /// In radians: beyond it, the card would be a smear.
    static let steepest = 0.5

    package let area: Rect
    package let top: Rect
    /// From a card's lower right corner to that of the next.
    package let step: Size

    package init(area: Rect, largest: Size, step columns: Int = 2) {
        self.area = area
        step = Size(width: columns, height: 1)
        // For the lower cards and the last one's shadow.
        let margin = Size(
            width: step.width * (CardStack.limit - 1) + 1,
            height: step.height * (CardStack.limit - 1) + 1)
        let width = max(0, min(largest.width, area.width - margin.width))
        let height = max(0, min(largest.height, area.height - margin.height))
        top = Rect(
            x: area.x + (area.width - width - margin.width) / 2,
            y: area.y + (area.height - height - margin.height) / 2, width: width, height: height)
    }

    /// In columns; a card released further away flies out.
    package var threshold: Double { Double(top.width) / 3 }

    /// Nil if the card springs back.
    package func side(of offset: CardOffset) -> Direction? {
        abs(offset.x) > threshold ? (offset.x > 0 ? .right : .left) : nil
    }

    /// 0 at rest, 1 from the threshold on.
    package func strength(of offset: CardOffset) -> Double {
        threshold > 0 ? min(1, abs(offset.x) / threshold) : 0
    }

    /// Columns from row to row: the tangent of the distance over twice the width. Rows count twice, because
    /// they are twice as high as columns are wide.
    package func lean(of offset: CardOffset) -> Double {
        guard top.width > 0 else { return 0 }
        let angle = offset.x / (2 * Double(top.width))
        return 2 * tangent(max(-CardStack.steepest, min(angle, CardStack.steepest)))
    }

    package func rect(atDepth depth: Double) -> Rect {
        let columns = Double(step.width) * depth
        return Rect(
            x: top.x + Int((2 * columns).rounded()),
            y: top.y + Int((Double(step.height) * depth).rounded()),
            width: top.width - Int(columns.rounded()), height: top.height)
    }

    /// A card flies until it has left `area`, and falls a few rows if it flies sideways.
    package func offset(of motion: CardMotion) -> CardOffset {
        switch motion.course {
        case .held:
            return motion.from
        case .returning:
            let rest = 1 - Easing.springing(motion.progress)
            return CardOffset(x: motion.from.x * rest, y: motion.from.y * rest)
        case .leaving(let side):
            return flown(to: side, from: motion.from, motion.progress)
        case .arriving(let side):
            return flown(to: side, from: CardOffset(), 1 - motion.progress)
        }
    }

    private func flown(to side: Direction, from start: CardOffset, _ progress: Double) -> CardOffset {
        let end = exit(to: side, from: start)
        let share = Easing.thrown(progress)
        let fall = side == .left || side == .right ? CardStack.fall * Easing.falling(progress) : 0
        return CardOffset(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share + fall)
    }

    private func exit(to side: Direction, from start: CardOffset) -> CardOffset {
        let slant = Double(top.height) * tangent(CardStack.steepest) + 2
        switch side {
        case .right: return CardOffset(x: Double(area.maxX - top.x) + slant, y: start.y)
        case .left: return CardOffset(x: Double(area.x - top.maxX) - slant, y: start.y)
        case .down: return CardOffset(x: start.x, y: Double(area.maxY - top.y) + 1)
        case .up: return CardOffset(x: start.x, y: Double(area.y - top.maxY) - 1)
        }
    }
}

/// To four digits below one half. The first terms of the series, to need no mathematical library.
private func tangent(_ angle: Double) -> Double {
    let square = angle * angle
    return angle
        * (1 + square * (1.0 / 3 + square * (2.0 / 15 + square * (17.0 / 315 + square * 62.0 / 2835))))
}
