public import CivilTime
public import Market

/// What a row of the clock panel or a printed row says about one zone at one moment.
public struct ClockFigure: Hashable, Sendable {
    /// The clock's identity on the board.
    public var id: ClockID
    /// The IANA name.
    public var zone: String
    /// The calendar day there.
    public var day: Day
    /// The calendar day here.
    public var today: Day
    /// Seconds that its clocks are ahead of ours.
    public var offset: Int
    /// The time there.
    public var time: TimeOfDay

    /// The figure of a clock in `zone`, by default that of its own city, at `now`, seen from `here`.
    public init(_ zone: Zone, id: ClockID? = nil, here: Zone, now: Instant) {
        self.id = id ?? ClockID(listed: zone.name)
        let there = zone.local(now)
        self.zone = zone.name
        day = there.day
        today = here.local(now).day
        offset = zone.offset(at: now) - here.offset(at: now)
        time = there.time
    }
}
