package import CivilTime
package import Market

/// A figure that a feed gave and that is not shown.
package struct UnshownFigure: Hashable, Sendable {
    /// Why it is not shown. The numbers are those of the history's file.
    package enum Reason: Int, Sendable {
        /// It is too far from the figure shown: a second answer that says the same lets it in.
        case unconfirmed = 0
        /// Another feed's figure is shown.
        case otherFeed = 1
        /// The same, and the two said different things when they last spoke of the same time.
        case disputed = 2
    }

    package enum Subject: Hashable, Sendable {
        case rate(CurrencyCode)
        case stock(Symbol)

        /// The subject of a side of a rate.
        package init(_ leg: RateLeg) {
            switch leg {
            case .currency(let code): self = .rate(code)
            case .asset(let asset): self = .stock(asset.symbol)
            }
        }

        /// The currency's code or the stock's symbol.
        package var text: String {
            switch self {
            case .rate(let code): code.text
            case .stock(let symbol): symbol.text
            }
        }
    }

    /// The figure's feed and subject: there is at most one of each.
    package struct Key: Hashable, Sendable {
        /// Why it is not shown.
        package var reason: Reason
        package var subject: Subject
        /// The feed that told it.
        package var source: FeedID

        package init(_ reason: Reason, _ subject: Subject, from source: FeedID) {
            (self.reason, self.subject, self.source) = (reason, subject, source)
        }
    }

    /// The figure's feed and subject.
    package var key: Key
    /// Units per dollar, or the price.
    package var value: Double
    /// The price's currency; nil for a rate, and where the feed gives none.
    package var currency: String?
    /// When the feed says it was made.
    package var time: Instant
    /// When it arrived.
    package var arrived: Instant

    package init(_ key: Key, _ value: Double, currency: String? = nil, time: Instant, arrived: Instant) {
        (self.key, self.value, self.currency, self.time) = (key, value, currency, time)
        self.arrived = arrived
    }

    /// The same, as if it had arrived so many seconds earlier.
    package func arrived(before seconds: Int) -> UnshownFigure {
        var figure = self
        figure.arrived = arrived + -seconds
        return figure
    }
}
