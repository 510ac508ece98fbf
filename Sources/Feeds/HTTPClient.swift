import Foundation
import FoundationNetworking
import Market
import Threads

/// What carries requests out and answers back.
protocol Transport: Sendable {
    /// Fetches `url`.
    ///
    /// - Returns: the answer, whatever its status.
    /// - Throws: why there is none. A task that is cancelled gives `.timedOut`, which nobody reads.
    func get(_ url: URL) async throws(FeedFailure.Cause) -> HTTPAnswer
}

/// Asks web addresses, politely and with limits to everything.
///
/// The network is not loaded before the first question. Nothing is kept between questions: no cache, no cookies.
final class HTTPClient: Transport {
    private let userAgent: String
    private let limits: HTTPLimits
    private let session = Guarded<NetworkSession?>(nil)

    /// - Parameter userAgent: the name that the client gives itself, such as `fxterm/0.1`.
    init(userAgent: String, limits: HTTPLimits = HTTPLimits()) {
        self.userAgent = userAgent
        self.limits = limits
    }

    func get(_ url: URL) async throws(FeedFailure.Cause) -> HTTPAnswer {
        guard url.isTrusted else { throw .insecureAddress(url.absoluteString) }
        let end = ContinuousClock.now + limits.total
        var place = url
        for _ in 0...limits.redirects {
            switch try await reply(from: place, until: end) {
            case .answer(let answer):
                return answer
            case .redirect(let target):
                guard place.mayLead(to: target) else { throw .badRedirect(target.absoluteString) }
                place = target
            }
        }
        throw .badRedirect("more than \(limits.redirects) times")
    }

    private func reply(
        from url: URL, until end: ContinuousClock.Instant
    ) async throws(FeedFailure.Cause) -> Transfer.Reply {
        var request = URLRequest(url: url)
        request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        // The watch below keeps the time; the library's own must only never come first.
        request.timeoutInterval = 3600
        return try await openSession().reply(to: request, limits: limits, until: end)
    }

    private func openSession() -> NetworkSession {
        session.withLock { session in
            let open = session ?? NetworkSession()
            session = open
            return open
        }
    }
}
