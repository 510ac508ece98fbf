import Arrangement
import CivilTime
import Desk
import Figures
import Glibc
import Literals
import Market
import Runtime
import Store
import Testing

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct FailoverTests {
    private func quotes(_ numbers: Range<Int>) -> [Quote] {
        numbers.map { number in
            Quote(
                symbol: "S\(number)", name: "Number \(number)", currency: "USD", price: Double(number),
                time: WallClock.now, zone: "America/New_York", source: "yahoo")
        }
    }

    @Test("a standby that is promoted gets the commits that it did not have")
    func promoted() async throws {
        let server = try DeskServer()
        let standby = try DeskServer(following: server)
        func address(_ user: String) -> String {
            "postgresql://\(user)@/desk?host=\(server.folder),\(standby.folder)&target_session_attrs=read-write"
        }
        let place = try await PublishedPlace(address("collector"))
        try await place.store.record(.quotes(quotes(1..<10)), seenAt: WallClock.now)
        try await standby.wait(for: "9", "SELECT count(*) FROM fxterm.quote")
        let sender = try #require(
            try server.value("SELECT pid FROM pg_stat_replication").flatMap { Int32($0) })
        kill(sender, SIGSTOP)
        try await place.store.record(.quotes(quotes(10..<20)), seenAt: WallClock.now)
        try await server.wait(for: "19", "SELECT count(*) FROM fxterm.quote")
        let member = try await MemberPlace(address("ann"))
        _ = try await member.begin(.quotes(["S5", "S15", "S25"]))
        try await wait("what the standby lacks") { try await member.quote("S15") != nil }
        kill(try #require(server.process), SIGKILL)
        kill(sender, SIGKILL)
        #expect(try standby.value("SELECT count(*) FROM fxterm.quote") == "9")
        try standby.promote()
        try await standby.wait(for: "19", "SELECT count(*) FROM fxterm.quote")
        try await place.store.record(.quotes(quotes(20..<30)), seenAt: WallClock.now)
        try await wait("what came after it") { try await member.quote("S25") != nil }
        #expect(try await member.quote("S15")?.value.price == 15)
    }

    @Test(
        "a member does not go back to a price of the same second, until the team server has had time to get it again"
    )
    func sameSecond() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.put("MSFT", 20, age: 5)
        try server.put("AAPL", 10)
        let patience = Duration.seconds(3)
        let place = try await MemberPlace(server.address(), repair: patience)
        try await place.ask(.quotes(["AAPL", "MSFT"]))
        try server.commit(
            "UPDATE fxterm.quote SET price = 11, number = NUMBER WHERE symbol = 'AAPL'", notice: "q:AAPL")
        try await wait("the second price") { try await place.quote("AAPL")?.value.price == 11 }
        let end = ContinuousClock.now + patience
        try server.connect("postgres").execute(
            """
            BEGIN; UPDATE fxterm.quote SET price = 10 WHERE symbol = 'AAPL';
            UPDATE fxterm.quote SET price = 21, seen_at = seen_at + 2 WHERE symbol = 'MSFT';
            UPDATE fxterm.counter SET number = number - 1;
            SELECT pg_terminate_backend(process) FROM fxterm.session; COMMIT
            """)
        var seen: [Symbol: Double?] = [:]
        try await wait("another price") {
            seen = Dictionary(try await place.all().known.quotes.map { ($0.value.symbol, $0.value.price) }) {
                $1
            }
            return seen["MSFT"] == 21
        }
        #expect(seen["AAPL"] == 11 || ContinuousClock.now > end)
        // No one has it any more: the team server's is as good.
        try await wait("the desk's price") { try await place.quote("AAPL")?.value.price == 10 }
        try server.put("AAPL", 12)
        try await wait("the next price") { try await place.quote("AAPL")?.value.price == 12 }
        withExtendedLifetime(leader) {}
    }

    @Test("a board that has lost changes is the same for all again, with them", arguments: [false, true])
    func boards(goesOn: Bool) throws {
        let server = try DeskServer()
        var (ann, bob) = (try SharedMachine("ann"), try SharedMachine("bob"))
        defer { for machine in [ann, bob] { machine.remove() } }
        func put(_ text: String) -> (Arrangement) -> Arrangement {
            { arrangement in
                var new = arrangement
                if let item = PanelRules.rates.item(text) { new.put(item, in: .rates) }
                return new
            }
        }
        try ann.store.publish(ann.board, "Team", .first, .edit)
        try ann.sync(server)
        try bob.store.follow("Team", as: bob.board)
        try bob.sync(server)
        let owner = try server.connect("postgres")
        try owner.execute(
            """
            CREATE TABLE board AS TABLE fxterm.board; CREATE TABLE entry AS TABLE fxterm.board_entry
            """)
        try ann.edit(put("CHF"))
        try ann.sync(server)
        try bob.edit(put("SEK"))
        try bob.sync(server)
        try ann.sync(server)
        try owner.execute(
            """
            BEGIN; DELETE FROM fxterm.board_entry; DELETE FROM fxterm.board_batch;
            INSERT INTO fxterm.board_entry SELECT * FROM entry;
            UPDATE fxterm.board SET number = (SELECT number FROM public.board); COMMIT
            """)
        ann.hangUp()
        bob.hangUp()
        try bob.sync(server)
        // Its number is higher now than the one that the other knows.
        if goesOn { for text in ["NOK", "DKK", "PLN"] { try bob.edit(put(text)) } }
        try bob.sync(server)
        for _ in 0..<2 {
            try ann.sync(server)
            try bob.sync(server)
        }
        try ann.sync(server)
        #expect(ann.arrangement == bob.arrangement)
        let cards = Set(ann.arrangement[.rates].map(\.text))
        #expect(cards.isSuperset(of: ["SEK", "CHF"] + (goesOn ? ["NOK", "DKK", "PLN"] : [])))
    }
}
