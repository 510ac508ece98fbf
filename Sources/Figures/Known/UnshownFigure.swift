package import CivilTime
package import Market

package struct UnshownFigure: Hashable, Sendable {
    /// The numbers are in the history's file.
    package enum Reason: Int, Sendable {
        /// Too far from the shown figure; a second answer that agrees lets it in.
        case unconfirmed = 0
        case otherFeed = 1
        /// Another feed's figure is shown, and the two differed when they last had the same time.
        case disputed = 2
    }

    package enum Subject: Hashable, Sendable {
        case rate(CurrencyCode)
        case stock(Symbol)

        package init(_ leg: RateLeg) {
            switch leg {
            case .currency(let code): self = .rate(code)
            case .asset(let asset): self = .stock(asset.symbol)
            }
        }

        package var text: String {
            switch self {
            case .rate(let code): code.text
            case .stock(let symbol): symbol.text
            }
        }
    }

    /// At most one figure of each.
    package struct Key: Hashable, Sendable {
        package var reason: Reason
        package var subject: Subject
        package var source: FeedID

        package init(_ reason: Reason, _ subject: Subject, from source: FeedID) {
            (self.reason, self.subject, self.source) = (reason, subject, source)
        }
    }

    package var key: Key
    /// Units per dollar, or the price.
    package var value: Double
    /// Nil for a rate, and if the feed gives none.
    package var currency: String?
    package var time: Instant
    package var arrived: Instant

    package init(_ key: Key, _ value: Double, currency: String? = nil, time: Instant, arrived: Instant) {
        (self.key, self.value, self.currency, self.time) = (key, value, currency, time)
        self.arrived = arrived
    }

    /// As if it had arrived so many seconds earlier.
    package func arrived(before seconds: Int) -> UnshownFigure {
        var figure = self
        figure.arrived = arrived + -seconds
        return figure
    }
}
