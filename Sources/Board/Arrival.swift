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

    /// How many quotes go in at once: a millisecond's work.
    static let piece = 128

    /// What was said.
    let news: News
    /// What the feed was asked.
    let subject: FeedSubject
    /// When it came.
    let time: Instant
    /// How many of its quotes are in.
    var done = 0
    /// The quotes that were let in so far.
    var accepted: [Quote] = []
    /// The symbols of those that were not.
    var held: Set<String> = []
}
