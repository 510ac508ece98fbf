import Glibc

/// Whether the terminal's colours are used.
package enum ColourUse: Hashable, Sendable {
    /// Unless `NO_COLOR` is set to anything (no-color.org).
    case auto
    case always
    case never

    var isWanted: Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
        }
    }
}
