import Arrangement
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

@Suite(.serialized, .timeLimit(.minutes(10))) struct AskingTests {
    private func rates() throws -> LoopbackServer {
        try Replay(["/capi.php": Array(Answers.rter.utf8)]).serve()
    }

    @Test("A question is answered, and the answer is in the store")
    func asked() async throws {
        let (place, server) = (try Place(), try rates())
        let reader = try Reader(place, .at(server.url))
        #expect(try await reader.ask(.rates).rate("JPY") == 149.23)
        #expect(server.requests.first?.headers["user-agent"] == "fxterm/\(ProgramVersion.current.text)")
        #expect(
            FigureStore.open(at: place.store, now: WallClock.now).cached.rates.map(\.value.code) == ["JPY"])
    }

    @Test("Past rates are asked of their own feeds")
    func pastRates() async throws {
        let body = #"[{"date":"2020-01-02","base":"USD","quote":"TWD","rate":30}]"#
        let place = try Place()
        let server = try Replay(["/v2/rates": Array(body.utf8)]).serve()
        let day = try #require(Day("2020-01-02"))
        let reader = try Reader(place, .at(server.url))
        let changes = try await reader.ask(.pastRates(["TWD"], since: day))
        #expect(changes.causes == [])
        #expect(server.requests.map(\.path).contains { $0.hasPrefix("/v2/rates") })
    }

    @Test("Two questions at once are both answered")
    func concurrent() async throws {
        let (place, server) = (try Place(), try rates())
        let reader = try Reader(place, .at(server.url))
        async let rates = reader.ask(.rates)
        async let quotes = reader.ask(.quotes(["ZZZZ"]))
        _ = try await (rates, quotes)
        #expect(reader.changes.rate("JPY") == 149.23)
        #expect(reader.failures.map(\.subject) == [.stock("ZZZZ")])
        #expect(reader.failures.map(\.failure.cause) == [.unknownSymbol])
    }

    @Test(
        "The pace goes from one collector to the next, however the first one ends", arguments: [false, true])
    func pace(isKilled: Bool) async throws {
        let (place, server) = (try Place(), try rates())
        let reader = try Reader(place, .at(server.url))
        try await reader.ask(.rates)
        if isKilled {
            let first = try await place.nextCollector()
            kill(first, SIGKILL)
            _ = try await place.nextCollector(after: first)
        }
        let changes = try await reader.ask(.rates)
        #expect(changes.rate("JPY") == 149.23, "what is known is told")
        #expect(server.requests.count == 1, "asked again at once, it is passed over")
    }

    @Test("Five readers have one collector, which asks once for them all")
    func many() async throws {
        let (place, server) = (try Place(), try rates())
        let readers = try (0..<5).map { _ in try Reader(place, .at(server.url)) }
        try await withThrowingTaskGroup(of: Double?.self) { group in
            for reader in readers {
                group.addTask { try await reader.ask(.rates, freshness: 300).rate("JPY") }
            }
            for try await rate in group { #expect(rate == 149.23) }
        }
        #expect(server.requests.count == 1)
    }

    @Test("Other feeds are asked in the middle of a question, which ends without an answer")
    func otherFeeds() async throws {
        let (place, server) = (try Place(), try rates())
        let silent = try LoopbackServer { _ in .hang }
        let reader = try Reader(place, .at(silent.url))
        await reader.begin(.rates)
        try await silent.waitForRequests(1)
        await reader.use(.at(server.url))
        try await place.wait("the end of the question") {
            reader.changes.contains { $0.finished == [.rates] }
        }
        #expect(reader.failures == [])
        #expect(try await reader.ask(.rates).rate("JPY") == 149.23)
        #expect(silent.requests.count == 1)
    }

    @Test("An answer whose head breaks off is none")
    func brokenHead() async throws {
        let place = try Place()
        let server = try LoopbackServer { request in
            request.path.hasPrefix("/capi.php") ? .raw(Array("HTTP/1.1 200 OK\r\nContent-Le".utf8)) : .hang
        }
        let reader = try Reader(place, .at(server.url))
        #expect(try await reader.ask(.rates).causes == [.malformed(.known(.breaksOff))])
    }

    @Test("Where the store cannot be had a reader has one of its own, which goes with it")
    func alone() async throws {
        let (place, server) = (try Place(), try rates())
        setenv("XDG_RUNTIME_DIR", place.folder, 1)
        defer { unsetenv("XDG_RUNTIME_DIR") }
        func folders() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: place.folder).filter {
                $0.hasPrefix("fxterm-alone-")
            }
        }
        var reader: Reader? = try Reader(place, .at(server.url), hasStore: false)
        #expect(try await reader?.ask(.rates).rate("JPY") == 149.23)
        let folder = try #require(try folders().first)
        let mode = try FileManager.default.attributesOfItem(atPath: place.folder + "/" + folder)[
            .posixPermissions]
        #expect(mode as? Int == 0o700)
        reader = nil
        try await place.wait("its collector removes it") { try folders().isEmpty }
    }

    @Test("A store that cannot be written is left, which is said, and the question is answered")
    func unwritable() async throws {
        let (place, server) = (try Place(), try rates())
        setenv("XDG_RUNTIME_DIR", place.folder, 1)
        defer { unsetenv("XDG_RUNTIME_DIR") }
        let reader = try Reader(place, .at(server.url))
        // No folder can carry news of changes.
        try FileManager.default.createDirectory(
            atPath: place.store + "-changed", withIntermediateDirectories: true)
        #expect(try await reader.ask(.rates).rate("JPY") == 149.23)
        #expect(reader.errors.count == 1)
        #expect(place.collector == nil)
    }
}
