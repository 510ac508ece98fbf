/// A kind of feed, by the word that settings and files have for it. One of another version is as good as any.
package struct FeedID: Identity {
    /// Letters, digits and `-`, at most 40.
    package let text: String

    /// Reads a word; nil where it has other characters, none, or too many.
    package init?(_ text: String) {
        let isWord = text.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122, 45: true
            default: false
            }
        }
        guard isWord, (1...40).contains(text.utf8.count) else { return nil }
        self.text = text
    }

    private init(known text: String) { self.text = text }

    /// tw.rter.info: all currencies in one answer.
    package static let rter = FeedID(known: "rter")
    /// open.er-api.com: all currencies in one answer, daily.
    package static let erAPI = FeedID(known: "er-api")
    /// Yahoo Finance's charts: one stock an answer, with a month of closes.
    package static let yahoo = FeedID(known: "yahoo")
    /// The Taiwan exchange's live quotes.
    package static let twse = FeedID(known: "twse")
    /// The Taiwan exchange's figures of the day's end.
    package static let twseDay = FeedID(known: "twse-day")
    /// Kraken's prices of coins.
    package static let kraken = FeedID(known: "kraken")
    /// Coinbase's prices of coins.
    package static let coinbase = FeedID(known: "coinbase")
    /// CNBC's quotes of the United States.
    package static let cnbc = FeedID(known: "cnbc")
    /// Tencent's quotes of Hong Kong, mainland China and the United States.
    package static let tencent = FeedID(known: "tencent")
    /// The list of a private back end, by address or as a file.
    package static let dash = FeedID(known: "dash")
    /// api.frankfurter.dev: reference rates of central banks by day, the latest and those of the past.
    package static let frankfurter = FeedID(known: "frankfurter")
    /// Nasdaq's calendars of dividends and results in the United States.
    package static let nasdaq = FeedID(known: "nasdaq")
    /// No service: the user's own calendar.
    package static let own = FeedID(known: "own")
    /// No service: the desk of a team, whose figures keep the names of their feeds.
    package static let desk = FeedID(known: "desk")
    /// No service: the bundled sample.
    package static let sample = FeedID(known: "sample")
    /// No service: the program itself, where it knows without one, or has none to ask.
    package static let program = FeedID(known: "feeds")

    /// The services that this version can ask, in the order that the settings' errors name them.
    package static let services = [
        rter, erAPI, yahoo, twse, twseDay, kraken, coinbase, cnbc, tencent, dash, frankfurter,
        nasdaq,
    ]

    /// The lists of the settings that may name the service; empty for a service that this version does not know.
    package var lists: Set<FeedList> {
        switch self {
        case .rter, .erAPI: [.rates]
        case .twse: [.stocks, .events]
        case .nasdaq: [.events]
        case .yahoo, .twseDay, .kraken, .coinbase, .cnbc, .tencent, .dash: [.stocks]
        case .frankfurter: [.rates, .history]
        default: []
        }
    }

    /// True if its rates are fixings of a day, not prices at which anybody trades.
    package var isReference: Bool { self == .frankfurter }

    /// True if its prices and closes are of the same market as those of `other`, so that one can be measured against the other.
    package func sharesCloses(with other: FeedID) -> Bool {
        let exchange: Set<FeedID> = [.twse, .twseDay]
        return self == other || exchange.contains(self) && exchange.contains(other)
    }

    /// Its name in a sentence.
    package var name: String {
        switch self {
        case .yahoo: "Yahoo"
        case .twse, .twseDay: "TWSE"
        case .kraken: "Kraken"
        case .coinbase: "Coinbase"
        case .cnbc: "CNBC"
        case .tencent: "Tencent"
        case .frankfurter: "Frankfurter"
        case .erAPI: "ER-API"
        case .nasdaq: "Nasdaq"
        default: text
        }
    }

    /// How old its figures are by nature, in seconds, when the answer is new: services that speak once a day are
    /// not late for not speaking every minute.
    package var cadence: Int {
        switch self {
        // The lesser currencies of rter are renewed by the hour.
        case .rter: 3600
        case .erAPI, .twseDay: 26 * 3600
        // A day's rates count from its first moment, and those of the next may come a day and a half later.
        case .frankfurter: 50 * 3600
        default: 0
        }
    }

    /// How many requests a host may get in any hour from this service; nil for what is the user's own.
    ///
    /// No service publishes a number, so each is what the usual refresh needs, with room for retries:
    /// rter 12 an hour at 300 s; er-api, whose terms say hourly, 6; frankfurter some backfills and the latest rates each hour, 20; twse far
    /// below its three requests in five seconds; yahoo one in nine seconds on average, a board of 400 stocks
    /// an hour; twse-day changes once a day; kraken and coinbase a
    /// third of one in a second; cnbc and tencent a list of a hundred each minute and a half; nasdaq the calendars of three weeks,
    /// once a day.
    package var budget: Int? {
        switch self {
        case .rter: 60
        case .erAPI: 6
        case .frankfurter: 20
        case .yahoo: 400
        case .twse: 600
        case .kraken, .coinbase: 1200
        case .cnbc, .tencent: 240
        case .twseDay: 20
        case .nasdaq: 60
        default: nil
        }
    }

    /// The most requests that any service may get in an hour.
    package static let largestBudget = services.compactMap(\.budget).max() ?? 1
}
