import Seeded
import TUI
import Testing

@Suite struct TilingTests {
    private static func cover(_ rects: [Rect], _ size: Size) -> [Int] {
        var cells = Array(repeating: 0, count: size.width * size.height)
        for rect in rects {
            for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { cells[y * size.width + x] += 1 } }
        }
        return cells
    }

    private static let least = Size(width: 6, height: 1)

    private static func grid(_ size: Size, _ tilings: [Tiling], _ counts: [Int], headings: Bool = false)
        -> GridLayout
    {
        let sections = zip(counts, tilings).map { count, tiling in
            GridLayout.Section(count, hasHeading: headings, tiling: tiling)
        }
        return GridLayout(area: Rect(size), sections, columns: 1, card: size, gap: 0)
    }

    @Test func `equal tiles cover the area wholly, and differ by a cell in a row and between rows`() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let size = Size(
                width: .random(in: 6...300, using: &numbers), height: .random(in: 1...80, using: &numbers))
            let counts = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
                Int.random(in: 0...60, using: &numbers)
            }
            let tilings = Tiling.equal(counts, in: size, least: Self.least)
            let grid = Self.grid(size, tilings, counts)
            let rects = (0..<grid.count).map { grid.rect(of: $0, top: 0) }
            guard !rects.isEmpty else { continue }
            #expect(grid.height >= size.height, "seed \(seed)")
            let covered = Self.cover(rects, Size(width: size.width, height: grid.height))
            #expect(covered.allSatisfy { $0 == 1 }, "seed \(seed): \(counts) in \(size)")
            let heights = Set(rects.map(\.height))
            #expect((heights.max() ?? 0) - (heights.min() ?? 0) <= 1, "seed \(seed)")
            for row in Dictionary(grouping: rects, by: \.y).values {
                let widths = row.map(\.width)
                #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1, "seed \(seed)")
                #expect(widths.allSatisfy { $0 >= min(6, size.width) }, "seed \(seed)")
            }
            if grid.height > size.height {
                let rows = counts.reduce(0) { $0 + ($1 + size.width / 6 - 1) / (size.width / 6) }
                #expect(grid.height == rows, "seed \(seed): only the least tiles scroll")
            }
        }
    }

    @Test
    func `tiles by weight cover the area wholly, each edge within half a cell of its share, in their order`()
    {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let size = Size(
                width: .random(in: 30...300, using: &numbers), height: .random(in: 5...80, using: &numbers))
            let weights = (0..<Int.random(in: 1...20, using: &numbers)).map { _ in
                Double.random(in: 1...20, using: &numbers)
            }
            let tiling = Tiling.weighted([weights], in: size, least: Self.least)[0]
            let rects = tiling.rects(weights.count)
            #expect(Self.cover(rects, size).allSatisfy { $0 == 1 }, "seed \(seed): \(weights) in \(size)")
            #expect(rects.first?.origin == Point(x: 0, y: 0), "seed \(seed)")
            let total = weights.reduce(0, +)
            let cells = Double(size.width * size.height)
            // Small tiles would get more than their share, and others less.
            let exact = Tiling.weighted([weights], in: size, least: Size(width: 1, height: 1))[0]
            guard cells * (weights.min() ?? 0) / total > 60 else { continue }
            for (rect, weight) in zip(exact.rects(weights.count), weights) {
                let wanted = cells * weight / total
                let (width, height) = (Double(rect.width), Double(rect.height))
                #expect(
                    (width - 1.01) * (height - 1.01) <= wanted && wanted <= (width + 1.01) * (height + 1.01),
                    "seed \(seed): \(rect) for \(wanted) of \(weights) in \(size)")
            }
        }
    }

    @Test func `whatever the weights, each tile has a cell of its own`() {
        let odd: [[Double]] = [
            [0], [0, 0, 0], [.nan, 1, .infinity], [-5, 3], [1e300, 1e-300, 5],
            [1e308, 1e308],
            Array(repeating: 1, count: 900),
        ]
        for weights in odd {
            for (width, height) in [(38, 8), (7, 1), (1, 1), (0, 0)] {
                let size = Size(width: width, height: height)
                let tiling = Tiling.weighted([weights], in: size, least: Self.least)[0]
                let grid = Self.grid(size, [tiling], [weights.count])
                let rects = tiling.rects(weights.count)
                #expect(rects.count == weights.count)
                guard width > 0 else { continue }
                let covered = Self.cover(rects, Size(width: width, height: grid.height))
                #expect(covered.allSatisfy { $0 == 1 }, "\(weights.count) in \(size)")
                #expect(rects.allSatisfy { !$0.isEmpty }, "\(weights.count) in \(size)")
            }
        }
    }

    @Test func `groups by weight share the rows, and the smallest has room for its tiles`() {
        let size = Size(width: 60, height: 20)
        let tilings = Tiling.weighted([[90, 5], [4, 0.5, 0.5], []], in: size, least: Self.least)
        let grid = Self.grid(size, tilings, [2, 3, 0])
        #expect(grid.height == 20)
        let heights = (0..<5).map { grid.rect(of: $0, top: 0) }
        #expect(heights.allSatisfy { $0.width >= 6 && $0.height >= 1 })
        #expect(heights[2...].map(\.y).min() == 19)
    }

    @Test func `arrows lead to the tile beside, and all tiles can be reached`() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let size = Size(
                width: .random(in: 6...90, using: &numbers), height: .random(in: 3...30, using: &numbers))
            let counts = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
                Int.random(in: 0...20, using: &numbers)
            }
            let weights = counts.map { count in
                (0..<count).map { _ in Double.random(in: 1...99, using: &numbers) }
            }
            let tilings =
                Bool.random(using: &numbers)
                ? Tiling.equal(counts, in: size, least: Self.least)
                : Tiling.weighted(weights, in: size, least: Self.least)
            let grid = Self.grid(size, tilings, counts, headings: true)
            var (reached, waiting): (Set<Int>, [Int]) = ([0], [0])
            while let index = waiting.popLast() {
                for direction in Direction.allCases {
                    guard let next = grid.neighbour(of: index, direction) else { continue }
                    if reached.insert(next).inserted { waiting.append(next) }
                }
            }
            #expect(reached.count == grid.count, "seed \(seed)")
        }
        let tilings = Tiling.equal([6], in: Size(width: 30, height: 6), least: Self.least)
        let grid = Self.grid(Size(width: 30, height: 6), tilings, [6])
        #expect(grid.rect(of: 0, top: 0) == Rect(x: 0, y: 0, width: 10, height: 3))
        #expect(grid.neighbour(of: 0, .down) == 3 && grid.neighbour(of: 4, .up) == 1)
        #expect(grid.neighbour(of: 2, .right) == 3 && grid.neighbour(of: 5, .right) == nil)
    }

    @Test func `a tile that is carried lands where the pointer is`() {
        let size = Size(width: 40, height: 12)
        for count in 1...30 {
            let all = Self.grid(size, Tiling.equal([count], in: size, least: Self.least), [count])
            let others = all.relaid([
                .init(count - 1, tiling: Tiling.equal([count - 1], in: size, least: Self.least)[0])
            ])
            for index in 0..<count {
                let rect = all.rect(of: index, top: 0)
                let middle = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
                #expect(
                    others.landing(at: middle, top: 0, height: rect.height) == index, "\(index) of \(count)")
            }
        }
    }
}
