/// The cards of a stack in sight at one moment, and where they lie.
///
/// `places` says which cards are needed; none but those are asked for.
package struct CardScene<Source: CardSource> {
    /// The pile's geometry.
    package let stack: CardStack
    /// What the stack shows.
    package let source: Source
    /// The cards that have left the pile and still fly, the last one thrown first.
    package let flights: [(card: Source.Card, motion: CardMotion)]
    /// Where the cards in sight lie, the lowest first.
    package let places: [CardPlace]
    /// How shadows look; nil for none.
    package var shadow: Style? = Style(.shadow)

    /// Makes a scene.
    package init(
        _ stack: CardStack, _ source: Source, motion: CardMotion? = nil,
        flights: [(card: Source.Card, motion: CardMotion)] = []
    ) {
        (self.stack, self.source, self.flights) = (stack, source, flights)
        places = stack.places(count: source.count, motion: motion, flights: flights.map(\.motion))
    }
}

extension Canvas {
    /// Draws the cards of `scene` within its area, the lowest first, each with its shadow; what lies there
    /// when the pile is empty lies under those that fly.
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
                // Left of the card beneath, the shadow of one at rest would be but a stub.
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

    /// A soft edge, half a cell wide, right of and below a card, where nothing else is drawn.
    /// Below, it begins at column `left` at the earliest.
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
