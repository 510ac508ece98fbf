internal import Market

/// Something that a feed said and that is being taken in, or waits behind what was said before it.
///
/// Ten thousand quotes take longer than a key may wait. They go in by the piece, a message each, so that keys are heard in
/// between; what holds of all together, such as the order of the grid, is made when the last piece is in.
struct Arrival: Hashable, Sendable {
    /// What was said.
    enum News: Hashable, Sendable {
        case answer(FeedAnswer)
        case finished
    }

    /// How many quotes go in at once: a quarter of a millisecond's work.
    static let piece = 64
    /// How many rows are put in order in the time of one quote.
    static let rowsAQuote = 8

    /// What was said.
    let news: News
    /// What the feed was asked.
    let subject: FeedSubject
    /// When it came.
    let time: Instant
    /// How many of its quotes are in.
    var done = 0
    /// Which of those were not let in, by their places.
    var held: [Int] = []
}
