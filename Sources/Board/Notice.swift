public import Words

/// A line for the user.
public struct Notice: Hashable, Sendable {
    /// The text of the notice.
    public var saying: Saying
    /// Whether something went wrong.
    public var isWarning: Bool
    /// Whether a feed did not answer. That is no reason to take the keys out of sight.
    public var isOfFeed = false
}
