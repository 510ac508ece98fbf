public import Market

/// How much a figure can be trusted, as said beside it.
public enum FigureState: String, Hashable, Sendable {
    /// A feed answered with it in this run, and it is of its time.
    case live
    /// Kept from an earlier run.
    case cached
    /// A feed answered with it, but it is old.
    case stale
    /// Made up for trying the program out.
    case sample
}

/// A value with where it came from and when it arrived.
public struct Seen<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What was seen.
    public var value: Value
    /// Where it came from, in this run.
    public var origin: Origin
    /// When it arrived; for a cached value, when it had arrived in the run that kept it.
    public var at: Instant

    /// Makes a record of `value`.
    public init(_ value: Value, _ origin: Origin, at: Instant) {
        self.value = value
        self.origin = origin
        self.at = at
    }
}

extension FigureState {
    /// A figure whose own time is further back than this is stale even when the answer is new: longer than
    /// any weekend with a holiday on each side.
    public static let oldestTrusted = 4 * 86_400

    /// The state of a figure.
    ///
    /// - Parameters:
    ///   - arrived: when it was received.
    ///   - ownTime: when the source says it was made.
    ///   - refresh: seconds between two questions to the feed; three missed ones make it stale.
    public init(origin: Origin, arrived: Instant, ownTime: Instant?, refresh: Int, now: Instant) {
        switch origin {
        case .sample: self = .sample
        case .cached: self = .cached
        case .live:
            let isOld = ownTime.map { now - $0 > FigureState.oldestTrusted } ?? false
            self = isOld || now - arrived > 3 * refresh + 15 ? .stale : .live
        }
    }
}
