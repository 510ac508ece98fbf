internal import Board
internal import Market
internal import TUI

/// The hours of one day here, as a row of shades: when people elsewhere work, are awake, and sleep.
///
/// All rows of a panel show the same hours, so that what overlaps stands one above the other.
struct DayStrip {
    /// What people do at an hour of their day.
    enum Hour: Hashable, Sendable {
        case work, awake, asleep

        /// Work is from 9 to 17 on weekdays; people are awake from 7 to 23.
        init(_ time: TimeOfDay, _ day: Day) {
            if (9..<17).contains(time.hour), day.weekday < 5 {
                self = .work
            } else {
                self = (7..<23).contains(time.hour) ? .awake : .asleep
            }
        }

        /// Its shade.
        var glyph: String {
            switch self {
            case .work: "█"
            case .awake: "▒"
            case .asleep: "·"
            }
        }
    }

    /// What each cell stands for, from the first hour on.
    let cells: [Hour]
    /// The cell of the moment shown.
    let now: Int

    /// Cells that a strip can have: two hours each, one, half of one, or a quarter.
    static let widths = [96, 48, 24, 12]

    /// The day around `moment` by the clocks of `here`, as people in `zone` spend it, in the widest strip of at most
    /// `room` cells; nil where there is no room for any.
    init?(_ zone: Zone, around moment: Instant, here: Zone, room: Int) {
        guard let count = DayStrip.widths.first(where: { $0 <= room }) else { return nil }
        let day = here.local(moment).day
        let (start, end) = (
            here.instant(day, TimeOfDay(second: 0)), here.instant(day + 1, TimeOfDay(second: 0))
        )
        // A day on which clocks are changed has 23 or 25 hours: the cells share them.
        let length = end - start
        cells = (0..<count).map { cell in
            let middle = start + (2 * cell + 1) * length / (2 * count)
            let local = zone.local(middle)
            return Hour(local.time, local.day)
        }
        now = max(0, min(count - 1, (moment - start) * count / max(1, length)))
    }

    /// Draws the strip, with the moment shown as a gap.
    func draw(x: Int, y: Int, _ row: Row, into frame: inout Frame) {
        for (cell, hour) in cells.enumerated() {
            let style = row.style(hour == .work ? .live : .faint)
            frame.write(
                cell == now ? "│" : hour.glyph, x: x + cell, y: y,
                style: cell == now ? row.style(.warning) : style)
        }
    }
}
