internal import Board
internal import Market
internal import TUI

/// The 24 hours of a day there over those of the day here, with what time it is in both: night, the hours that
/// people are awake, and those that they work.
struct DayBars {
    private let clock: ClockFigure
    private let isASCII: Bool

    init(_ clock: ClockFigure, isASCII: Bool = false) {
        self.clock = clock
        self.isASCII = isASCII
    }

    /// Draws two bars with their hours, the upper one there, the lower one here, shifted against each other so
    /// that one column is one moment.
    func draw(in area: Rect, into sprite: inout Frame) {
        let hourWidth = (area.width - 7) / 24
        guard hourWidth >= 1, area.height >= 3 else { return }
        let bar = Rect(x: area.x + 7, y: area.y, width: hourWidth * 24, height: 1)
        let thick = min(3, max(1, (area.height - 3) / 2))
        let top = area.y + (area.height - (2 * thick + 3)) / 2
        let rows = [
            (label: "there", second: clock.time.second, y: max(area.y, top)),
            (label: "here", second: clock.time.second - clock.offset, y: max(area.y, top) + thick + 1),
        ]
        for row in rows where row.y + thick <= area.maxY {
            sprite.write(row.label, x: area.x, y: row.y + thick / 2, style: Style(.faint))
            // Now is in the middle of the strip, so that it shows what has been and what comes.
            for column in 0..<bar.width {
                let shift = (Double(column) + 0.5) / Double(hourWidth) - 12
                let part = Part(hour: DayBars.wrapped(Double(row.second) / 3600 + shift))
                for line in 0..<thick {
                    sprite.write(
                        isASCII ? part.letter : part.glyph, x: bar.x + column, y: row.y + line,
                        style: part.style)
                }
            }
            writeHours(row.second, bar, hourWidth, y: row.y + thick, within: area, into: &sprite)
        }
        let middle = bar.x + bar.width / 2
        for row in rows where row.y + thick <= area.maxY {
            for line in 0..<thick { sprite.write("┃", x: middle, y: row.y + line, style: Style(.key)) }
        }
    }

    /// The hours 0, 6, 12 and 18 under the columns that they begin at.
    private func writeHours(
        _ second: Int, _ bar: Rect, _ hourWidth: Int, y: Int, within area: Rect, into sprite: inout Frame
    ) {
        guard y < area.maxY, hourWidth >= 2 else { return }
        for hour in stride(from: 0, to: 24, by: 6) {
            let ahead = DayBars.wrapped(Double(hour) - Double(second) / 3600 + 12)
            let x = bar.x + Int((ahead * Double(hourWidth)).rounded())
            let text = hour < 10 ? "0\(hour)" : "\(hour)"
            if x + 2 <= bar.maxX { sprite.write(text, x: x, y: y, style: Style(.faint)) }
        }
    }

    private static func wrapped(_ hour: Double) -> Double {
        let rest = hour.truncatingRemainder(dividingBy: 24)
        return rest < 0 ? rest + 24 : rest
    }

    /// What people do at an hour of an ordinary day.
    enum Part {
        /// They work.
        case work
        /// They are up.
        case awake
        /// They sleep.
        case asleep

        /// What they do at `hour`, from 0 to 24.
        init(hour: Double) {
            switch hour {
            case 9..<17: self = .work
            case 7..<9, 17..<23: self = .awake
            default: self = .asleep
            }
        }

        /// How the hour is drawn.
        var glyph: String {
            switch self {
            case .work: "█"
            case .awake: "▓"
            case .asleep: "░"
            }
        }

        /// How the hour is drawn in ASCII.
        var letter: String {
            switch self {
            case .work: "#"
            case .awake: "+"
            case .asleep: "."
            }
        }

        /// How the hour looks.
        var style: Style {
            switch self {
            case .work: Style(.live)
            case .awake: Style(.unchanged)
            case .asleep: Style(.border)
            }
        }
    }
}
