internal import CivilTime
internal import Words

/// Moments that clocks are moved to stay within these many days of the present one.
private let farthest = 366 * 100

extension Model {
    mutating func moveClocks(_ step: TimeStep) -> [Effect] {
        // From here on the clocks stand at whole minutes: they are to be read, not watched.
        let present = visited ?? Instant(now.seconds - ((now.seconds % 60) + 60) % 60)
        return visit(step.from(present, in: here))
    }
}

/// A step to another moment.
package enum TimeStep: Hashable, Sendable {
    /// So many minutes on; back where negative.
    case minutes(Int)
    /// The same time by the clocks here, so many days on; back where negative.
    case days(Int)

    /// The moment that the step leads to from `moment`.
    func from(_ moment: Instant, in here: Zone) -> Instant {
        switch self {
        case .minutes(let minutes):
            return moment + minutes * 60
        case .days(let days):
            let local = here.local(moment)
            return here.instant(local.day + days, local.time)
        }
    }
}

extension Model {
    mutating func visit(_ moment: Instant) -> [Effect] {
        guard shownPanels.contains(.clocks) else { return say(Panel.clocks.isHidden) }
        leaveLayer()
        focus = .clocks
        guard abs(moment - now) < farthest * 86_400 else {
            return say(.phrase(.tooFarOff))
        }
        visited = moment
        return []
    }
}
