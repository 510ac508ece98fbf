internal import Market

/// A time while it is typed, told by the clocks of a place.
public struct Timing: Hashable, Sendable {
    /// The clock that the time is told by, unless another place is typed with it; nil for the clocks here.
    public var clock: String?
    /// What was typed.
    public var text = ""
}

/// A step to another moment.
public enum TimeStep: Hashable, Sendable {
    /// So many minutes on; back where negative.
    case minutes(Int)
    /// The same time by the clocks here, so many days on; back where negative.
    case days(Int)

    /// The moment that the step leads to from `moment`.
    func from(_ moment: Instant, in here: Zone) -> Instant {
        switch self {
        case .minutes(let minutes):
            return moment + minutes * 60
        case .days(let days):
            let (day, time) = here.local(moment)
            return here.instant(day + days, time)
        }
    }
}
