package import CivilTime

/// A piece of news, by its headline.
package struct Headline: Hashable, Sendable {
    /// When it was published.
    package var published: Instant
    /// The headline, cleaned.
    package var title: String
    /// Who published it, cleaned; nil where the feed does not tell.
    package var publisher: String?
    /// Where it can be read; nil where the feed gives no https address.
    package var link: WebLink?

    /// Makes a headline. The texts have to be clean already.
    package init(published: Instant, title: String, publisher: String? = nil, link: WebLink? = nil) {
        (self.published, self.title, self.publisher, self.link) = (published, title, publisher, link)
    }
}
