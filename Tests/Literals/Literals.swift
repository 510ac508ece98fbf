package import Market

// Identities as literals, so that tests say `"JPY"`; one that cannot be made ends the test.

extension Identity {
    /// The identity that `text` stands for.
    package init(stringLiteral text: String) {
        guard let identity = Self(text) else { preconditionFailure("\(text) is no \(Self.self)") }
        self = identity
    }
}

extension CurrencyCode: ExpressibleByStringInterpolation {}
extension RateID: ExpressibleByStringInterpolation {}
extension RateLeg: ExpressibleByStringInterpolation {}
extension Symbol: ExpressibleByStringInterpolation {}
extension FeedID: ExpressibleByStringInterpolation {}
extension ClockID: ExpressibleByStringInterpolation {}

extension Sequence<String> {
    /// The identities that the texts stand for.
    package func identities<ID: Identity>() -> [ID] { map { ID(stringLiteral: $0) } }
}
