import Alerts
import Board
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing
import Words

@testable import Store

@Suite struct AlertStoreTests {
    let folder: TemporaryFolder
    let history: FigureStore
    private static let now = HistoryTests.now
    private static let line = ">150"

    init() throws {
        folder = try TemporaryFolder()
        history = try #require(FigureStore.open(at: folder("history.sqlite"), now: Self.now).history)
    }

    private func rule(_ line: String = line) throws -> AlertRule {
        try AlertRule(line, on: .rate("JPY", base: "EUR"))
    }

    private func step(_ id: Int, _ text: String, fires: Bool = false) throws -> AlertStep {
        let firing = AlertFiring(value: 150.02, quotedAt: Self.now + -60, source: "rter")
        return AlertStep(
            id, try rule(), try #require(AlertState(text)), fires ? firing : nil, at: Self.now)
    }

    @Test func `alerts are added, changed, removed and brought back`() async throws {
        let id = try #require(try await history.edit(.add(try rule()), at: Self.now))
        #expect(try await history.alerts().alerts == [Alert(id: id, try rule(), madeAt: Self.now)])
        try await history.record([try step(id, "armed - 149.0 0.5 1795000000 - - - - -")])
        #expect(try await history.alerts().alerts.first?.state.last == 149)
        #expect(try await history.edit(.change(id, try rule("<140 once")), at: Self.now + 1) == id)
        let changed = Alert(id: id, try rule("<140 once"), madeAt: Self.now + 1)
        #expect(try await history.alerts().alerts == [changed])
        try await history.record([try step(id, "beyond - 150.0 0.0 1795000000 - - fired - -", fires: true)])
        #expect(try await history.alerts().alerts == [changed])
        #expect(try await history.alerts().fired.isEmpty)
        #expect(try await history.edit(.remove(id), at: Self.now) == id)
        #expect(try await history.edit(.remove(id), at: Self.now) == nil)
        #expect(try await history.edit(.change(id, try rule()), at: Self.now) == nil)
        #expect(try await history.alerts().alerts.isEmpty)
        #expect(try await history.alertRules().isEmpty)
        #expect(try await history.edit(.restore(id), at: Self.now) == id)
        #expect(try await history.alerts().alerts == [changed])
        #expect(try await history.edit(.add(try rule()), at: Self.now) == id + 1)
    }

    @Test func `what fired outlives its alert, is told once and looked at`() async throws {
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        let id = try #require(try await history.edit(.add(try rule()), at: Self.now))
        try await history.record([try step(id, "beyond - 150.02 0.0 1795000000 - - fired - -", fires: true)])
        try await history.edit(.remove(id), at: Self.now)
        var (changes, sequence) = try await history.changes(since: 0, for: reader, at: Self.now)
        let fired = try #require(changes.fired?.first)
        #expect(changes.alerts == [] && changes.fired?.count == 1)
        #expect(fired.rule == (try rule()) && fired.alert == id && !fired.mustTell && !fired.isSeen)
        #expect(fired.firing == AlertFiring(value: 150.02, quotedAt: Self.now + -60, source: "rter"))
        #expect(try await history.claimAlerts().isEmpty)
        #expect(try await history.claimPendingAlerts().fired.map(\.id) == [fired.id])
        #expect(try await history.claimPendingAlerts().fired.isEmpty)
        try await history.set(.forTerminal, of: [fired.id])
        #expect(try await history.alerts().fired.map(\.mustTell) == [true])
        #expect(try await history.claimAlerts().map(\.id) == [fired.id])
        #expect(try await history.claimAlerts().isEmpty)
        #expect(try FigureStore.telling(of: fired.id, at: history.path) == .terminal)
        try await history.edit(.see([fired.id]), at: Self.now)
        (changes, sequence) = try await history.changes(since: sequence, for: reader, at: Self.now)
        #expect(changes.fired?.map(\.isSeen) == [true])
        #expect(try await history.changes(since: sequence, for: reader, at: Self.now).0.alerts == nil)
    }

    @Test func `more firings in a round than the list has are all told`() async throws {
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        let id = try #require(try await history.edit(.add(try rule()), at: Self.now))
        let fired = try step(id, "beyond - 150.02 0.0 1795000000 - - fired - -", fires: true)
        try await history.record([AlertStep](repeating: fired, count: 450))
        let changes = try await history.changes(since: 0, for: reader, at: Self.now).0
        #expect(changes.fired?.map(\.id) == (1...450).reversed())
        #expect(try FigureStore.alerts(at: history.path).fired.count == 450)
        var later = fired
        later.at = Self.now + 3600
        try await history.record([later])
        #expect(try await history.alerts().fired.map(\.id) == (252...451).reversed())
        #expect(try FigureStore.firedAlerts(after: 3, at: history.path).map(\.id) == (4...451).reversed())
    }

    @Test func `a test of how alerts are told is no alert that fired`() async throws {
        let test = try FigureStore.addTestFiring(at: history.path, now: Self.now)
        #expect(try await history.alerts().fired.isEmpty)
        #expect(try await history.claimPendingAlerts().tests == [test])
        #expect(try FigureStore.telling(of: test, at: history.path) == .claimed)
        #expect(try FigureStore.telling(of: test + 1, at: history.path) == nil)
    }

    @Test func `rows that make no sense are left out`() async throws {
        try await history.edit(.add(try rule()), at: Self.now)
        try Database.open(folder("history.sqlite")).execute(
            """
            INSERT INTO alert (kind, item, base, line, made_at) VALUES ('rate', 'JPY', NULL, '>1', 1795000000),
                ('stock', 'A B', NULL, '>1', 1795000000), ('moon', 'JPY', 'USD', '>1', 1795000000),
                ('stock', 'AAPL', NULL, 'nonsense', 1795000000), ('stock', 'AAPL', NULL, '>1', -99999999999999);
            INSERT INTO alert_fired (alert, kind, item, line, at, quoted_at, is_late, told)
                VALUES (1, 'stock', 'AAPL', '>', 1795000000, 1795000000, 0, 77)
            """)
        #expect(try await history.alerts().alerts.count == 1)
        #expect(try await history.alerts().fired.isEmpty)
    }

    @Test func `a reader's settings come to the collector`() async throws {
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        #expect(try await history.readers().map(\.alerts) == [nil])
        var settings = AlertSettings()
        settings.quietHours = QuietHours("22:00-7:00 Taipei")
        (settings.language, settings.locale, settings.home) = (.german, "de_AT", "EUR")
        (settings.tellsDesktop, settings.isSilent, settings.costMethod) = (false, true, .average)
        settings.transactions = "/home/x/a b.csv"
        try await history.use(settings, by: reader)
        #expect(try await history.readers().map(\.alerts) == [settings])
    }

    @Test func `quiet hours go by a city's clock`() throws {
        let hours = try #require(QuietHours("22:00-07:00 Taipei"))
        #expect(hours.description == "22:00-07:00 Taipei")
        let midnight = Instant(1_795_132_800)  // 20 November 2026, 00:00 UTC: 08:00 in Taipei.
        #expect(!hours.contains(midnight, here: .utc) && hours.contains(midnight + -3601, here: .utc))
        #expect(hours.contains(midnight + 14 * 3600, here: .utc))
        let day = try #require(QuietHours("9:00-17:00"))
        #expect(day.contains(midnight + 9 * 3600, here: .utc) && !day.contains(midnight, here: .utc))
        for text in ["", "22:00", "22:00-22:00", "25:00-7:00", "22:00-07:00 Nowhereville", "a-b"] {
            #expect(QuietHours(text) == nil, "\(text)")
        }
    }
}
