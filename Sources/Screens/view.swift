package import Arrangement
package import Board
internal import CivilTime
package import Market
package import TUI
internal import Words

/// Never traps, at any size.
package func view(
    _ model: Model, _ size: Size, _ memo: Memo = Memo(), _ screens: ScreenList = .standard
) -> Frame<Target> {
    view(model, Layout(model, size, memo, screens))
}

package func view(_ model: Model, _ layout: Layout) -> Frame<Target> {
    if model.terminal.hasReader, layout.kind != .tooSmall { return ReaderView(model, layout).frame }
    let (size, memo, screens) = (layout.size, layout.memo, layout.screens)
    var frame = Frame<Target>(size: size)
    frame.hits.reserveCapacity(64)
    if layout.kind == .tooSmall {
        drawTooSmall(model.words, on: &frame.canvas)
        return frame
    }
    memo.turn()
    let ages = memo(.ages, Second(model: layout.rest, now: model.now)) {
        PanelAges($0.model.value.at($0.now), screens)
    }
    let header = memo(.header, Header(model, layout, ages)) { $0.view }
    memo.draw(header, .plain, .header, in: layout.header, on: &frame.canvas)
    for tab in header.tabs { if let target = tab.target { frame.addHit(tab.field, target) } }
    var panels: [PanelView] = []
    var layers: [any TopScreen] = []
    for layer in model.layers {
        if let screen = screens.screen(of: layer, model, layout) { layers.append(screen) }
    }
    let screen = layers.last ?? BoardScreen(model, layout)
    let ground = layers.lastIndex { $0.fillsScreen }
    let top = layers.lastIndex { $0.sheet != nil }
    let sheet = top.flatMap { layers[$0].sheet }
    if let ground {
        layers[ground].draw(into: &frame)
    } else if let deck = model.deck {
        DeckView(deck, model, layout, memo).draw(isCovered: sheet != nil, into: &frame)
    } else {
        let viewer = model.viewer
        let isAgeSaid = (layout.kind == .tabs || ages.areSample) && header.tellsAge
        // Its panel looks the same wherever a card is on its way.
        var carry = model.carry
        carry?.land()
        panels = model.shownPanels.compactMap { panel in
            guard let place = layout.places[panel], let screen = screens[panel] else { return nil }
            let state = PanelState(
                model: layout.rest, carry: carry?.panel == panel ? carry : nil, age: ages[panel],
                worst: ages.areMixed ? nil : ages.worst, place: place, hasFocus: model.focus == panel,
                isAgeSaid: isAgeSaid)
            return PanelView(screen, state, viewer, memo)
        }
        for panel in panels { frame.hits += panel.frame.value.hits }
        for border in layout.borders {
            for line in border.lines { frame.addHit(line.rect, .border(border.id, line.panel)) }
        }
        if !layout.glances.isEmpty {
            let glances = memo(.glances, Glance(model, layout)) { SharedView($0.view(screens)) }
            let rows = layout.glances[0].rect
            memo.draw(
                glances, .plain, .glance,
                in: Rect(x: 0, y: rows.y, width: rows.width, height: layout.glances.count), on: &frame.canvas)
            for glance in layout.glances { frame.addHit(glance.rect, .tab(glance.panel)) }
        }
        if let sheet {
            Backdrop(panels: panels, sheet: sheet, size: size).draw(memo, on: &frame.canvas)
        } else {
            let look: Look = model.carry != nil ? .carried : model.press == nil ? .selected : .pressed
            for panel in panels {
                guard panel.id == model.focus.id else {
                    panel.draw(selecting: nil, look, memo, on: &frame.canvas)
                    continue
                }
                let marked = model.marks.compactMap { model.lines(model.focus).place(of: $0) }
                panel.draw(
                    selecting: model.cursor(model.focus).index, marked: marked, look, memo, on: &frame.canvas)
            }
            if model.scenario != nil, model.terminal.hasTints {
                for panel in panels where panel.id != Panel.clocks.id {
                    frame.canvas.tint(panel.frame.value.rect.inset(dx: 1, dy: 1), with: .changed)
                }
            }
            for line in layout.borders.first(where: { $0.id == model.pull?.border })?.lines ?? [] {
                frame.canvas.tint(line.rect, with: .tint)
            }
            HandView(model, layout, ages)?.draw(on: &frame.canvas)
        }
    }
    screen.drawKeyLine(model, layout, on: &frame.canvas)
    drawGreeting(model, layout, into: &frame.canvas)
    // A covered layer would only leave cut words.
    let above = layers[max(ground.map { $0 + 1 } ?? 0, top ?? 0)...]
    // It would shine through the layers above it.
    if !above.isEmpty { frame.picture = nil }
    for layer in above {
        frame.links = []
        layer.draw(into: &frame)
    }
    if let notice = model.notice, notice.isOfFeed || screen.noticePlace == .overKeys {
        let text = model.words[notice.saying]
        let isSaid =
            notice.isOfFeed
            && panels.contains { panel in
                panel.frame.value.remark(text).map { frame.target(at: $0) != .layer } ?? false
            }
        if !isSaid { drawLongNotice(notice, text, layout, on: &frame.canvas) }
    }
    if model.isKiosk { frame.links = [] }
    return frame
}

private struct Second: Equatable {
    let model: ModelAtRest
    let now: Instant
}

private func drawTooSmall(_ words: Words, on canvas: inout Canvas) {
    let size = canvas.size
    let needed = "\(Layout.smallest.width)×\(Layout.smallest.height)"
    let wordings = [
        words[.needsSize, ["size": needed, "present": "\(size.width)×\(size.height)"]],
        words[.needsSizeShort, ["size": needed]], needed,
    ]
    let text = wordings.first { CellWidth.of($0) <= size.width } ?? ""
    canvas.write(text, x: (size.width - CellWidth.of(text)) / 2, y: size.height / 2, style: Style(.warning))
}

/// In characters that the terminal has and measures as we do, and without shadows that would be no darker.
package func presentable(_ frame: Canvas, _ terminal: TerminalTraits) -> Canvas {
    let glyphs = glyphs(terminal)
    let plain = terminal.hasColours && (glyphs == .all || glyphs == .console) ? frame : frame.withoutShadows
    return plain.drawn(in: glyphs)
}

private func glyphs(_ terminal: TerminalTraits) -> GlyphSet {
    terminal.isASCII ? .ascii : terminal.hasWideAmbiguous ? .certain : terminal.isConsole ? .console : .all
}

/// The part of the screen that a click is on.
package enum Target: Hashable, Sendable {
    /// Except where it has a more exact target.
    case panel(Panel)
    /// By its place in the order shown.
    case line(Panel, Int)
    case heading(Panel, Sort.Column)
    case border(PanelBorder, Panel)
    case tab(Panel)
    case deckTab
    case board(BoardID)
    case boardList
    case outside
    /// Except where it has a more exact target.
    case layer
    case option(Int)
    case deckBar
    /// The words above an open deck that name its cards.
    case deckChoice
    case card
    case chart
    case chartRange(BarRange)

    /// Nil for a layer over the board.
    var panel: Panel? {
        switch self {
        case .panel(let panel), .line(let panel, _), .heading(let panel, _), .border(_, let panel),
            .tab(let panel):
            panel
        case .deckTab, .board, .boardList, .outside, .layer, .option, .deckBar, .deckChoice, .card, .chart,
            .chartRange:
            nil
        }
    }
}
