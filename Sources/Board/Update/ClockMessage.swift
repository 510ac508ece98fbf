package import CivilTime
package import Market

/// What time does.
package enum ClockMessage: Hashable, Sendable {
    /// The clock has reached `now`, in the zone `here`.
    case tick(Instant, here: Zone)
    /// The system's rules of local time were renewed: those of the clocks on the board.
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
            figures.renew(arrangement, market, language: language)
            return []
        }
    }

    /// Sets the timer for the clocks' next second or minute.
    func nextTick() -> Effect {
        .schedule(.tick, .nextMultiple(of: settings.seconds ? 1 : 60))
    }
}
