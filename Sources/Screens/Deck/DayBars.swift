internal import Board
internal import Market
internal import TUI
internal import Words

/// The twelve hours before and after a moment as two bars, there and here: one column is one moment in both, so
/// that what overlaps stands one above the other.
struct DayBars {
    private let there: Zone
    private let here: Zone
    private let moment: Instant
    private let labels: (there: String, here: String)

    /// Columns for the words before the bars.
    private static let margin = 7

    init(_ there: Zone, here: Zone, around moment: Instant, _ words: Words) {
        self.there = there
        self.here = here
        self.moment = moment
        labels = (words[.thereBar], words[.hereBar])
    }

    /// Draws both bars with their hours below, as high as there is room for, and the moment as a line in them.
    func draw(in area: Rect, isASCII: Bool, into sprite: inout Frame) {
        let hourWidth = (area.width - DayBars.margin) / 24
        guard hourWidth >= 1, area.height >= 3 else { return }
        let thick = min(5, max(1, (area.height - 3) / 2))
        let top = area.y + max(0, (area.height - (2 * thick + 3)) / 2)
        for (index, (label, zone)) in [(labels.there, there), (labels.here, here)].enumerated() {
            let y = top + index * (thick + 1)
            guard y + thick <= area.maxY else { return }
            sprite.write(label, x: area.x, y: y + thick / 2, style: Style(.faint))
            let bar = Rect(
                x: area.x + DayBars.margin, y: y, width: hourWidth * 24, height: thick)
            draw(zone, in: bar, hourWidth, isASCII, into: &sprite)
            if y + thick < area.maxY, hourWidth >= 2 { writeHours(zone, bar, hourWidth, into: &sprite) }
        }
    }

    private func draw(
        _ zone: Zone, in bar: Rect, _ hourWidth: Int, _ isASCII: Bool, into sprite: inout Frame
    ) {
        for column in 0..<bar.width {
            let local = zone.local(moment + ((2 * column + 1) * 1800 / hourWidth - 43_200))
            let hour = DayStrip.Hour(local.time, local.day)
            let isNow = column == bar.width / 2
            let glyph = isNow ? (isASCII ? "|" : "┃") : isASCII ? hour.letter : hour.glyph
            for line in 0..<bar.height {
                sprite.write(
                    glyph, x: bar.x + column, y: bar.y + line, style: isNow ? Style(.key) : hour.style)
            }
        }
    }

    /// The hours 0, 6, 12 and 18 under the columns that they begin at.
    private func writeHours(_ zone: Zone, _ bar: Rect, _ hourWidth: Int, into sprite: inout Frame) {
        var last: Int?
        for column in 0..<bar.width {
            let hour = zone.local(moment + (column * 3600 / hourWidth - 43_200)).time.hour
            defer { last = hour }
            guard let before = last, before != hour, hour % 6 == 0, column + 2 <= bar.width else { continue }
            let text = hour < 10 ? "0\(hour)" : "\(hour)"
            sprite.write(text, x: bar.x + column, y: bar.maxY, style: Style(.faint))
        }
    }
}

extension DayStrip.Hour {
    /// Its shade in ASCII.
    fileprivate var letter: String {
        switch self {
        case .work: "#"
        case .awake: "+"
        case .asleep: "."
        }
    }

    /// How it looks where there is more than a row for it.
    fileprivate var style: Style {
        switch self {
        case .work: Style(.live)
        case .awake: Style(.unchanged)
        case .asleep: Style(.border)
        }
    }
}
