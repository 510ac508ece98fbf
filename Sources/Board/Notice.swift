package import Words

package struct Notice: Hashable, Sendable {
    package var saying: Saying
    package var isWarning: Bool
    /// A feed did not answer, which is no reason to hide the keys.
    package var isOfFeed = false
    /// A later notice on the same subject replaces this one.
    package var subject: Subject?

    /// A subject on which only the newest notice is true.
    package enum Subject: Hashable, Sendable { case settings }

    var expiry: Effect { .schedule(.notice, .after(isWarning ? 5 : 4)) }
}
