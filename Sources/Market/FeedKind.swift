/// What a list of feeds in the settings is for.
public enum FeedList: String, Hashable, Sendable, CaseIterable {
    /// What currencies cost now.
    case rates
    /// What stocks cost now, and what they closed at.
    case stocks
    /// What currencies cost on earlier days.
    case history

    /// The kinds of feed that may stand in this list.
    public var kinds: [FeedKind] { FeedKind.allCases.filter { $0.list == self } }
}

/// The kinds of feed that the settings may name, by the word they name them with.
///
/// A kind is listed here from the day its name is settled; one that `Feeds` cannot ask yet is passed over.
public enum FeedKind: String, Hashable, Sendable, CaseIterable {
    /// tw.rter.info: all currencies in one answer.
    case rter
    /// open.er-api.com: all currencies in one answer, daily.
    case erAPI = "er-api"
    /// Yahoo Finance's charts: one stock an answer, with a month of closes.
    case yahoo
    /// The Taiwan exchange's live quotes.
    case twse
    /// The Taiwan exchange's figures of the day's end.
    case twseDay = "twse-day"
    /// The list of a private back end, by address or as a file.
    case dash
    /// api.frankfurter.dev: the European Central Bank's and other banks' rates by day.
    case frankfurter

    /// The list that a feed of this kind belongs to.
    public var list: FeedList {
        switch self {
        case .rter, .erAPI: .rates
        case .yahoo, .twse, .twseDay, .dash: .stocks
        case .frankfurter: .history
        }
    }
}
