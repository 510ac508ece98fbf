import Glibc

/// Whether the programs were built with a sanitizer, as `make sanitize` says.
package enum Sanitizer {
    /// Whether there is one. It takes memory beyond any limit, and time beyond any measure.
    package static let isOn = getenv("FXTERM_SANITIZER") != nil
    /// Whether it is the one that looks at threads. It has locks of its own, and waits for them for ever in a crash's handler that a
    /// signal from outside has called in the middle of its work.
    package static let isOfThreads = getenv("FXTERM_SANITIZER").map { String(cString: $0) } == "thread"
}
