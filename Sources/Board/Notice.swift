public import Words

/// A line for the user.
public struct Notice: Hashable, Sendable {
    /// The text of the notice.
    public var saying: Saying
    /// Whether something went wrong.
    public var isWarning: Bool
    /// Whether a feed did not answer. That is no reason to take the keys out of sight.
    public var isOfFeed = false
    /// The thing that it is about; a later notice about it replaces this one.
    public var subject: Subject?

    /// A thing whose newest notice alone is true.
    public enum Subject: Hashable, Sendable { case settings }
}
