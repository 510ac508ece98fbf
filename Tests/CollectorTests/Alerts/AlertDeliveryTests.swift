import Alerts
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import Runtime
import Seeded
import Store
import Synchronization
import Testing

/// Services on this machine answer as the real ones are documented to.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AlertDeliveryTests {
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

    private func settings(_ receivers: [AlertReceiver]) -> AlertSettings {
        var settings = AlertSettings()
        (settings.tellsDesktop, settings.receivers) = (false, receivers)
        return settings
    }

    /// A reader whose alert fires at the next price.
    private func armed(_ settings: AlertSettings, _ line: String = ">100.5") async throws -> (
        Reader, FigureStore
    ) {
        let reader = try Reader(place, StreamTests.feeds(server, stream), alerts: settings)
        let store = try place.open()
        _ = try await store.edit(.add(try AlertRule(line, on: Self.bitcoin)), at: WallClock.now)
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 60)
        try await place.wait("an armed alert") {
            try await store.alerts().alerts.allSatisfy { $0.state.phase == .armed }
        }
        return (reader, store)
    }

    private func tell(_ price: Double) {
        stream.change { $0.prices["BTC/USD"] = price }
        stream.tell([("BTC/USD", price)])
    }

    private func deliveries(_ store: FigureStore) async throws -> [AlertDelivery] {
        try await store.alerts().fired.flatMap(\.deliveries)
    }

    private func json(_ request: LoopbackRequest) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
    }

    @Test func `Each service gets its own form, once, and keys go into the request alone`() async throws {
        setenv("FXTERM_TEST_KEY", "s3cr3t-key", 1)
        defer { unsetenv("FXTERM_TEST_KEY") }
        let services = try LoopbackServer { request in
            request.path == "/discord"
                ? .body([], status: 204) : .text(request.path == "/slack" ? "ok" : "{\"ok\":true}")
        }
        let url = services.url
        let (reader, store) = try await armed(
            settings([
                AlertReceiver(
                    "phone", .ntfy, url: url + "/topic",
                    headers: [.init("Authorization", "Bearer ${FXTERM_TEST_KEY}")]),
                AlertReceiver(
                    "push", .gotify, url: url + "/message",
                    headers: [.init("X-Gotify-Key", "${FXTERM_TEST_KEY}")]),
                AlertReceiver("chat", .telegram, url: url + "/bot${FXTERM_TEST_KEY}/sendMessage?chat_id=-42"),
                AlertReceiver("team", .slack, url: url + "/slack"),
                AlertReceiver("guild", .discord, url: url + "/discord"),
                AlertReceiver("plain", .json, url: url + "/json"),
                AlertReceiver(
                    "own", .json, url: url + "/own",
                    template: #"{"message": "{title}: {item}", "price": "{value}", "all": ["{late}", 1]}"#),
            ]))
        tell(101)
        try await place.wait("all to be sent") {
            try await deliveries(store).count(where: { $0.state == .delivered }) == 7
        }
        #expect(services.requests.count == 7 && services.requests.allSatisfy { $0.method == "POST" })
        let found = Dictionary(services.requests.map { ($0.path, $0) }) { first, _ in first }
        let ntfy = try #require(found["/topic"])
        #expect(
            ntfy.headers["title"] == "BTC-USD 101.00" && ntfy.headers["authorization"] == "Bearer s3cr3t-key")
        #expect(String(decoding: ntfy.body, as: UTF8.self) == "when BTC-USD is at or above 100.5")
        let gotify = try #require(found["/message"])
        #expect(
            try json(gotify)["title"] as? String == "BTC-USD 101.00"
                && gotify.headers["x-gotify-key"] == "s3cr3t-key")
        let telegram = try #require(found["/bots3cr3t-key/sendMessage"])
        #expect(try json(telegram)["chat_id"] as? String == "-42" && telegram.query.isEmpty)
        #expect((try json(telegram)["text"] as? String)?.hasPrefix("BTC-USD 101.00\n") == true)
        #expect((try json(try #require(found["/slack"]))["text"] as? String)?.hasPrefix("BTC-USD") == true)
        let discord = try json(try #require(found["/discord"]))
        #expect((discord["allowed_mentions"] as? [String: [String]])?["parse"] == [])
        let plain = try json(try #require(found["/json"]))
        #expect(plain["item"] as? String == "BTC-USD" && plain["condition"] as? String == ">100.5")
        #expect(
            plain["value"] as? Double == 101 && plain["late"] as? Bool == false && plain["id"] as? Int == 1)
        let own = try json(try #require(found["/own"]))
        #expect(own["message"] as? String == "BTC-USD 101.00: BTC-USD" && own["price"] as? Double == 101)
        #expect((own["all"] as? [Any])?.first as? Bool == false)
        // The store with its log of changes, bells and locks, and the program's log.
        let files = try FileManager.default.contentsOfDirectory(atPath: place.folder)
        #expect(files.contains("history.sqlite-wal") && files.contains("fxterm.log"))
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
        let open = files.map { "\(place.folder)/\($0)" } + processes.map { "/proc/\($0)/cmdline" }
        let finds = open.filter {
            FileManager.default.contents(atPath: $0)?.range(of: Data("s3cr3t-key".utf8)) != nil
        }
        #expect(finds.isEmpty)
        _ = reader
    }

    @Test(arguments: ["429", "503", "reset", "hang"])
    func `What fails for now is sent again, and the doubt of an answer that never came is named`(
        _ what: String
    ) async throws {
        let count = Mutex(0)
        let services = try LoopbackServer { request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            guard number == 1 else { return .text("ok") }
            return switch what {
            case "429": .text(#"{"ok":false,"error_code":429,"parameters":{"retry_after":2}}"#, status: 429)
            case "503": .text("busy", status: 503)
            case "reset": .raw([])
            default: .hang
            }
        }
        let (reader, store) = try await armed(
            settings([AlertReceiver("phone", .slack, url: services.url + "/x")]))
        tell(101)
        try await place.wait("the second attempt") { try await deliveries(store).first?.state == .delivered }
        let delivery = try #require(try await deliveries(store).first)
        #expect(delivery.attempts == 2 && services.requests.count == 2)
        #expect(delivery.isDoubtful == ["reset", "hang"].contains(what))
        let pause = services.requests[1].time - services.requests[0].time
        #expect(pause >= .seconds(what == "429" ? 1 : 8), "\(pause)")
        #expect(Set(services.requests.map { $0.headers["idempotency-key"] }).count == 1)
        _ = reader
    }

    @Test(arguments: [(401, AlertDelivery.State.waiting), (400, .failed), (410, .failed)])
    func `A refusal is named; one that cannot be mended is given up`(
        _ status: Int, _ state: AlertDelivery.State
    ) async throws {
        let services = try LoopbackServer { _ in .text("no", status: status) }
        let (reader, store) = try await armed(
            settings([AlertReceiver("phone", .gotify, url: services.url + "/message")]))
        tell(101)
        try await place.wait("the refusal") { try await deliveries(store).first?.problem == "HTTP \(status)" }
        let delivery = try #require(try await deliveries(store).first)
        #expect(delivery.state == state && delivery.attempts == 1 && !delivery.isDoubtful)
        _ = reader
    }

    @Test func `Quiet hours send nothing, and hidden amounts stay hidden`() async throws {
        let services = try LoopbackServer { _ in .text("ok") }
        var quiet = settings([AlertReceiver("phone", .json, url: services.url + "/x")])
        quiet.quietHours = QuietHours("00:00-23:59:59")
        let (reader, store) = try await armed(quiet)
        tell(101)
        try await place.wait("the firing") { try FigureStore.telling(of: 1, at: store.path) == .quiet }
        #expect(try await deliveries(store).isEmpty && services.requests.isEmpty)
        _ = reader
    }

    /// Takes some ten seconds: each kill is followed by the start of a collector.
    @Test func `Killed around firings, each is sent; twice only where the doubt is named`() async throws {
        let trial = Trial(
            "SIGKILL of the collector around firings, sent to six services", 6, often: 200,
            test: "AlertDeliveryTests")
        var generator = trial.generator
        let taken = Mutex<[Message: Int]>([:])
        let pauses = Mutex(SeededGenerator(seed: trial.seed ^ 1))
        let services = try LoopbackServer { request in
            // A service has taken a message when it has read it, and answers a moment later.
            if let message = Message(request) { taken.withLock { $0[message, default: 0] += 1 } }
            usleep(pauses.withLock { .random(in: 0...20_000, using: &$0) })
            return Self.answer(to: request)
        }
        let kinds: [AlertReceiver.Kind] = [.ntfy, .gotify, .telegram, .slack, .discord, .json]
        let receivers = kinds.map { kind in
            let question = kind == .telegram ? "?chat_id=-42" : ""
            return AlertReceiver(kind.rawValue, kind, url: "\(services.url)/\(kind.rawValue)\(question)")
        }
        let store = try place.open()
        let reader = try await store.enter(
            version: ProgramVersion.current.text, feeds: StreamTests.feeds(server, stream))
        try await store.use(settings(receivers), by: reader)
        for level in 0...trial.count {
            let rule = try AlertRule(">\(Self.price(level))", on: Self.bitcoin)
            _ = try await store.edit(.add(rule), at: WallClock.now)
        }
        func begin() async throws -> Process {
            let collector = Process()
            collector.executableURL = URL(filePath: place.program)
            collector.arguments = [place.store, "--stay"]
            try collector.run()
            _ = try await store.ask(
                .quotes(["BTC-USD"]), freshness: 1, isPatient: true, by: reader, at: WallClock.now)
            return collector
        }
        func waitForDeliveries(_ level: Int) async throws {
            try await place.wait("the deliveries of level \(level)") {
                let fired = try await store.alerts().fired.first { $0.alert == level + 1 }
                let deliveries = fired?.deliveries ?? []
                return deliveries.count == kinds.count && deliveries.allSatisfy { $0.state == .delivered }
            }
        }
        var collector = try await begin()
        try await place.wait("armed alerts") {
            try await store.alerts().alerts.allSatisfy { $0.state.phase == .armed }
        }
        let began = ContinuousClock.now
        tell(Self.price(0))
        try await waitForDeliveries(0)
        let usual = (ContinuousClock.now - began) / .microseconds(1)
        for level in 1...trial.count {
            tell(Self.price(level))
            usleep(UInt32(usual * .random(in: 0...1.2, using: &generator)))
            kill(collector.processIdentifier, SIGKILL)
            collector.waitUntilExit()
            collector = try await begin()
            try await waitForDeliveries(level)
        }
        kill(collector.processIdentifier, SIGKILL)
        collector.waitUntilExit()
        // The store lists the last 200; the first one was there without a kill.
        let fired = try await store.alerts().fired.filter { $0.alert > 1 }
        #expect(fired.map(\.alert).sorted() == Array(2...trial.count + 1), "each alert fires once")
        var (once, twice, doubts, lost) = (0, 0, 0, 0)
        for firing in fired {
            for delivery in firing.deliveries {
                let message = Message(path: "/" + delivery.receiver, level: Self.price(firing.alert - 1))
                let count = taken.withLock { $0[message] ?? 0 }
                #expect((1...2).contains(count), "\(message): \(count) times")
                #expect(count == 1 || delivery.isDoubtful, "\(message) came twice, and no doubt is named")
                once += count == 1 ? 1 : 0
                twice += count > 1 ? 1 : 0
                lost += count == 0 ? 1 : 0
                doubts += delivery.isDoubtful ? 1 : 0
            }
        }
        #expect(taken.withLock { $0.count } == (trial.count + 1) * kinds.count)
        let counts = "\(once) messages once, \(twice) twice, \(doubts) doubts named"
        print("\(trial.count) kills, \(Int(usual) / 1000) ms to deliver: \(counts)")
        trial.note("\(trial.count) kills, \(counts)", lost: lost)
        await store.leave(reader)
    }

    private struct Message: Hashable {
        let path: String
        let level: Double

        init(path: String, level: Double) { (self.path, self.level) = (path, level) }

        init?(_ request: LoopbackRequest) {
            let text = String(decoding: request.body, as: UTF8.self)
            guard let level = text.firstMatch(of: /(?:or above |">)([\d.]+\d)/).flatMap({ Double($0.1) })
            else {
                return nil
            }
            self.init(path: request.path, level: level)
        }
    }

    private static func price(_ level: Int) -> Double { (10_100 + Double(level)) / 100 }

    /// The answers of services to a message that they take, as documented.
    private static func answer(to request: LoopbackRequest) -> LoopbackResponse {
        let json = ["Content-Type": "application/json"]
        return switch request.path {
        case "/ntfy":
            .text(
                #"{"id":"bUnhIBoTrcLp","time":1795186800,"expires":1795230000,"event":"message","topic":"ntfy","message":"x"}"#,
                headers: json)
        case "/gotify":
            .text(
                #"{"id":25,"appid":5,"message":"x","title":"x","priority":5,"date":"2026-11-20T15:00:00Z"}"#,
                headers: json)
        case "/telegram":
            .text(
                #"{"ok":true,"result":{"message_id":7,"date":1795186800,"chat":{"id":-42,"type":"group"},"text":"x"}}"#,
                headers: json)
        case "/slack": .text("ok")
        case "/discord": .body([], status: 204)
        default: .text("", status: 202)
        }
    }
}
