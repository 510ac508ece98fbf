package import Words

/// A line for the user.
package struct Notice: Hashable, Sendable {
    /// The text of the notice.
    package var saying: Saying
    /// True if something went wrong.
    package var isWarning: Bool
    /// True if a feed did not answer. That is no reason to hide the keys.
    package var isOfFeed = false
    /// Its subject; a later notice with the same subject replaces this one.
    package var subject: Subject?

    /// A subject of which only the newest notice is true.
    package enum Subject: Hashable, Sendable { case settings }

    /// The timer that ends it, once it is visible.
    var expiry: Effect { .schedule(.notice, .after(isWarning ? 5 : 4)) }
}
