import Board
import Figures
import Foundation
import Market
import Runtime
import Store
import Threads

/// Starts the store's collector as a board does.
final class Member: Sendable {
    private struct State {
        var last: [Symbol: Int] = [:]
        /// Nanoseconds from a price's commit in the collector's store to here.
        var delays: [Int] = []
        /// Prices that came after newer ones, or that were never written.
        var wrong = 0
        var failures: [String: Int] = [:]
    }

    private final class Heard: Sendable {
        let state = Guarded(State())
    }

    let symbols: [Symbol]
    private let client: CollectorClient
    private let heard: Heard

    init(_ number: Int, _ plan: Plan, _ sent: SentPrices) async throws {
        let folder = try plan.folder(of: number)
        symbols = plan.symbols(of: number)
        let heard = Heard()
        self.heard = heard
        let opening = FigureStore.open(at: folder + "/history.sqlite", now: WallClock.now)
        client = CollectorClient(
            opening.history, since: opening.sequence, program: plan.program, log: folder + "/log",
            feeds: plan.feeds(of: number)
        ) { news in
            let now = WallClock.steady
            guard case .changes(let changes) = news else { return }
            heard.state.withLock { state in
                for failure in changes.failures {
                    state.failures["\(failure.failure.cause)", default: 0] += 1
                }
                for seen in changes.known.quotes {
                    guard let price = seen.value.price else { continue }
                    let number = SentPrices.number(price)
                    let before = state.last[seen.value.symbol]
                    if number == before { continue }
                    if number >= sent.count || number < before ?? 0 { state.wrong += 1 }
                    state.last[seen.value.symbol] = number
                    // The first prices may be of any age.
                    let moment = sent.moment(number)
                    if before != nil, moment > 0 { state.delays.append(now - moment) }
                }
            }
        }
    }

    /// Requests prices. None is older than ten minutes, so that no feed is queried.
    func ask() async { await client.ask(.quotes(symbols), freshness: 600, isPatient: true) }

    var hasAll: Bool { heard.state.withLock { state in symbols.allSatisfy { state.last[$0] != nil } } }

    func late(_ sent: SentPrices) -> Int {
        heard.state.withLock { state in symbols.count { state.last[$0] != sent.last(of: $0) } }
    }

    func take() -> (delays: [Int], wrong: Int, failures: [String: Int]) {
        heard.state.withLock { state in
            defer { (state.delays, state.wrong, state.failures) = ([], 0, [:]) }
            return (state.delays, state.wrong, state.failures)
        }
    }
}

struct Report {
    private let seen: [(delays: [Int], wrong: Int, failures: [String: Int])]
    private let lost: Int
    private let waited: Double

    /// For so many seconds at most.
    init(_ members: [Member], _ sent: SentPrices, patience: Double) async {
        let began = WallClock.steady
        while members.contains(where: { $0.late(sent) > 0 }), DeskProbe.seconds(since: began) < patience {
            try? await Task.sleep(for: .milliseconds(5))
        }
        waited = DeskProbe.seconds(since: began)
        lost = members.reduce(0) { $0 + $1.late(sent) }
        seen = members.map { $0.take() }
    }

    /// In milliseconds.
    var line: String {
        let delays = seen.flatMap(\.delays).sorted()
        func part(_ share: Double) -> Double {
            delays.isEmpty ? 0 : Double(delays[Int(share * Double(delays.count - 1))] / 10_000) / 100
        }
        let failures = seen.reduce(into: [String: Int]()) { $0.merge($1.failures, uniquingKeysWith: +) }
        let told = failures.map { "\($0.key.debugDescription): \($0.value)" }.joined(separator: ", ")
        return """
            {"prices": \(delays.count), "p50": \(part(0.5)), "p90": \(part(0.9)), "p99": \(part(0.99)), "most": \(part(1)), \
            "wrong": \(seen.reduce(0) { $0 + $1.wrong }), "lost": \(lost), "waited": \(waited), "failures": {\(told)}}
            """
    }
}
