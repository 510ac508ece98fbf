internal import Printing
internal import Words

/// The arguments of `fxterm status`.
struct StatusRequest {
    /// The form of the line; nil for the first items of the board.
    var format: String?
    var bar = StatusBar.plain
    /// Whether each line that is another than the last one is written, without an end.
    var follows = false
}

/// The options of `fxterm status` as they were given.
struct GivenStatus: Equatable {
    var bars: [StatusBar] = []
    var follows = false

    static let options = "--waybar, --tmux, --i3bar, --follow"

    func request(_ words: [String], format: String?) throws(UsageError) -> StatusRequest {
        guard words.isEmpty, bars.count < 2 else {
            throw UsageError.noMore("status", than: "--format, \(GivenStatus.options), --config")
        }
        if format?.isEmpty == true {
            throw UsageError(.optionNeedsValue, ["option": .verbatim("'--format'")])
        }
        return StatusRequest(format: format, bar: bars.first ?? .plain, follows: follows)
    }
}
