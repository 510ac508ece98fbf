import Foundation
import Glibc
import PseudoTerminal
import Seeded
import Testing

@testable import Store

/// Kills or refuses probes at every nth call from a random one on; at every call in `make trust`.
extension Trial {
    /// Kills probes until one ends by itself. Returns how often, and how much the probes had reported.
    func kill(
        at calls: String = Tracer.changes, begin: ([String]) throws -> RunningProbe,
        check: (RunningProbe, _ comment: String) async throws -> Int
    ) async throws -> (hits: Int, kept: Int) {
        var (hits, kept) = (0, 0)
        for call in steps {
            let probe = try begin(Tracer.injecting("signal=SIGKILL", at: call, of: calls))
            let status = probe.finish()
            kept += try await check(probe, "seed \(seed), \(calls) \(call)")
            if status == .exited(0) { break }
            try #require(status == .killed(SIGKILL), "\(status) \(probe.lines)")
            hits += 1
        }
        return (hits, kept)
    }

    /// - Parameter log: A file for the tracer.
    func refuse(
        _ error: String, log: String, begin: ([String]) throws -> RunningProbe,
        judge: (RunningProbe, RunningProbe.Ending, _ comment: String) -> Void,
        check: (RunningProbe, _ comment: String) async throws -> Int
    ) async throws -> (hits: Int, kept: Int) {
        var (hits, kept) = (0, 0)
        for call in steps {
            let probe = try begin(Tracer.injecting("error=\(error)", at: call, log: log))
            let status = probe.finish()
            let comment = "seed \(seed), call \(call), \(status), \(probe.lines)"
            judge(probe, status, comment)
            kept += try await check(probe, comment)
            // A run without refusals means that there are no more calls.
            guard try String(contentsOfFile: log, encoding: .utf8).contains("INJECTED") else { break }
            hits += 1
        }
        return (hits, kept)
    }

    private var steps: some Sequence<Int> {
        var chance = generator
        return sequence(first: Int.random(in: 1...count, using: &chance)) { $0 + count }
    }
}
