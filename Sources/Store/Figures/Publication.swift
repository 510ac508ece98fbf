package import Alerts
package import CivilTime
package import Figures
package import Market

/// All changes since a commit, with their sources, for other collectors. Readers get `FigureChanges`.
package struct Publication: Sendable {
    package struct Close: Hashable, Sendable {
        package let code: CurrencyCode
        /// In UTC.
        package let day: Day
        package let source: FeedID
        /// Units per US dollar; nil for a weekday that the feed leaves out.
        package let perDollar: Double?
    }

    package struct Failure: Hashable, Sendable {
        /// A kind: `rates`, `stocks`, `history`, `stock`, `search` or `bars`.
        package let subject: String
        /// Empty for a list of feeds.
        package let item: String
        package let provider: String
        package let cause: String
        package let detail: String?
        /// The host of the request, if it is not the one in the settings.
        package let host: String?
        package let at: Instant

        package init(
            subject: String, item: String, provider: String, cause: String, detail: String?, host: String?,
            at: Instant
        ) {
            (self.subject, self.item, self.provider) = (subject, item, provider)
            (self.cause, self.detail, self.host, self.at) = (cause, detail, host, at)
        }
    }

    package struct OfKind: Hashable, Sendable {
        package let figures: KindFigures
        package let seenAt: Instant?
    }

    package let sequence: Int
    package let rates: [Seen<Rate>]
    /// Closes of currencies, one a day: only the last days if just the rate changed.
    package let closes: [Close]
    package let quotes: [Seen<Quote>]
    package let bars: [BarSeries.Key]
    package let kinds: [OfKind]
    package let found: [FigureChanges.Found]
    /// How many entries of each feed's answer were unusable.
    package let leftOut: [FeedID: Int]
    /// All standing failures, changed or not.
    package let failures: [Failure]
    /// Hidden figures; nil if unchanged.
    package let unshown: [UnshownFigure]?
    /// The last firings, oldest first; empty if unchanged.
    package let fired: [FiredAlert]
}

extension Publication {
    /// True without anything but failures, which are always included.
    package var isEmpty: Bool {
        rates.isEmpty && closes.isEmpty && quotes.isEmpty && bars.isEmpty && kinds.isEmpty && found.isEmpty
            && leftOut.isEmpty && fired.isEmpty && unshown == nil
    }
}
