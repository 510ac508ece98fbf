import Arrangement
import CivilTime
import Desk
import Figures
import Literals
import Market
import Seeded
import Store
import Testing

@Suite(.enabled(if: DeskServer.isAvailable))
struct BoardSyncTests {
    private func put(_ text: String, on arrangement: Arrangement) -> Arrangement {
        var new = arrangement
        if let item = PanelRules.rates.item(text) { new.put(item, in: .rates) }
        return new
    }

    @Test("a board is published, followed, edited together, and ended")
    func publishedFollowedAndEnded() throws {
        let server = try DeskServer()
        var (ann, bob) = (try SharedMachine("ann"), try SharedMachine("bob"))
        defer { for machine in [ann, bob] { machine.remove() } }
        try ann.store.publish(ann.board, "Team", .first, .follow)
        try ann.sync(server)
        try bob.store.follow("team", as: bob.board)
        try bob.sync(server)
        #expect(bob.arrangement == .first)
        var share = try #require(try bob.store.shares().first)
        #expect(share.role == .follower && share.owner == "ann" && share.name == "Team")
        #expect(try bob.store.list().offers == [SharedOffer(name: "Team", owner: "ann", policy: .follow)])

        try bob.edit { put("GBP", on: $0) }
        try bob.sync(server)
        #expect(bob.arrangement == .first && bob.pending == 0)
        #expect(try bob.store.list().shared.first?.problem == .forbidden)

        try ann.store.publish(ann.board, "Team", .first, .edit)
        try ann.sync(server)
        try bob.sync(server)
        share = try #require(try bob.store.shares().first)
        #expect(share.role == .editor && share.problem == nil)
        try bob.edit { put("GBP", on: $0) }
        try ann.edit { put("CHF", on: $0) }
        try bob.sync(server)
        try ann.sync(server)
        try bob.sync(server)
        #expect(ann.arrangement == bob.arrangement)
        #expect(Set(ann.arrangement[.rates].suffix(2).map(\.text)) == ["GBP", "CHF"])

        // The later change of the same card wins, and the team server reports whose change it replaced.
        try ann.edit { board in
            var board = board
            board.take(board[.rates][0], from: .rates)
            return board
        }
        let card = "rates/\(bob.arrangement[.rates][0].text)"
        try bob.edit { board in
            var (board, cards) = (board, board[.rates])
            cards.append(cards.removeFirst())
            board.setList(.rates, ItemList(cards: cards))
            return board
        }
        try ann.sync(server)
        try bob.sync(server)
        try ann.sync(server)
        #expect(ann.entries[card]?.author == "bob" && ann.entries[card]?.replaced == "ann")
        #expect(ann.arrangement == bob.arrangement)

        let last = ann.arrangement
        #expect(try server.connect("bob").run("SELECT fxterm.unpublish_board(1)").flag(0, 0) == false)
        try ann.store.unpublish(ann.board)
        try ann.sync(server)
        try bob.sync(server)
        #expect(try ann.store.shares().isEmpty && bob.store.shares().isEmpty)
        #expect(bob.arrangement == last)
    }

    @Test("names are taken once, and what is not there cannot be followed")
    func names() throws {
        let server = try DeskServer()
        var (ann, bob) = (try SharedMachine("ann"), try SharedMachine("bob"))
        defer { for machine in [ann, bob] { machine.remove() } }
        try ann.store.publish(ann.board, "Team", .first, .follow)
        try ann.sync(server)
        try bob.store.publish(bob.board, "TEAM", .first, .follow)
        try bob.sync(server)
        #expect(try bob.store.list().shared.first?.problem == .taken)
        try bob.store.forget(bob.board)
        try bob.store.follow("Nothing", as: bob.board)
        try bob.sync(server)
        #expect(try bob.store.list().shared.first?.problem == .missing)
        try server.sql("UPDATE fxterm.desk SET most_boards = 1")
        let second = try #require(BoardID("second"))
        try ann.store.publish(second, "Second", .first, .follow)
        try ann.sync(server)
        #expect(try ann.store.list().shared.first { $0.board == second }?.problem == .full)
    }

    @Test("nobody gets around the rules by SQL, and a reader only reads")
    func rules() throws {
        let server = try DeskServer()
        var ann = try SharedMachine("ann")
        defer { ann.remove() }
        try ann.store.publish(ann.board, "Team", .first, .follow)
        try ann.sync(server)
        let refused = [
            "UPDATE fxterm.board SET owner = 'bob'", "DELETE FROM fxterm.board",
            "INSERT INTO fxterm.board_entry VALUES (1, 'rates/XXX', 'V', 1, 'ann')",
            "DELETE FROM fxterm.board_entry", "SELECT token FROM fxterm.board_batch",
            "SELECT fxterm.edit_board(1, repeat('x', 32), 0, '{}')",
            "SELECT fxterm.publish_board('Team', 'edit', (SELECT token FROM fxterm.board))",
        ]
        for sql in refused {
            for user in ["bob", "reader", "collector"] {
                let failure = #expect(throws: DeskFailure.self, "\(user): \(sql)") {
                    try server.connect(user).run(sql)
                }
                #expect(failure?.state == "42501", "\(user): \(sql)")
            }
        }
        #expect(throws: DeskFailure.self) { try server.connect("stranger").run("SELECT FROM fxterm.board") }
        #expect(try server.connect("reader").run("SELECT FROM fxterm.board_entry").count > 10)
        try server.sql("UPDATE fxterm.desk SET most_entries = 5")
        #expect(throws: DeskFailure.self) {
            try server.connect("ann").run(
                "SELECT fxterm.edit_board(1, repeat('y', 32), 0, '{\"rates/KRW\": \"V\"}')")
        }
    }

    @Test("parts of a board that make no sense are left out and counted, and stop nothing")
    func malformedParts() async throws {
        let server = try DeskServer()
        var (ann, bob) = (try SharedMachine("ann"), try SharedMachine("bob"))
        defer { for machine in [ann, bob] { machine.remove() } }
        var board = Arrangement.first
        board.put("2330.TW", in: .stocks)
        try ann.store.publish(ann.board, "Team", board, .edit, alerts: true)
        try ann.sync(server)
        // Older team servers accepted any key.
        try server.sql("ALTER TABLE fxterm.board_entry DROP CONSTRAINT board_entry_key_known")
        let parts = ["alert/clock", "alert/rate", "alert/stock/", "heading/rates", "weather/Taipei", "/"]
        for (number, key) in parts.enumerated() {
            try server.connect("ann").run(
                "SELECT fxterm.edit_board(1, repeat($1, 20), 0, jsonb_build_object($2::text, 'on'))",
                [.text(String(number)), .text(key)])
        }
        try server.connect("ann").run(
            "SELECT fxterm.edit_board(1, repeat('v', 20), 0, '{\"rates/EUR\": \"?\"}')")
        try bob.store.follow("Team", as: bob.board)
        try bob.sync(server)
        #expect(bob.arrangement[.stocks].map(\.text).contains("2330.TW"))
        #expect(!bob.arrangement[.rates].map(\.text).contains("EUR"))
        #expect(!bob.entries.keys.contains(where: parts.contains))
        let now = Instant(1_795_000_000)
        let history = try #require(FigureStore.open(at: bob.store.path, now: now).history)
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        #expect(try await history.changes(since: 0, for: reader, at: now).0.leftOut[.desk] == parts.count + 1)
        try bob.edit { board in
            var board = board
            board.put("AAPL", in: .stocks)
            return board
        }
        try bob.sync(server)
        try ann.sync(server)
        #expect(ann.arrangement[.stocks].map(\.text).contains("AAPL"))
    }

    @Test("a change of a board is told on its channel")
    func notices() throws {
        let server = try DeskServer()
        var ann = try SharedMachine("ann")
        defer { ann.remove() }
        let listening = try server.connect("bob")
        try listening.execute("LISTEN \(BoardSync.channel)")
        try ann.store.publish(ann.board, "Team", .first, .follow)
        #expect(try BoardSync(ann.store).hasWork())
        try ann.sync(server)
        #expect(try !BoardSync(ann.store).hasWork())
        #expect(try listening.wait(10_000) == .notice)
        #expect(Set(listening.notices().map(\.payload)) == ["1"])
        try ann.sync(server)
        #expect(try listening.wait(0) == .timeout)
    }

    @Test("a desk without boards is left alone")
    func olderDesk() throws {
        let server = try DeskServer()
        try server.sql("DROP TABLE fxterm.board CASCADE")
        var ann = try SharedMachine("ann")
        defer { ann.remove() }
        try ann.sync(server)
    }

    @Test(
        "two editors whose lines are cut at random end with the same board, and lose nothing that was acknowledged"
    )
    func twoEditors() throws {
        let trial = Trial(
            "edits of a shared board at a desk", 300, often: 100_000, test: "BoardSyncTests.twoEditors")
        var generator = trial.generator
        let server = try DeskServer()
        var machines = [try SharedMachine("ann"), try SharedMachine("bob")]
        defer { for machine in machines { machine.remove() } }
        try machines[0].store.publish(machines[0].board, "Team", .first, .edit)
        try machines[0].sync(server)
        try machines[1].store.follow("Team", as: machines[1].board)
        try machines[1].sync(server)
        let knife = Knife(server)
        defer { knife.stop() }
        var cuts = 0
        for edit in 0..<trial.count {
            let index = Int.random(in: 0...1, using: &generator)
            try machines[index].edit { $0.changed(&generator) }
            let other = Int.random(in: 0...1, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0, 1:
                // The cut falls before or during the sync, at random.
                if let process = machines[other].process { knife.cut(process) }
                do { try machines[other].sync(server) } catch is BoardSync.Failure { cuts += 1 }
            case 2:
                try machines[other].sendUnheard(server)
                cuts += 1
            case 3: do { try machines[other].sync(server) } catch is BoardSync.Failure { cuts += 1 }
            case _: break
            }
            guard edit % 5000 == 4999 || edit == trial.count - 1 else { continue }
            knife.rest()
            for index in [0, 1, 0] { try settle(&machines[index], server) }
            #expect(machines[0].arrangement == machines[1].arrangement, "after \(edit + 1) edits")
            #expect(machines[0].entries == machines[1].entries)
        }
        #expect(machines.allSatisfy { $0.pending == 0 })
        // The team server has every acknowledged change once, and the board is their result in its order. The
        // first batch is what was published.
        let batches = machines.map(\.sent.count).reduce(1, +)
        #expect(try server.sql("SELECT count(*) FROM fxterm.board_batch").integer(0, 0) == batches)
        #expect(machines.map(\.acknowledged).reduce(0, +) == batches)
        let wrong = try server.sql(
            """
            SELECT count(*) FROM fxterm.board_entry AS entry JOIN fxterm.board ON board.id = entry.board
            WHERE entry.number > board.number
            """)
        #expect(wrong.integer(0, 0) == 0)
        for machine in machines {
            var last: [String: String?] = [:]
            for edit in machine.sent.flatMap(\.edits) { last[edit.key] = .some(edit.value) }
            for (key, entry) in machine.entries where entry.author == machine.name {
                if let value = last[key] { #expect(entry.value == value, "\(key)") }
            }
        }
        print("twoEditors: \(batches) batches, \(cuts) syncs cut, \(knife.count) lines cut")
        trial.note("\(batches) changes, \(cuts) of them cut", lost: 0)
    }

    /// The last cut may still be pending.
    private func settle(_ machine: inout SharedMachine, _ server: DeskServer) throws {
        for attempt in 0... {
            do { return try machine.sync(server) } catch  where attempt < 3 {}
        }
    }
}
