import Desk
import Foundation
import Synchronization

/// Cuts connections from a thread of its own, so that a cut falls into any work in progress.
final class Knife: Sendable {
    private struct State {
        var wanted: Int?
        var isCutting = false
        var count = 0
        var isOver = false
    }

    private let state = Mutex(State())
    private let wake = DispatchSemaphore(value: 0)

    init(_ server: DeskServer) {
        let thread = Thread { [self] in
            guard let line = try? server.connect("postgres") else { return }
            var generator = SystemRandomNumberGenerator()
            while true {
                wake.wait()
                let process: Int? = state.withLock { state in
                    state.isCutting = state.wanted != nil
                    defer { state.wanted = nil }
                    return state.wanted
                }
                if state.withLock({ $0.isOver }) { return }
                guard let process else { continue }
                usleep(.random(in: 0...3000, using: &generator))
                _ = try? line.run("SELECT pg_terminate_backend($1)", [.integer(process)])
                state.withLock { ($0.isCutting, $0.count) = (false, $0.count + 1) }
            }
        }
        thread.start()
    }

    var count: Int { state.withLock { $0.count } }

    func cut(_ process: Int) {
        state.withLock { $0.wanted = process }
        wake.signal()
    }

    func rest() { while state.withLock({ $0.wanted != nil || $0.isCutting }) { usleep(1000) } }

    func stop() {
        state.withLock { $0.isOver = true }
        wake.signal()
    }
}
