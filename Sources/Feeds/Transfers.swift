import Foundation
import FoundationNetworking
import Market
import Synchronization

/// The transfers under way, each of which ends exactly once: by its answer, an error, a limit or the clock.
final class Transfers: NSObject, URLSessionDataDelegate {
    typealias Outcome = Result<HTTPAnswer, FeedFailure.Cause>

    private struct Transfer {
        var body = Data()
        var redirects = 0
        var lastSign = ContinuousClock.now
        let limits: HTTPLimits
        let answer: CheckedContinuation<Outcome, Never>
    }

    private let underWay = Mutex<[Int: Transfer]>([:])

    /// Starts `task` and waits for its end.
    func run(_ task: URLSessionDataTask, limits: HTTPLimits) async -> Outcome {
        await withCheckedContinuation { answer in
            underWay.withLock { $0[task.taskIdentifier] = Transfer(limits: limits, answer: answer) }
            task.resume()
            // A cancellation that came before there was anything to cancel.
            if Task.isCancelled { abandon(task, as: .timedOut) }
        }
    }

    /// Ends `task` when its time is up; returns early when it is cancelled.
    func watch(_ task: URLSessionDataTask, limits: HTTPLimits) async {
        let end = ContinuousClock.now + limits.total
        var next = ContinuousClock.now + limits.idle
        while ContinuousClock.now < end {
            do { try await Task.sleep(until: min(next, end), clock: .continuous) } catch { return }
            let lastSign = underWay.withLock { $0[task.taskIdentifier]?.lastSign }
            guard let lastSign, lastSign + limits.idle > .now else { break }
            next = lastSign + limits.idle
        }
        abandon(task, as: .timedOut)
    }

    /// Ends `task` for a reason of ours. Later news of it is ignored.
    func abandon(_ task: URLSessionTask, as cause: FeedFailure.Cause) {
        finish(task, .failure(cause))
        task.cancel()
    }

    private func finish(_ task: URLSessionTask, _ outcome: Outcome) {
        let transfer = underWay.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        transfer?.answer.resume(returning: outcome)
    }

    // MARK: What the session reports

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let excess: Int? = underWay.withLock { underWay in
            guard let limit = underWay[dataTask.taskIdentifier]?.limits.body else { return nil }
            // In place: a copy of the transfer would copy its body with every piece.
            let isTooLarge =
                underWay[dataTask.taskIdentifier].map { $0.body.count + data.count > limit } ?? false
            if isTooLarge { return limit }
            underWay[dataTask.taskIdentifier]?.body.append(data)
            underWay[dataTask.taskIdentifier]?.lastSign = .now
            return nil
        }
        if let excess { abandon(dataTask, as: .tooLarge(limit: excess)) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let steps: (taken: Int, allowed: Int)? = underWay.withLock { underWay in
            underWay[task.taskIdentifier]?.redirects += 1
            underWay[task.taskIdentifier]?.lastSign = .now
            return underWay[task.taskIdentifier].map { ($0.redirects, $0.limits.redirects) }
        }
        guard let steps, let from = response.url, let target = request.url else {
            completionHandler(nil)
            return
        }
        if steps.taken > steps.allowed {
            abandon(task, as: .badRedirect("more than \(steps.allowed) times"))
            completionHandler(nil)
        } else if !from.mayLead(to: target) {
            abandon(task, as: .badRedirect(target.absoluteString))
            completionHandler(nil)
        } else {
            completionHandler(request)
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            finish(task, .failure(Self.cause(of: error, hadBegun: task.response != nil)))
            return
        }
        guard let response = task.response as? HTTPURLResponse else {
            finish(task, .failure(.malformed("it is not HTTP")))
            return
        }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name.lowercased()] = value }
        }
        let body = underWay.withLock { $0[task.taskIdentifier]?.body } ?? Data()
        finish(task, .success(HTTPAnswer(status: response.statusCode, headers: headers, body: body)))
    }

    private static func cause(of error: any Error, hadBegun: Bool) -> FeedFailure.Cause {
        guard let error = error as? URLError else { return .unreachable("\(error)") }
        switch error.code {
        case .timedOut: return .timedOut
        case .cannotFindHost, .dnsLookupFailed: return .unreachable("its name is not known")
        case .cannotConnectToHost: return .unreachable("no connection")
        case .notConnectedToInternet: return .unreachable("no network")
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot:
            return .unreachable("no secure connection")
        default: break
        }
        return hadBegun
            ? .malformed("it breaks off half-way") : .unreachable("the connection broke off")
    }
}
