package import CivilTime

/// The subject of a request to feeds.
package enum FeedSubject: Hashable, Sendable {
    /// The current rates of all currencies that the first feed has, and of some that it may lack.
    case rates(of: [CurrencyCode])
    case quotes([Symbol])
    /// What currencies closed at on each day since one, by ISO code; the dollar needs none.
    case pastRates([CurrencyCode], since: Day)
    /// Items that can be charted under a name or a part of it.
    case search(String)
    case bars(BarsQuery)
    /// Figures of a kind that has no path of its own, such as the news of a stock.
    case kind(KindQuestion)
}

extension FeedSubject {
    /// The current rates of whatever the first feed has.
    package static var rates: FeedSubject { .rates(of: []) }

    /// The list of feeds that can answer.
    package var list: FeedList {
        switch self {
        case .rates: .rates
        case .quotes, .search, .bars: .stocks
        case .pastRates: .history
        case .kind(let question): question.kind.list
        }
    }
}

/// One piece of news from a feed. A question about several stocks is answered piece by piece.
package enum FeedAnswer: Hashable, Sendable {
    case rates([Rate])
    case quotes([Quote])
    /// Closes per dollar by ISO code, one a day, oldest first, as the feed of that kind has them.
    case pastRates([CurrencyCode: [DailyClose]], source: FeedID)
    /// What was found for a text, as it was asked for, the likeliest first; nothing, where the feed knows nothing of
    /// that name.
    case found([FoundStock], for: String)
    /// Bars of one thing, all of one feed.
    case bars(BarSeries)
    /// All figures of one key of a kind; none is an answer too.
    case kind(KindFigures)
    /// A feed could not answer. `symbol` names the stock if it concerns only one.
    case failed(FeedFailure, symbol: Symbol?)
    /// The feed answered, and so many of its entries were unusable.
    case leftOut(Int, source: FeedID)
}

/// Why a feed gave no figures, in the terms a user can act on.
package struct FeedFailure: Error, Hashable, Sendable {
    /// Why a feed failed.
    package enum Cause: Error, Hashable, Sendable {
        /// No connection could be made, or it broke.
        case unreachable(Reason)
        case timedOut
        /// The feed asked to wait that many seconds (HTTP 429).
        case tooManyRequests(retryAfter: Int)
        /// The feed does not know the stock (HTTP 404 or the feed's own word for it).
        case unknownSymbol
        case status(Int)
        case tooLarge(limit: Int)
        /// The answer leads to an address that is not followed: plain http, or too many steps.
        case badRedirect(String)
        /// The answer is not what the feed is known to send.
        case malformed(Reason)
        /// Plain http to another host than this machine.
        case insecureAddress(String)
        /// A key of that name is neither in the environment nor in the file of keys; with where to get one, if that is known.
        case noKey(String)
        /// Others can read the file of keys, so it is not used.
        case openKeys(file: String)
    }

    /// The feed that failed.
    package var source: FeedID
    /// Why it failed.
    package var cause: Cause
    /// The contacted host, if it is not the one in the settings.
    package var host: String?

    /// Makes a failure.
    package init(source: FeedID, cause: Cause, host: String? = nil) {
        (self.source, self.cause, self.host) = (source, cause, host)
    }
}
