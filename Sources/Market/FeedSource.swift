/// One feed of the settings: which kind of service, and where.
public struct FeedSource: Hashable, Sendable {
    /// Which service.
    public var kind: FeedID
    /// Its address; for `dash` also a file's path.
    public var url: String

    /// Makes a feed's entry.
    public init(kind: FeedID, url: String) { (self.kind, self.url) = (kind, url) }
}
