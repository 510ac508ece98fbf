import Market

/// What carries requests out and answers back.
protocol Transport: Sendable {
    /// Fetches `url`.
    ///
    /// - Parameter agent: the User-Agent.
    /// - Returns: the answer, whatever its status.
    /// - Throws: why there is none. A task that is cancelled gives `.timedOut`, which nobody reads.
    func get(_ url: WebAddress, as agent: String) async throws(FeedFailure.Cause) -> HTTPAnswer
}

/// Asks web addresses, politely and with limits to everything.
///
/// Nothing is kept between questions: no cache, no cookies.
final class HTTPClient: Transport {
    private let limits: HTTPLimits
    private let network = Network()

    init(limits: HTTPLimits = HTTPLimits()) {
        self.limits = limits
    }

    func get(_ url: WebAddress, as agent: String) async throws(FeedFailure.Cause) -> HTTPAnswer {
        guard url.isTrusted else { throw .insecureAddress(ShownAddress.of(url.text)) }
        let end = ContinuousClock.now + limits.total
        var place = url
        for _ in 0...limits.redirects {
            let request = HTTPRequest(url: place, userAgent: agent)
            switch try await network.reply(to: request, limits: limits, until: end) {
            case .answer(let answer):
                return answer
            case .redirect(let target):
                guard place.mayLead(to: target) else {
                    throw .badRedirect(ShownAddress.of(target.text))
                }
                place = target
            }
        }
        throw .badRedirect("more than \(limits.redirects) times")
    }
}
