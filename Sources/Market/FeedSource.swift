/// One feed of the settings: which kind of service, and where.
public struct FeedSource: Hashable, Sendable {
    /// The service's kind: `rter`, `yahoo`, `dash`, …
    public var kind: String
    /// Its address; for `dash` also a file's path.
    public var url: String

    /// Makes a feed's entry.
    public init(kind: String, url: String) {
        self.kind = kind
        self.url = url
    }
}
