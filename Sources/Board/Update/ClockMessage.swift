package import CivilTime
package import Market
internal import Words

/// Messages about time.
package enum ClockMessage: Hashable, Sendable {
    /// The clock has reached `now`, in the zone `here`.
    case tick(Instant, here: Zone)
    /// The system's rules of local time have changed: the new ones for the board's clocks.
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

    /// Sets the timer for the clocks' next second or minute.
    func nextTick() -> Effect {
        .schedule(.tick, .nextMultiple(of: settings.seconds && !terminal.hasReader ? 1 : 60))
    }
}

/// Moments that clocks are moved to stay within these many days of the present one.
private let farthest = 366 * 100

extension Model {
    mutating func moveClocks(_ step: TimeStep) -> [Effect] {
        if let pastDay { return stepDay(step, from: pastDay) }
        // From here on the clocks show whole minutes: they are for reading, not watching.
        let present = visited ?? Instant(now.seconds - ((now.seconds % 60) + 60) % 60)
        return visit(step.from(present, in: here))
    }
}

/// A step to another moment.
package enum TimeStep: Hashable, Sendable {
    /// That many minutes on; back if negative.
    case minutes(Int)
    /// The same time by the clocks here, that many days on; back if negative.
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
        // Clocks and figures are of one day.
        let day = here.local(moment).day
        let isOver = day < here.local(now).day
        let effects = pastDay == nil || day == pastDay ? [] : showDay(isOver ? day : nil)
        visited = moment
        return effects
    }
}
