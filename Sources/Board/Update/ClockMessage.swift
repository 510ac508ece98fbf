package import CivilTime
package import Market
internal import Words

package enum ClockMessage: Hashable, Sendable {
    case tick(Instant, here: Zone)
    /// The system's rules of local time have changed.
    case zonesRenewed([ClockID: Zone])
}

extension Model {
    mutating func updateClock(_ message: ClockMessage) -> [Effect] {
        switch message {
        case .tick(let now, let here):
            (self.now, self.here) = (now, here)
            return [nextTick()]
        case .zonesRenewed(let zones):
            figures.renewZones(zones)
            figures.renew(arrangement, shownMarket, language: language)
            return []
        }
    }

    func nextTick() -> Effect {
        .schedule(.tick, .nextMultiple(of: settings.seconds && !terminal.hasReader ? 1 : 60))
    }
}

/// Clocks can be moved by so many days from now.
private let farthest = 366 * 100

extension Model {
    mutating func moveClocks(_ step: TimeStep) -> [Effect] {
        if let pastDay { return stepDay(step, from: pastDay) }
        // Moved clocks show whole minutes.
        let present = visited ?? Instant(now.seconds - ((now.seconds % 60) + 60) % 60)
        return visit(step.from(present, in: here))
    }
}

package enum TimeStep: Hashable, Sendable {
    /// Back if negative.
    case minutes(Int)
    /// The same time by the clocks here; back if negative.
    case days(Int)

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
        // Clocks and figures belong to one day.
        let day = here.local(moment).day
        let isOver = day < here.local(now).day
        let effects = pastDay == nil || day == pastDay ? [] : showDay(isOver ? day : nil)
        visited = moment
        return effects
    }
}
