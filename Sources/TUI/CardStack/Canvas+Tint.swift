extension Canvas {
    /// Colours the edges of a card that is pulled to a side, from the middle of that side on, and stamps the
    /// word for it into the upper corner away from it: the further, the more of both. A card that goes up or
    /// down is coloured all around, and stamped in the middle.
    mutating func tint(_ pull: CardPlace.Pull, with stamp: Span) {
        let (width, height) = (size.width, size.height)
        guard width > 1, height > 1 else { return }
        // Half of the outline's length, from the middle of that side both ways round.
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

    /// How far a cell of the outline is from the middle of a side, along the outline.
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
