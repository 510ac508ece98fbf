public import Board
internal import Market
public import TUI

/// What is known of the whole screen as it was drawn last: until when nothing but the times of the clocks changes in it, if
/// nothing but time goes by.
struct ScreenShot {
    /// The screen's size.
    let size: Size
    /// Where the clocks stand; outside, nothing of them is drawn.
    let area: Rect
    /// Their times.
    let hands: [ClockHand]
    /// While that is so.
    let life: Range<Instant>
}

extension Album {
    /// Turns `frame`, the picture of the screen that was drawn last out of this album, into that of `model`, where nothing
    /// has been said to the model since but what time it is.
    ///
    /// - Parameter size: The screen's.
    /// - Returns: The rows that have changed; nil if it takes another picture, and `frame` is as it was.
    public func tick(_ frame: inout Frame, to model: Model, _ size: Size) -> Range<Int>? {
        guard let screen, screen.size == size, frame.size == size, screen.life.contains(model.now) else {
            return nil
        }
        guard let first = screen.hands.map(\.rect.y).min(), let last = screen.hands.map(\.rect.maxY).max()
        else { return 0..<0 }
        frame.clipped(to: screen.area) { frame in
            for hand in screen.hands { hand.draw(at: model.clockMoment, model.choices, into: &frame) }
        }
        return first..<last
    }

    /// Keeps what is known of the picture of `model` that was just drawn.
    mutating func keepScreen(_ model: Model, _ layout: Layout) {
        screen = nil
        // Sheets, the deck, a card in the hand and clocks that were moved tell of the moment in ways of their own; a
        // picture that has to be put into other characters is not the one that was drawn.
        guard model.mode == .browsing, model.deck == nil, model.visited == nil, !model.isGreeting,
            layout.kind != .tooSmall, isShownAsDrawn(model.choices)
        else { return }
        var end = min(model.now.nextMinute, ages(of: model).life.upperBound)
        for panel in layout.places.keys {
            guard let shot = shots[panel] else { return }
            end = min(end, shot.life.upperBound)
        }
        guard end > model.now else { return }
        screen = ScreenShot(
            size: layout.size,
            area: layout.places[.clocks]?.rect.inset(dx: 1, dy: 1) ?? Rect(Size(width: 0, height: 0)),
            hands: layout.places[.clocks] == nil ? [] : shots[.clocks]?.hands ?? [],
            life: model.now..<end)
    }
}
