import Alerts
import Arrangement
import CivilTime
import Desk
import Literals
import Store
import Testing

@Suite(.enabled(if: DeskServer.isAvailable))
struct BoardAlertTests {
    @Test("alerts go with a board where its publisher chooses, and with it alone")
    func alerts() throws {
        let server = try DeskServer()
        var (ann, bob) = (try SharedMachine("ann"), try SharedMachine("bob"))
        defer { for machine in [ann, bob] { machine.remove() } }
        var board = Arrangement.first
        board.put("AAPL", in: .stocks)
        let now = Instant(1_795_000_000)
        let rule = try AlertRule(">150", on: .stock("AAPL"))
        for line in [">150", "gain > 10%"] {
            _ = try FigureStore.edit(
                .add(try AlertRule(line, on: .stock("AAPL"))), at: ann.store.path, now: now)
        }
        func alerts(_ machine: SharedMachine) throws -> [Alert] {
            try FigureStore.alerts(at: machine.store.path).alerts
        }
        try ann.store.publish(ann.board, "Team", board, .edit)
        try ann.sync(server)
        try bob.store.follow("Team", as: bob.board)
        try bob.sync(server)
        #expect(try alerts(bob).isEmpty)
        let add = "SELECT fxterm.edit_board(1, repeat($1, 20), 0, jsonb_build_object($2::text, 'on'))"
        let key = try #require(SharedAlert(rule)?.key)
        let early = #expect(throws: DeskFailure.self) {
            try server.connect("bob").run(add, [.text("a"), .text(key)])
        }
        #expect(early?.state == "42501")

        try ann.store.publish(ann.board, "Team", board, .edit, alerts: true)
        try ann.sync(server)
        try bob.sync(server)
        #expect(try alerts(bob).map(\.rule) == [rule])
        #expect(try alerts(bob).first?.board == AlertBoard("Team", owner: "ann", canChange: true))
        #expect(try alerts(ann).map(\.board?.name) == ["Team", nil])
        #expect(try server.sql("SELECT FROM fxterm.board_entry WHERE key LIKE '%gain%'").count == 0)

        let other = try AlertRule("<90 daily", on: .stock("AAPL"))
        let id = try #require(try alerts(bob).first?.id)
        _ = try FigureStore.edit(.change(id, other), at: bob.store.path, now: now)
        try bob.sync(server)
        try ann.sync(server)
        #expect(try alerts(bob).map(\.rule) == [other] && alerts(bob).first?.id == id)
        #expect(try alerts(ann).filter { $0.board != nil }.map(\.rule) == [other])

        let positions = #expect(throws: DeskFailure.self) {
            try server.connect("bob").run(add, [.text("b"), .text("alert/position/AAPL/gain > 10%")])
        }
        #expect(positions?.state == "23514")
        let many = #expect(throws: DeskFailure.self) {
            try server.connect("bob").run(
                """
                SELECT fxterm.edit_board(1, repeat('c', 20), 0,
                    (SELECT jsonb_object_agg('alert/stock/AAPL/>' || level, 'on') FROM generate_series(1, 1000) AS level))
                """)
        }
        #expect(many?.state == "53400")

        try ann.store.publish(ann.board, "Team", board, .edit)
        try ann.sync(server)
        try bob.sync(server)
        #expect(try alerts(bob).isEmpty && alerts(ann).allSatisfy { $0.board == nil })
        #expect(try alerts(ann).count == 2)
        try ann.store.publish(ann.board, "Team", board, .follow, alerts: true)
        try ann.sync(server)
        try bob.sync(server)
        #expect(try alerts(bob).map(\.board?.canChange) == [false])
        try ann.store.unpublish(ann.board)
        try ann.sync(server)
        try bob.sync(server)
        #expect(try alerts(bob).isEmpty && alerts(ann).count == 2)
    }
}
