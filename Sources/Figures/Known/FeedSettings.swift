package import Market

/// The feeds, in the order of use: the first of a list first, then the next.
package struct FeedSettings: Hashable, Sendable {
    /// Feeds of rates: `rter`, `frankfurter`, `er-api`.
    package var rates: [FeedSource] = [
        FeedSource(kind: .rter, url: "https://tw.rter.info/capi.php"),
        FeedSource(kind: .frankfurter, url: "https://api.frankfurter.dev"),
        FeedSource(kind: .erAPI, url: "https://open.er-api.com/v6/latest/USD"),
    ]
    /// Feeds of quotes: `yahoo`, `twse`, `twse-day`, `kraken`, `coinbase`, `cnbc`, `tencent`, `dash`.
    package var stocks: [FeedSource] = [
        FeedSource(kind: .kraken, url: "https://api.kraken.com"),
        FeedSource(kind: .coinbase, url: "https://api.coinbase.com"),
        FeedSource(kind: .yahoo, url: "https://query1.finance.yahoo.com"),
        FeedSource(kind: .twse, url: "https://mis.twse.com.tw"),
        FeedSource(kind: .twseDay, url: "https://openapi.twse.com.tw/v1"),
        FeedSource(kind: .cnbc, url: "https://quote.cnbc.com"),
        FeedSource(kind: .tencent, url: "https://qt.gtimg.cn"),
    ]
    /// Feeds of the rates of past days: `frankfurter`.
    package var history: [FeedSource] = [
        FeedSource(kind: .frankfurter, url: "https://api.frankfurter.dev")
    ]

    /// Feeds of coming events: `twse`, `nasdaq`, iCalendar files.
    package var events: [FeedSource] = [
        FeedSource(kind: .twse, url: "https://openapi.twse.com.tw/v1"),
        FeedSource(kind: .nasdaq, url: "https://api.nasdaq.com"),
    ]
    /// The path of the file with the user's own events; nil for none.
    package var ownEvents: String? {
        get { events.first { $0.kind == .own }?.url }
        set {
            events.removeAll { $0.kind == .own }
            if let newValue { events.append(FeedSource(calendar: .own, url: newValue)) }
        }
    }

    /// The desk that figures come from; nil for none.
    package var desk: DeskSetting? {
        get { deskAddress.map { DeskSetting(address: $0, isOnly: isDeskOnly) } }
        set { (deskAddress, isDeskOnly) = (newValue?.address, newValue?.isOnly ?? true) }
    }
    package var deskAddress: String?
    /// True if the feeds are not used while the team server is gone.
    package var isDeskOnly = true

    /// The default feeds.
    package init() {}

    /// True if a request to one of the feeds needs a key.
    package var needKeys: Bool {
        FeedList.allCases.contains { list in self[list].contains { $0.json?.keys.isEmpty == false } }
    }

    /// The feeds of a list.
    package subscript(list: FeedList) -> [FeedSource] {
        switch list {
        case .rates: rates
        case .stocks: stocks
        case .history: history
        case .events: events
        }
    }
}

/// The desk that a team's figures come from.
package struct DeskSetting: Hashable, Sendable {
    /// The address of its database.
    package var address: String
    /// True if the feeds are not used while it is gone.
    package var isOnly: Bool

    package init(address: String, isOnly: Bool = true) { (self.address, self.isOnly) = (address, isOnly) }
}

/// Seconds between requests; each feed has a floor of its own.
package struct RefreshSettings: Hashable, Sendable {
    /// Seconds between two questions for rates, 1 to 86400.
    package var rates: Int
    /// Seconds between two questions for quotes, 1 to 86400.
    package var stocks: Int

    /// The default paces, or others.
    package init(rates: Int = 300, stocks: Int = 60) {
        (self.rates, self.stocks) = (rates, stocks)
    }
}
