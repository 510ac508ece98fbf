package import Alerts
package import CivilTime
package import Figures
package import Market

/// All changes in a store since a commit, with their sources, as one collector sends them to others.
///
/// Readers get `FigureChanges` instead, with the data a board shows.
package struct Publication: Sendable {
    /// The close of a currency on a day.
    package struct Close: Hashable, Sendable {
        package let code: CurrencyCode
        /// The day, in UTC.
        package let day: Day
        /// The feed that told it.
        package let source: FeedID
        /// Units per US dollar; nil for a weekday that the feed leaves out.
        package let perDollar: Double?
    }

    /// Why there is no news of something, as the store has it.
    package struct Failure: Hashable, Sendable {
        /// The kind of thing that has no news: `rates`, `stocks`, `history`, `stock`, `search` or `bars`.
        package let subject: String
        /// The thing itself; empty for a list of feeds.
        package let item: String
        /// The feed.
        package let provider: String
        /// The cause's name.
        package let cause: String
        /// The cause's detail; nil for none.
        package let detail: String?
        /// The host of the request, if it is not the one in the settings.
        package let host: String?
        /// When it happened.
        package let at: Instant

        package init(
            subject: String, item: String, provider: String, cause: String, detail: String?, host: String?,
            at: Instant
        ) {
            (self.subject, self.item, self.provider) = (subject, item, provider)
            (self.cause, self.detail, self.host, self.at) = (cause, detail, host, at)
        }
    }

    /// Figures of a kind.
    package struct OfKind: Hashable, Sendable {
        package let figures: KindFigures
        /// When they were fetched; nil for none.
        package let seenAt: Instant?
    }

    /// The number of the last commit that is in it.
    package let sequence: Int
    /// Rates, of each currency the one that was seen last.
    package let rates: [Seen<Rate>]
    /// Closes of currencies, one a day: of the last days where only the rate changed.
    package let closes: [Close]
    /// Stocks.
    package let quotes: [Seen<Quote>]
    /// The bars that have changed.
    package let bars: [BarSeries.Key]
    package let kinds: [OfKind]
    /// Answers to searches.
    package let found: [FigureChanges.Found]
    /// Entries of feeds' answers that could not be used.
    package let leftOut: [FeedID: Int]
    /// All failures that stand, whether or not they changed.
    package let failures: [Failure]
    /// The figures that are not shown; nil where nothing has changed about them.
    package let unshown: [UnshownFigure]?
    /// The last alerts that fired, oldest first; none where nothing has changed about them.
    package let fired: [FiredAlert]
}

extension Publication {
    /// True if it has only failures, which are always included.
    package var isEmpty: Bool {
        rates.isEmpty && closes.isEmpty && quotes.isEmpty && bars.isEmpty && kinds.isEmpty && found.isEmpty
            && leftOut.isEmpty && fired.isEmpty && unshown == nil
    }
}
