import CivilTime
import Desk
import Figures
import Literals
import Market
import Runtime
import Store
import Testing

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
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
        try await published.store.record(.quotes([quote(10)]), seenAt: WallClock.now)
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
            try await published.store.record(.quotes([quote(price)]), seenAt: WallClock.now)
            for member in members {
                try await wait("\(price)") { try await member.quote("AAPL")?.value.price == price }
            }
        }
        try server.stop(.immediate)
        try await published.store.record(.quotes([quote(131)]), seenAt: WallClock.now)
        try server.start()
        for member in members {
            try await wait("131") { try await member.quote("AAPL")?.value.price == 131 }
            #expect(try await member.quote("AAPL")?.value.closes.count ?? 0 <= 1)
        }
    }

    @Test("what another feed says against a figure is told to those who have that figure, until it is gone")
    func disputed() async throws {
        let server = try DeskServer()
        let published = try await PublishedPlace(server.address("collector"))
        func unshown(_ symbol: Symbol, _ value: Double) -> UnshownFigure {
            UnshownFigure(
                .init(.disputed, .stock(symbol), from: "twse"), value, currency: "USD",
                time: WallClock.now + -1, arrived: WallClock.now)
        }
        let (apple, other) = (unshown("AAPL", 9), unshown("NVDA", 8))
        try await published.store.record(.quotes([quote(10)]), seenAt: WallClock.now)
        try await published.store.record(unshown: [apple.key: apple, other.key: other])
        try await server.wait(for: "2", "SELECT count(*) FROM fxterm.unshown")
        let member = try await MemberPlace(server.address())
        func told() async throws -> [UnshownFigure] { try await member.all().unshown ?? [] }
        _ = try await member.begin(.quotes(["AAPL"]), freshness: 60)
        try await wait("the figure") { try await !told().isEmpty }
        #expect(try await told().map(\.key) == [apple.key])
        let first = try await told().first
        #expect(first?.value == 9 && first?.time == apple.time)
        try await published.store.record(.quotes([quote(11)]), seenAt: WallClock.now)
        try await wait("the price") { try await member.quote("AAPL")?.value.price == 11 }
        #expect(try await told().map(\.key) == [apple.key])
        let held = UnshownFigure(
            .init(.unconfirmed, .stock("AAPL"), from: "yahoo"), 900, time: WallClock.now,
            arrived: WallClock.now)
        try await published.store.record(unshown: [apple.key: nil, held.key: held])
        try await wait("the change") { try await told().map(\.key) == [held.key] }
        await published.stop()
        let next = try await PublishedPlace(server.address("collector"))
        try await next.store.record(unshown: [other.key: other])
        try await wait("the next collector's word") { try await told().isEmpty }
    }
}
