import FeedWire
import Foundation
import Market
import Store

/// Questions that each start a feeds' program, whose record goes through a file, as between a board and its feeds.
struct Rounds {
    let server: Server
    /// The feeds' program.
    var program = FeedsProbe.path(of: "fxterm-feeds")

    func run(_ count: Int, _ log: inout MemoryLog) async throws {
        let path = NSTemporaryDirectory() + "fxterm-probe-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let feeds = FeedProcess(
            path: program, start: FeedsProbe.start(server), log: "/dev/null",
            memory: OnDisk(file: FeedRecordFile(path: path)))
        for number in 1...count {
            var answers: [FeedAnswer] = []
            for await answer in feeds.ask(FeedsProbe.subject) { answers.append(answer) }
            guard case .quotes(let quotes)? = answers.first, quotes.count == 1, answers.count == 1 else {
                throw NoAnswer(number: number, instead: answers)
            }
            log.note(number, of: "self")
        }
        feeds.finish(within: 5000)
    }
}

private struct OnDisk: FeedMemory {
    let file: FeedRecordFile

    func recall() -> FeedRecord { file.load() }
    func keep(_ record: FeedRecord) { try? file.save(record) }
}
