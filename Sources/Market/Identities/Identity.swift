/// A short text that names one thing, and can only be made of a text that may.
package protocol Identity: Hashable, Comparable, Sendable, LosslessStringConvertible {
    var text: String { get }
}

extension Identity {
    /// The text, as files and feeds have it.
    package var description: String { text }

    /// Whether `a` comes before `b` by the order of their characters.
    package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}
