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
        #expect(second.wait { heard.say("early") })
        #expect(second.wait { heard.say("ours") })
        #expect(first != nil)
        first = nil
        try heard.wait(for: 1)
        #expect(heard.all == ["ours"])
        #expect(BoardClaim(board: board).holder != .us, "the second has it now")
        withExtendedLifetime(second) {}
    }

    @Test func `where no lock can be had, the board is ours`() throws {
        try folder.write("a file where a folder should be", to: "state")
        #expect(BoardClaim(board: board).holder == .us)
    }
}
