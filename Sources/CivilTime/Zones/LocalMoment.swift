/// A moment as clocks and calendar tell it at one place.
package struct LocalMoment: Hashable, Sendable {
    /// The calendar day there.
    package var day: Day
    /// The time on the wall.
    package var time: TimeOfDay

    /// Makes a moment.
    package init(day: Day, time: TimeOfDay) { (self.day, self.time) = (day, time) }
}
