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
        package let source: FeedID
        /// Units per US dollar; nil for a weekday that the feed leaves out.
        package let perDollar: Double?
    }

    /// A failure in the store's form.
    package struct Failure: Hashable, Sendable {
        /// The kind of subject: `rates`, `stocks`, `history`, `stock`, `search` or `bars`.
        package let subject: String
        /// The thing itself; empty for a list of feeds.
        package let item: String
        /// The feed.
        package let provider: String
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
    /// The last rate of each currency.
    package let rates: [Seen<Rate>]
    /// Closes of currencies, one a day: of the last days if only the rate changed.
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
    /// All standing failures, changed or not.
    package let failures: [Failure]
    /// The hidden figures; nil if unchanged.
    package let unshown: [UnshownFigure]?
    /// The last alerts that fired, oldest first; empty if unchanged.
    package let fired: [FiredAlert]
}

extension Publication {
    /// True if it has only failures, which are always included.
    package var isEmpty: Bool {
        rates.isEmpty && closes.isEmpty && quotes.isEmpty && bars.isEmpty && kinds.isEmpty && found.isEmpty
            && leftOut.isEmpty && fired.isEmpty && unshown == nil
    }
}
