import Foundation
import Literals
import Loopback
import Market
import Synchronization
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct FailOverTests {
    private struct Scene {
        let clock = LeapingClock()
        let transport: ScriptedTransport
        let feeds = [
            FeedSource(kind: "rter", url: "https://rter.test/"),
            FeedSource(kind: "er-api", url: "https://er.test/"),
        ]

        init(
            from start: Int, to end: Int, _ trouble: ScriptedTransport.Reply = .status(502)
        ) {
            transport = ScriptedTransport(clock) { url, time in
                if url.host == "er.test" {
                    return .body(
                        #"{"result": "success", "time_last_update_unix": 1724025751, "rates": {"JPY": 1}}"#)
                }
                return time >= .seconds(start) && time < .seconds(end)
                    ? trouble : .body(#"{"USDJPY": {"Exrate": 2, "UTC": "2026-11-20 15:08:03"}}"#)
            }
        }

        func desk(_ record: FeedRecord = FeedRecord(), isPatient: Bool = true, luck: Double = 0) -> FeedClient
        {
            FeedClient(
                rates: feeds, stocks: [], client: transport, clock: clock, uptime: clock.elapsed,
                record: record,
                custom: FeedClient.Custom(isPatient: isPatient, luck: { luck }))
        }

        var asked: [String] {
            transport.exchanges.map { "\($0.host.prefix { $0 != "." }) \($0.start.components.seconds)" }
        }

        func leap(_ second: Int) { clock.leap(to: .seconds(second)) }
    }

    private func sources(_ answers: [FeedAnswer]) -> [String] {
        answers.compactMap { answer in
            switch answer {
            case .rates(let rates): rates.first?.source.text
            case .failed(let failure, _): "no \(failure.source)"
            default: nil
            }
        }
    }

    @Test("At a first start the next feed is asked at once")
    func firstStart() async {
        let scene = Scene(from: 0, to: 10_000)
        #expect(await sources(scene.desk().answers(to: .rates)) == ["no rter", "er-api"])
        #expect(scene.asked == ["rter 0", "er 0"])
    }

    @Test("A feed that has answered before is asked again at 5, 15 and 35 s; after 45 s the next is asked")
    func afterTolerance() async {
        let scene = Scene(from: 100, to: 10_000)
        let desk = scene.desk()
        _ = await desk.answers(to: .rates)
        scene.leap(100)
        #expect(await sources(desk.answers(to: .rates)) == ["no rter", "er-api"])
        #expect(scene.asked == ["rter 0", "rter 100", "rter 105", "rter 115", "rter 135", "er 145"])
    }

    @Test("Jitter draws the waits out by a tenth and never shortens them")
    func jitter() async {
        let scene = Scene(from: 100, to: 10_000)
        let desk = scene.desk(luck: 1)
        _ = await desk.answers(to: .rates)
        scene.leap(100)
        _ = await desk.answers(to: .rates)
        let starts = scene.transport.exchanges.map { $0.start / .milliseconds(1) }
        #expect(starts == [0, 100_000, 105_500, 116_500, 138_500, 145_000])
    }

    @Test("A feed that recovers within that time answers, and nobody else is asked")
    func blip() async {
        let scene = Scene(from: 100, to: 110)
        let desk = scene.desk()
        _ = await desk.answers(to: .rates)
        scene.leap(100)
        #expect(await sources(desk.answers(to: .rates)) == ["no rter", "rter"])
        #expect(scene.asked == ["rter 0", "rter 100", "rter 105", "rter 115"])
    }

    @Test("Feeds behind one that answers are asked only for the wanted currencies that it lacks")
    func lacking() async {
        func asking(_ codes: [CurrencyCode]) async -> [String] {
            let clock = LeapingClock()
            let transport = ScriptedTransport(clock) { url, _ in
                switch url.host {
                case "rter.test": .body(#"{"USDJPY": {"Exrate": 2, "UTC": "2026-11-20 15:08:03"}}"#)
                case "down.test": .status(502)
                default:
                    .body(
                        #"{"result": "success", "time_last_update_unix": 1724025751, "rates": {"JPY": 1, "SLE": 22.5}}"#
                    )
                }
            }
            let feeds = [
                FeedSource(kind: "rter", url: "https://rter.test/"),
                FeedSource(kind: "frankfurter", url: "https://down.test/"),
                FeedSource(kind: "er-api", url: "https://er.test/"),
            ]
            let desk = FeedClient(
                rates: feeds, stocks: [], client: transport, clock: clock, uptime: clock.elapsed)
            return await desk.answers(to: .rates(of: codes)).map { (answer: FeedAnswer) -> String in
                guard case .rates(let rates) = answer else { return "\(answer)" }
                return rates.map { "\($0.source) \($0.code) \($0.perDollar)" }.joined(separator: ", ")
            }
        }
        #expect(await asking(["JPY", "USD"]) == ["rter JPY 2.0"])
        #expect(await asking(["JPY", "SLE"]) == ["rter JPY 2.0", "er-api SLE 22.5"])
        #expect(await asking(["XYZ"]) == ["rter JPY 2.0"])
    }

    @Test("The first is asked again as soon as its rest is over, and once it answers nobody else is")
    func back() async {
        let scene = Scene(from: 100, to: 400)
        let desk = scene.desk()
        for second in [0, 100, 400, 700] {
            scene.leap(second)
            _ = await desk.answers(to: .rates)
        }
        #expect(scene.asked.suffix(3) == ["er 145", "rter 400", "rter 700"])
    }

    @Test("A question that cannot wait ends with the failure, and the next feed's turn comes 45 s later")
    func impatient() async {
        let scene = Scene(from: 100, to: 10_000)
        var record = FeedRecord()
        for (second, expected) in [
            (0, ["rter"]), (100, ["no rter"]), (120, ["no rter"]), (146, ["no rter", "er-api"]),
        ] {
            scene.leap(second)
            let desk = scene.desk(record, isPatient: false)
            #expect(await sources(desk.answers(to: .rates)) == expected, "at \(second)")
            record = await desk.record
        }
    }

    @Test("A 503 says how long to wait, and a 429 that does not say it waits 15 minutes, then 30, to 2 hours")
    func pauses() async {
        let busy = Scene(from: 0, to: 10_000, .status(503, retryAfter: 77))
        let desk = busy.desk()
        _ = await desk.answers(to: .rates)
        busy.leap(76)
        _ = await desk.answers(to: .rates)
        busy.leap(77)
        _ = await desk.answers(to: .rates)
        #expect(busy.asked == ["rter 0", "er 0", "rter 77"])

        let refusing = Scene(from: 0, to: 100_000, .status(429))
        let patient = refusing.desk()
        for minute in stride(from: 0, through: 480, by: 1) {
            refusing.leap(minute * 60)
            _ = await patient.answers(to: .rates)
        }
        #expect(
            refusing.asked.filter { $0.hasPrefix("rter") }
                == ["rter 0", "rter 900", "rter 2700", "rter 6300", "rter 13500", "rter 20700", "rter 27900"])
    }

    @Test("After a sleep of the machine all rests are over")
    func sleep() async {
        let scene = Scene(from: 100, to: 5000)
        let desk = scene.desk()
        for second in stride(from: 0, to: 5000, by: 300) {
            scene.leap(second)
            _ = await desk.answers(to: .rates)
        }
        scene.leap(5000 + 8 * 3600)
        #expect(await sources(desk.answers(to: .rates)) == ["rter"])
    }

    @Test("Asked again and again, as by a key held down, no feed is asked more")
    func refreshKey() async {
        let scene = Scene(from: 100_000, to: 100_001)
        let desk = scene.desk()
        for _ in 0..<200 { _ = await desk.answers(to: .rates) }
        #expect(scene.asked.count < 3)
    }

    @Test(
        "An hour's outage in fast time: the server sees rests that double, and is asked again when it is back"
    )
    func outage() async throws {
        let isOut = Atomic(false)
        let first = try LoopbackServer { _ in
            isOut.load(ordering: .relaxed)
                ? .text("", status: 500)
                : .text(#"{"USDJPY": {"Exrate": 149.23, "UTC": "2026-11-20 15:08:03"}}"#)
        }
        let second = try LoopbackServer { _ in
            .text(#"{"result": "success", "time_last_update_unix": 1724025751, "rates": {"JPY": 147.5}}"#)
        }
        let clock = LeapingClock()
        let desk = FeedClient(
            rates: [FeedSource(kind: "rter", url: first.url), FeedSource(kind: "er-api", url: second.url)],
            stocks: [], client: Scripted.client(), clock: clock, custom: FeedClient.Custom(luck: { 0 }))
        #expect(await sources(desk.answers(to: .rates)) == ["rter"])
        isOut.store(true, ordering: .relaxed)
        for second in stride(from: 60, to: 3660, by: 60) {
            clock.leap(to: .seconds(second))
            #expect(await sources(desk.answers(to: .rates)).first == "no rter")
        }
        // 5 + 10 + 20 + … + 640 s, then every quarter of an hour; held requests go at the next minute.
        #expect((10...14).contains(first.requests.count), "\(first.requests.count)")
        #expect(second.requests.count == 1)
        isOut.store(false, ordering: .relaxed)
        clock.leap(to: .seconds(3660 + 900))
        #expect(await sources(desk.answers(to: .rates)) == ["rter"])
    }
}
