import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Seeded
import Testing

@testable import Store

@Suite struct PartTests {
    private let folder: TemporaryFolder
    private let path: String
    private let now = Instant(1_795_187_062)

    init() throws {
        folder = try TemporaryFolder()
        path = folder("history.sqlite")
    }

    private func quote(_ number: Int) -> Quote {
        let closes = (1...10).map {
            DailyClose(day: Day(number: 20_760 + $0), close: Double(100 + number + $0))
        }
        return Quote(
            symbol: "S\(number)", name: "Company \(number)", price: Double(110 + number), time: now + -number,
            zone: "America/New_York", closes: closes, today: [1, 2], source: "yahoo")
    }

    private func fill(_ count: Int) async throws {
        let history = try #require(FigureStore.open(at: path, now: now).history)
        try await history.record(.quotes((1...count).map(quote)), seenAt: now)
    }

    @Test("The parts are those of the whole, each once")
    func parts() async throws {
        try await fill(300)
        let whole = FigureStore.open(at: path, now: now)
        #expect(!whole.leavesOut)
        #expect(whole.cached.quotes.count == 300)
        let first: [Symbol] = ["S250", "NONE", "S3"]
        let opening = FigureStore.open(at: path, now: now, stocks: first)
        #expect(opening.leavesOut)
        #expect(opening.cached.quotes.map(\.value.symbol) == ["S250", "S3"])
        let history = try #require(opening.history)
        let all = try await history.quotes(at: now)
        func sorted(_ quotes: [Seen<Quote>]) -> [Seen<Quote>] {
            quotes.sorted { $0.value.symbol < $1.value.symbol }
        }
        #expect(sorted(all) == sorted(whole.cached.quotes))
        #expect(
            sorted(opening.cached.quotes)
                == sorted(whole.cached.quotes).filter { ["S250", "S3"].contains($0.value.symbol) })
    }

    @Test("A few are read whole, and so are all where nothing is known of those that are wanted")
    func wholes() async throws {
        try await fill(40)
        var opening = FigureStore.open(at: path, now: now, stocks: ["S1"])
        #expect(!opening.leavesOut)
        #expect(opening.cached.quotes.count == 40)
        try await fill(300)
        opening = FigureStore.open(at: path, now: now, stocks: ["NONE"])
        #expect(!opening.leavesOut)
        #expect(opening.cached.quotes.count == 300)
        opening = FigureStore.open(at: path, now: now, stocks: [])
        #expect(opening.cached.quotes.count == 300)
    }
}
