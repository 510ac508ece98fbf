package import Market

// Tests write `"JPY"`; an invalid identity ends the test.

extension Identity {
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
    package func identities<ID: Identity>() -> [ID] { map { ID(stringLiteral: $0) } }
}
