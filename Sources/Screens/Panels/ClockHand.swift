internal import Board
internal import Market
internal import TUI

/// The time in a clock's row: what of it is another every second, written over the row's picture.
struct ClockHand {
    /// The clock's zone.
    let zone: Zone
    /// The cells for it, which it ends at the right of.
    let rect: Rect
    /// Whether it is written in large figures.
    let isLarge: Bool
    /// How it looks.
    let style: Style

    /// Writes the time at `moment`.
    func draw(at moment: Instant, _ model: borrowing Model, into frame: inout Frame) {
        let time = zone.local(moment).time
        guard isLarge else {
            frame.writeRight(model.timeText.time(time), in: rect, style: style)
            return
        }
        let digits = digits(time, model)
        frame.draw(digits, at: Point(x: rect.maxX - digits.size.width, y: rect.y), style: style)
    }

    /// The large figures of a time, beside which there is room for words.
    func digits(_ time: TimeOfDay, _ model: borrowing Model) -> BigDigits {
        let digits = BigDigits(
            model.timeText.digits(time), within: Size(width: rect.width - 16, height: rect.height))
        return model.terminal.isASCII ? digits.inASCII : digits
    }
}
