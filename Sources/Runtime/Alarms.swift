internal import Board

/// The timers that are set, each at most once.
///
/// Nothing runs while an alarm waits: the loop sleeps until the earliest.
struct Alarms {
    private enum Due {
        /// By the steady clock, in nanoseconds.
        case steady(Int)
        /// By the wall clock, in nanoseconds since 1970.
        case wall(Int)
    }

    private var due: [Timer: Due] = [:]

    /// Sets `timer`, in place of what it was set to.
    mutating func set(_ timer: Timer, _ moment: Moment) {
        switch moment {
        case .after(let seconds):
            due[timer] = .steady(WallClock.steady + seconds * 1_000_000_000)
        case .afterMilliseconds(let milliseconds):
            due[timer] = .steady(WallClock.steady + milliseconds * 1_000_000)
        case .nextMultiple(let seconds):
            let step = max(1, seconds) * 1_000_000_000
            due[timer] = .wall((WallClock.nanoseconds / step + 1) * step)
        }
    }

    /// Nanoseconds until the earliest alarm, 0 for one that is late; nil when none is set.
    var wait: Int? { due.values.map { max(0, remaining($0)) }.min() }

    /// Takes out the alarms that have gone off.
    mutating func takeDue() -> [Timer] {
        let late = Timer.allCases.filter { timer in due[timer].map { remaining($0) <= 0 } ?? false }
        for timer in late { due[timer] = nil }
        return late
    }

    private func remaining(_ due: Due) -> Int {
        switch due {
        case .steady(let time): time - WallClock.steady
        // A clock set back by the user would leave the tick waiting for hours.
        case .wall(let time): min(time - WallClock.nanoseconds, 60_000_000_000)
        }
    }
}
