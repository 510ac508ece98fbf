/// The marks before decimals and between thousands where the user lives.
package struct AmountMarks: Hashable, Sendable {
    /// The mark before decimals: a point or a comma.
    package let decimal: Character
    /// The mark between groups of three digits; nil where none is known.
    package let grouping: Character?

    /// Makes marks.
    package init(decimal: Character, grouping: Character?) {
        (self.decimal, self.grouping) = (decimal, grouping)
    }

    /// A point before the decimals, and commas between the thousands.
    package static let english = AmountMarks(decimal: ".", grouping: ",")
}
