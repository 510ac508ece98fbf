internal import Arrangement
internal import Board
internal import TUI

/// A carried card and the place where it would land, above everything.
struct HandView {
    private let card: any View
    private let rect: Rect
    private let slot: Rect
    private let place: Layout.Place
    private let body: Rect
    private let isHeldByKeys: Bool

    /// Nil without a carry, and for lists and tables, whose rows stay in their panels.
    init?(_ model: __shared Model, _ layout: Layout, _ ages: PanelAges) {
        guard let carry = model.carry, let place = layout.places[carry.panel],
            let screen = layout.screens[carry.panel], screen.form == .cards,
            let item = carry.lines[carry.to]?.card
        else { return nil }
        slot = place.rect(of: carry.to)
        let cards = CardsInSight([item], [slot.size], in: place, layout.rest)
        let views = screen.views(of: Shared(cards), model.viewer, ages[carry.panel], Memo())
        guard let card = views.first?.view else { return nil }
        (self.card, self.place) = (card, place)
        body = Rect(x: 0, y: 1, width: layout.size.width, height: layout.size.height - 2)
        isHeldByKeys = carry.hand == .keys
        var lifted = HandView.lifted(slot, carry.hand, place.grid.gap, within: body)
        if let glide = carry.glide {
            let (start, rest) = (place.rect(of: glide.from), 1 - Easing.settling(glide.progress))
            lifted.x += Int((Double(start.x - slot.x) * rest).rounded())
            lifted.y += Int((Double(start.y - slot.y) * rest).rounded())
        }
        rect = lifted
    }

    func draw(on canvas: inout Canvas) {
        canvas.clipped(to: place.rect.inset(dx: 1, dy: 1)) { $0.drawPlaceholder(slot) }
        canvas.clipped(to: body) { canvas in
            // A shadow must not fall on the titles of cards close below.
            let hasShadow = place.grid.gap > 0 || !isHeldByKeys
            let edge = hasShadow ? 1 : 0
            canvas.clearText(cutBy: rect)
            canvas.clearText(
                cutBy: Rect(x: rect.x, y: rect.y, width: rect.width + edge, height: rect.height + edge))
            // Carried by keys it stays in its panel, and its shadow within the border.
            if hasShadow { canvas.drawShadow(under: rect, within: isHeldByKeys ? place.rect : body) }
            var picture = Canvas(size: rect.size)
            card.draw(.carried, on: &picture)
            canvas.paste(picture, at: rect.origin)
        }
    }

    /// Hanging from the mouse, or a cell off its slot, so that the slot stays visible, unless that hides
    /// another card's title. Its row stays the same, and so does the reading order.
    private static func lifted(_ slot: Rect, _ hand: Carry.Hand, _ gap: Int, within body: Rect) -> Rect {
        var card = slot
        switch hand {
        case .keys:
            card.x = slot.x + min(1, gap, max(0, body.maxX - slot.maxX))
        case .mouse(let pointer, let grip):
            card.x = max(body.x, min(pointer.x - grip.x, body.maxX - card.width))
            card.y = max(body.y, min(pointer.y - grip.y, body.maxY - card.height))
        }
        return card
    }
}

extension Canvas {
    /// Half a cell wide, right of and below a card.
    mutating func drawShadow(under rect: Rect, within panel: Rect) {
        let style = Style(.shadow)
        if rect.maxX < panel.maxX - 1 {
            let right = Rect(x: rect.maxX, y: rect.y + 1, width: 1, height: max(0, rect.height - 1))
            fill(right, with: "▌", style)
        }
        if rect.maxY < panel.maxY - 1 {
            let below = Rect(x: rect.x + 1, y: rect.maxY, width: max(0, rect.width - 1), height: 1)
            fill(below, with: "▀", style)
            if rect.maxX < panel.maxX - 1 { write("▘", x: rect.maxX, y: rect.maxY, style: style) }
        }
    }

    fileprivate mutating func drawPlaceholder(_ slot: Rect) {
        guard slot.width >= 2, slot.height >= 2 else { return }
        let style = Style(.carried)
        let (right, bottom) = (slot.maxX - 1, slot.maxY - 1)
        fill(slot, Style())
        for y in [slot.y, bottom] {
            fill(Rect(x: slot.x + 1, y: y, width: slot.width - 2, height: 1), with: "┄", style)
        }
        for x in [slot.x, right] {
            fill(Rect(x: x, y: slot.y + 1, width: 1, height: slot.height - 2), with: "┆", style)
        }
        for (x, y, corner) in [
            (slot.x, slot.y, "╭"), (right, slot.y, "╮"), (slot.x, bottom, "╰"), (right, bottom, "╯"),
        ] {
            write(corner, x: x, y: y, style: style)
        }
    }
}
