package import CivilTime
package import Market

/// What time does.
package enum ClockMessage: Hashable, Sendable {
    /// The clock has reached `now`, in the zone `here`.
    case tick(Instant, here: Zone)
    /// The system's rules of local time were renewed: those of the clocks on the board.
    case zonesRenewed([ClockID: Zone])
}

func apply(_ message: ClockMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .tick(let now, let here):
        (model.now, model.here) = (now, here)
        return [nextTick(model)]
    case .zonesRenewed(let zones):
        model.figures.renewZones(zones)
        model.figures.renew(model.arrangement, model.market, language: model.language)
        return []
    }
}

/// Sets the timer for the clocks' next second or minute.
func nextTick(_ model: Model) -> Effect {
    .schedule(.tick, .nextMultiple(of: model.settings.seconds ? 1 : 60))
}
