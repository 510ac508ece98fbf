internal import Substrings

/// One feed of the settings: its kind and address.
package struct FeedSource: Hashable, Sendable {
    package var kind: FeedID
    /// The address; for `dash` also a file's path.
    package var url: String
    /// The User-Agent; nil for the program's own.
    package var agent: String?
    package var stream: FeedStream
    /// The feed's description, if the settings have one.
    package var json: JSONFeed?
    /// An iCalendar file, whose kind is its name.
    package var isCalendar = false

    package init(kind: FeedID, url: String, agent: String? = nil, stream: FeedStream = .standard) {
        (self.kind, self.url, self.agent, self.stream) = (kind, url, agent, stream)
    }

    package init(_ json: JSONFeed, agent: String? = nil) {
        self.init(kind: json.name, url: json.table.url.description, agent: agent)
        self.json = json
    }

    package init(calendar name: FeedID, url: String, agent: String? = nil) {
        self.init(kind: name, url: url, agent: agent)
        isCalendar = true
    }

    package static func desk(at address: String) -> FeedSource { FeedSource(kind: .desk, url: address) }
}

package enum FeedStream: Hashable, Sendable {
    /// The service's own, if the feed's address is too.
    case standard
    case off
    /// `wss://…`, or `ws://…` on this machine.
    case at(String)
}

extension FeedSource {
    package static let taipeiExchange = "https://www.tpex.org.tw/openapi/v1"

    private static let krakenStream = "wss://ws.kraken.com/v2"

    /// The other addresses it contacts: its stream, and services that complete it.
    package var besides: [String] {
        if kind == .twseDay, host == "openapi.twse.com.tw" { return [FeedSource.taipeiExchange] }
        if let bars = json?.bars?.url.description {
            return FeedSource(kind: kind, url: bars).host == host ? [] : [bars]
        }
        return streamURL.map { [$0] } ?? []
    }

    package func reach(of interval: BarInterval) -> BarReach? {
        guard let json else { return kind.reach(of: interval) }
        return json.bars != nil && json.barInterval == interval ? BarReach(name: interval.rawValue) : nil
    }

    package var streamURL: String? {
        guard kind == .kraken else { return nil }
        switch stream {
        case .off: return nil
        case .at(let url): return url
        case .standard: return host == "api.kraken.com" ? FeedSource.krakenStream : nil
        }
    }

    /// The address's host, which distinguishes a service from a mirror.
    private var host: Substring? {
        let text = url.lowercased()
        guard let scheme = text.firstRange(of: "://") else { return nil }
        let place = text[scheme.upperBound...].prefix { !"/?#".contains($0) }
        return place.split(separator: "@").last?.prefix { $0 != ":" }
    }
}
