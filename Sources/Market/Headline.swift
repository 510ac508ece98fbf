public import CivilTime

/// A piece of news, by its headline.
public struct Headline: Hashable, Sendable {
    /// When it was published.
    public var published: Instant
    /// The headline, cleaned.
    public var title: String
    /// Who published it, cleaned; nil where the feed does not tell.
    public var publisher: String?
    /// Where it can be read; nil where the feed gives no https address.
    public var link: WebLink?

    /// Makes a headline. The texts have to be clean already.
    public init(published: Instant, title: String, publisher: String? = nil, link: WebLink? = nil) {
        (self.published, self.title, self.publisher, self.link) = (published, title, publisher, link)
    }
}
