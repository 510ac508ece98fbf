/// A moment as clocks and calendar tell it at one place.
public struct LocalMoment: Hashable, Sendable {
    /// The calendar day there.
    public var day: Day
    /// The time on the wall.
    public var time: TimeOfDay

    /// Makes a moment.
    public init(day: Day, time: TimeOfDay) { (self.day, self.time) = (day, time) }
}
