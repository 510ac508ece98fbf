package import Words

/// A line for the user.
package struct Notice: Hashable, Sendable {
    /// The text of the notice.
    package var saying: Saying
    /// True if something went wrong.
    package var isWarning: Bool
    /// True if a feed did not answer. That is no reason to hide the keys.
    package var isOfFeed = false
    /// The thing that it is about; a later notice about it replaces this one.
    package var subject: Subject?

    /// A thing whose newest notice alone is true.
    package enum Subject: Hashable, Sendable { case settings }

    /// The timer that ends it, once it is in sight.
    var expiry: Effect { .schedule(.notice, .after(isWarning ? 5 : 4)) }
}
