internal import Board
internal import CivilTime
internal import TUI
internal import Words

/// The day around a moment as two bars, there and here: a column is the same moment in both.
struct DayBars: Equatable {
    private let there: Zone
    private let here: Zone
    private let moment: Instant
    private let thereLabel: String
    private let hereLabel: String

    private static let margin = 7

    init(_ there: Zone, here: Zone, around moment: Instant, _ words: Words) {
        (self.there, self.here, self.moment) = (there, here, moment)
        (thereLabel, hereLabel) = (words[.thereBar], words[.hereBar])
    }

    static func rows(thick: Int) -> Int { 2 * (thick + 1) }

    func draw(in area: Rect, thick: Int, isASCII: Bool, into sprite: inout Canvas) -> Int {
        let columns = area.width - DayBars.margin
        guard columns >= 24, area.height >= DayBars.rows(thick: thick) - 1 else { return 0 }
        for (index, (label, zone)) in [(thereLabel, there), (hereLabel, here)].enumerated() {
            let y = area.y + index * (thick + 1)
            sprite.write(label, x: area.x, y: y + thick / 2, style: Style(.faint))
            let bar = Rect(x: area.x + DayBars.margin, y: y, width: columns, height: thick)
            draw(zone, in: bar, isASCII, into: &sprite)
            if bar.maxY < area.maxY { writeHours(zone, bar, into: &sprite) }
        }
        return DayBars.rows(thick: thick)
    }

    private func draw(_ zone: Zone, in bar: Rect, _ isASCII: Bool, into sprite: inout Canvas) {
        for column in 0..<bar.width {
            let local = zone.local(moment + seconds(2 * column + 1, of: 2 * bar.width))
            let hour = DayStrip.Hour(local.time, local.day)
            let isNow = column == bar.width / 2
            let glyph = isNow ? (isASCII ? "|" : "┃") : isASCII ? hour.letter : hour.glyph
            let style = isNow ? Style(.title) : Style(hour.role, on: hour.role)
            for line in 0..<bar.height {
                sprite.write(glyph, x: bar.x + column, y: bar.y + line, style: style)
            }
        }
    }

    private func writeHours(_ zone: Zone, _ bar: Rect, into sprite: inout Canvas) {
        var last: Int?
        for column in 0..<bar.width {
            let hour = zone.local(moment + seconds(column, of: bar.width)).time.hour
            defer { last = hour }
            guard let before = last, before != hour, hour % 6 == 0, column + 2 <= bar.width else { continue }
            let text = hour < 10 ? "0\(hour)" : "\(hour)"
            sprite.write(text, x: bar.x + column, y: bar.maxY, style: Style(.faint))
        }
    }

    /// Seconds from the moment to `part` of `whole` of the day around it.
    private func seconds(_ part: Int, of whole: Int) -> Int { part * 86_400 / whole - 43_200 }
}

extension DayStrip.Hour {
    fileprivate var letter: String {
        switch self {
        case .work: "#"
        case .awake: "+"
        case .asleep: "."
        }
    }
}
