/// The panels of the board, in the order that Tab walks them.
public enum Panel: Int, Hashable, Sendable, CaseIterable {
    /// Rate cards.
    case rates
    /// World clocks.
    case clocks
    /// The stock grid.
    case stocks
}
