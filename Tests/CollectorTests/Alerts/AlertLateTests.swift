import Alerts
import Board
import CivilTime
import Figures
import Foundation
import Literals
import Loopback
import Market
import Runtime
import Store
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct AlertLateTests {
    @Test func `A crossing is found in bars, and told with its time`() async throws {
        let place = try Place()
        let now = WallClock.now.seconds
        let start = now / 300 * 300 - 7200
        let server = try LoopbackServer { request in
            let isOfBars = request.query.contains("interval=5m")
            // Above 150 from the third bar to the fifth, and below again now.
            let times = isOfBars ? (0..<12).map { start + $0 * 300 } : [now - 86_400]
            let prices = times.indices.map { isOfBars && (2...4).contains($0) ? "151" : "149" }
            let column = prices.joined(separator: ",")
            return .text(
                """
                {"chart":{"result":[{"meta":{"symbol":"AAPL","currency":"USD","regularMarketPrice":149,
                "regularMarketTime":\(now - 5),"exchangeTimezoneName":"America/New_York",
                "dataGranularity":"\(isOfBars ? "5m" : "1d")"},
                "timestamp":[\(times.map(String.init).joined(separator: ","))],"indicators":{"quote":[{"open":[\(column)],
                "high":[\(column)],"low":[\(column)],"close":[\(column)],"volume":[\(column)]}]}}],"error":null}}
                """)
        }
        let store = try place.open()
        let rule = try AlertRule(">150", on: .stock("AAPL"))
        let id = try #require(try await store.edit(.add(rule), at: WallClock.now))
        let state = try #require(AlertState("armed - 149.0 - \(start - 60) - - - - -"))
        try await store.record([AlertStep(id, rule, state, nil, at: WallClock.now)])
        let reader = try Reader(place, .at(server.url), alerts: AlertSettings())
        await reader.begin(.quotes(["AAPL"]), freshness: 60)
        try await place.wait("the crossing") { try await !store.alerts().fired.isEmpty }
        let fired = try #require(try await store.alerts().fired.first)
        #expect(
            fired.firing
                == AlertFiring(value: 151, quotedAt: Instant(start + 600), source: "yahoo", isLate: true))
        try await place.wait("it is armed again") {
            try await store.alerts().alerts.first?.state.phase == .armed
        }
        #expect(try await store.alerts().fired.count == 1)
    }
}
