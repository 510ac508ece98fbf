internal import Substrings

/// One feed of the settings: which kind of service, and where.
package struct FeedSource: Hashable, Sendable {
    package var kind: FeedID
    /// Its address; for `dash` also a file's path.
    package var url: String
    /// The User-Agent to send there; nil for the program's own.
    package var agent: String?
    /// The place of its stream of prices.
    package var stream: FeedStream
    /// Its description, if the settings have one.
    package var json: JSONFeed?
    /// True for an iCalendar file; its kind is its name.
    package var isCalendar = false

    package init(kind: FeedID, url: String, agent: String? = nil, stream: FeedStream = .standard) {
        (self.kind, self.url, self.agent, self.stream) = (kind, url, agent, stream)
    }

    /// A feed that the settings describe.
    package init(_ json: JSONFeed, agent: String? = nil) {
        self.init(kind: json.name, url: json.table.url.description, agent: agent)
        self.json = json
    }

    /// An iCalendar file under a name.
    package init(calendar name: FeedID, url: String, agent: String? = nil) {
        self.init(kind: name, url: url, agent: agent)
        isCalendar = true
    }

    /// A desk as one more feed, by its address.
    package static func desk(at address: String) -> FeedSource { FeedSource(kind: .desk, url: address) }
}

/// The place of a feed's stream of prices.
package enum FeedStream: Hashable, Sendable {
    /// The service's own stream, if the feed's address is the service's own.
    case standard
    /// Nowhere: prices are polled.
    case off
    /// At an address, `wss://…`, or `ws://…` on this machine.
    case at(String)
}

extension FeedSource {
    /// The address of the Taipei Exchange's lists of the day's end.
    package static let taipeiExchange = "https://www.tpex.org.tw/openapi/v1"

    /// The address of Kraken's stream of prices.
    private static let krakenStream = "wss://ws.kraken.com/v2"

    /// The addresses that this feed asks besides its own: of its stream, and of services that another one completes.
    package var besides: [String] {
        if kind == .twseDay, host == "openapi.twse.com.tw" { return [FeedSource.taipeiExchange] }
        if let bars = json?.bars?.url.description {
            return FeedSource(kind: kind, url: bars).host == host ? [] : [bars]
        }
        return streamURL.map { [$0] } ?? []
    }

    /// Its bars of an interval; nil if it has none.
    package func reach(of interval: BarInterval) -> BarReach? {
        guard let json else { return kind.reach(of: interval) }
        return json.bars != nil && json.barInterval == interval ? BarReach(name: interval.rawValue) : nil
    }

    /// The address of its stream; nil where it has none.
    package var streamURL: String? {
        guard kind == .kraken else { return nil }
        switch stream {
        case .off: return nil
        case .at(let url): return url
        case .standard: return host == "api.kraken.com" ? FeedSource.krakenStream : nil
        }
    }

    /// The host of its address, which distinguishes a service from a mirror.
    private var host: Substring? {
        let text = url.lowercased()
        guard let scheme = text.firstRange(of: "://") else { return nil }
        let place = text[scheme.upperBound...].prefix { !"/?#".contains($0) }
        return place.split(separator: "@").last?.prefix { $0 != ":" }
    }
}
