package import CivilTime

/// How far an alert has come. It changes with each observation.
package struct AlertState: Hashable, Sendable {
    /// The phase.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// No figure has been compared yet.
        case new
        /// It fires on the next crossing.
        case armed
        /// The figure is beyond the level, or has not come back by the margin since.
        case beyond
        /// It has fired once, and that was all.
        case done
    }

    /// The phase.
    package internal(set) var phase = Phase.new
    /// Why the last figure was not compared; nil where it was.
    package internal(set) var doubt: AlertDoubt?
    /// The figure compared last: the price or rate, or of a percentage the share.
    package internal(set) var last: Double?
    /// How far `last` is from firing: of a level a share of the figure, of a percentage the share that is lacking; not above
    /// 0 beyond it.
    package internal(set) var distance: Double?
    /// The time of the last figure that was compared; of conditions of time, the moment up to which it was looked.
    package internal(set) var time: Instant?
    /// The day on which it fired last, or on which it was beyond from the start.
    var day: Day?
    /// The side of an average that the figure was on last.
    var side: AlertCondition.Side?
    /// Prices within the time of a move.
    var window = PriceWindow()

    /// The state of an alert that has just been made.
    package init() {}

    /// Whether it was beyond when it was made, so that it has not fired.
    package var wasBeyondFromStart: Bool { phase == .beyond && !hasFired }
    /// Whether it has ever fired.
    package internal(set) var hasFired = false

    /// Forgets the moments that lie ahead of `now`, which are of a clock that was wrong: the next figure is compared with the last
    /// one, whatever their times.
    package mutating func forget(aheadOf now: Instant, in zone: @autoclosure () -> Zone) {
        if let time, time.isAhead(of: now) { self.time = nil }
        if window.isAhead(of: now) { window = PriceWindow() }
        if let day, case let today = zone().local(now).day, day > today + 1 { self.day = today }
    }
}
