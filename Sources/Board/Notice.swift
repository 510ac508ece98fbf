package import Words

package struct Notice: Hashable, Sendable {
    package var saying: Saying
    package var isWarning: Bool
    /// A feed did not answer, which is no reason to hide the keys.
    package var isOfFeed = false
    /// A later notice on it replaces this one.
    package var subject: Subject?

    /// Only the newest notice on it is true.
    package enum Subject: Hashable, Sendable { case settings }

    var expiry: Effect { .schedule(.notice, .after(isWarning ? 5 : 4)) }
}
