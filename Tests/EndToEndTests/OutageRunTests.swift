import Foundation
import Loopback
import PseudoTerminal
import Synchronization
import Testing
import Words

@Suite struct OutageRunTests {
    enum Trouble: String, CaseIterable, CustomTestStringConvertible {
        case refused, broken, reset, page, half

        var testDescription: String { rawValue }

        func response(_ good: String) -> LoopbackResponse {
            switch self {
            case .refused: .text("Too Many Requests", status: 429, headers: ["Retry-After": "1"])
            case .broken: .text("", status: 500)
            case .reset: .raw([])
            case .page: .text("<html><body>Sorry</body></html>")
            case .half: .truncated(Array(good.utf8.prefix(good.utf8.count / 2)), announced: good.utf8.count)
            }
        }

        var phrase: Phrase {
            switch self {
            case .refused: .failTooMany
            case .broken: .failOutOfOrder
            case .reset: .failUnreachable
            case .half: .breaksOff
            case .page: .failMalformed
            }
        }
    }

    private struct Condition {
        var price = 1020.0
        var trouble: Trouble?
    }

    @Test(
        "Through one trouble after another the board keeps its figures and their age, and is live again by itself",
        arguments: [[Trouble.reset, .refused], [.page], [.half], [.broken]])
    func outage(troubles: [Trouble]) throws {
        let condition = Mutex(Condition())
        let server = try LoopbackServer { request in
            let now = condition.withLock { $0 }
            let good = Self.list(now.price)
            return now.trouble?.response(good) ?? .text(good)
        }
        let home = try Home()
        try home.write(
            """
            { feeds: { rates: [], history: [], events: [], stocks: [ { kind: "dash", url: "\(server.url)" } ] },
              refresh: { rates: 86400, stocks: 1 } }
            """, to: home.settings)
        let terminal = try home.start(width: 160)
        try terminal.waitUntil { $0.contains("1020.00") && Self.isLive($0) }

        for trouble in troubles {
            condition.withLock { $0.trouble = trouble }
            try terminal.waitUntil { screen in
                try Self.expectFigures(screen, "1020.00")
                return screen.says(trouble.phrase)
            }
        }
        condition.withLock { $0 = Condition(price: 1031) }
        try terminal.waitUntil { screen in
            let isNew = screen.contains("1031.00")
            try Self.expectFigures(screen, isNew ? "1031.00" : "1020.00")
            return isNew && Self.isLive(screen)
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    /// It shows the stocks' age while the rates' sample is on the board.
    private static func border(_ screen: TerminalScreen) -> String {
        screen.title(3, .stocks) ?? ""
    }

    private static func isLive(_ screen: TerminalScreen) -> Bool { border(screen).says(.liveOf) }

    private static func expectFigures(_ screen: TerminalScreen, _ price: String) throws {
        let row = screen.rows.first { $0.contains("2330") } ?? ""
        try #require(row.contains(price), "\(price) is gone: \(screen)")
        let ages: [Phrase] = [.liveOf, .staleOf, .cachedOf, .offlineOf]
        try #require(ages.contains { border(screen).says($0) }, "no age: \(screen)")
        try #require(screen.says(.worldClocks) && screen.says(.rates), "\(screen)")
    }

    private static func list(_ price: Double) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "Asia/Taipei")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        let time = formatter.string(from: Date().addingTimeInterval(-5))
        return """
            [{"symbol": "2330.TW", "name": "台積電", "dataList": [{"time": "\(time)", "value": \(price)}]}]
            """
    }
}
