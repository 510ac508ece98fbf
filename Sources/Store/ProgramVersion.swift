/// A version as releases are named: `0.2.0`.
package struct ProgramVersion: Hashable, Comparable, Sendable {
    package static let current = ProgramVersion("0.2.0")

    package let text: String

    /// A part that is no number counts as 0.
    package init(_ text: String) {
        self.text = text
    }

    private var numbers: [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }

    package static func < (a: ProgramVersion, b: ProgramVersion) -> Bool {
        a.numbers.lexicographicallyPrecedes(b.numbers)
    }
}
