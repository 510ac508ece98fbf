/// The marks before decimals and between thousands where the user lives.
public struct AmountMarks: Hashable, Sendable {
    /// The mark before decimals: a point or a comma.
    public let decimal: Character
    /// The mark between groups of three digits; nil where none is known.
    public let grouping: Character?

    /// Makes marks.
    public init(decimal: Character, grouping: Character?) {
        (self.decimal, self.grouping) = (decimal, grouping)
    }

    /// A point before the decimals, and commas between the thousands.
    public static let english = AmountMarks(decimal: ".", grouping: ",")
}
