import Board
import CivilTime
import Desk
import Literals
import Market
import Runtime
import Store
import Testing

/// A publisher and its members together.
@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(2)))
struct MemberChainTests {
    private func quote(_ price: Double) -> Quote {
        Quote(
            symbol: "AAPL", name: "Apple", currency: "USD", kind: .share, price: price,
            time: WallClock.now + -1,
            zone: "America/New_York", closes: [DailyClose(day: Day(number: 20_000), close: 9)],
            source: "yahoo")
    }

    @Test("what a collector records is in the stores of its members, and after the desk was down too")
    func throughTheDesk() async throws {
        let server = try DeskServer()
        let published = try await PublishedPlace(server.address("collector"))
        try await published.store.record(quotes: [quote(10)], seenAt: WallClock.now)
        try await server.wait(for: "10", "SELECT price FROM fxterm.quote")
        let members = [
            try await MemberPlace(server.address()), try await MemberPlace(server.address("bob")),
        ]
        for member in members {
            let id = try await member.begin(.quotes(["AAPL"]), freshness: 60)
            _ = id
            try await wait("the price") { try await member.quote("AAPL")?.value.price == 10 }
        }
        for price in [11.0, 12, 130] {
            try await published.store.record(quotes: [quote(price)], seenAt: WallClock.now)
            for member in members {
                try await wait("\(price)") { try await member.quote("AAPL")?.value.price == price }
            }
        }
        try server.stop(.immediate)
        try await published.store.record(quotes: [quote(131)], seenAt: WallClock.now)
        try server.start()
        for member in members {
            try await wait("131") { try await member.quote("AAPL")?.value.price == 131 }
            #expect(try await member.quote("AAPL")?.value.closes.count ?? 0 <= 1)
        }
    }
}
