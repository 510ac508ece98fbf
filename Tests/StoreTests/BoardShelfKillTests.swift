import Arrangement
import Board
import Foundation
import Glibc
import PseudoTerminal
import Seeded
import Testing

@testable import Store

@Suite(.serialized) struct BoardShelfKillTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Writer {
        let name: String
        var next = 1
        var heard: [String: Set<Int>] = [:]

        mutating func hear(_ probe: RunningProbe) {
            for kind in ["own", "shared", "made", "renamed", "removed"] {
                heard[kind, default: []].formUnion(probe.rounds(kind))
            }
            next = (heard["own"]?.max() ?? 0) + 2
        }

        subscript(kind: String) -> Set<Int> { heard[kind] ?? [] }
    }

    @Test(
        "Killed again and again while two of them change boards, nothing is lost that was acknowledged, and nothing doubled",
        .timeLimit(.minutes(30)))
    func killed() throws {
        let trial = Trial(
            "SIGKILL at random moments while two change several boards", 2, often: 10,
            test: "BoardShelfKillTests.killed")
        var random = trial.generator
        var acknowledged = 0
        for home in 0..<trial.count {
            let place = folder("\(home)")
            mkdir(place, 0o700)
            let shelf = BoardShelf(try Folders(environment: ["HOME": place]))
            var writers = [Writer(name: "AAA"), Writer(name: "BBB")]
            for kill in 0..<10 {
                let comment: Comment = "seed \(trial.seed), home \(home), kill \(kill)"
                let probes = try writers.map {
                    try RunningProbe(place, $0.name, first: $0.next, count: 100_000, options: ["--boards"])
                }
                for probe in probes {
                    let lines = max(0, Int.random(in: -5...40, using: &random))
                    probe.read(lines: lines)
                    usleep(UInt32.random(in: 0...(lines > 0 ? 2000 : 40_000), using: &random))
                    #expect(probe.kill() == .killed(SIGKILL), "\(probe.lines.suffix(3)), \(comment)")
                }
                for (index, probe) in probes.enumerated() {
                    acknowledged += probe.lines.count
                    writers[index].hear(probe)
                }
                try check(shelf, writers, comment)
            }
        }
        trial.note("\(trial.count * 20) kills, \(acknowledged) changes acknowledged", lost: 0)
        #expect(acknowledged > trial.count * 20)
    }

    private func check(_ shelf: BoardShelf, _ writers: [Writer], _ comment: Comment) throws {
        let contents = shelf.load()
        #expect(contents.notice == nil, comment)
        let names = contents.entries.map(\.name)
        #expect(Set(names).count == names.count, "doubled: \(names), \(comment)")
        #expect(Set(contents.entries.map(\.id)).count == names.count, comment)
        let shared = Set(shelf.file(of: .first).load().arrangement?.stocks ?? [])
        for writer in writers {
            let symbols = writer["shared"].map { "\(writer.name)\($0)" }
            #expect(Set(symbols).subtracting(shared) == [], "lost from the shared board, \(comment)")
            if let last = writer["own"].max() {
                let own = try #require(contents.entries.named(writer.name), comment)
                let saved = shelf.file(of: own.id).load().arrangement?.stocks.first ?? ""
                #expect((Int(saved.dropFirst()) ?? 0) >= last, comment)
            }
            for number in writer["made"] {
                let made = "\(writer.name) \(number)"
                let isThere = names.contains(made) || names.contains(made + " renamed")
                // A kill may come after the removal, and before the report of it.
                let mayBeGone = number.isMultiple(of: 8) && writer["renamed"].contains(number)
                #expect(isThere || mayBeGone, "\(made) is lost, \(comment)")
                if writer["renamed"].contains(number) { #expect(!names.contains(made), comment) }
                if writer["removed"].contains(number) { #expect(!isThere, comment) }
            }
        }
    }
}
