import Foundation
import FoundationNetworking
import Market
import Synchronization

/// Asks web addresses, politely and with limits to everything.
///
/// The network is not loaded before the first question. Nothing is kept between questions: no cache, no cookies.
final class HTTPClient: Sendable {
    private let userAgent: String
    private let limits: HTTPLimits
    private let transfers = Transfers()
    private let session = Mutex<URLSession?>(nil)

    /// - Parameter userAgent: the name that the client gives itself, such as `fxterm/0.1`.
    init(userAgent: String, limits: HTTPLimits = HTTPLimits()) {
        self.userAgent = userAgent
        self.limits = limits
    }

    deinit {
        // A session lives until it is told not to, whoever holds it.
        session.withLock { $0?.invalidateAndCancel() }
    }

    /// Fetches `url`.
    ///
    /// - Returns: the answer, whatever its status.
    /// - Throws: why there is none. A task that is cancelled gives `.timedOut`, which nobody reads.
    func get(_ url: URL) async throws(FeedFailure.Cause) -> HTTPAnswer {
        guard url.isTrusted else { throw .insecureAddress(url.absoluteString) }
        var request = URLRequest(url: url)
        request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        // The watch below keeps the time; the library's own must only never come first.
        request.timeoutInterval = 3600
        let task = openSession().dataTask(with: request)
        let watch = Task { [limits, transfers] in
            await transfers.watch(task, limits: limits)
        }
        defer { watch.cancel() }
        let result = await withTaskCancellationHandler {
            await transfers.run(task, limits: limits)
        } onCancel: {
            transfers.abandon(task, as: .timedOut)
        }
        return try result.get()
    }

    private func openSession() -> URLSession {
        session.withLock { session in
            if let session { return session }
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            configuration.httpCookieStorage = nil
            configuration.httpShouldSetCookies = false
            configuration.urlCredentialStorage = nil
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            let new = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
            session = new
            return new
        }
    }
}
