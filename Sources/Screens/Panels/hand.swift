internal import Board
internal import TUI

/// What is in the hand: where it would land, and the card itself, lifted above everything.
func drawHand(_ model: Model, _ layout: Layout, _ album: inout Album, into frame: inout Frame) {
    guard let carry = model.carry, let place = layout.places[carry.panel] else { return }
    let slot = place.rect(of: carry.to)
    guard let item = carry.lines[carry.to]?.card?.text else { return }
    switch carry.panel.known {
    case .rates:
        let body = Rect(x: 0, y: 1, width: layout.size.width, height: layout.size.height - 2)
        let card = lifted(slot, carry.hand, place.spread.gap, within: body)
        frame.clipped(to: place.rect.inset(dx: 1, dy: 1)) { drawPlaceholder(slot, into: &$0) }
        frame.clipped(to: body) { frame in
            // With its shadow, unless that would fall on the titles of cards that stand close below.
            let hasShadow = place.spread.gap > 0 || carry.hand != .keys
            let edge = hasShadow ? 1 : 0
            frame.clearText(cutBy: card)
            frame.clearText(
                cutBy: Rect(x: card.x, y: card.y, width: card.width + edge, height: card.height + edge))
            // Carried by keys it stays in its panel, whose border its shadow does not cover.
            let ground = carry.hand == .keys ? place.rect : body
            if hasShadow { drawShadow(under: card, within: ground, into: &frame) }
            let label = album.ages(of: model)[.rates]
            drawRateCard(item, card, .carried, label, model, &album, into: &frame)
        }
    case .clocks, .stocks:
        break
    }
}

/// Where the card is drawn: hanging from the mouse, or, where that hides no other card's title, a cell beside its
/// place, which so stays in sight. Its row stays the same, and with it the order that one reads.
private func lifted(_ slot: Rect, _ hand: Carry.Hand, _ gap: Int, within body: Rect) -> Rect {
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

/// The outline of the place that the card in the hand would land in.
private func drawPlaceholder(_ slot: Rect, into frame: inout Frame) {
    let style = Style(.carried)
    guard slot.width >= 2, slot.height >= 2 else { return }
    frame.fill(slot, Style())
    for x in slot.x + 1..<slot.maxX - 1 {
        frame.write("┄", x: x, y: slot.y, style: style)
        frame.write("┄", x: x, y: slot.maxY - 1, style: style)
    }
    for y in slot.y + 1..<slot.maxY - 1 {
        frame.write("┆", x: slot.x, y: y, style: style)
        frame.write("┆", x: slot.maxX - 1, y: y, style: style)
    }
    for (x, y, corner) in [
        (slot.x, slot.y, "╭"), (slot.maxX - 1, slot.y, "╮"), (slot.x, slot.maxY - 1, "╰"),
        (slot.maxX - 1, slot.maxY - 1, "╯"),
    ] {
        frame.write(corner, x: x, y: y, style: style)
    }
}
