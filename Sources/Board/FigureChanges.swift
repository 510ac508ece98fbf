public import Alerts
public import CivilTime
public import Market

/// The news of a store of figures since a reader last asked it.
public struct FigureChanges: Hashable, Sendable {
    /// Something that has no news, and why.
    public struct Failure: Hashable, Sendable {
        /// A list of feeds, or one item.
        public enum Subject: Hashable, Sendable {
            /// All that a list of feeds is for.
            case list(FeedList)
            /// One stock.
            case stock(Symbol)
            /// A search for a text.
            case search(String)
            /// The bars of something.
            case bars(Symbol)
        }

        /// The list or the item that failed.
        public var subject: Subject
        /// The cause.
        public var failure: FeedFailure
        /// When it happened.
        public var time: Instant

        /// Makes a failure.
        public init(of subject: Subject, _ failure: FeedFailure, at time: Instant) {
            (self.subject, self.failure, self.time) = (subject, failure, time)
        }

        /// Makes the failure of a question, or of one stock that it is about.
        public init(
            asking question: FeedSubject, of symbol: Symbol?, _ failure: FeedFailure, at time: Instant
        ) {
            let subject: Subject =
                switch question {
                case .rates, .quotes, .pastRates: symbol.map(Subject.stock) ?? .list(question.list)
                case .search(let text): .search(text)
                case .bars(let query): .bars(query.symbol)
                case .headlines(let symbol): .bars(symbol)
                }
            self.init(of: subject, failure, at: time)
        }
    }

    /// What was found for a text.
    public struct Found: Hashable, Sendable {
        /// The text, as it was asked for.
        public var text: String
        /// The likeliest first.
        public var stocks: [FoundStock]

        /// Makes an answer to a search.
        public init(text: String, stocks: [FoundStock]) {
            (self.text, self.stocks) = (text, stocks)
        }
    }

    /// Figures, each whole and as it is now known.
    public var known: Known
    /// All figures that are not shown; nil where none of them has changed.
    public var unshown: [UnshownFigure]?
    /// Failures since then; those of before may have been made good by figures.
    public var failures: [Failure]
    /// Answers to searches.
    public var found: [Found]
    /// Bars that have changed; they are read from the store.
    public var bars: [BarSeries.Key]
    /// The news of stocks, the newest first.
    public var headlines: [Symbol: [Headline]]
    /// Entries of feeds' answers that could not be used.
    public var leftOut: [FeedID: Int]
    /// All alerts by their numbers; nil where none of them has changed.
    public var alerts: [Alert]?
    /// The last alerts that fired, the newest first; nil where nothing has changed about them.
    public var fired: [FiredAlert]?
    /// All shared boards; nil where none of them has changed.
    public var shares: [BoardShare]?
    /// The reader's own questions that have been answered to the end.
    public var finished: [FeedSubject]
    /// The pace of requests to each feed; empty where nothing else is known.
    public var paces: [FeedID: FeedPace]

    /// Makes changes; by default none.
    public init(
        known: Known = Known(), unshown: [UnshownFigure]? = nil, failures: [Failure] = [],
        found: [Found] = [], bars: [BarSeries.Key] = [],
        headlines: [Symbol: [Headline]] = [:], leftOut: [FeedID: Int] = [:],
        alerts: [Alert]? = nil, fired: [FiredAlert]? = nil, shares: [BoardShare]? = nil,
        finished: [FeedSubject] = [], paces: [FeedID: FeedPace] = [:]
    ) {
        (self.known, self.unshown, self.failures, self.found) = (known, unshown, failures, found)
        (self.bars, self.headlines) = (bars, headlines)
        (self.leftOut, self.finished, self.paces) = (leftOut, finished, paces)
        (self.alerts, self.fired, self.shares) = (alerts, fired, shares)
    }

    /// Whether nothing has changed.
    public var isEmpty: Bool { self == FigureChanges() }
}
