import Foundation
import Loopback
import PseudoTerminal
import Synchronization
import Testing
import Words

@Suite struct LiesRunTests {
    private struct Word {
        var yen = 150.0
        var price = 1000.0
        /// In seconds.
        var ahead = 0.0
        var other: Double?
        var rterIsDown = false
    }

    private static func serve(_ word: @escaping @Sendable () -> Word) throws -> LoopbackServer {
        try LoopbackServer { request in
            let word = word()
            switch request.path {
            case "/capi.php":
                if word.rterIsDown { return .text("", status: 500) }
                let time = Self.time("UTC", word.ahead)
                return .text(
                    """
                    {"USDJPY": {"Exrate": \(word.yen), "UTC": "\(time)"}, "USDTWD": {"Exrate": 31.5, "UTC": "\(time)"}}
                    """)
            case "/v6/latest/USD":
                guard let other = word.other else { return .text("", status: 500) }
                let time = Int(Date().timeIntervalSince1970) - 60
                return .text(
                    """
                    {"result": "success", "time_last_update_unix": \(time), "base_code": "USD", "rates": {"JPY": \(other)}}
                    """)
            case "/dash":
                return .text(
                    """
                    [{"symbol": "2330.TW", "name": "台積電", "lastCloseDay": "20240102", "lastClose": 995,
                      "dataList": [{"time": "\(Self.time("Asia/Taipei", word.ahead))", "value": \(word.price)}]}]
                    """)
            default:
                return .text("", status: 404)
            }
        }
    }

    private static func time(_ zone: String, _ ahead: Double) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: zone)
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return formatter.string(from: Date().addingTimeInterval(ahead - 5))
    }

    private static func use(_ server: LoopbackServer, _ home: Home) throws {
        try home.write(
            """
            { feeds: { rates: [ { kind: "rter", url: "\(server.url)/capi.php" },
                                { kind: "er-api", url: "\(server.url)/v6/latest/USD" } ],
                       stocks: [ { kind: "dash", url: "\(server.url)/dash" } ], history: [], events: [] },
              refresh: { rates: 300, stocks: 300 } }
            """, to: home.settings)
    }

    /// A server of its own, so that there is no pace to wait for.
    private static func print(
        _ home: Home, _ panel: String, _ item: String, _ word: @escaping @Sendable () -> Word
    ) throws -> ([String: Any], String) {
        try withExtendedLifetime(Self.serve(word)) { server in
            try use(server, home)
            let outcome = try home.run(["print", panel, item, "--format", "json"])
            #expect(outcome.status == 0, "\(outcome.errors)")
            return (outcome.items(panel)[item] ?? [:], outcome.errors)
        }
    }

    /// A dozen runs of the program, each some 100 ms.
    @Test(
        "A figure that a feed cannot mean is neither printed nor kept, is said, and comes in when a second run hears it too",
        arguments: [false, true])
    func lies(isCollectorKilled: Bool) throws {
        let word = Mutex(Word())
        let home = try Home()
        func expect(
            _ change: (inout Word) -> Void, _ yen: Double, _ price: Double, _ state: String,
            _ said: String? = nil
        ) throws {
            word.withLock {
                $0 = Word()
                change(&$0)
            }
            // Two answers of the same second count as one.
            if isCollectorKilled { home.endCollector() } else { sleep(1) }
            let now = word.withLock { $0 }
            let (rate, rateErrors) = try Self.print(home, "rates", "JPY") { now }
            let (stock, stockErrors) = try Self.print(home, "stocks", "2330.TW") { now }
            #expect(rate["rate"] as? Double == yen, "\(rateErrors)")
            #expect(stock["price"] as? Double == price, "\(stockErrors)")
            #expect(rate["state"] as? String == state)
            #expect(rate["disputed"] is NSNull)
            if let said {
                #expect(
                    rateErrors.says(.heldBack, ["code": "JPY", "source": "rter"])
                        && rateErrors.contains(said), "\(rateErrors)")
            } else {
                #expect(!rateErrors.says(.heldBack), "\(rateErrors)")
                #expect(!stockErrors.says(.heldBack), "\(stockErrors)")
            }
        }
        try expect({ _ in }, 150, 1000, "live")
        try expect({ ($0.yen, $0.price) = (1575, 10_500) }, 150, 1000, "cached", "1575")
        var doctor = try home.run(["doctor"])
        #expect(doctor.output.says(.doctorHeldBack), "\(doctor.output)")
        #expect(doctor.output.says(.heldBack, ["code": "JPY", "source": "rter"]), "\(doctor.output)")
        #expect(
            doctor.output.says(.heldBack, ["code": "2330.TW", "source": "dash", "figure": "10500.00"]),
            "\(doctor.output)")
        try expect({ ($0.yen, $0.price) = (150.5, 1005) }, 150.5, 1005, "live")
        doctor = try home.run(["doctor"])
        #expect(!doctor.output.says(.doctorHeldBack), "\(doctor.output)")
        try expect({ ($0.yen, $0.price) = (31.5, 50) }, 150.5, 1005, "cached", "31.5")
        try expect({ ($0.yen, $0.price) = (0, 0) }, 150.5, 1005, "cached", "31.5")
        try expect({ ($0.yen, $0.price) = (151, 1001) }, 151, 1001, "live")
        try expect({ ($0.yen, $0.price) = (1.5, 50) }, 151, 1001, "cached", "1.5")
        try expect({ ($0.yen, $0.price) = (1.5, 50) }, 1.5, 50, "live")
    }

    @Test("A time to come leaves no trace in what is printed after it")
    func future() throws {
        let home = try Home()
        var (rate, errors) = try Self.print(home, "rates", "JPY") { Word(ahead: 3 * 86_400) }
        #expect(rate["change"] is NSNull, "\(errors)")
        (rate, errors) = try Self.print(home, "rates", "JPY") { Word(yen: 151) }
        #expect(rate["rate"] as? Double == 151, "\(errors)")
        #expect(rate["state"] as? String == "live")
        (rate, errors) = try Self.print(home, "rates", "JPY") { Word(rterIsDown: true) }
        #expect(rate["rate"] as? Double == 151, "\(errors)")
    }

    @Test("Two feeds that disagree are told, make no change, and do not flip from run to run")
    func disputed() throws {
        let home = try Home()
        var (rate, errors) = try Self.print(home, "rates", "JPY") { Word(other: 165, rterIsDown: true) }
        #expect(rate["rate"] as? Double == 165, "\(errors)")
        #expect(rate["source"] as? String == "er-api")
        for isDown in [false, true, false, true, true] {
            // Figures of one second count as one answer.
            sleep(1)
            (rate, errors) = try Self.print(home, "rates", "JPY") { Word(other: 165, rterIsDown: isDown) }
            #expect(rate["rate"] as? Double == 150, "\(errors)")
            #expect(rate["source"] as? String == "rter")
            #expect(rate["state"] as? String == (isDown ? "cached" : "live"))
            #expect(rate["change"] is NSNull)
            let disputed = rate["disputed"] as? [String: Any]
            #expect(disputed?["source"] as? String == "er-api", "\(rate)")
            #expect(disputed?["rate"] as? Double == 165)
            #expect(
                errors.says(
                    .otherFeedSays, ["source": "er-api", "figure": "165.00", "share": "+10.0 %"]),
                "\(errors)")
        }
    }
}
