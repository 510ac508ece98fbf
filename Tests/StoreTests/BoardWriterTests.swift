import Arrangement
import Board
import Dispatch
import Foundation
import Glibc
import Literals
import Synchronization
import Testing
import Threads
import Words

@testable import Store

@Suite struct BoardWriterTests {
    let folder: TemporaryFolder
    let file: BoardFile

    init() throws {
        folder = try TemporaryFolder()
        file = BoardFile(path: folder("board.json"))
    }

    final class Reports: Sendable {
        private let errors = Mutex<[StoreError]>([])
        var all: [StoreError] { errors.withLock { $0 } }
        func add(_ error: StoreError) { errors.withLock { $0.append(error) } }
    }

    static func board(_ number: Int) -> Arrangement {
        Arrangement(rates: [], clocks: [], stocks: ["S\(number)"])
    }

    @Test func `a change reaches the disk without flushing`() throws {
        let writer = BoardWriter(file) { Issue.record($0) }
        for number in 1...21 {
            let end = ContinuousClock.now + .seconds(180)
            writer.save(BoardWriterTests.board(number))
            while file.load().arrangement != BoardWriterTests.board(number) {
                try #require(ContinuousClock.now < end, "not within three minutes")
                usleep(500)
            }
        }
    }

    @Test func `the caller does not wait for the disk, and only the newest change is written`() throws {
        try folder.write("a file where a folder should be", to: "state")
        let reports = Reports()
        let thread = SerialThread()
        let path = folder("state/board.json")
        let writer = BoardWriter(BoardFile(path: path), on: thread) { reports.add($0) }
        let isBlocked = DispatchSemaphore(value: 0)
        thread.run { isBlocked.wait() }
        for number in 1...1000 { writer.save(BoardWriterTests.board(number)) }
        #expect(throws: StoreError.timedOut(path: path)) { try writer.flush(within: 10) }
        #expect(reports.all.isEmpty)
        isBlocked.signal()
        let failure = StoreError.failed(path: path, reason: .verbatim("Not a directory"))
        #expect(throws: failure) { try writer.flush() }
        // One try for a thousand changes, and one more for each of the two flushes.
        #expect(reports.all == [failure, failure, failure])

        unlink(folder("state"))
        try writer.flush()
        #expect(BoardFile(path: path).load().arrangement == BoardWriterTests.board(1000))
        #expect(reports.all.count == 3)
    }

    /// Takes two seconds, the pause before the retry.
    @Test func `what the disk refuses is saved by itself as soon as it can be, which is said`() throws {
        try folder.write("a file where a folder should be", to: "state")
        let (reports, saved) = (Reports(), DispatchSemaphore(value: 0))
        let path = folder("state/board.json")
        let writer = BoardWriter(BoardFile(path: path)) {
            reports.add($0)
        } saved: { _ in
            saved.signal()
        }
        writer.save(BoardWriterTests.board(1))
        while reports.all.isEmpty { usleep(1000) }
        unlink(folder("state"))
        saved.wait()
        #expect(BoardFile(path: path).load().arrangement == BoardWriterTests.board(1))
        #expect(reports.all.count == 1)
        try writer.flush()
    }

    @Test func `flushing leaves the newest change on the disk, whoever saved it`() throws {
        let writer = BoardWriter(file) { Issue.record($0) }
        for number in 1...200 { writer.save(BoardWriterTests.board(number)) }
        try writer.flush()
        #expect(file.load().arrangement == BoardWriterTests.board(200))
        try writer.flush()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<50 { writer.save(BoardWriterTests.board(thread * 1000 + number)) }
        }
        writer.save(.first)
        try writer.flush()
        #expect(file.load().arrangement == .first)
        #expect(try folder.names == ["board.json"])
    }
}
