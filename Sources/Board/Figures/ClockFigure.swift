package import CivilTime
package import Market

/// The figures of one zone at one moment, for a row on screen or printed.
package struct ClockFigure: Hashable, Sendable {
    package var id: ClockID
    package var zone: String
    /// The day there.
    package var day: Day
    /// The day here.
    package var today: Day
    /// Seconds ahead of our clocks.
    package var offset: Int
    package var time: TimeOfDay

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
