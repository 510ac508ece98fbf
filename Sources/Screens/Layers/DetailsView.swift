internal import Board
internal import Market

/// All that is known of one item, before it is known how large the sheet is.
struct DetailsView: Equatable {
    /// A day's close, and what has changed since; nil where that cannot be measured.
    struct Close: Equatable {
        let close: DailyClose
        let change: Double?
    }

    var code: String
    var name = ""
    var facts: [Fact] = []
    /// The last thirty closes, the oldest first.
    private(set) var closes: [Close] = []
    private(set) var figure: Double?
    private(set) var form = FigureForm.price
    /// The hours of a day there and here, for a clock.
    var bars: DayBars?
    /// The close that the change is measured against, and the change.
    var base: DailyClose?
    var change: Double?

    init(_ code: String, name: String = "", facts: [Fact] = []) {
        (self.code, self.name, self.facts) = (code, name, facts)
    }

    /// Adds the figure and its closes, those measured that `isComparable` says can be.
    mutating func put(
        _ closes: [DailyClose], _ figure: Double?, _ form: FigureForm,
        where isComparable: (DailyClose) -> Bool
    ) {
        (self.figure, self.form) = (figure, form)
        self.closes = closes.map { close in
            let now = isComparable(close) ? figure : nil
            return Close(close: close, change: now.flatMap { Baseline.change(from: close.close, to: $0) })
        }
    }
}
