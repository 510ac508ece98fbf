import Market

/// How a service wants to be treated.
struct Manners: Hashable, Sendable {
    /// The time between two requests to one host, from start to start.
    var spacing: Duration = .zero
    /// The time before the same question is asked again; sooner, it is passed over in silence.
    var floor: Duration = .zero
    /// How long a host is left alone after a first 429 that does not say how long; doubled at each further one.
    var pause: Duration = .seconds(15 * 60)
    /// The longest such pause.
    var longestPause: Duration = .seconds(2 * 3600)
    /// How long a host is left alone after a first failure of another sort; doubled at each further one.
    var backOff: Duration = .seconds(5)
    /// The longest such rest.
    var longestBackOff: Duration = .seconds(15 * 60)

    /// The rest after so many failures in a row.
    func rest(after failures: Int) -> Duration { Self.doubled(backOff, failures, longestBackOff) }
    /// The pause after so many answers of 429 in a row that did not say how long.
    func pause(after refusals: Int) -> Duration { Self.doubled(pause, refusals, longestPause) }

    /// How the host of an address wants to be treated: a server on this machine is the user's own, and bears ten times as much.
    func of(_ address: FeedAddress) -> Manners { address.isLoopback ? onLoopback : self }

    var onLoopback: Manners {
        var manners = self
        manners.spacing /= 10
        manners.backOff /= 10
        return manners
    }

    private static func doubled(_ first: Duration, _ count: Int, _ longest: Duration) -> Duration {
        min(first * (1 << min(max(count - 1, 0), 16)), longest)
    }
}
