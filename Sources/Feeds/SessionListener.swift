import Foundation
import FoundationNetworking
import Market
import Threads
import Words

/// Hears what a session reports of its tasks and tells the transfers they belong to.
///
/// Its methods run on the session's own thread: they must neither wait nor call the session.
final class SessionListener: NSObject, URLSessionDataDelegate {
    private typealias Entry = (task: URLSessionTask, transfer: Transfer)

    private let entries = Guarded<[Int: Entry]>([:])

    /// From now on, what is reported of `task` is for `transfer`.
    func listen(to task: URLSessionTask, for transfer: Transfer) {
        entries.withLock { $0[task.taskIdentifier] = (task, transfer) }
    }

    /// Cancels the task of `transfer`, if it is still at work.
    func cancelTask(of transfer: Transfer) {
        let entry = entries.withLock { entries in entries.values.first { $0.transfer === transfer } }
        entry?.task.cancel()
    }

    private func transfer(of task: URLSessionTask) -> Transfer? {
        entries.withLock { $0[task.taskIdentifier]?.transfer }
    }

    private func end(_ task: URLSessionTask, _ outcome: Transfer.Outcome) {
        let entry = entries.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        entry?.transfer.end(outcome)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer(of: dataTask)?.receive(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // The handler is never called: the library traps if a task is cancelled, as may happen at any time, before
        // the handler's answer has reached it. The client takes the next step with a task of its own, and has
        // this one cancelled.
        guard let transfer = transfer(of: task) else { return }
        transfer.end(request.url.map { .success(.redirect($0)) } ?? .failure(.badRedirect("")))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            end(task, .failure(Self.cause(of: error, hadBegun: task.response != nil)))
            return
        }
        guard let response = task.response as? HTTPURLResponse else {
            end(task, .failure(.malformed("it is not HTTP")))
            return
        }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name.lowercased()] = value }
        }
        let body = transfer(of: task)?.body ?? Data()
        end(task, .success(.answer(HTTPAnswer(status: response.statusCode, headers: headers, body: body))))
    }

    private static func cause(of error: any Error, hadBegun: Bool) -> FeedFailure.Cause {
        guard let error = error as? URLError else { return .unreachable("\(error)") }
        switch error.code {
        case .timedOut: return .timedOut
        case .cannotFindHost, .dnsLookupFailed: return .unreachable(Words.english[.nameNotKnown])
        case .cannotConnectToHost: return .unreachable(Words.english[.noConnection])
        case .notConnectedToInternet: return .unreachable(Words.english[.noNetwork])
        case .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot:
            return .unreachable(Words.english[.certificateNotTrusted])
        case .secureConnectionFailed: return .unreachable(Words.english[.noSecureConnection])
        // The library has no code for most of what is wrong with a certificate, only the words of its own library.
        case _ where error.localizedDescription.lowercased().contains("certificate"):
            return .unreachable(Words.english[.certificateNotTrusted])
        default: break
        }
        return hadBegun
            ? .malformed(Words.english[.breaksOff]) : .unreachable(Words.english[.connectionBrokeOff])
    }
}
