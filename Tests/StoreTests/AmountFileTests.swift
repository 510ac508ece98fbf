import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing

@testable import Store

@Suite struct AmountFileTests {
    let folder: TemporaryFolder
    let file: BoardFile

    init() throws {
        folder = try TemporaryFolder()
        file = BoardFile(path: folder("board.json"))
    }

    @Test(arguments: [
        Amount(250, "EUR"), Amount(Rational(1250) / 12, "JPY", isInverse: true),
        Amount(-1, "TWD", margin: Rational(5) / 2, on: Day(number: 19_783)),
    ])
    func `an amount is read back as it was, to the last fraction`(amount: Amount) throws {
        var arrangement = Arrangement.first
        arrangement.amount = amount
        try file.save(arrangement)
        #expect(file.load() == .init(arrangement: arrangement, notice: nil))
    }

    @Test func `a board without an amount says nothing of one`() throws {
        try file.save(.first)
        #expect(try !folder.text(of: "board.json").contains("amount"))
    }

    @Test(arguments: [
        "\"value\": \"1/0\", \"currency\": \"EUR\"", "\"value\": \"250\", \"currency\": \"eur\"",
        "\"value\": \"250\", \"currency\": \"EUR\", \"margin\": \"100\"",
        "\"value\": \"250\", \"currency\": \"EUR\", \"day\": \"2024-02-30\"",
    ])
    func `an amount that makes no sense is left out, and the board is kept`(members: String) throws {
        let read = BoardDocument.read(
            Array(
                "{ \"version\": 1, \"rates\": [\"JPY\"], \"clocks\": [], \"stocks\": [], \"amount\": { \(members) } }"
                    .utf8))
        guard case .arrangement(let arrangement, leftOut: 1) = read else {
            Issue.record("\(read)")
            return
        }
        #expect(arrangement.amount == nil && arrangement.rates == ["JPY"])
    }

    @Test
    func `a past day has the last close up to it, at most a week old, of a feed of closes before others`()
        async throws
    {
        let opening = FigureStore.open(at: folder("history.sqlite"), now: HistoryTests.now)
        let history = try #require(opening.history)
        let seen = HistoryTests.noon(18)
        let rate = HistoryTests.rate("JPY", 140, at: HistoryTests.noon(9), source: "rter")
        try await history.record(.rates([rate]), seenAt: HistoryTests.noon(9))
        try await history.record(
            .pastRates(
                ["JPY": HistoryTests.closes((9, 141), (11, 142)), "TWD": HistoryTests.closes((1, 32))],
                source: "frankfurter"), seenAt: seen)
        func rates(_ day: Int) async throws -> [CurrencyCode: Seen<Rate>] {
            try await history.rates(of: ["JPY", "TWD", "EUR"], on: HistoryTests.monday + day)
        }
        let ninth = try await rates(9)["JPY"]
        #expect(ninth?.value.perDollar == 141 && ninth?.value.source == "frankfurter" && ninth?.at == seen)
        #expect(ninth?.origin == .cached)
        let end = (HistoryTests.monday + 10).number * 86_400 - 1
        #expect(ninth?.value.quotedAt == Instant(end))
        #expect(try await rates(10)["JPY"]?.value.perDollar == 141)
        #expect(try await rates(18)["JPY"]?.value.perDollar == 142)
        #expect(try await rates(19)["JPY"] == nil)
        #expect(try await rates(8).keys.sorted() == ["TWD"])
        #expect(try await rates(9)["TWD"] == nil)
    }
}
