internal import Board
internal import CivilTime
internal import TUI
internal import Words

/// A day's hours here as tints: when people elsewhere work, are awake, and sleep. All rows of a panel show
/// the same hours, so that overlaps line up.
struct DayStrip {
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

        /// The tint, for ink and paper alike: the glyph shows only without such tints.
        var role: Role {
            switch self {
            case .work: .atWork
            case .awake: .awake
            case .asleep: .asleep
            }
        }

        func phrase(at time: TimeOfDay) -> Phrase {
            switch self {
            case .work: .officeHours
            case .awake: time.hour < 9 ? .morning : time.hour < 17 ? .freeDay : .evening
            case .asleep: .night
            }
        }

        var glyph: String {
            switch self {
            case .work: "█"
            case .awake: "▒"
            case .asleep: "·"
            }
        }
    }

    private let cells: [Hour]
    private let start: Instant
    /// Seconds of the day: when clocks change, the cells share 23 or 25 hours.
    private let length: Int

    /// Cells of a strip: two hours each, one, half of one, or a quarter.
    static let widths = [96, 48, 24, 12]

    /// `day` is by the clocks of `here`; the hours are those of people in `zone`.
    init(_ zone: Zone, _ day: Day, here: Zone, count: Int) {
        self.init(day, here: here, count: count) { moment in
            let local = zone.local(moment)
            return Hour(local.time, local.day)
        }
    }

    init(_ day: Day, here: Zone, count: Int, _ hour: (Instant) -> Hour) {
        let start = here.instant(day, TimeOfDay(second: 0))
        let length = here.instant(day + 1, TimeOfDay(second: 0)) - start
        cells = (0..<count).map { hour(start + (2 * $0 + 1) * length / (2 * count)) }
        (self.start, self.length) = (start, length)
    }

    /// Nil if that is outside the day.
    func cells(from first: Instant, to last: Instant) -> Range<Int>? {
        let from = max(0, (first - start) * cells.count / max(1, length))
        let to = min(cells.count, ((last - start) * cells.count + length - 1) / max(1, length))
        return last > start && from < to ? from..<to : nil
    }

    var runs: [(text: String, role: Role)] { runs(marking: nil) }

    func runs(at moment: Instant) -> [(text: String, role: Role)] {
        runs(marking: max(0, min(cells.count - 1, (moment - start) * cells.count / max(1, length))))
    }

    private func runs(marking now: Int?) -> [(text: String, role: Role)] {
        var runs: [(text: String, role: Role)] = []
        for (cell, hour) in cells.enumerated() {
            let role: Role = cell == now ? .title : hour.role
            let glyph = cell == now ? "┃" : hour.glyph
            if runs.last?.role == role {
                runs[runs.count - 1].text += glyph
            } else {
                runs.append((glyph, role))
            }
        }
        return runs
    }
}

extension DayStrip {
    static func legend(_ words: Words) -> [Span] {
        let hours: [(Hour, Phrase)] = [(.asleep, .stripAsleep), (.awake, .stripAwake), (.work, .stripAtWork)]
        return hours.flatMap { hour, phrase in
            [
                Span("\(hour.glyph)\(hour.glyph)", Style(hour.role, on: hour.role)),
                Span(" \(words[phrase]) ", Style(.faint)),
            ]
        }
    }
}
