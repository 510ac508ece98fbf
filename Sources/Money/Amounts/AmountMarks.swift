/// What stands before the decimals and between the thousands of numbers where the user lives.
public struct AmountMarks: Hashable, Sendable {
    /// What stands before the decimals: a point or a comma.
    public let decimal: Character
    /// What stands between groups of three digits; nil where nothing is known to.
    public let grouping: Character?

    /// Makes marks.
    public init(decimal: Character, grouping: Character?) {
        (self.decimal, self.grouping) = (decimal, grouping)
    }

    /// A point before the decimals, and commas between the thousands.
    public static let english = AmountMarks(decimal: ".", grouping: ",")
}
