public import Alerts
public import Board
public import CivilTime
public import Market

/// The changes in a store since a commit, whole and with their sources, as one collector tells others.
///
/// Readers are told by `FigureChanges`, which has what a board shows.
public struct Publication: Sendable {
    /// The close of a currency on a day.
    public struct Close: Hashable, Sendable {
        /// The currency.
        public let code: CurrencyCode
        /// The day, in UTC.
        public let day: Day
        /// The feed that told it.
        public let source: FeedID
        /// Units per US dollar; nil for a weekday that the feed leaves out.
        public let perDollar: Double?
    }

    /// Why there is no news of something, as the store has it.
    public struct Failure: Hashable, Sendable {
        /// The kind of thing that has no news: `rates`, `stocks`, `history`, `stock`, `search` or `bars`.
        public let subject: String
        /// The thing itself; empty for a list of feeds.
        public let item: String
        /// The feed.
        public let provider: String
        /// The cause's name.
        public let cause: String
        /// The cause's detail; nil for none.
        public let detail: String?
        /// The host that was asked, where it is not the settings' own.
        public let host: String?
        /// When it happened.
        public let at: Instant

        /// Makes a failure.
        public init(
            subject: String, item: String, provider: String, cause: String, detail: String?, host: String?,
            at: Instant
        ) {
            (self.subject, self.item, self.provider) = (subject, item, provider)
            (self.cause, self.detail, self.host, self.at) = (cause, detail, host, at)
        }
    }

    /// News of a stock.
    public struct News: Hashable, Sendable {
        /// The headlines, the newest first.
        public let headlines: [Headline]
        /// When they were fetched; nil for none.
        public let seenAt: Instant?
    }

    /// The number of the last commit that is in it.
    public let sequence: Int
    /// Rates, of each currency the one that was seen last.
    public let rates: [Seen<Rate>]
    /// Closes of currencies, one a day: of the last days where only the rate changed.
    public let closes: [Close]
    /// Stocks.
    public let quotes: [Seen<Quote>]
    /// The bars that have changed.
    public let bars: [BarSeries.Key]
    /// News of stocks.
    public let news: [Symbol: News]
    /// Answers to searches.
    public let found: [FigureChanges.Found]
    /// Entries of feeds' answers that could not be used.
    public let leftOut: [FeedID: Int]
    /// All failures that stand, whether or not they changed.
    public let failures: [Failure]
    /// The figures that are not shown; nil where nothing has changed about them.
    public let unshown: [UnshownFigure]?
    /// The last alerts that fired, oldest first; none where nothing has changed about them.
    public let fired: [FiredAlert]
}

extension Publication {
    /// Whether it has anything but failures, which are always there.
    public var isEmpty: Bool {
        rates.isEmpty && closes.isEmpty && quotes.isEmpty && bars.isEmpty && news.isEmpty && found.isEmpty
            && leftOut.isEmpty && fired.isEmpty && unshown == nil
    }
}

extension FeedSubject {
    /// The subject of a question that another collector left, by its name and items as stores have them; nil where they are none.
    public init?(asked name: String, about items: String) { self.init(name: name, itemText: items) }
}

extension Settings.Feeds {
    /// The feeds in one text, as a store keeps them.
    public var kept: String { lines }

    /// The feeds of such a text; what is none is passed over.
    public init(kept text: String) { self.init(lines: text) }
}
