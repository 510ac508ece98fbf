import Glibc

/// The sanitizer that the programs were built with, if any, as `make sanitize` says.
package enum Sanitizer {
    /// A sanitizer takes memory beyond any limit, and time beyond any measure.
    package static let isOn = getenv("FXTERM_SANITIZER") != nil
    /// The thread sanitizer has locks of its own, and waits for them forever if a signal from outside calls a
    /// crash's handler in the middle of its work.
    package static let isOfThreads = getenv("FXTERM_SANITIZER").map { String(cString: $0) } == "thread"
}
