internal import Printing

/// The arguments of `fxterm status`.
struct StatusRequest {
    /// The form of the line; nil for the first items of the board.
    var format: String?
    var bar = StatusBar.plain
    /// Whether each line that is another than the last one is written, without an end.
    var follows = false
}
