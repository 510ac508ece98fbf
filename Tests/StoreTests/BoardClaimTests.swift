import Board
import Foundation
import PseudoTerminal
import Synchronization
import Testing

@testable import Store

@Suite struct BoardClaimTests {
    let folder: TemporaryFolder
    let board: String

    init() throws {
        folder = try TemporaryFolder()
        board = folder("state/board.json")
    }

    /// What a waiting program was told.
    final class Heard: Sendable {
        private let words = Mutex<[String]>([])
        func say(_ word: String) { words.withLock { $0.append(word) } }
        var all: [String] { words.withLock { $0 } }

        func wait(for count: Int) throws {
            let end = ContinuousClock.now + .seconds(60)
            while all.count < count {
                try #require(ContinuousClock.now < end, "only \(all)")
                usleep(1000)
            }
        }
    }

    @Test func `the first has the board, the second knows who, and gets it when the first ends`() throws {
        var first: BoardClaim? = BoardClaim(board: board)
        #expect(first?.holder == .us)
        let second = BoardClaim(board: board)
        #expect(second.holder == .another(getpid()))
        let heard = Heard()
        _ = second.wait(onChange: { heard.say("changed") }, onOurs: { heard.say("ours") })
        // The watch begins on a thread of its own: a change that comes too early is the one that is read at the end.
        let end = ContinuousClock.now + .seconds(60)
        while heard.all.isEmpty, ContinuousClock.now < end {
            try BoardFile(path: board).save(.first)
            usleep(20_000)
        }
        #expect(heard.all.first == "changed")
        #expect(first != nil)
        first = nil
        while !heard.all.contains("ours"), ContinuousClock.now < end { usleep(1000) }
        #expect(heard.all.contains("ours"))
        #expect(BoardClaim(board: board).holder != .us, "the second has it now")
        withExtendedLifetime(second) {}
    }

    @Test func `where no lock can be had, the board is ours`() throws {
        try folder.write("a file where a folder should be", to: "state")
        #expect(BoardClaim(board: board).holder == .us)
    }
}
