internal import Arrangement
internal import TUI

/// How much a panel shows of each item; each step adds to those before it.
package enum Detail: Int, Hashable, Sendable, Comparable {
    case item
    /// For a clock, the difference of its zone.
    case change
    /// The name after the code. Stocks show it before the chart, because their codes mean little.
    case label
    /// The course of a month; a clock's day.
    case chart
    /// The figure in three rows.
    case large
    case flag
    case name
    /// The figure in five rows.
    case huge
    /// Figures next to the chart.
    case axis
    /// On a map; shows as much as fits.
    case tile

    package static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
}

/// The steps of detail for a panel, each with its smallest cards. A panel uses the highest step that shows
/// all items, so more room never lowers it, and avoids a step from which one more item would lower it by two.
package struct Ladder: Sendable {
    struct Step {
        let detail: Detail
        /// The smallest cards; any of these is enough.
        let sizes: [Size]

        init(_ detail: Detail, _ sizes: (Int, Int)...) {
            (self.detail, self.sizes) = (detail, sizes.map { Size(width: $0.0, height: $0.1) })
        }

        func fits(_ card: Size) -> Bool {
            sizes.contains { card.width >= $0.width && card.height >= $0.height }
        }
    }

    /// From the lowest to the highest.
    let steps: [Step]
    /// The most rows of a card, by its step.
    let tallest: @Sendable (Detail) -> Int
    /// Cells between cards, if there is room.
    let gap: Int
    /// Rows above the steps without large figures.
    let headings: Int

    init(
        _ steps: [Step], gap: Int = 0, headings: Int = 0,
        tallest: @escaping @Sendable (Detail) -> Int = { _ in .max }
    ) {
        (self.steps, self.gap, self.headings, self.tallest) = (steps, gap, headings, tallest)
    }

    func upTo(_ detail: Detail) -> Ladder {
        Ladder(steps.filter { $0.detail <= detail }, gap: gap, headings: headings, tallest: tallest)
    }

    func form(_ extent: Extent, in size: Size, _ density: Density? = nil) -> GridForm {
        let all = steps(density)
        guard let lowest = all.first else { return GridForm(columns: 1, card: size) }
        // Steps that need more width are left out.
        let steps = [lowest] + all.dropFirst().filter { $0.sizes.contains { $0.width <= size.width } }
        guard let rank = rank(extent, in: size, steps) else {
            let (step, card) = fullest(in: size, steps)
            let columns = max(1, size.width / max(1, card.width))
            return GridForm(
                columns: columns, card: Size(width: size.width / columns, height: card.height),
                detail: steps[step].detail)
        }
        return form(extent, in: size, steps[rank], atMost: density == .compact ? 1 : .max)
            ?? GridForm(columns: 1, card: Size(width: size.width, height: lowest.sizes[0].height))
    }

    private func steps(_ density: Density?) -> [Step] {
        switch density {
        case nil, .map, .equalMap: steps
        case .compact:
            steps.filter { step in step.detail < .large && step.sizes.contains { $0.height == 1 } }
                .map { step in Step(step.detail, sizes: step.sizes.filter { $0.height == 1 }) }
        case .large: steps.filter { $0.detail >= .large }
        }
    }

    /// The highest step that shows all and from which each item more costs at most one step. Lower steps must
    /// show all too: five large cards side by side hold more stocks than a table of as many rows.
    private func rank(_ extent: Extent, in size: Size, _ steps: [Step]) -> Int? {
        func fitting(_ more: Int) -> Int? {
            let extent = extent.adding(more)
            let count = steps.prefix { step in
                let room = room(size, step.detail)
                return step.sizes.contains { extent.fits($0, in: room) }
            }.count
            return count > 0 ? count - 1 : nil
        }
        guard extent.cards > 0, var rank = fitting(0) else { return nil }
        for more in 1..<max(2, steps.count) where rank > more - 1 {
            // Visible items keep their step if others do not fit.
            rank = min(rank, (fitting(more) ?? fullest(in: size, steps).step - 1) + more)
        }
        return rank
    }

    /// If no step shows all items: the highest of those that show the most, and its cards.
    private func fullest(in size: Size, _ steps: [Step]) -> (step: Int, card: Size) {
        var best = (step: 0, card: steps[0].sizes[0], count: -1)
        for (index, step) in steps.enumerated() {
            let size = room(size, step.detail)
            for card in step.sizes {
                let count = max(1, size.width / card.width) * max(1, size.height / card.height)
                let isWide = card.width <= size.width || count > best.count
                if isWide, count >= best.count { best = (index, card, count) }
            }
        }
        return (best.step, best.card)
    }

    private func form(_ extent: Extent, in size: Size, _ step: Step, atMost rows: Int) -> GridForm? {
        let (size, tallest) = (room(size, step.detail), min(rows, tallest(step.detail)))
        var best: (form: GridForm, merit: Int)?
        let most = max(1, min(extent.cards, size.width / max(1, step.sizes.map(\.width).min() ?? 1)))
        for columns in 1...most {
            let lines = max(1, extent.rows(columns))
            for gap in Set([0, gap]) {
                let height = (size.height - extent.extra) / lines - gap
                let room = Size(
                    width: (size.width + gap) / columns - gap, height: min(height, tallest))
                guard step.fits(room) else { continue }
                // Rows are side by side only if they have to be.
                let isRow = room.height == 1 || headings > 0 && step.detail < .large
                let merit = isRow ? gap - 2 * columns : 2 * Ladder.merit(room) + gap
                if merit > best?.merit ?? .min {
                    best = (GridForm(columns: columns, card: room, gap: gap, detail: step.detail), merit)
                }
            }
        }
        return best?.form
    }

    private func room(_ size: Size, _ detail: Detail) -> Size {
        detail < .large ? Size(width: size.width, height: size.height - headings) : size
    }

    /// Best between square and thrice as wide as high.
    private static func merit(_ card: Size) -> Int { min(5 * card.width, 16 * card.height) }
}

extension Ladder.Step {
    fileprivate init(_ detail: Detail, sizes: [Size]) { (self.detail, self.sizes) = (detail, sizes) }
}
