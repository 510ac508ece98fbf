internal import CivilTime
internal import FeedWire
internal import Feeds
internal import Glibc
internal import Market
internal import Threads

/// The program that speaks to the network for the board's program, and for nobody else.
///
/// It reads orders from standard input and writes reports to standard output (`FeedWire`), and ends with its
/// input, leaving its record of the pace.
@main
struct FeedProgram {
    static func main() {
        // The reader may be gone at any moment; the failing write then ends the program.
        signal(SIGPIPE, SIG_IGN)
        StopSignals.unblock()
        var input = WireInput(STDIN_FILENO)
        guard let first = input.next(), case .begin(let start)? = Wire.order(in: first) else {
            let hint = "fxterm-feeds is started by fxterm; there is nothing to do with it by hand.\n"
            _ = write(STDERR_FILENO, hint, hint.utf8.count)
            exit(2)
        }
        let desk = FeedDesk(
            rates: start.rates, stocks: start.stocks, history: start.history, userAgent: start.userAgent,
            record: start.record, isPatient: start.isPatient, turns: Turns.shared
        ) { Output.write(.noted($0)) }
        _ = SerialThread.begin {
            while true {
                sleep(3)
                Output.write(.alive)
            }
        }
        while let body = input.next() {
            switch Wire.order(in: body) {
            case .ask(let number, let subject)?:
                // A feeds' program runs for as long as the board: the exchanges' days go by renewed rules too.
                _ = Zone.renew()
                Task.detached {
                    for await answer in desk.ask(subject) { Output.write(.answer(number, answer)) }
                    Output.write(.finished(number))
                }
            case .claimed(let host, let record)?:
                Turns.shared.grant(host, record)
            case .begin?, nil:
                continue
            }
        }
        Task.detached {
            Output.write(.record(await desk.record))
            // The network's thread may be at work: nothing is to be torn down under it.
            _exit(0)
        }
        while true { pause() }
    }
}

/// Hosts claimed through the program that this one works for.
private final class Turns: HostTurns {
    static let shared = Turns()

    /// Those who wait for a host; the desk has but one wait for each.
    private let waiting = Guarded<[String: CheckedContinuation<FeedRecord, Never>]>([:])

    func claim(_ host: String) async -> FeedRecord {
        await withCheckedContinuation { turn in
            waiting.withLock { $0[host] = turn }
            Output.write(.claim(host))
        }
    }

    func release(_ host: String) { Output.write(.release(host)) }

    func grant(_ host: String, _ record: FeedRecord) {
        waiting.withLock { $0.removeValue(forKey: host) }?.resume(returning: record)
    }
}

/// Standard output, a report at a time.
private enum Output {
    private static let turn = Guarded(())

    static func write(_ report: FeedReport) {
        guard var rest = Wire.bytes(of: report)?[...] else { return }
        turn.withLock { _ in
            while !rest.isEmpty {
                let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { exit(1) }
                rest = rest.dropFirst(written)
            }
        }
    }
}
