import Glibc

/// Whether the programs were built with a sanitizer, as `make sanitize` says.
public enum Sanitizer {
    /// Whether there is one. It takes memory beyond any limit, and time beyond any measure.
    public static let isOn = getenv("FXTERM_SANITIZER") != nil
}
