import Foundation
import Market
import Synchronization

@testable import Feeds

final class ScriptedTransport: Transport {
    enum Reply: Hashable {
        case body(String)
        case status(Int, retryAfter: Int? = nil)
        case unreachable
        case timeOut(after: Duration)

        var isFailure: Bool { if case .body(let body) = self { body.isEmpty } else { true } }
    }

    struct Exchange {
        var host: String
        var url: URL
        var start: Duration
        var reply: Reply
    }

    private let clock: LeapingClock
    private let script: @Sendable (URL, Duration) -> Reply
    private let log = Mutex<[Exchange]>([])
    private let open = Mutex<[String: Int]>([:])

    init(_ clock: LeapingClock, _ script: @escaping @Sendable (URL, Duration) -> Reply) {
        self.clock = clock
        self.script = script
    }

    var exchanges: [Exchange] { log.withLock { $0 } }
    var mostAtOnce: Int { most.withLock { $0 } }
    private let most = Mutex(0)

    func get(
        _ address: WebAddress, as agent: String, _ fields: [HTTPField]
    ) async throws(FeedFailure.Cause) -> HTTPAnswer {
        let host = address.host
        guard let url = URL(string: address.text) else { throw .unreachable("no address") }
        let start = clock.elapsed
        let reply = script(url, start)
        let count = open.withLock { open in
            open[host, default: 0] += 1
            return open[host] ?? 0
        }
        most.withLock { $0 = max($0, count) }
        log.withLock { $0.append(Exchange(host: host, url: url, start: start, reply: reply)) }
        await Task.yield()
        defer { open.withLock { $0[host, default: 0] -= 1 } }
        switch reply {
        case .body(let body): return HTTPAnswer(status: 200, body: Array(body.utf8))
        case .status(let code, let seconds):
            return HTTPAnswer(status: code, retryAfter: seconds, body: [])
        case .unreachable: throw .unreachable(.known(.noConnection))
        case .timeOut(let patience):
            clock.leap(to: start + patience)
            throw .timedOut
        }
    }
}
