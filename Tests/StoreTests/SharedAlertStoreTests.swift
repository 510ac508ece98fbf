import Alerts
import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

@testable import Store

@Suite struct SharedAlertStoreTests {
    let folder: TemporaryFolder
    let history: FigureStore
    let store: SharedStore
    private let team: BoardID
    private static let now = HistoryTests.now

    init() throws {
        folder = try TemporaryFolder()
        history = try #require(FigureStore.open(at: folder("history.sqlite"), now: Self.now).history)
        store = SharedStore(path: folder("history.sqlite"))
        team = try #require(BoardID("team"))
    }

    private func rule(_ line: String, on symbol: Symbol = "AAPL") throws -> AlertRule {
        try AlertRule(line, on: .stock(symbol))
    }

    private func key(_ line: String, on symbol: Symbol = "AAPL") throws -> String {
        try #require(SharedAlert(try rule(line, on: symbol))?.key)
    }

    private func receive(
        _ entries: [String: String?], _ number: Int, _ policy: SharedPolicy = .follow, alerts: Bool = true,
        as member: String = "bob"
    ) throws {
        let work = try #require(try store.work().first)
        var news = SharedNews(
            share: work.share, name: "Team", owner: "ann", policy: policy, member: member, number: number,
            acknowledged: work.batches.last?.order ?? work.acknowledged)
        news.hasAlerts = alerts
        for (place, entry) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
            news.entries[entry.key] = SharedEntry(entry.value, number: number - place, author: "ann")
        }
        try store.receive(news)
    }

    private func alerts() async throws -> [String] {
        try await history.alerts().alerts.map {
            "\($0.rule.subject.item) \($0.rule.text) \($0.board?.name ?? "-")"
        }
    }

    @Test func `a follower has the alerts of the board until they or the board are gone`() async throws {
        try store.follow("Team", as: team)
        try store.link(try #require(try store.work().first?.share), to: 7)
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        let sequence = try await history.changes(since: 0, for: reader, at: Self.now).sequence
        try receive([try key(">150"): "on", try key(">200"): "on", "stocks/AAPL": "V"], 3)
        #expect(try await alerts() == ["AAPL >150 Team", "AAPL >200 Team"])
        let first = try #require(try await history.alerts().alerts.first)
        #expect(first.board == AlertBoard("Team", owner: "ann", canChange: false))
        #expect(try await history.changes(since: sequence, for: reader, at: Self.now).0.alerts?.count == 2)
        let state = try #require(AlertState("armed - 149.0 0.5 1795000000 - - - - -"))
        try await history.record([AlertStep(first.id, first.rule, state, nil, at: Self.now)])
        try receive([try key("<100"): "on", try key(">200"): nil], 5)
        #expect(try await alerts() == ["AAPL >150 Team", "AAPL <100 Team"])
        #expect(try await history.alerts().alerts.first?.state == state)
        #expect(try await history.edit(.remove(first.id), at: Self.now) == nil)
        #expect(try await history.edit(.change(first.id, try rule(">1")), at: Self.now) == nil)
        #expect(try await alerts().count == 2)
        try store.set(isMuted: true, of: team)
        #expect(try await alerts().isEmpty && store.list().shared.first?.isMuted == true)
        try store.set(isMuted: false, of: team)
        #expect(try await alerts().count == 2)
        try receive([:], 6, alerts: false)
        #expect(try await alerts().isEmpty)
        try receive([:], 7)
        #expect(try await alerts().count == 2)
        try store.forget(team)
        #expect(try await alerts().isEmpty)
    }

    @Test func `what makes no sense, looks at positions or is too much is left out`() async throws {
        try store.follow("Team", as: team)
        var entries: [String: String?] = [
            "alert/position/AAPL/gain > 10%": "on", "alert/positions/positions/value > 1": "on",
            "alert/stock/AAPL/run this": "on", "alert/later/x": "on",
        ]
        for level in 1...1500 { entries[try key(">\(level)")] = "on" }
        try receive(entries, 5000)
        #expect(try await alerts().count == SharedAlert.most)
        #expect(try await alerts().allSatisfy { $0.hasPrefix("AAPL >") })
    }

    @Test func `of one board only so many alerts fire in an hour`() async throws {
        try store.follow("Team", as: team)
        try receive([try key(">150"): "on"], 3)
        let own = try #require(try await history.edit(.add(try rule(">160")), at: Self.now))
        let shared = try #require(try await history.alerts().alerts.first { $0.board != nil })
        for second in 0..<100 {
            for (id, line) in [(shared.id, ">150"), (own, ">160")] {
                let firing = AlertFiring(value: 170, quotedAt: Self.now + second)
                try await history.record([
                    AlertStep(id, try rule(line), AlertState(), firing, at: Self.now + second)
                ])
            }
        }
        let fired = try await history.claimPendingAlerts().fired
        #expect(fired.count { $0.board == "Team" } == Database.mostSharedFirings)
        #expect(fired.count { $0.board == nil } == 100)
        let later = AlertFiring(value: 170, quotedAt: Self.now + 3700)
        try await history.record([
            AlertStep(shared.id, shared.rule, AlertState(), later, at: Self.now + 3700)
        ])
        #expect(try await history.claimPendingAlerts().fired.map(\.board) == ["Team"])
    }

    @Test func `who publishes chooses, and has them back as their own`() async throws {
        var board = Arrangement.first
        board.put("AAPL", in: .stocks)
        for line in [">150", "gain > 10%"] {
            try await history.edit(.add(try rule(line)), at: Self.now)
        }
        try await history.edit(.add(try rule(">9", on: "ZZZZ")), at: Self.now)
        try store.publish(team, "Team", board, .edit)
        #expect(try store.work().first?.batches.first?.edits.contains("alert/") == false)
        #expect(try await alerts() == ["AAPL >150 -", "AAPL gain > 10% -", "ZZZZ >9 -"])
        try store.publish(team, "Team", board, .edit, alerts: true)
        #expect(try await alerts() == ["AAPL >150 Team", "AAPL gain > 10% -", "ZZZZ >9 -"])
        #expect(try store.alerts(of: team) == [try rule(">150")])
        let work = try #require(try store.work().first)
        #expect(try work.hasAlerts && work.batches.last?.edits == "{\"\(try key(">150"))\":\"on\"}")
        try store.publish(team, "Team", board, .edit, alerts: true)
        #expect(try store.work().first?.batches.count == work.batches.count)
        try store.link(work.share, to: 7)
        try receive(["stocks/AAPL": "V"], 3, .edit, as: "ann")
        #expect(try await alerts() == ["AAPL >150 -", "AAPL gain > 10% -", "ZZZZ >9 -"])
        try store.publish(team, "Team", board, .edit, alerts: true)
        try receive([try key(">150"): "on"], 4, .edit, as: "ann")
        #expect(try await alerts().first == "AAPL >150 Team")
        try store.publish(team, "Team", board, .edit)
        #expect(try store.work().first?.batches.last?.edits == "{\"\(try key(">150"))\":null}")
        #expect(try await alerts().first == "AAPL >150 -")
        try store.publish(team, "Team", board, .edit, alerts: true)
        try store.forget(team)
        #expect(try await alerts().first == "AAPL >150 -")
    }

    @Test func `an editor adds, changes, removes and brings back by parts of the board`() async throws {
        try store.follow("Team", as: team)
        try receive([try key(">150"): "on"], 3, .edit)
        func sent() throws -> [String] { try store.work().first?.batches.map(\.edits) ?? [] }
        let id = try #require(try await history.alerts().alerts.first?.id)
        let added = try #require(
            try await history.edit(.add(try rule("<90"), board: team.text), at: Self.now))
        #expect(try sent() == ["{\"\(try key("<90"))\":\"on\"}"])
        #expect(try await history.edit(.change(id, try rule(">155")), at: Self.now) == id)
        #expect(try sent().suffix(2) == ["{\"\(try key(">150"))\":null}", "{\"\(try key(">155"))\":\"on\"}"])
        #expect(try await alerts() == ["AAPL >155 Team", "AAPL <90 Team"])
        #expect(try await history.edit(.remove(added), at: Self.now) == added)
        #expect(try sent().last == "{\"\(try key("<90"))\":null}")
        #expect(try await alerts() == ["AAPL >155 Team"])
        #expect(try await history.edit(.restore(added), at: Self.now) == added)
        #expect(try await alerts() == ["AAPL >155 Team", "AAPL <90 Team"])
        try receive([try key("<90"): "on", try key(">155"): "on", try key(">150"): nil], 9, .edit)
        #expect(try await history.alerts().alerts.map(\.id) == [id, added])
        #expect(try sent().isEmpty)
        try await history.edit(.add(try rule(">1")), at: Self.now)
        try await history.edit(.add(try rule("gain > 5%"), board: team.text), at: Self.now)
        try await history.edit(.add(try rule(">2"), board: "another"), at: Self.now)
        #expect(try sent().isEmpty)
        #expect(try await alerts().suffix(3) == ["AAPL >1 -", "AAPL gain > 5% -", "AAPL >2 -"])
    }

    @Test func `an own alert stands before one like it, so that nothing is told twice`() async throws {
        let own = try #require(try await history.edit(.add(try rule(">150")), at: Self.now))
        try store.follow("Team", as: team)
        try receive([try key(">150"): "on"], 3)
        #expect(try await alerts() == ["AAPL >150 -"])
        try await history.edit(.remove(own), at: Self.now)
        #expect(try await alerts() == ["AAPL >150 Team"])
        try await history.edit(.restore(own), at: Self.now)
        #expect(try await alerts() == ["AAPL >150 -"])
    }
}
