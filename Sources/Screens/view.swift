public import Board
internal import Market
public import TUI
internal import Words

/// The picture of `model` on a screen of `size`. Never traps, at any size.
public func view(_ model: Model, _ size: Size) -> Frame {
    view(model, Layout(model, size))
}

/// The same with the layout that belongs to both, which keys and clicks are then understood by.
public func view(_ model: Model, _ layout: Layout) -> Frame {
    let size = layout.size
    var frame = Frame(size: size)
    if layout.kind == .tooSmall {
        drawTooSmall(size, model.words, into: &frame)
        return frame
    }
    let ages = PanelAges(model)
    drawHeader(model, layout, ages, into: &frame)
    if let deck = model.deck {
        DeckScreen(size).draw(deck, model, into: &frame)
    } else {
        for panel in Panel.allCases {
            guard let place = layout.places[panel] else { continue }
            drawPanel(panel, place, model, ages, into: &frame)
        }
        drawHand(model, layout, into: &frame)
    }
    drawKeyLine(model, layout, into: &frame)
    drawGreeting(model, layout, into: &frame)
    drawSheet(model, layout, into: &frame)
    return frame
}

/// Says what size it takes, in as many words as fit.
private func drawTooSmall(_ size: Size, _ words: Words, into frame: inout Frame) {
    let needed = "\(Layout.smallest.width)×\(Layout.smallest.height)"
    let wordings = [
        words[.needsSize, ["size": needed, "present": "\(size.width)×\(size.height)"]],
        words[.needsSizeShort, ["size": needed]], needed,
    ]
    let text = wordings.first { CellWidth.of($0) <= size.width } ?? ""
    frame.write(text, x: (size.width - CellWidth.of(text)) / 2, y: size.height / 2, style: Style(.warning))
}

private func drawPanel(
    _ panel: Panel, _ place: Layout.Place, _ model: Model, _ ages: PanelAges, into frame: inout Frame
) {
    let hasFocus = model.focus == panel
    let line = hasFocus ? Style(.focusedBorder) : Style(.border)
    let digits = ["¹", "²", "³"]
    let title = model.words[panel.title]
    let isMoved = panel == .clocks && model.visited != nil
    var box = Box(line: line)
    box.title = [
        Span("─", line), Span(digits[panel.rawValue], hasFocus ? Style(.key) : Style(.faint)),
        isMoved
            ? Span(" \(model.words[.panelNotNow, ["panel": title]]) ", Style(.sample, on: .sample))
            : Span(" \(title) ", Style(.title)),
    ]
    box.note = note(panel, model, ages, room: place.rect.width - 5 - box.title.cells)
    box.foot = foot(place, model.words)
    box.remark = model.feed(panel)?.failure.map { Span($0.sentence(model.words), Style(.warning)) }
    frame.draw(box, in: place.rect)
    frame.addHit(place.rect, HitTarget(panel: panel.rawValue, part: .panel))
    guard place.spread.count > 0 else {
        drawEmpty(panel, place, model.words, into: &frame)
        return
    }
    // A card that is in sight in part does not reach beyond its panel.
    frame.clipped(to: place.rect.inset(dx: 1, dy: 1)) { frame in
        switch panel {
        case .rates: drawRates(place, model, into: &frame)
        case .clocks: drawClocks(place, model, into: &frame)
        case .stocks: drawStocks(place, model, into: &frame)
        }
    }
    frame.clipped(to: place.spread.area) { drawGroups(panel, place, model, into: &$0) }
}

/// What the upper border says at the right: the age where it needs saying, and how figures are meant; of
/// both the former where only one fits.
private func note(_ panel: Panel, _ model: Model, _ ages: PanelAges, room: Int) -> [Span] {
    var meaning: [Span] = []
    switch panel {
    case .rates:
        let text = " 1 \(model.arrangement.base) · \(model.arrangement.baseline.rawValue) "
        meaning = [Span(text, Style(.faint))]
    case .clocks:
        guard let visited = model.visited else { return [] }
        let wordings = ClockText.visited(visited, model).map { [Span(" \($0) ", Style(.warning))] }
        return wordings.first { $0.cells <= room } ?? []
    case .stocks:
        var text = " \(model.arrangement.baseline.rawValue)"
        if let sort = model.arrangement.sort {
            let column = model.words[sort.column.phrase]
            let order = model.words[.sortedBy, ["column": column]]
            text += " · \(order) \(sort.isDescending ? "▼" : "▲")"
        }
        meaning = [Span(text + " ", Style(.faint))]
    }
    guard let age = ages[panel], age.kind != .live || ages.worst?.kind != .live else { return meaning }
    let label = [Span(" \(age.text) ", age.style)]
    let both = label + [Span("─", Style(.border))] + meaning
    return both.cells <= room ? both : label
}

/// Which part of a scrolled panel is shown.
private func foot(_ place: Layout.Place, _ words: Words) -> [Span] {
    guard place.spread.height > place.spread.area.height else { return [] }
    let part = place.spread.whole(top: place.top).map { "\($0.lowerBound + 1)–\($0.upperBound + 1)" } ?? "0"
    let text = words[.partOf, ["part": part, "count": String(place.spread.count)]]
    return [Span(" \(text) ", Style(.faint))]
}

private func drawEmpty(
    _ panel: Panel, _ place: Layout.Place, _ words: Words, into frame: inout Frame
) {
    let inner = place.rect.inset(dx: 1, dy: 1)
    guard inner.height > 0 else { return }
    let text = CellWidth.fit(words[panel.nothing], inner.width)
    frame.write(
        text, x: inner.x + (inner.width - CellWidth.of(text)) / 2, y: inner.y + (inner.height - 1) / 2,
        width: inner.width, style: Style(.faint))
}

extension Panel {
    /// The panel's name.
    var title: Phrase {
        switch self {
        case .rates: .rates
        case .clocks: .worldClocks
        case .stocks: .stocks
        }
    }

    /// So many of what it holds.
    var count: Phrase {
        switch self {
        case .rates: .currencyCount
        case .clocks: .clockCount
        case .stocks: .stockCount
        }
    }

    /// That it holds nothing.
    var nothing: Phrase {
        switch self {
        case .rates: .noCurrencies
        case .clocks: .noClocks
        case .stocks: .noStocks
        }
    }
}

extension PanelAge {
    /// How the age looks.
    var style: Style {
        switch kind {
        case .live: Style(.live)
        case .waiting, .cached: Style(.faint)
        case .stale, .offline: Style(.warning)
        case .sample: Style(.sample, on: .sample)
        }
    }
}
