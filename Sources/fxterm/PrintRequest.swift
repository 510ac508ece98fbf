internal import Board
internal import Market
internal import Printing

/// A snapshot that the command line asks for.
struct PrintRequest {
    /// Whether the bundled sample is printed in place of real figures.
    var isDemo = false
    /// The panel; nil for all.
    var panel: Panel?
    /// The items in place of the board's; empty for those on the board.
    var items: [String] = []
    var format = PrintFormat.table
    var baseline: Baseline?
    /// The currency that rates are per unit of; nil for the board's base.
    var base: CurrencyCode?
    /// Seconds that answers are awaited; nil for the usual ones.
    var wait: Int?
}
