/// The visible cards of a stack at one moment; `places` determines which cards the source has to provide.
package struct CardScene<Source: CardSource> {
    package let stack: CardStack
    package let source: Source
    /// They have left the pile; the last one thrown is first.
    package let flights: [(card: Source.Card, motion: CardMotion)]
    package let places: [CardPlace]
    /// Nil for none.
    package var shadow: Style? = Style(.shadow)

    package init(
        _ stack: CardStack, _ source: Source, motion: CardMotion? = nil,
        flights: [(card: Source.Card, motion: CardMotion)] = []
    ) {
        (self.stack, self.source, self.flights) = (stack, source, flights)
        places = stack.places(count: source.count, motion: motion, flights: flights.map(\.motion))
    }
}

extension Canvas {
    /// The lowest card first, each with its shadow; an empty pile's end page lies under flying cards.
    package mutating func draw<Source>(_ scene: CardScene<Source>) {
        if scene.source.count == 0, !scene.stack.top.isEmpty {
            var sprite = Canvas(size: scene.stack.top.size)
            scene.source.drawEmpty(into: &sprite)
            lay(
                sprite, CardPlace(subject: .pile(0), rect: scene.stack.top, depth: 0),
                within: scene.stack.area)
        }
        for (order, place) in scene.places.enumerated() {
            var sprite = Canvas(size: place.rect.size)
            switch place.subject {
            case .pile(let index):
                scene.source.draw(scene.source.card(at: index), depth: index, into: &sprite)
            case .flight(let index):
                scene.source.draw(scene.flights[index].card, depth: 0, into: &sprite)
            }
            if let pull = place.pull, let stamp = scene.source.stamp(for: pull.side) {
                sprite.tint(pull, with: stamp)
            }
            if let shadow = scene.shadow {
                // Left of the card below, the shadow of a card at rest would only be a stub.
                let isCovered = order > 0 && place.pull == nil && place.lean == 0
                let left = isCovered ? scene.places[order - 1].rect.x : Int.min
                drawShadow(under: place, from: left, shadow, within: scene.stack.area)
            }
            lay(sprite, place, within: scene.stack.area)
        }
    }

    private mutating func lay(_ sprite: Canvas, _ place: CardPlace, within area: Rect) {
        for row in 0..<sprite.size.height {
            let cells = place.row(row)
            lay(row: row, of: sprite, x: cells.x, y: cells.y, within: area)
        }
    }

    /// Half a cell wide, right of and below a card, on blank cells only; below, only from `left` on.
    private mutating func drawShadow(
        under place: CardPlace, from left: Int, _ style: Style, within area: Rect
    ) {
        let height = place.rect.height
        guard height > 0 else { return }
        for row in 1..<max(1, height) {
            let cells = place.row(row)
            shade("▌", x: cells.maxX, y: cells.y, style, within: area)
        }
        let lowest = place.row(height - 1)
        let start = max(lowest.x + 1, left)
        for x in start..<max(start, lowest.maxX) {
            shade("▀", x: x, y: lowest.y + 1, style, within: area)
        }
        shade("▘", x: lowest.maxX, y: lowest.y + 1, style, within: area)
    }

    private mutating func shade(_ scalar: Unicode.Scalar, x: Int, y: Int, _ style: Style, within area: Rect) {
        guard area.contains(Point(x: x, y: y)), self[x, y] == Cell(.space, self[x, y].style.on(.text)) else {
            return
        }
        self[x, y] = Cell(Glyph(scalar), style)
    }
}

/// The contents of a card stack. It requests a card only when visible, so 100,000 cost no more than three.
package protocol CardSource {
    associatedtype Card

    var count: Int { get }

    /// Counted from the top card, which is 0.
    func card(at index: Int) -> Card

    /// `sprite` is as large as the card and blank. At `depth` 0 all of the card is visible, below only edges.
    func draw(_ card: Card, depth: Int, into sprite: inout Canvas)

    func drawEmpty(into sprite: inout Canvas)

    /// Nil if a move to that side does nothing.
    func stamp(for side: Direction) -> Span?
}

extension Canvas {
    /// The further, the more: colours the edges from the middle of the pulled side on, and stamps the
    /// opposite upper corner. A card that moves up or down is coloured all around and stamped in the middle.
    mutating func tint(_ pull: CardPlace.Pull, with stamp: Span) {
        let (width, height) = (size.width, size.height)
        guard width > 1, height > 1 else { return }
        let reach = Int((Double(width + height) * pull.strength).rounded(.up))
        for y in 0..<height {
            let edges = y == 0 || y == height - 1 ? Array(0..<width) : [0, width - 1]
            // Words on paper of their own keep their look.
            for x in edges
            where away(x, y, from: pull.side) <= reach && self[x, y].style.paper == .role(.text) {
                self[x, y].style = Style(
                    ink: stamp.style.ink, paper: self[x, y].style.paper,
                    traits: self[x, y].style.traits.union(stamp.style.traits))
            }
        }
        drawStamp(stamp, pull)
    }

    /// The distance of an outline's cell from the middle of `side`, along the outline.
    private func away(_ x: Int, _ y: Int, from side: Direction) -> Int {
        guard side == .left || side == .right else { return 0 }
        let across = side == .right ? size.width - 1 - x : x
        let along = abs(2 * y - size.height + 1) / 2
        return across < size.width - 1 || y == 0 || y == size.height - 1
            ? across + (across == 0 ? along : size.height / 2) : across + size.height - along
    }

    private mutating func drawStamp(_ stamp: Span, _ pull: CardPlace.Pull) {
        let isDecided = pull.strength >= 1
        let blanks = String(repeating: " ", count: size.width < 50 ? 1 : 1 + Int(2 * pull.strength))
        let text = blanks + stamp.text + blanks
        let cells = CellWidth.of(text) + 2
        guard pull.strength >= 0.15, cells + 4 <= size.width, size.height >= 5 else { return }
        let x =
            switch pull.side {
            case .right: 2
            case .left: size.width - 2 - cells
            case .up, .down: (size.width - cells) / 2
            }
        let rect = Rect(x: x, y: 1, width: cells, height: 3)
        guard isDecided else {
            draw(Box(line: stamp.style), in: rect)
            write(text, x: x + 1, y: 2, style: stamp.style.with(.bold))
            return
        }
        fill(rect, stamp.style.with(.reverse))
        write(text, x: x + 1, y: 2, style: stamp.style.with([.reverse, .bold]))
    }
}
