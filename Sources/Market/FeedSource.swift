/// One feed of the settings: which kind of service, and where.
public struct FeedSource: Hashable, Sendable {
    /// Which service.
    public var kind: FeedID
    /// Its address; for `dash` also a file's path.
    public var url: String
    /// The User-Agent to send there; nil for the program's own.
    public var agent: String?
    /// Where its stream of prices is.
    public var stream: FeedStream

    /// Makes a feed's entry.
    public init(kind: FeedID, url: String, agent: String? = nil, stream: FeedStream = .standard) {
        (self.kind, self.url, self.agent, self.stream) = (kind, url, agent, stream)
    }

    /// A desk as one more feed, by its address.
    public static func desk(at address: String) -> FeedSource { FeedSource(kind: .desk, url: address) }
}

/// Where a feed's stream of prices is.
public enum FeedStream: Hashable, Sendable {
    /// Where the service has it, if the feed's address is the service's own.
    case standard
    /// Nowhere: prices are polled.
    case off
    /// At an address, `wss://…`, or `ws://…` on this machine.
    case at(String)
}
