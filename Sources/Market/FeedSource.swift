/// One feed of the settings: which kind of service, and where.
public struct FeedSource: Hashable, Sendable {
    /// Which service.
    public var kind: FeedID
    /// Its address; for `dash` also a file's path.
    public var url: String
    /// The User-Agent to send there; nil for the program's own.
    public var agent: String?

    /// Makes a feed's entry.
    public init(kind: FeedID, url: String, agent: String? = nil) {
        (self.kind, self.url, self.agent) = (kind, url, agent)
    }
}
