public import Market

/// What holds of all figures of a panel together, so that not each frame has to look at each of them.
public struct Standing: Hashable, Sendable {
    /// Whether one of them is made up.
    public private(set) var hasSample = false
    /// When the newest of them arrived; nil when there is none.
    public private(set) var newestArrival: Instant?

    /// The standing of no figure.
    init() {}

    /// The standing of figures with these origins, that arrived then.
    init(_ figures: some Sequence<(Origin?, Instant?)>) {
        for (origin, arrived) in figures {
            if origin == .sample { hasSample = true }
            if origin != nil, let arrived { newestArrival = max(newestArrival ?? arrived, arrived) }
        }
    }
}
