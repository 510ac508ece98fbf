import Seeded
import TUI
import Testing

@Suite("Masonry and grids") struct MasonryTests {
    /// Each card is a block of its letter.
    static func drawing(_ grid: GridLayout, top: Int = 0) -> [String] {
        var frame = Canvas(size: Size(width: grid.area.maxX, height: grid.area.maxY))
        frame.clipped(to: grid.area) { frame in
            for index in grid.visible(top: top) {
                let letter = Unicode.Scalar(UInt8(97 + index % 26))
                frame.fill(grid.rect(of: index, top: top), with: letter, Style())
            }
            for footer in grid.footers(top: top) { frame.fill(footer.rect, with: "=", Style()) }
        }
        return (0..<frame.size.height).map { y in
            (0..<frame.size.width).map { frame[$0, y].glyph.text }.joined()
        }
    }

    static func grid(
        _ width: Int, _ height: Int, _ sections: [GridLayout.Section], card: Size = Size(width: 4, height: 2),
        gap: Int = 1
    ) -> GridLayout {
        GridLayout(
            area: Rect(x: 0, y: 0, width: width, height: height), sections, minimum: card, maximumWidth: 4,
            gap: gap)
    }

    @Test("Each next card goes to the shortest column, with even gaps")
    func shortestColumn() {
        let grid = Self.grid(14, 10, [.init(7, heights: [3, 1, 2, 2, 1, 3, 2])])
        #expect(
            Self.drawing(grid) == [
                "aaaa bbbb cccc",
                "aaaa      cccc",
                "aaaa dddd     ",
                "     dddd eeee",
                "ffff          ",
                "ffff gggg     ",
                "ffff gggg     ",
                "              ",
                "              ",
                "              ",
            ])
        #expect(grid.columns == 3)
        #expect(grid.height == 8)
    }

    @Test("Headings and footers take a row each, and each section begins its columns anew")
    func sections() {
        let grid = Self.grid(
            9, 13,
            [
                .init(1), .init(3, hasHeading: true, hasFooter: true, heights: [2, 1, 1]),
                .init(0, hasHeading: true),
            ])
        #expect(
            Self.drawing(grid) == [
                "aaaa     ",
                "aaaa     ",
                "         ",
                "bbbbbbbbb",
                "cccc dddd",
                "cccc     ",
                "     eeee",
                "         ",
                "=========",
                "fffffffff",
                "         ",
                "         ",
                "         ",
            ])
        #expect(grid.count == 6)
    }

    @Test("What is reckoned for cards of one height is what laying them out would give")
    func reckoned() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let sections = (0..<Int.random(in: 0...3, using: &numbers)).map { place in
                GridLayout.Section(
                    Int.random(in: 0...9, using: &numbers), hasHeading: place > 0,
                    hasFooter: .random(using: &numbers))
            }
            let laid = sections.map { section in
                GridLayout.Section(
                    section.count, hasHeading: section.hasHeading, hasFooter: section.hasFooter,
                    heights: Array(repeating: 2, count: section.count))
            }
            let width = Int.random(in: 1...24, using: &numbers)
            let height = Int.random(in: 1...12, using: &numbers)
            let gap = Int.random(in: 0...2, using: &numbers)
            let (a, b) = (
                Self.grid(width, height, sections, gap: gap), Self.grid(width, height, laid, gap: gap)
            )
            let top = Int.random(in: 0...max(0, a.height), using: &numbers)
            #expect(a.height == b.height, "seed \(seed)")
            #expect(a.visible(top: top) == b.visible(top: top), "seed \(seed)")
            #expect(
                (0..<a.count).map { a.rect(of: $0, top: top) }
                    == (0..<b.count).map { b.rect(of: $0, top: top) },
                "seed \(seed)")
            let point = Point(
                x: Int.random(in: -9...width + 30, using: &numbers),
                y: Int.random(in: -2...height + 2, using: &numbers))
            guard a.count > 0 else { continue }
            let landings = (
                a.landing(at: point, top: top, height: 2), b.landing(at: point, top: top, height: 2)
            )
            #expect(landings.0 == landings.1, "seed \(seed)")
        }
    }

    @Test("Whatever is shown as wholly in sight is so, at any scroll; the selected line always is if it fits")
    func inSight() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let heights = (0..<Int.random(in: 1...30, using: &numbers)).map { _ in
                Int.random(in: 1...4, using: &numbers)
            }
            let grid = Self.grid(
                Int.random(in: 4...30, using: &numbers), Int.random(in: 5...15, using: &numbers),
                [.init(heights.count, hasHeading: .random(using: &numbers), heights: heights)])
            let index = Int.random(in: 0..<grid.count, using: &numbers)
            let top = grid.top(near: Int.random(in: -5...60, using: &numbers), showing: index)
            let rect = grid.rect(of: index, top: top)
            #expect(rect.y >= grid.area.y && rect.maxY <= grid.area.maxY, "seed \(seed)")
            #expect(top >= 0)
            #expect(grid.whole(top: top)?.contains(index) == true, "seed \(seed)")
        }
    }

    @Test("Where cards lie in rows, arrows go through them as one reads; from anywhere all can be reached")
    func neighbours() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        let grid = Self.grid(14, 20, [.init(7)])
        #expect(grid.neighbour(of: 0, .right) == 1)
        #expect(grid.neighbour(of: 2, .right) == 3)
        #expect(grid.neighbour(of: 1, .down) == 4)
        #expect(grid.neighbour(of: 5, .down) == 6, "below the last full row, down leads to the last card")
        #expect(grid.neighbour(of: 6, .down) == nil)
        #expect(grid.neighbour(of: 1, .up) == nil)
        for _ in 0..<100 {
            let sections = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
                let count = Int.random(in: 0...8, using: &numbers)
                return GridLayout.Section(
                    count, hasHeading: true,
                    heights: Bool.random(using: &numbers)
                        ? nil : (0..<count).map { _ in Int.random(in: 1...3, using: &numbers) })
            }
            let grid = Self.grid(Int.random(in: 4...20, using: &numbers), 10, sections)
            var reached: Set<Int> = [0]
            var waiting = [0]
            while let index = waiting.popLast() {
                for direction in Direction.allCases {
                    guard let next = grid.neighbour(of: index, direction) else { continue }
                    if reached.insert(next).inserted { waiting.append(next) }
                }
            }
            #expect(reached.count == grid.count, "seed \(seed)")
        }
    }

    @Test("A card held over a place lands there, whatever its height, and does not jump while the hand rests")
    func landing() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let heights = (0..<Int.random(in: 1...20, using: &numbers)).map { _ in
                Bool.random(using: &numbers) ? 3 : 5
            }
            let all = Self.grid(19, 30, [.init(heights.count + 1, heights: heights + [5])])
            let others = all.relaid([.init(heights.count, heights: heights)])
            let point = Point(
                x: Int.random(in: 0..<19, using: &numbers), y: Int.random(in: 0..<30, using: &numbers))
            let index = others.landing(at: point, top: 0, height: 5)
            #expect((0...heights.count).contains(index), "seed \(seed)")
            func distance(_ index: Int) -> Int {
                var all = heights
                all.insert(5, at: index)
                let rect = Self.grid(19, 30, [.init(all.count, heights: all)]).rect(of: index, top: 0)
                let dx = max(0, rect.x - point.x, point.x - rect.maxX + 1)
                let dy = max(0, rect.y - point.y, point.y - rect.maxY + 1)
                return dx + 2 * dy
            }
            let best = (0...heights.count).map(distance).min()
            #expect(distance(index) == best, "seed \(seed)")
        }
    }
}
