import Alerts
import Board
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import Notifications
import Runtime
import Seeded
import Store
import Testing

/// Real collector, stream and bus.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AlertTellingTests {
    private let place: Place
    private let server: LoopbackServer
    private let stream: StreamServer
    private static let bitcoin = AlertSubject.stock("BTC-USD")

    init() throws {
        (place, server) = (try Place(), try StreamTests.polled())
        var manner = StreamServer.Manner()
        manner.prices = ["BTC/USD": 100]
        stream = try StreamServer(manner)
    }

    private func reader(_ settings: AlertSettings = AlertSettings()) throws -> Reader {
        try Reader(place, StreamTests.feeds(server, stream), alerts: settings)
    }

    /// Sets the price, also for later subscribers.
    private func tell(_ price: Double) {
        stream.change { $0.prices["BTC/USD"] = price }
        stream.tell([("BTC/USD", price)])
    }

    private func add(_ line: String, to store: FigureStore) async throws -> Int {
        let rule = try AlertRule(line, on: Self.bitcoin)
        return try #require(try await store.edit(.add(rule), at: WallClock.now))
    }

    private func wait(for phase: AlertState.Phase, in store: FigureStore) async throws {
        try await place.wait("\(phase)") {
            try await store.alerts().alerts.allSatisfy { $0.state.phase == phase }
        }
    }

    private func wait(for telling: AlertTelling, of firing: Int = 1, in store: FigureStore) async throws {
        try await place.wait("\(telling)") {
            try FigureStore.telling(of: firing, at: store.path) == telling
        }
    }

    @Test func `A crossing is told to the desktop once`() async throws {
        let bus = try await SessionBus()
        let (reader, store) = (try reader(), try place.open())
        _ = try await add(">100.5 margin 0%", to: store)
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 60)
        try await wait(for: .armed, in: store)
        let rounds = 5
        for round in 1...rounds {
            tell(101)
            try await place.wait("notification \(round)") { bus.notifications.count == round }
            tell(100)
            try await wait(for: .armed, in: store)
        }
        let fired = try await store.alerts().fired
        #expect(fired.count == rounds && fired.allSatisfy { $0.firing.value == 101 && !$0.mustTell })
        let first = try #require(bus.notifications.first)
        #expect(first.program == "fxterm" && first.title == "BTC-USD 101.00")
        #expect(first.body == "when BTC-USD is at or above 100.5")
        try await wait(for: .desktop, of: rounds, in: store)
        #expect(bus.notifications.count == rounds)
    }

    @Test func `Many at once are one notification`() async throws {
        let bus = try await SessionBus()
        let (reader, store) = (try reader(), try place.open())
        for level in 0..<12 { _ = try await add(">100.5\(level)", to: store) }
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 60)
        try await wait(for: .armed, in: store)
        tell(102)
        try await place.wait("a notification") { !bus.notifications.isEmpty }
        try await wait(for: .desktop, of: 12, in: store)
        #expect(bus.notifications.map(\.title) == ["12 alerts"])
        #expect(bus.notifications.first?.body.split(separator: "\n").count == 11)
    }

    @Test func `Markup is told as text`() async throws {
        let bus = try await SessionBus()
        let desktop = try #require(DesktopBus())
        #expect(await desktop.show("<b>M&M</b>", "<a href=\"x\">M&M.NS</a>"))
        try await place.wait("a notification") { !bus.notifications.isEmpty }
        #expect(bus.notifications.first?.title == "<b>M&M</b>")
        #expect(bus.notifications.first?.body == "&lt;a href=\"x\"&gt;M&amp;M.NS&lt;/a&gt;")
    }

    @Test func `In quiet hours it is kept, and a test is told all the same`() async throws {
        let bus = try await SessionBus()
        var settings = AlertSettings()
        settings.quietHours = QuietHours("00:00-23:59:59")
        let (reader, store) = (try reader(settings), try place.open())
        _ = try await add(">100.5", to: store)
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 60)
        try await wait(for: .armed, in: store)
        tell(102)
        try await wait(for: .quiet, in: store)
        let test = try FigureStore.addTestFiring(at: store.path, now: WallClock.now)
        try await wait(for: .desktop, of: test, in: store)
        // The desktop answers before it has noted what it shows.
        try await place.wait("the test") { !bus.notifications.isEmpty }
        #expect(bus.notifications.map(\.title) == ["fxterm"])
        #expect(try await store.claimAlerts().isEmpty)
    }

    @Test(arguments: ["no bus", "a bus that is silent", "no desktop"])
    func `Without a desktop one of five boards gets it, and prices go on`(_ what: String) async throws {
        let path = place.folder + "/bus"
        var listener: Int32 = -1
        if what == "a bus that is silent" {
            listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
            let size = socklen_t(MemoryLayout<sockaddr_un>.size)
            let isBound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 }
            }
            try #require(isBound && listen(listener, 8) == 0)
        }
        var settings = AlertSettings()
        settings.tellsDesktop = what != "no desktop"
        setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(path)", 1)
        defer {
            unsetenv("DBUS_SESSION_BUS_ADDRESS")
            if listener >= 0 { close(listener) }
        }
        let (reader, store) = (try reader(settings), try place.open())
        _ = try await add(">100.5", to: store)
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 60)
        try await wait(for: .armed, in: store)
        tell(102)
        tell(103)
        try await place.wait("the next price", timeout: .milliseconds(800)) {
            reader.changes.price("BTC-USD") == 103
        }
        try await wait(for: .forTerminal, in: store)
        let boards = try (0..<5).map { _ in try place.open() }
        var claimed = 0
        try await withThrowingTaskGroup(of: Int.self) { group in
            for board in boards { group.addTask { try await board.claimAlerts().count } }
            for try await count in group { claimed += count }
        }
        #expect(claimed == 1)
        try await wait(for: .terminal, in: store)
    }

    @Test func `A desktop that never answers is told once, and nobody else`() async throws {
        let bus = try await SessionBus(isMute: true)
        let (reader, store) = (try reader(), try place.open())
        _ = try await add(">100.5", to: store)
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 60)
        try await wait(for: .armed, in: store)
        tell(102)
        try await wait(for: .desktop, in: store)
        try await place.wait("a notification") { bus.notifications.count == 1 }
    }

    @Test func `Killed at random moments, each crossing fires once and is told at most once`() async throws {
        let bus = try await SessionBus()
        let trial = Trial("Alerts over kills of the collector", 25, often: 200, test: "AlertTellingTests")
        var generator = trial.generator
        let store = try place.open()
        let version = ProgramVersion.current.text
        let reader = try await store.enter(version: version, feeds: StreamTests.feeds(server, stream))
        try await store.use(AlertSettings(), by: reader)
        for level in 1...trial.count { _ = try await add(">\(100 + Double(level) / 100)", to: store) }
        // A client would wait longer after each crash of a collector.
        func begin() async throws -> Process {
            let collector = Process()
            collector.executableURL = URL(filePath: place.program)
            collector.arguments = [place.store, "--stay"]
            try collector.run()
            _ = try await store.ask(
                .quotes(["BTC-USD"]), freshness: 1, isPatient: true, by: reader, at: WallClock.now)
            return collector
        }
        var collector = try await begin()
        try await wait(for: .armed, in: store)
        for level in 1...trial.count {
            tell(100 + Double(level) / 100)
            usleep(UInt32.random(in: 0...12_000, using: &generator))
            kill(collector.processIdentifier, SIGKILL)
            collector.waitUntilExit()
            collector = try await begin()
            try await place.wait("crossing \(level)") {
                try await store.alerts().fired.contains { $0.alert == level }
            }
        }
        try await place.wait("the last is told") {
            try FigureStore.telling(of: trial.count, at: store.path) != .pending
        }
        kill(collector.processIdentifier, SIGKILL)
        let fired = try await store.alerts().fired
        #expect(fired.map(\.alert).sorted() == Array(1...trial.count))
        let told = bus.notifications.map(\.title)
        #expect(Set(told).count == told.count, "\(told)")
        trial.note("\(trial.count) kills", lost: trial.count - Set(fired.map(\.alert)).count)
        print("\(told.count) of \(trial.count) told")
        await store.leave(reader)
    }

    @Test func `An alert on something that is on no board is watched`() async throws {
        let (reader, store) = (try reader(), try place.open())
        try await reader.ask(.search("nothing"))
        _ = try await add(">100.5", to: store)
        try await wait(for: .armed, in: store)
        try await store.edit(.remove(1), at: WallClock.now)
        tell(102)
        try await Task.sleep(for: .milliseconds(300))
        #expect(try await store.alerts().fired.isEmpty)
    }
}
