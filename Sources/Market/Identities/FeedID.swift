/// A kind of feed, by its word in settings and files. Words of other versions are valid too.
package struct FeedID: Identity {
    /// Letters, digits and `-`, at most 40.
    package let text: String

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
    package static let twseDay = FeedID(known: "twse-day")
    package static let kraken = FeedID(known: "kraken")
    package static let coinbase = FeedID(known: "coinbase")
    /// Quotes of the United States.
    package static let cnbc = FeedID(known: "cnbc")
    /// Quotes of Hong Kong, mainland China and the United States.
    package static let tencent = FeedID(known: "tencent")
    /// A private back end, by address or as a file.
    package static let dash = FeedID(known: "dash")
    /// api.frankfurter.dev: central banks' reference rates by day, the latest and past ones.
    package static let frankfurter = FeedID(known: "frankfurter")
    /// Calendars of dividends and results in the United States.
    package static let nasdaq = FeedID(known: "nasdaq")
    package static let own = FeedID(known: "own")
    /// The team server, whose figures keep the names of their feeds.
    package static let desk = FeedID(known: "desk")
    package static let sample = FeedID(known: "sample")
    /// The program itself, without a service.
    package static let program = FeedID(known: "feeds")

    package static let services = [
        rter, erAPI, yahoo, twse, twseDay, kraken, coinbase, cnbc, tencent, dash, frankfurter,
        nasdaq,
    ]

    /// The lists of the settings that may name it; empty for an unknown service.
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

    /// Its rates are fixings of a day, not prices at which anybody trades.
    package var isReference: Bool { self == .frankfurter }

    /// True if both are of the same market, so that one can be measured against the other's closes.
    package func sharesCloses(with other: FeedID) -> Bool {
        let exchange: Set<FeedID> = [.twse, .twseDay]
        return self == other || exchange.contains(self) && exchange.contains(other)
    }

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

    /// Seconds that its figures are old when they arrive: a daily service is not late every minute.
    package var cadence: Int {
        switch self {
        // The lesser currencies of rter are renewed by the hour.
        case .rter: 3600
        case .erAPI, .twseDay: 26 * 3600
        // A day's rates count from its first moment, and the next may come a day and a half later.
        case .frankfurter: 50 * 3600
        default: 0
        }
    }

    /// Requests to a host in any hour; nil for the user's own. No service publishes a number, so each is what
    /// the usual refresh needs, with room for retries: rter 12 an hour at 300 s; er-api, whose terms say
    /// hourly, 6; frankfurter some backfills and the latest rates each hour; twse far below its three
    /// requests in five seconds; yahoo a board of 400 stocks an hour; kraken and coinbase a third of one in a
    /// second; cnbc and tencent a hundred stocks each minute and a half; twse-day and nasdaq once a day.
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

    package static let largestBudget = services.compactMap(\.budget).max() ?? 1
}
