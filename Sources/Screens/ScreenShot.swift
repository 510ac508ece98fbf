public import Board
internal import Market
public import TUI

/// What is known of the whole screen as it was drawn last: while little of it changes, that is drawn over it.
struct ScreenShot {
    /// The screen's size.
    let size: Size
    /// What the lines at the top and at the bottom show.
    let header: HeaderFace
    let keyLine: KeyLineFace
    /// Which line of each panel looks selected.
    var selections: [Panel: PanelSelection]
    /// Where the clocks stand; outside, nothing of them is drawn.
    let clocks: Rect
    /// Their times.
    var hands: [ClockHand]
    /// The moment that they show; nil where they have to be written.
    var moment: Instant?
    /// While nothing else changes, if nothing but time goes by.
    let life: Range<Instant>
}

extension Album {
    /// Turns `frame`, the picture of the screen that was drawn last out of this album, into that of `model`, where nothing
    /// has been said to the model since but what time it is.
    ///
    /// - Parameter size: The screen's.
    /// - Returns: The rows that have changed; nil if it takes another picture, and `frame` is as it was.
    public mutating func tick(_ frame: inout Frame, to model: Model, _ size: Size) -> Range<Int>? {
        guard let screen, screen.size == size, frame.size == size, screen.life.contains(model.now) else {
            return nil
        }
        return drawHands(model, into: &frame)
    }

    /// Turns `frame`, the picture of the screen that was drawn last out of this album, into that of `model`, where all that
    /// is another is the time and which lines are selected.
    ///
    /// - Parameter layout: That of `model`.
    /// - Returns: The rows that have changed; nil if it takes another picture, and `frame` is as it was.
    public mutating func redraw(_ frame: inout Frame, to model: Model, _ layout: Layout) -> Range<Int>? {
        guard var screen, screen.size == layout.size, frame.size == layout.size,
            screen.life.contains(model.now), isPlain(model, layout), isOfSetting(model)
        else { return nil }
        let ages = ages(of: model)
        guard screen.header == HeaderFace(model, layout, ages), screen.keyLine == KeyLineFace(model),
            layout.places.count == screen.selections.count
        else { return nil }
        let tellsAge = layout.kind == .tabs && headerTellsAge(model, layout, ages)
        for (panel, place) in layout.places {
            let face = PanelFace(panel, place, model, ages, tellsAge: tellsAge)
            guard let shot = shots[panel], shot.ground.holds(panel, place, face, model) else { return nil }
        }
        exchanges.move(to: model.now)
        var rows = 0..<0
        for (panel, place) in layout.places {
            let selection = PanelSelection(panel, model)
            guard let old = screen.selections.updateValue(selection, forKey: panel), old != selection else {
                continue
            }
            let changed = [old.index, selection.index].compactMap(\.self)
            drawLines(panel, place, changed, model, &self, into: &frame)
            for index in changed {
                let rect = place.rect(of: index)
                // A card's shadow falls on the row below it.
                rows = rows.joined(with: rect.y..<rect.maxY + 1)
            }
            guard panel == .clocks else { continue }
            screen.hands = clockHands(place, model)
            screen.moment = nil
        }
        self.screen = screen
        return rows.joined(with: drawHands(model, into: &frame))
    }

    /// Keeps what is known of the picture of `model` that was just drawn.
    mutating func keepScreen(_ model: Model, _ layout: Layout, _ ages: PanelAges) {
        screen = nil
        guard isPlain(model, layout), isShownAsDrawn(model.terminal) else { return }
        var end = min(model.now.nextMinute, ages.life.upperBound)
        var selections: [Panel: PanelSelection] = [:]
        for panel in layout.places.keys {
            guard let shot = shots[panel] else { return }
            end = min(end, shot.life.upperBound)
            selections[panel] = shot.selection
        }
        guard end > model.now else { return }
        let clocks = layout.places[.clocks]
        screen = ScreenShot(
            size: layout.size, header: HeaderFace(model, layout, ages), keyLine: KeyLineFace(model),
            selections: selections,
            clocks: clocks?.rect.inset(dx: 1, dy: 1) ?? Rect(Size(width: 0, height: 0)),
            hands: clocks == nil ? [] : shots[.clocks]?.hands ?? [], moment: model.clockMoment,
            life: model.now..<end)
    }

    /// Notices of feeds, sheets, the deck, a card in the hand and clocks that were moved tell of the moment in ways of their own.
    private func isPlain(_ model: Model, _ layout: Layout) -> Bool {
        model.layers.isEmpty && model.carry == nil && model.visited == nil && !model.isGreeting
            && layout.kind != .tooSmall && model.notice?.isOfFeed != true
    }

    /// Writes the times of the clocks that are not written yet; the rows that they stand in.
    private mutating func drawHands(_ model: Model, into frame: inout Frame) -> Range<Int> {
        guard let screen, !screen.hands.isEmpty, screen.moment != model.clockMoment else { return 0..<0 }
        frame.clipped(to: screen.clocks) { frame in
            for hand in screen.hands { hand.draw(at: model.clockMoment, model, into: &frame) }
        }
        self.screen?.moment = model.clockMoment
        return screen.clocks.y..<screen.clocks.maxY
    }
}

extension Range<Int> {
    /// All that is in one of the two or between them.
    fileprivate func joined(with other: Range<Int>) -> Range<Int> {
        if isEmpty || other.isEmpty { return isEmpty ? other : self }
        return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}
