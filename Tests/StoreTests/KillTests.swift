import Arrangement
import Board
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import Market
import PseudoTerminal
import Seeded
import Testing

@testable import Store

@Suite(.serialized) struct KillTests {
    /// As in the probe.
    static let start = Instant(1_793_577_600)
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Writer {
        let name: String
        var next = 1
        var rates: Set<Int> = []
        var quotes: Set<Int> = []
        var board = 0

        mutating func hear(_ probe: RunningProbe) {
            rates.formUnion(probe.rounds("rate"))
            quotes.formUnion(probe.rounds("quote"))
            board = probe.rounds("board").last ?? board
            // The probe may have saved one more round than it had time to report.
            next = max(next, (rates.max() ?? 0) + 2)
        }
    }

    /// Takes some seconds: 200 kills, and a check of the whole history after each.
    @Test(
        "Killed 200 times while two of them write, history and board open with all that was acknowledged",
        .timeLimit(.minutes(30)))
    func killed() async throws {
        let trial = Trial(
            "SIGKILL at random moments while two write one history", 10, often: 40, test: "KillTests.killed")
        let seed = trial.seed
        var random = trial.generator
        var acknowledged = 0
        for history in 0..<trial.count {
            // In a separate folder, so that kills also hit the creation of files.
            let place = folder("\(history)")
            var writers = [Writer(name: "AAA"), Writer(name: "BBB")]
            for kill in 0..<10 {
                let comment: Comment = "seed \(seed), history \(history), kill \(kill)"
                let probes = try writers.map {
                    try RunningProbe(place, $0.name, first: $0.next, count: 100_000)
                }
                for probe in probes {
                    // Every sixth is killed while it starts and opens its files, the others while they write.
                    let lines = max(0, Int.random(in: -5...30, using: &random))
                    probe.read(lines: lines)
                    usleep(UInt32.random(in: 0...(lines > 0 ? 2000 : 40_000), using: &random))
                    #expect(probe.kill() == .killed(SIGKILL), "\(probe.lines.suffix(3)), \(comment)")
                }
                for (index, probe) in probes.enumerated() {
                    #expect(
                        !probe.lines.contains { $0.hasPrefix("notice") || $0.hasPrefix("failed") }, comment)
                    acknowledged += probe.lines.count
                    try await check(probe, place, &writers[index], comment)
                }
            }
        }
        trial.note("\(trial.count * 20) kills, \(acknowledged) writes acknowledged", lost: 0)
        #expect(acknowledged > 1000)
    }

    private func check(
        _ probe: RunningProbe, _ place: String, _ writer: inout Writer, _ comment: Comment
    ) async throws {
        writer.hear(probe)
        let opening = FigureStore.open(at: place + "/history.sqlite", now: KillTests.start + writer.next)
        #expect(opening.notice == nil, comment)
        let history = try #require(opening.history, comment)
        let rates = try await history.intraday(
            ofRate: CurrencyCode(stringLiteral: writer.name), since: Instant(0)
        ).map { Int($0.value) }
        let quotes = try await history.intraday(
            ofStock: Symbol(stringLiteral: writer.name), since: Instant(0)
        ).map { Int($0.value) }
        #expect(writer.rates.subtracting(rates) == [], comment)
        #expect(writer.quotes.subtracting(quotes) == [], comment)
        let rate = opening.cached.rates.first { $0.value.code.text == writer.name }?.value.perDollar ?? 0
        let price = opening.cached.quotes.first { $0.value.symbol.text == writer.name }?.value.price ?? 0
        #expect(Int(rate) >= writer.rates.max() ?? 0, comment)
        #expect(Int(price) >= writer.quotes.max() ?? 0, comment)
        let contents = BoardFile(path: "\(place)/\(writer.name).json").load()
        #expect(contents.notice == nil, comment)
        let board = contents.arrangement?.stocks.first.flatMap { Int($0.dropFirst()) } ?? 0
        #expect(board >= writer.board, comment)
    }

    @Test("Programs that write at once wait for one another: none fails, and nothing is lost")
    func together() async throws {
        let probes = try ["AAA", "BBB", "CCC"].map { try RunningProbe(folder.path, $0, count: 150) }
        for probe in probes {
            #expect(probe.finish() == .exited(0), "\(probe.lines.suffix(3))")
            #expect(probe.lines.filter { !$0.hasPrefix("cached") }.count == 450)
        }
        let opening = FigureStore.open(at: folder("history.sqlite"), now: KillTests.start + 151)
        let history = try #require(opening.history)
        for name in ["AAA", "BBB", "CCC"] {
            let rates = try await history.intraday(
                ofRate: CurrencyCode(stringLiteral: name), since: Instant(0)
            ).map(\.value)
            let prices = try await history.intraday(ofStock: Symbol(stringLiteral: name), since: Instant(0))
                .map(\.value)
            #expect(rates == (1...150).map { Double($0) })
            #expect(prices == rates)
        }
    }
}
