import Dispatch
import Foundation
import FoundationNetworking
import Market

/// The library's session, set up to keep nothing and to hand on at once what it reads.
final class NetworkSession: Sendable {
    private let listener = SessionListener()
    private let session: URLSession
    /// The session's own calls wait for the thread that reads from the network, so they are made from here and
    /// never from a thread that other work needs.
    private let queue = DispatchQueue(label: "fxterm.feeds")

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration, delegate: listener, delegateQueue: InlineQueue())
    }

    deinit {
        // A session lives until it is told not to, whoever holds it.
        queue.async { [session] in session.invalidateAndCancel() }
    }

    /// Sends one request.
    func reply(
        to request: URLRequest, limits: HTTPLimits, until end: ContinuousClock.Instant
    ) async throws(FeedFailure.Cause) -> Transfer.Reply {
        let transfer = Transfer(limit: limits.body)
        queue.async { [session, listener] in
            if transfer.isOver { return }
            let task = session.dataTask(with: request)
            listener.listen(to: task, for: transfer)
            task.resume()
        }
        let watch = TransferWatch(transfer, idle: limits.idle, until: end)
        let outcome = await withTaskCancellationHandler {
            await transfer.outcome()
        } onCancel: {
            transfer.end(.failure(.timedOut))
        }
        watch.end()
        queue.async { [listener] in listener.cancelTask(of: transfer) }
        return try outcome.get()
    }
}

/// Runs what the session reports at once, on the thread that reads from the network.
///
/// The library unpacks what has arrived in one go and hands on every piece as an operation; a queue that runs them
/// later would hold all of it in memory, and a few kilobytes can unpack to gigabytes.
private final class InlineQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }
}
