public import Board
internal import Market
public import TUI
internal import Words

/// The picture of `model` on a screen of `size`. Never traps, at any size.
public func view(_ model: Model, _ size: Size) -> Frame {
    var album = Album()
    return view(model, Layout(model, size), &album)
}

/// The same with the layout that belongs to both, which keys and clicks are then understood by, and with the album of
/// the pictures before, which makes it cheap.
public func view(_ model: Model, _ layout: Layout, _ album: inout Album) -> Frame {
    let size = layout.size
    var frame = Frame(size: size)
    if layout.kind == .tooSmall {
        drawTooSmall(size, model.words, into: &frame)
        album.screen = nil
        return frame
    }
    album.turn(to: model)
    let ages = album.ages(of: model)
    drawHeader(model, layout, ages, &album, into: &frame)
    if let deck = model.deck {
        DeckScreen(size).draw(deck, model, album.cards, into: &frame)
    } else {
        album.cards.forget()
        let tellsAge = layout.kind == .tabs && headerTellsAge(model, layout, ages)
        for panel in Panel.allCases {
            guard let place = layout.places[panel] else { continue }
            drawPanel(
                panel, place, model, ages, tellsAge: tellsAge, &album, into: &frame)
        }
        drawHand(model, layout, &album, into: &frame)
    }
    let layers = model.layers.map { $0.screen(model, layout) }
    drawKeyLine(model, layout, layers.last?.prompt, &album, into: &frame)
    drawGreeting(model, layout, into: &frame)
    for layer in layers { layer.draw(into: &frame) }
    if drawLongNotice(model, layout, into: &frame) {
        album.screen = nil
    } else {
        album.keepScreen(model, layout, ages)
    }
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
    _ panel: Panel, _ place: Layout.Place, _ model: Model, _ ages: PanelAges, tellsAge: Bool,
    _ album: inout Album, into frame: inout Frame
) {
    let face = PanelFace(panel, place, model, ages, tellsAge: tellsAge)
    let selection = PanelSelection(panel, model)
    let hits = frame.hits.count
    // What is in the hand is drawn elsewhere, and everything makes room for it.
    let isCarrying = model.carry?.panel == panel
    let old = album.shots[panel].flatMap { shot in
        let isTrue =
            !isCarrying && shot.life.contains(panel.moment(of: model))
            && shot.ground.holds(panel, place, face, model)
        return isTrue ? shot : nil
    }
    if let shot = old {
        if shot.selection == selection {
            if let timed = shot.timed, timed.moment == model.clockMoment {
                frame.paste(timed.picture, at: place.rect.origin)
                return
            }
            frame.paste(shot.picture, at: place.rect.origin)
            drawHands(place, model, &album.shots[panel], hitsFrom: hits, into: &frame)
            return
        }
        frame.paste(shot.picture, at: place.rect.origin)
        let changed = [shot.selection.index, selection.index].compactMap(\.self)
        drawLines(panel, place, changed, model, &album, into: &frame)
    } else {
        if !album.panels.paste(face, panel, in: place.rect, onto: &frame) {
            var picture = Frame(size: place.rect.size)
            drawPanel(panel, face, Rect(picture.size), model, into: &picture)
            album.panels.paste(new: picture, of: face, panel, in: place.rect, onto: &frame)
        }
        frame.addHit(place.rect, HitTarget(panel: panel.rawValue, part: .panel))
        addHits(panel, place, model, to: &frame)
        if panel == .stocks, place.spread.count > 0 { drawStockHeadings(place, model, into: &frame) }
        drawLines(panel, place, Array(place.spread.visible(top: place.top)), model, &album, into: &frame)
        frame.clipped(to: place.spread.area) { drawFooters(panel, place, model, into: &$0) }
    }
    let hands = panel == .clocks ? clockHands(place, model) : []
    album.shots[panel] =
        isCarrying
        ? nil
        : PanelShot(
            ground: old?.ground ?? PanelGround(panel, place, face, model), selection: selection,
            picture: frame.cut(place.rect, hitsFrom: hits),
            hands: hands,
            life: old?.life ?? panel.life(of: place, model))
    if isCarrying {
        draw(hands, place, model, into: &frame)
    } else {
        drawHands(place, model, &album.shots[panel], hitsFrom: hits, into: &frame)
    }
}

/// Writes the times of a panel's shot into it, and keeps what comes of it for the other pictures of this second.
private func drawHands(
    _ place: Layout.Place, _ model: Model, _ shot: inout PanelShot?, hitsFrom first: Int,
    into frame: inout Frame
) {
    guard let hands = shot?.hands, !hands.isEmpty else { return }
    draw(hands, place, model, into: &frame)
    shot?.timed = (model.clockMoment, frame.cut(place.rect, hitsFrom: first))
}

/// Writes the clocks' times into their rows.
private func draw(_ hands: [ClockHand], _ place: Layout.Place, _ model: Model, into frame: inout Frame) {
    frame.clipped(to: place.rect.inset(dx: 1, dy: 1)) { frame in
        for hand in hands { hand.draw(at: model.clockMoment, model, into: &frame) }
    }
}

/// Draws the lines at `indices`, as far as they are in sight.
func drawLines(
    _ panel: Panel, _ place: Layout.Place, _ indices: [Int], _ model: Model, _ album: inout Album,
    into frame: inout Frame
) {
    // A card that is in sight in part does not reach beyond its panel.
    frame.clipped(to: place.rect.inset(dx: 1, dy: 1)) { frame in
        switch panel.known {
        case .rates: drawRates(place, indices, model, &album, into: &frame)
        case .clocks: drawClocks(place, indices, model, &album, into: &frame)
        case .stocks: drawStocks(place, indices, model, &album, into: &frame)
        }
    }
    frame.clipped(to: place.spread.area) { drawHeadings(panel, place, indices, model, into: &$0) }
}

/// Says what a click on each line in sight means.
private func addHits(_ panel: Panel, _ place: Layout.Place, _ model: Model, to frame: inout Frame) {
    frame.clipped(to: place.rect.inset(dx: 1, dy: 1)) { frame in
        for index in place.spread.visible(top: place.top) {
            let target = HitTarget(panel: panel.rawValue, part: .item, index: index)
            frame.addHit(place.rect(of: index), target)
        }
    }
}

/// The border of a panel with the words in it, and what an empty one says.
private func drawPanel(
    _ panel: Panel, _ face: PanelFace, _ rect: Rect, _ model: Model, into frame: inout Frame
) {
    let line = face.hasFocus ? Style(.focusedBorder) : Style(.border)
    let digits = ["¹", "²", "³"]
    let title = model.words[panel.kind.words.title]
    var box = Box(line: line)
    box.title = [
        Span("─", line), Span(digits[panel.rawValue], face.hasFocus ? Style(.key) : Style(.faint)),
        face.visited != nil
            ? Span(" \(model.words[.panelNotNow, ["panel": title]]) ", Style(.label, on: .label))
            : Span(" \(title) ", Style(.title)),
    ]
    box.note = note(panel, face, model, room: rect.width - 5 - box.title.cells)
    box.foot = foot(face, model.words)
    box.remark = face.failure.map { Span($0.sentence(model.words), Style(.warning)) }
    frame.draw(box, in: rect)
    if face.isEmpty { drawEmpty(panel, rect, model.words, into: &frame) }
}

/// What the upper border says at the right: the age where it needs saying, and how figures are meant; of
/// both the former where only one fits.
private func note(
    _ panel: Panel, _ face: PanelFace, _ model: Model, room: Int
) -> [Span] {
    var meaning: [Span] = []
    switch panel.known {
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
    guard let age = face.age, age.kind != .live || face.worst != .live else { return meaning }
    if face.isSaidAbove { return meaning }
    let label = [Span(" \(age.text) ", age.style)]
    let both = label + [Span("─", Style(.border))] + meaning
    return both.cells <= room ? both : label
}

/// The cards of a scrolled panel that are shown.
private func foot(_ face: PanelFace, _ words: Words) -> [Span] {
    guard face.isScrolled else { return [] }
    let part = face.part.isEmpty ? "0" : "\(face.part.lowerBound + 1)–\(face.part.upperBound)"
    let text = words[.partOf, ["part": part, "count": String(face.cards)]]
    return [Span(" \(text) ", Style(.faint))]
}

private func drawEmpty(_ panel: Panel, _ rect: Rect, _ words: Words, into frame: inout Frame) {
    let inner = rect.inset(dx: 1, dy: 1)
    guard inner.height > 0 else { return }
    let lines = LineBreak.lines(words[panel.kind.words.empty], width: max(1, inner.width - 2)).prefix(
        inner.height)
    let top = inner.y + (inner.height - lines.count) / 2
    for (row, text) in lines.enumerated() {
        frame.write(
            text, x: inner.x + max(0, inner.width - CellWidth.of(text)) / 2, y: top + row, width: inner.width,
            style: Style(.faint))
    }
}

extension PanelAge {
    /// How the age looks.
    var style: Style {
        switch kind {
        case .live: Style(.live)
        case .waiting, .cached: Style(.faint)
        case .stale, .offline: Style(.warning)
        case .sample: Style(.label, on: .label)
        }
    }
}
