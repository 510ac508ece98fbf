internal import Board
internal import Market
internal import TUI

/// The rate cards in sight.
func drawRates(_ place: Layout.Place, _ model: Model, into frame: inout Frame) {
    let items = model.order(.rates)
    let selected = model.focus == .rates ? model.cursor(.rates).index : nil
    // The selected card comes last: lifted, it lies above its neighbours.
    let visible = place.grid.visible(top: place.top)
    for index in visible.filter({ $0 != selected }) + visible.filter({ $0 == selected }) {
        let rect = place.grid.rect(of: index, top: place.top)
        let isSelected = index == selected
        let isCarried = isSelected && model.isCarrying
        if place.grid.gap > 0 || isCarried { drawShadow(under: rect, within: place.rect, into: &frame) }
        drawRateCard(items[index], rect, isSelected: isSelected, isCarried: isCarried, model, into: &frame)
        frame.addHit(rect, HitTarget(panel: Panel.rates.rawValue, part: .item, index: index))
    }
}

/// A soft edge, half a cell wide, right of and below a card, within its panel's border.
func drawShadow(under rect: Rect, within panel: Rect, into frame: inout Frame) {
    let style = Style(.shadow)
    if rect.maxX < panel.maxX - 1 {
        for y in rect.y + 1..<max(rect.y + 1, rect.maxY) {
            frame.write("▌", x: rect.maxX, y: y, style: style)
        }
    }
    if rect.maxY < panel.maxY - 1 {
        for x in rect.x + 1..<max(rect.x + 1, rect.maxX) {
            frame.write("▀", x: x, y: rect.maxY, style: style)
        }
        if rect.maxX < panel.maxX - 1 { frame.write("▘", x: rect.maxX, y: rect.maxY, style: style) }
    }
}

private func drawRateCard(
    _ code: String, _ rect: Rect, isSelected: Bool, isCarried: Bool, _ model: Model, into frame: inout Frame
) {
    let line = isCarried ? Style(.carried) : isSelected ? Style(.focusedBorder) : Style(.border)
    let titleStyle =
        isCarried ? Style(.carried) : isSelected ? Style(.selection, on: .selection) : Style(.title)
    let nameStyle = isSelected && !isCarried ? Style(.selection, on: .selection) : Style(.faint)
    let name = CellWidth.fit(model.figures.currencyNames[code] ?? "", rect.width - 4 - code.utf8.count - 3)
    var box = Box(title: [Span(" \(code) ", titleStyle)], line: line)
    if !name.isEmpty { box.title.append(Span(name + " ", nameStyle)) }
    let figure = model.figures.rates[code]
    if let state = figure?.state(refresh: model.choices.ratesRefresh, now: model.now), state == .stale {
        box.foot = [
            Span(" stale \(FigureText.age(model.now - (figure?.quotedAt ?? model.now))) ", Style(.warning))
        ]
    }
    if let rival = figure?.rival {
        let text = " ≠ \(rival.source) \(FigureText.rate(rival.value)) "
        if CellWidth.of(text) <= rect.width - 4 { box.foot = [Span(text, Style(.warning))] }
    }
    frame.draw(box, in: rect)

    let inner = rect.inset(dx: 2, dy: 1)
    let flag = model.choices.showsFlags && inner.width >= 18 && inner.height >= 3
    if flag { frame.draw(Flag.picture(ofCurrency: code) ?? Flag.unknown, at: Point(x: inner.x, y: inner.y)) }
    var figures = flag ? inner.split(left: 9).rest : inner
    figures.height = 1
    guard let figure, let rate = figure.rate else {
        frame.writeRight(FigureText.absent, in: figures, style: Style(.faint))
        figures.y += 1
        frame.writeRight(reason(code, model), in: figures, style: Style(.faint))
        return
    }
    frame.writeFigure(FigureText.rate(rate), in: figures, style: Style(.title))
    figures.y += 1
    guard inner.height >= 2 else { return }
    drawChange(figure.change, places: 2, in: figures, model, into: &frame)
    figures.y += 1
    guard inner.height >= 3 else { return }
    let width = min(figures.width, 12)
    frame.writeRight(
        Sparkline.text(figure.line, width: width), in: figures, style: Style.change(figure.change, model))
}

/// Arrow and per cent, or a dash where there is no baseline to measure against.
func drawChange(_ change: Double?, places: Int, in field: Rect, _ model: Model, into frame: inout Frame) {
    guard let change else {
        frame.writeRight(FigureText.absent, in: field, style: Style(.faint))
        return
    }
    let text = "\(FigureText.arrow(change)) \(FigureText.change(change, places: places))"
    frame.writeRight(text, in: field, style: Style.change(change, model))
}

/// Why a currency has no figure, in two words.
private func reason(_ code: String, _ model: Model) -> String {
    guard let feed = model.feed(.rates) else { return "" }
    if feed.isAsking { return "asking…" }
    if feed.failure != nil { return "no answer" }
    return feed.lastAnswer == nil ? "no figure" : "not in feed"
}

extension Style {
    /// The look of a change: rising, falling or unchanged.
    static func change(_ change: Double?, _ model: Model) -> Style {
        guard let change, change != 0 else { return Style(.unchanged) }
        return Style(change > 0 ? .rising : .falling)
    }
}

extension Frame {
    /// Writes a figure right-aligned; one too long for its field is shortened to its magnitude with a mark,
    /// never cut into another figure.
    mutating func writeFigure(_ text: String, in field: Rect, style: Style) {
        if CellWidth.of(text) <= field.width {
            writeRight(text, in: field, style: style)
        } else if let point = text.firstIndex(of: "."), text[..<point].utf8.count + 1 <= field.width {
            writeRight("≈" + text[..<point], in: field, style: style)
        } else {
            writeRight("…", in: field, style: style)
        }
    }
}

extension Model {
    /// Whether a card of the panel with the focus is in the hand.
    var isCarrying: Bool {
        if case .carrying = mode { return true }
        return false
    }
}
