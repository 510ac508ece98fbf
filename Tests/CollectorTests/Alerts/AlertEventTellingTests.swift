import Alerts
import Board
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import Runtime
import Store
import Testing

/// The real collector and child process read a calendar; the bus is real too.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AlertEventTellingTests {
    private let place: Place
    private let server: LoopbackServer
    private let stream: StreamServer
    private let start: Instant

    init() throws {
        (place, server) = (try Place(), try StreamTests.polled())
        stream = try StreamServer(StreamServer.Manner())
        // Far enough that the alert is there first.
        start = WallClock.now + 3600 + 20
        let event = MarketEvent(
            .own, .text("Capital markets day"), of: .stock("2330.TW"), .moment(start, end: nil),
            zone: "Asia/Taipei",
            uid: "day@x")
        let text = ICSText.calendar([event], stamp: start) { _ in "Capital markets day" }
        try text.write(toFile: place.folder + "/events.ics", atomically: true, encoding: .utf8)
    }

    private func reader() throws -> Reader {
        var feeds = StreamTests.feeds(server, stream)
        feeds.events = []
        feeds.ownEvents = place.folder + "/events.ics"
        return try Reader(place, feeds, alerts: AlertSettings())
    }

    private func add(_ line: String, on subject: AlertSubject, to store: FigureStore) async throws {
        _ = try #require(try await store.edit(.add(try AlertRule(line, on: subject)), at: WallClock.now))
    }

    /// Takes half a minute, since the event is due by the clock.
    @Test func `An event is told once, on time, and by its name; also after the collector was killed`()
        async throws
    {
        let bus = try await SessionBus()
        let store = try place.open()
        try await add("event -1h", on: .stock("2330.TW"), to: store)
        let first = try reader()
        try await first.ask(.quotes(["BTC-USD"]), freshness: 60)
        let collector = try await place.nextCollector()
        try await place.wait("the notification") { !bus.notifications.isEmpty }
        #expect(WallClock.now - start >= -3600)
        #expect(bus.notifications.map(\.title) == ["2330.TW"])
        let body = try #require(bus.notifications.first?.body)
        #expect(body.hasPrefix("Capital markets day · "))
        #expect(body.hasSuffix("\n1 h before the next event of 2330.TW"))
        let fired = try await store.alerts().fired
        #expect(fired.map(\.firing.quotedAt) == [start + -3600])
        #expect(fired.allSatisfy { !$0.firing.isLate })
        kill(collector, SIGKILL)
        _ = try await place.nextCollector(after: collector)
        // An alert made after its moment fires at once; by then the other has been checked.
        try await add("event -2h", on: .stock("2330.TW"), to: store)
        try await first.ask(.quotes(["BTC-USD"]), freshness: 60)
        try await place.wait("the second notification") { bus.notifications.count > 1 }
        #expect(bus.notifications.count == 2)
        #expect(try await store.alerts().fired.count == 2)
    }
}
