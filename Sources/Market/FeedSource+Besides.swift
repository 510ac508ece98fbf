extension FeedSource {
    /// The address of the Taipei Exchange's lists of the day's end.
    public static let taipeiExchange = "https://www.tpex.org.tw/openapi/v1"

    /// The addresses that this feed asks besides its own, of services that another one completes.
    public var besides: [String] {
        kind == .twseDay && isTaiwanExchange ? [FeedSource.taipeiExchange] : []
    }

    /// Whether its address is the Taiwan Stock Exchange's own, rather than a mirror's.
    private var isTaiwanExchange: Bool {
        let text = url.lowercased()
        guard let scheme = text.firstRange(of: "://") else { return false }
        let place = text[scheme.upperBound...].prefix { !"/?#".contains($0) }
        let host = place.split(separator: "@").last?.prefix { $0 != ":" }
        return host == "openapi.twse.com.tw"
    }
}
