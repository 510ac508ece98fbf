package import Market

/// The feeds of each list, in the order of use.
package struct FeedSettings: Hashable, Sendable {
    package var rates: [FeedSource] = [
        FeedSource(kind: .rter, url: "https://tw.rter.info/capi.php"),
        FeedSource(kind: .frankfurter, url: "https://api.frankfurter.dev"),
        FeedSource(kind: .erAPI, url: "https://open.er-api.com/v6/latest/USD"),
    ]
    package var stocks: [FeedSource] = [
        FeedSource(kind: .kraken, url: "https://api.kraken.com"),
        FeedSource(kind: .coinbase, url: "https://api.coinbase.com"),
        FeedSource(kind: .yahoo, url: "https://query1.finance.yahoo.com"),
        FeedSource(kind: .twse, url: "https://mis.twse.com.tw"),
        FeedSource(kind: .twseDay, url: "https://openapi.twse.com.tw/v1"),
        FeedSource(kind: .cnbc, url: "https://quote.cnbc.com"),
        FeedSource(kind: .tencent, url: "https://qt.gtimg.cn"),
    ]
    package var history: [FeedSource] = [
        FeedSource(kind: .frankfurter, url: "https://api.frankfurter.dev")
    ]

    package var events: [FeedSource] = [
        FeedSource(kind: .twse, url: "https://openapi.twse.com.tw/v1"),
        FeedSource(kind: .nasdaq, url: "https://api.nasdaq.com"),
    ]
    /// A path; nil for none.
    package var ownEvents: String? {
        get { events.first { $0.kind == .own }?.url }
        set {
            events.removeAll { $0.kind == .own }
            if let newValue { events.append(FeedSource(calendar: .own, url: newValue)) }
        }
    }

    package var desk: DeskSetting? {
        get { deskAddress.map { DeskSetting(address: $0, isOnly: isDeskOnly) } }
        set { (deskAddress, isDeskOnly) = (newValue?.address, newValue?.isOnly ?? true) }
    }
    package var deskAddress: String?
    /// Do not use the feeds while the team server is gone.
    package var isDeskOnly = true

    package init() {}

    package var needKeys: Bool {
        FeedList.allCases.contains { list in self[list].contains { $0.json?.keys.isEmpty == false } }
    }

    package subscript(list: FeedList) -> [FeedSource] {
        switch list {
        case .rates: rates
        case .stocks: stocks
        case .history: history
        case .events: events
        }
    }
}

package struct DeskSetting: Hashable, Sendable {
    package var address: String
    /// Do not fall back to the feeds while it is gone.
    package var isOnly: Bool

    package init(address: String, isOnly: Bool = true) { (self.address, self.isOnly) = (address, isOnly) }
}

/// Seconds between requests, 1 to 86400; each feed has a minimum of its own.
package struct RefreshSettings: Hashable, Sendable {
    package var rates: Int
    package var stocks: Int

    package init(rates: Int = 300, stocks: Int = 60) {
        (self.rates, self.stocks) = (rates, stocks)
    }
}
