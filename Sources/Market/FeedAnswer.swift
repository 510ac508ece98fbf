package import CivilTime

package enum FeedSubject: Hashable, Sendable {
    /// All that the first feed has, and some that it may lack.
    case rates(of: [CurrencyCode])
    case quotes([Symbol])
    /// The closes of each day; the dollar needs none.
    case pastRates([CurrencyCode], since: Day)
    case search(String)
    case bars(BarsQuery)
    case kind(KindQuestion)
}

extension FeedSubject {
    /// Whatever the first feed has.
    package static var rates: FeedSubject { .rates(of: []) }

    package var list: FeedList {
        switch self {
        case .rates: .rates
        case .quotes, .search, .bars: .stocks
        case .pastRates: .history
        case .kind(let question): question.kind.list
        }
    }
}

/// One piece of news from a feed. A question about several stocks gets one piece at a time.
package enum FeedAnswer: Hashable, Sendable {
    case rates([Rate])
    case quotes([Quote])
    /// Closes per dollar, one a day, oldest first.
    case pastRates([CurrencyCode: [DailyClose]], source: FeedID)
    /// Matches of a text, the likeliest first; empty if the feed finds nothing.
    case found([FoundStock], for: String)
    case bars(BarSeries)
    case kind(KindFigures)
    /// `symbol` is nil if it concerns more than one.
    case failed(FeedFailure, symbol: Symbol?)
    /// So many entries of an answer were unusable.
    case leftOut(Int, source: FeedID)
}

/// Why a feed gave no figures, in terms that a user can act on.
package struct FeedFailure: Error, Hashable, Sendable {
    package enum Cause: Error, Hashable, Sendable {
        case unreachable(Reason)
        case timedOut
        /// Seconds to wait (HTTP 429).
        case tooManyRequests(retryAfter: Int)
        /// HTTP 404, or the feed's own word for it.
        case unknownSymbol
        case status(Int)
        case tooLarge(limit: Int)
        /// Plain http, or too many steps.
        case badRedirect(String)
        case malformed(Reason)
        /// Plain http to another host than this machine.
        case insecureAddress(String)
        /// A key is neither in the environment nor in the file of keys.
        case noKey(String)
        /// Others can read the file of keys, so it is not used.
        case openKeys(file: String)
    }

    package var source: FeedID
    package var cause: Cause
    /// The contacted host, if it is not the one in the settings.
    package var host: String?

    package init(source: FeedID, cause: Cause, host: String? = nil) {
        (self.source, self.cause, self.host) = (source, cause, host)
    }
}
