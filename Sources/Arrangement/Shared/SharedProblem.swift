package import Words

/// Why the desk did not do what was wanted of a shared board. The raw value is its name in files.
package enum SharedProblem: String, Hashable, Sendable, CaseIterable {
    /// Another board has its name.
    case taken
    /// There is no such board.
    case missing
    /// The user may not change it.
    case forbidden
    /// It is beyond the desk's limits.
    case full

    /// The problem in words, after a board's name.
    package var saying: Saying {
        switch self {
        case .taken: .phrase(.shareTaken)
        case .missing: .phrase(.shareMissing)
        case .forbidden: .phrase(.shareForbidden)
        case .full: .phrase(.shareFull)
        }
    }

    /// The problem of the board called `name`.
    package func saying(of name: String) -> Saying {
        .phrase(.shareRefused, ["name": .verbatim(name), "problem": saying])
    }
}
