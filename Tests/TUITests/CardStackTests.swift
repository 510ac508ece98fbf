import TUI
import Testing

private struct NumberedCards: CardSource {
    var count: Int
    var made: @Sendable (Int) -> Void = { _ in }

    func card(at index: Int) -> Int {
        made(index)
        return index
    }

    func draw(_ card: Int, depth: Int, into sprite: inout Canvas) {
        sprite.draw(Box(), in: Rect(sprite.size))
        sprite.write("\(card)", x: 2, y: 1)
    }

    func drawEmpty(into sprite: inout Canvas) { sprite.write("all gone", x: 1, y: 1) }

    func stamp(for side: Direction) -> Span? {
        switch side {
        case .right: Span("KEEP", Style(.up))
        case .left: Span("SKIP", Style(.down))
        case .up, .down: nil
        }
    }
}

@Suite("Card stack")
struct CardStackTests {
    private let stack = CardStack(
        area: Rect(x: 0, y: 0, width: 24, height: 10), largest: Size(width: 13, height: 5))

    private func drawing(_ count: Int, _ motion: CardMotion? = nil, flights: [CardMotion] = []) -> [String] {
        var frame = Canvas(size: stack.area.size)
        frame.draw(
            CardScene(stack, NumberedCards(count: count), motion: motion, flights: flights.map { (9, $0) }))
        return frame.drawing.map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    @Test("Three cards in sight, each one further right and down and narrower than the one above it")
    func three() {
        let lines = [
            "",
            "   ╭───────────╮",
            "   │ 0         │─╮",
            "   │           │▌│─╮",
            "   │           │▌│▌│▌",
            "   ╰───────────╯▌│▌│▌",
            "       ╰─────────╯▌│▌",
            "           ╰───────╯▌",
            "            ▀▀▀▀▀▀▀▀▘",
            "",
        ]
        #expect(drawing(3) == lines)
        #expect(drawing(100_000) == lines)
    }

    @Test("Two cards, one, and what lies there when all are gone")
    func fewer() {
        #expect(
            drawing(2)[1...7] == [
                "   ╭───────────╮",
                "   │ 0         │─╮",
                "   │           │▌│▌",
                "   │           │▌│▌",
                "   ╰───────────╯▌│▌",
                "       ╰─────────╯▌",
                "        ▀▀▀▀▀▀▀▀▀▀▘",
            ])
        #expect(
            drawing(1)[1...6] == [
                "   ╭───────────╮",
                "   │ 0         │▌",
                "   │           │▌",
                "   │           │▌",
                "   ╰───────────╯▌",
                "    ▀▀▀▀▀▀▀▀▀▀▀▀▘",
            ])
        #expect(drawing(0)[2] == "    all gone")
    }

    @Test("Only cards in sight are made, however many there are", arguments: [3, 100_000])
    func frugal(count: Int) {
        nonisolated(unsafe) var made: [Int] = []
        let source = NumberedCards(count: count) { made.append($0) }
        var frame = Canvas(size: stack.area.size)
        frame.draw(CardScene(stack, source))
        #expect(made == [2, 1, 0])
        made = []
        let flight = CardMotion(.leaving(.right), elapsed: 50)
        frame.draw(CardScene(stack, source, flights: [(9, flight)]))
        #expect(made == [1, 0], "the one that flies is the third")
    }

    @Test("The card follows the hand and leans the way it is moved")
    func held() {
        #expect(
            drawing(3, CardMotion(.held, from: CardOffset(x: 5, y: 1))) == [
                "",
                "",
                "       ╭─╭───────────╮",
                "       ││           │▌",
                "       ││   KEEP    │▌",
                "       ││           │▌",
                "       ╰───────────╯▌",
                "        ▀▀▀╰───────╯▌",
                "            ▀▀▀▀▀▀▀▀▘",
                "",
            ])
    }

    @Test("A row leans by the tangent of the distance over twice the width, two columns a row")
    func lean() {
        let wide = CardStack(
            area: Rect(x: 0, y: 0, width: 120, height: 40), largest: Size(width: 80, height: 30))
        #expect(abs(wide.lean(of: CardOffset(x: 40)) - 2 * 0.255_342) < 0.0001)
        #expect(abs(wide.lean(of: CardOffset(x: -40)) + 2 * 0.255_342) < 0.0001)
        #expect(wide.lean(of: CardOffset()) == 0)
        #expect(
            abs(wide.lean(of: CardOffset(x: 9999)) - 2 * 0.546_302) < 0.0001, "no further than half a radian")
        let place = CardPlace(
            subject: .pile(0), rect: Rect(x: 0, y: 0, width: 80, height: 11), depth: 0, lean: 0.5)
        #expect((0..<11).map { place.shift(ofRow: $0) } == [3, 2, 2, 1, 1, 0, -1, -1, -2, -2, -3])
    }

    @Test("Past a third of the width a card flies, short of it it springs back")
    func threshold() {
        #expect(stack.top.width == 13)
        #expect(stack.side(of: CardOffset(x: 4.3)) == nil)
        #expect(stack.side(of: CardOffset(x: 4.4)) == .right)
        #expect(stack.side(of: CardOffset(x: -4.4)) == .left)
        #expect(stack.side(of: CardOffset(y: 99)) == nil)
        #expect(stack.strength(of: CardOffset(x: -13.0 / 6)) == 0.5)
        #expect(stack.strength(of: CardOffset(x: 50)) == 1)
    }

    @Test(
        "A card is out of sight when its time is over, whichever way it flies and wherever it was let go",
        arguments: Direction.allCases, [CardOffset(), CardOffset(x: -9, y: 3), CardOffset(x: 30, y: -8)])
    func leaving(side: Direction, from: CardOffset) {
        for (width, height) in [(24, 10), (40, 10), (120, 38), (200, 58)] {
            let stack = CardStack(
                area: Rect(x: 0, y: 1, width: width, height: height), largest: Size(width: 100, height: 36))
            let start = stack.offset(of: CardMotion(.leaving(side), from: from, elapsed: 0))
            #expect(start == from)
            let last = CardMotion(.leaving(side), from: from, progress: 0.9999)
            #expect(stack.places(count: 0, flights: [last]).isEmpty, "\(side) on \(width)×\(height)")
            #expect(CardMotion(.leaving(side), elapsed: 200).isDone)
            #expect(!CardMotion(.leaving(side), elapsed: 199).isDone)
        }
    }

    @Test("While a card flies it falls a few rows, and the others move up to their places")
    func moving() {
        let frames = stride(from: 0, through: 200, by: 16).map { time in
            stack.places(count: 5, flights: [CardMotion(.leaving(.right), elapsed: time)])
        }
        let flown = frames.compactMap { places in places.first { $0.subject == .flight(0) } }
        #expect(flown.first?.rect == stack.top)
        #expect(zip(flown, flown.dropFirst()).allSatisfy { $0.rect.x < $1.rect.x && $0.rect.y <= $1.rect.y })
        #expect(flown.last.map { $0.rect.y > stack.top.y } ?? false)
        let top = frames.compactMap { places in places.first { $0.subject == .pile(0) }?.rect }
        #expect(top.first == stack.rect(atDepth: 1))
        #expect(top.last == stack.top)
        #expect(zip(top, top.dropFirst()).allSatisfy { $0.x >= $1.x && $0.y >= $1.y && $0.width <= $1.width })
        #expect(frames.allSatisfy { $0.count <= 3 })
        #expect(frames.last?.map(\.subject) == [.pile(2), .pile(1), .pile(0)])
    }

    @Test("A card that springs back ends where it was, and one that is taken back comes the way it went")
    func back() {
        let hand = CardOffset(x: 4, y: 1)
        let start = stack.offset(of: CardMotion(.returning, from: hand, elapsed: 0))
        #expect(abs(start.x - hand.x) < 1e-9 && abs(start.y - hand.y) < 1e-9)
        let end = stack.offset(of: CardMotion(.returning, from: hand, elapsed: 200))
        #expect(end == CardOffset())
        let half = stack.offset(of: CardMotion(.returning, from: hand, elapsed: 100))
        #expect(half.x < 0, "it goes a little too far")
        for time in stride(from: 0, through: 200, by: 20) {
            let out = stack.offset(of: CardMotion(.leaving(.left), elapsed: time))
            let back = stack.offset(of: CardMotion(.arriving(.left), elapsed: 200 - time))
            #expect(abs(out.x - back.x) < 1e-9 && abs(out.y - back.y) < 1e-9)
        }
        let places = stack.places(count: 3, motion: CardMotion(.arriving(.left), elapsed: 0))
        #expect(places.map(\.subject) == [.pile(2), .pile(1)])
        #expect(places.map(\.rect) == [stack.rect(atDepth: 1), stack.top])
    }

    @Test("The word comes with the distance, and the edges take its colour from that side on")
    func tint() {
        func frame(_ x: Double) -> Canvas {
            var frame = Canvas(size: stack.area.size)
            frame.draw(
                CardScene(
                    stack, NumberedCards(count: 1), motion: CardMotion(.held, from: CardOffset(x: x))))
            return frame
        }
        #expect(!frame(0).drawing.joined().contains("KEEP"))
        #expect(!frame(0.5).drawing.joined().contains("KEEP"))
        #expect(frame(2).drawing.joined().contains("KEEP"))
        #expect(frame(-2).drawing.joined().contains("SKIP"))
        func tinted(_ x: Double) -> Int { frame(x).cells.count { $0.style.ink == .role(.up) } }
        #expect(tinted(0) == 0 && tinted(1) > 0 && tinted(2) > tinted(1) && tinted(4.4) > tinted(2))
        let near = frame(0.5)
        let columns = near.cells.indices.filter { near.cells[$0].style.ink == .role(.up) }
            .map { $0 % 24 }
        #expect(!columns.isEmpty && columns.allSatisfy { $0 > 10 }, "from the side that it is moved to")
    }

    @Test("Nothing traps and nothing leaves the area, at any size, with any motion")
    func sizes() {
        let courses: [CardMotion.Course] = [
            .held, .returning, .leaving(.left), .leaving(.down), .arriving(.right),
        ]
        for width in 0...20 {
            for height in 0...8 {
                let area = Rect(x: 2, y: 1, width: width, height: height)
                let stack = CardStack(area: area, largest: Size(width: 14, height: 6))
                for course in courses {
                    var frame = Canvas(size: Size(width: 24, height: 10))
                    let motion = CardMotion(course, from: CardOffset(x: -7, y: 2), progress: 0.4)
                    frame.draw(
                        CardScene(stack, NumberedCards(count: 4), motion: motion, flights: [(9, motion)]))
                    for y in 0..<10 {
                        for x in 0..<24 where !area.contains(Point(x: x, y: y)) {
                            #expect(frame[x, y] == Cell(), "\(width)×\(height): cell \(x),\(y)")
                        }
                    }
                }
            }
        }
    }

    @Test("A wide character is never cut in half by an edge")
    func wide() {
        var sprite = Canvas(size: Size(width: 6, height: 1))
        sprite.write("台積電", x: 0, y: 0)
        for x in -6...8 {
            var frame = Canvas(size: Size(width: 8, height: 1))
            frame.write("匯率牌價", x: 0, y: 0)
            frame.lay(row: 0, of: sprite, x: x, y: 0, within: Rect(x: 1, y: 0, width: 6, height: 1))
            for column in 0..<8 {
                let isRightHalf = frame[column, 0].glyph.isContinuation
                let isWide = (frame[column, 0].glyph.base > 0x2E80)
                #expect(!isRightHalf || frame[column - 1, 0].glyph.base > 0x2E80, "at \(x): \(frame.drawing)")
                #expect(!isWide || frame[column + 1, 0].glyph.isContinuation, "at \(x): \(frame.drawing)")
            }
        }
    }
}
