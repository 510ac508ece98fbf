/// One feed of the settings: which kind of service, and where.
package struct FeedSource: Hashable, Sendable {
    /// Which service.
    package var kind: FeedID
    /// Its address; for `dash` also a file's path.
    package var url: String
    /// The User-Agent to send there; nil for the program's own.
    package var agent: String?
    /// Where its stream of prices is.
    package var stream: FeedStream

    /// Makes a feed's entry.
    package init(kind: FeedID, url: String, agent: String? = nil, stream: FeedStream = .standard) {
        (self.kind, self.url, self.agent, self.stream) = (kind, url, agent, stream)
    }

    /// A desk as one more feed, by its address.
    package static func desk(at address: String) -> FeedSource { FeedSource(kind: .desk, url: address) }
}

/// Where a feed's stream of prices is.
package enum FeedStream: Hashable, Sendable {
    /// Where the service has it, if the feed's address is the service's own.
    case standard
    /// Nowhere: prices are polled.
    case off
    /// At an address, `wss://…`, or `ws://…` on this machine.
    case at(String)
}
