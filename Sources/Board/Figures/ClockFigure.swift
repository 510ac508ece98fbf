package import CivilTime
package import Market

/// The figures of one zone at one moment for a row of the clock panel or a printed row.
package struct ClockFigure: Hashable, Sendable {
    /// The clock's identity on the board.
    package var id: ClockID
    /// The IANA name.
    package var zone: String
    /// The calendar day there.
    package var day: Day
    /// The calendar day here.
    package var today: Day
    /// Seconds that its clocks are ahead of ours.
    package var offset: Int
    package var time: TimeOfDay

    /// The figure of a clock in `zone`, by default that of its own city, at `now`, seen from `here`.
    package init(_ zone: Zone, id: ClockID? = nil, here: Zone, now: Instant) {
        self.id = id ?? ClockID(listed: zone.name)
        let there = zone.local(now)
        self.zone = zone.name
        day = there.day
        today = here.local(now).day
        offset = zone.offset(at: now) - here.offset(at: now)
        time = there.time
    }
}
