import Arrangement
import Board
import CivilTime
import Collector
import Figures
import Foundation
import Literals
import Loopback
import Market
import Printing
import Runtime
import Store
import Synchronization
import TUI
import Testing

@testable import Desk
@testable import Feeds
@testable import Screens

/// A kind of data defined only in this folder, from the feed to the boards of a team.
@Suite(
    "A data kind added by this folder alone", .enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct CountriesTests {
    private let kinds = FigureKind.all + [Population.kind]
    private let screens = ScreenList.standard.adding(CountriesScreen())
    private let panel = CountriesScreen().panel

    private func question(_ country: String) throws -> KindQuestion {
        KindQuestion(Population.self, of: try #require(Country(country)))
    }

    /// It has Taiwan, and Japan at a future time.
    private func service() throws -> LoopbackServer {
        let now = WallClock.now.seconds
        return try LoopbackServer { request in
            switch request.path {
            case "/population/TW":
                .text(#"{"people": 23400000, "at": \#(now - 60), "source": "Census\u001b[31m"}"#)
            case "/population/JP": .text(#"{"people": 123000000, "at": \#(now + 864000)}"#)
            default: .text("", status: 404)
            }
        }
    }

    /// As the collector makes it.
    private func client(_ service: LoopbackServer) -> FeedClient {
        FeedClient(
            rates: [], stocks: [FeedSource(kind: "dash", url: service.url)], kinds: [PopulationFeed()],
            client: HTTPClient(), clock: ContinuousClock())
    }

    private func board(_ changes: FigureChanges) -> Model {
        let panels = Panel.standard + [panel]
        var model = Model(
            panels: panels, arrangement: .first(panels.map(\.kind.rules)), now: WallClock.now, here: .utc)
        _ = model.update(.figures(.changed(changes, at: WallClock.now)))
        return model
    }

    /// In its details on the board, and printed.
    private func expectTaiwan(in changes: FigureChanges) throws {
        var model = board(changes)
        let taiwan = try #require(Country("TW"))
        let known = try #require(model.kinds[Population.self, of: taiwan])
        #expect(known.map(\.people) == [23_400_000])
        #expect(known.map(\.source) == ["Census"], "a text of the service is cleaned")
        let snapshot = Snapshot(model, [panel])
        #expect(snapshot.text(.table).split(separator: "\n").last == "TW       23400000")
        #expect(snapshot.text(.json).contains(#""people": 23400000"#))
        _ = model.update(.focus(panel))
        #expect(
            model.update(.user(.open)).contains(
                .ask(.kind(KindQuestion(Population.self, of: taiwan)), freshness: 86_400)))
        let canvas = view(model, Size(width: 120, height: 40), Memo(), screens).canvas
        let lines = (0..<40).map { y in (0..<120).map { canvas[$0, y].glyph.text }.joined() }
        #expect(lines.contains { $0.contains("People") && $0.contains("23400000") }, "\(lines)")
    }

    @Test("it goes from a service to store, board and print, and by the team server to another's")
    func throughAll() async throws {
        let (service, server) = (try service(), try DeskServer())
        let owner = try server.connect("postgres")
        #expect(try !DeskCheck.kinds(owner, kinds).isWell)
        try DeskSchema.migrate(owner, kinds: kinds)
        #expect(try DeskCheck.kinds(owner, kinds).all.isEmpty)
        let published = try await PublishedPlace(server.address("collector"), kinds: kinds)
        let store = published.store
        // The collector may read once more while the folder is removed.
        let isOver = Mutex(false)
        defer {
            isOver.withLock { $0 = true }
            withExtendedLifetime(published) {}
        }
        let collector = Collector(
            store, known: Known(), record: FeedRecord(), makeDesk: { _, _, _, _ in client(service) },
            makeStream: { _, _ in nil }, tell: { _ in true },
            report: { error in if !isOver.withLock(\.self) { Issue.record("\(error)") } })
        #expect(store.watchRequests { Task { await collector.look() } })
        let reader = try await store.enter(version: "1", feeds: FeedSettings())
        func ask(_ country: String) async throws -> FigureChanges {
            let id = try await store.ask(
                .kind(try question(country)), freshness: 0, isPatient: false, by: reader, at: WallClock.now)
            try await wait("the answer") { try await store.state(of: id) ?? .done == .done }
            return try await store.changes(since: 0, for: reader, at: WallClock.now).0
        }
        try expectTaiwan(in: try await ask("TW"))
        #expect(try await ask("JP").kinds[question("JP")]?.rows.isEmpty != false, "it is of a time to come")
        let failure = try #require(try await ask("XX").failures.first)
        #expect(failure.subject == .kind(try question("XX")) && failure.failure.cause == .status(404))
        let failures = board(FigureChanges(failures: [failure])).kindFailures
        #expect(failures == [try question("XX"): failure.failure])

        let member = try await MemberPlace(server.address(), kinds: kinds)
        try await member.ask(.kind(try question("TW")), freshness: 3600)
        try expectTaiwan(in: try await member.all())
        let requests = service.requests.count { $0.path == "/population/TW" }
        #expect(requests == 1, "a fresh figure is not fetched again")
        #expect(
            try server.value("SELECT people || ' ' || source FROM fxterm.population") == "23400000 Census")
    }

    @Test("a team server without its table answers all else, and says that it is older")
    func older() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        let member = try await MemberPlace(server.address(), kinds: kinds)
        try await member.ask(.kind(try question("TW")))
        let failure = try #require(try await member.all().failures.first)
        #expect(failure.failure.cause == .unreachable(.known(.deskIsOlder)))
        try server.put("AAPL", 10)
        try await member.ask(.quotes(["AAPL"]))
        #expect(try await member.quote("AAPL")?.value.price == 10)
        withExtendedLifetime(leader) {}
    }

    @Test("no two kinds have a name, a number, a mark or a table in common")
    func distinct() {
        #expect(Set(kinds.map(\.name)).count == kinds.count)
        #expect(Set(kinds.map(\.number)).union([0, 1, 2, 3, 4, 5, 7, 8]).count == kinds.count + 8)
        #expect(Set(kinds.map(\.table.name)).count == kinds.count)
        let own: [FigureNotice.Subject] = [
            .rate, .closes, .quote, .bars, .found, .failures, .unshown, .leftOut, .alerts, .done,
        ]
        #expect(Set(kinds.map(\.mark) + own.map(\.mark)).count == kinds.count + own.count)
    }
}
