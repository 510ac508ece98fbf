import Arrangement
import Desk
import Figures
import Foundation
import Glibc
import Market
import PseudoTerminal
import Runtime
import Store
import Testing

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct SharedCollectorTests {
    @Test("a change goes to the desk as it is made, on a line that rests")
    func change() async throws {
        let server = try DeskServer()
        var ann = try SharedMachine("ann")
        defer { ann.remove() }
        let store = try #require(FigureStore.open(at: ann.store.path, now: WallClock.now).history)
        var feeds = FeedSettings.none
        feeds.desk = DeskSetting(address: server.address("ann"), isOnly: true)
        let reader = try await store.enter(version: ProgramVersion.current.text, feeds: feeds)
        let collector = Process()
        collector.executableURL = URL(filePath: try BuiltProduct.path(of: "fxterm-collector"))
        collector.arguments = [ann.store.path]
        collector.standardInput = FileHandle.nullDevice
        try collector.run()
        defer {
            kill(collector.processIdentifier, SIGKILL)
            while collector.isRunning { usleep(1000) }
        }
        try ann.store.publish(ann.board, "Team", .first, .edit)
        try await server.wait(for: "Team", "SELECT name FROM fxterm.board")
        try await wait("what the desk says") {
            try ann.look()
            return ann.acknowledged > 0
        }
        try ann.edit { board in
            var board = board
            board.baseline = board.baseline == .d1 ? .d5 : .d1
            return board
        }
        try await wait("the end of the change's wait") {
            try ann.look()
            return ann.pending == 0
        }
        withExtendedLifetime(reader) {}
    }
}
