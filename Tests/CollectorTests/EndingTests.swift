import Board
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import PseudoTerminal
import Runtime
import Store
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct EndingTests {
    private func start(_ place: Place, _ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: place.program)
        process.arguments = [place.store] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Takes 4 s: it has to outlast its linger of 1 s, then linger.
    @Test("It stays while somebody reads, and ends some time after the last one has gone")
    func linger() async throws {
        let place = try Place()
        let store = try place.open()
        var reader: FigureReader? = try await store.enter(version: "0", feeds: FeedSettings())
        let process = try start(place, ["--linger", "1"])
        _ = try await place.nextCollector()
        try await Task.sleep(for: .seconds(3))
        #expect(process.isRunning)
        _ = consume reader
        reader = nil
        try await place.wait("its end") { !process.isRunning }
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    @Test("It makes room for the collector of a newer reader")
    func newer() async throws {
        let place = try Place()
        let store = try place.open()
        let older = try await store.enter(version: "0.0.1", feeds: FeedSettings())
        let process = try start(place, [])
        _ = try await place.nextCollector()
        let newer = try await store.enter(version: "99.0", feeds: FeedSettings())
        _ = try await store.ask(.rates, freshness: 0, isPatient: false, by: newer, at: WallClock.now)
        try await place.wait("its end") { !process.isRunning }
        #expect(process.terminationStatus == 0)
        withExtendedLifetime(older) {}
    }

    @Test("A second one ends at once")
    func second() async throws {
        let place = try Place()
        let first = try start(place, ["--stay"])
        let pid = try await place.nextCollector()
        let other = try start(place, [])
        // Foundation does not always notice a process that ends this soon.
        let second = other.processIdentifier
        try await place.wait("its end") { waitpid(second, nil, WNOHANG) != 0 }
        #expect(first.isRunning && place.collector == pid)
        first.terminate()
    }

    @Test(
        "It is given the store by its whole path, and nothing that it does not know",
        arguments: [
            [], ["history.sqlite"], ["/tmp/x", "--what"], ["/tmp/x", "--linger", "soon"],
        ])
    func usage(arguments: [String]) async throws {
        let place = try Place()
        let process = Process()
        process.executableURL = URL(filePath: place.program)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
    }
}
