import Arrangement
import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Printing
import Testing
import Words

@Suite struct SnapshotTests {
    private static let now = Instant(1_795_187_062)

    /// JPY is known from an earlier run, EUR as of this moment, TWD not at all.
    private func model(_ board: Arrangement) -> Model {
        var model = Model(arrangement: board, now: Self.now, here: .utc)
        func rate(_ code: CurrencyCode, _ rate: Double, _ origin: Origin) -> Seen<Rate> {
            let time = Self.now + -60
            return Seen(Rate(code: code, perDollar: rate, quotedAt: time, source: "test"), origin, at: time)
        }
        let apple = Quote(
            symbol: "AAPL", name: "Apple, Inc.", currency: "USD", price: 180, time: Self.now + -60,
            zone: "America/New_York", closes: [], source: "test")
        _ = model.update(
            .figures(
                .known(
                    Known(
                        rates: [rate("JPY", 149.23, .cached), rate("EUR", 0.9, .live)],
                        quotes: [Seen(apple, .live, at: Self.now + -60)]))))
        return model
    }

    private func snapshot(
        _ fields: [String], _ panels: [Panel] = [.rates],
        _ board: Arrangement = Arrangement(rates: ["JPY", "EUR"], clocks: ["Asia/Tokyo"], stocks: ["AAPL"])
    ) -> Snapshot { Snapshot(model(board), panels, fields: fields) }

    @Test(
        "Only the members asked for are in CSV, in their order and each once",
        arguments: [
            ("code,rate", "code,rate,base\nJPY,149.23,USD\nEUR,0.9,USD\n"),
            ("rate,code,rate", "rate,code,base\n149.23,JPY,USD\n0.9,EUR,USD\n"),
            ("state", "state,base\ncached,USD\nlive,USD\n"),
            ("change", "change,base\n,USD\n,USD\n"),
        ])
    func csv(fields: String, text: String) {
        let fields = fields.split(separator: ",").map(String.init)
        #expect(snapshot(fields).text(.csv) == text)
    }

    @Test("Each panel has those of the members that it knows, in JSON and in the table")
    func panels() throws {
        let all = snapshot(["symbol", "price", "code", "city", "rate"], Panel.standard)
        #expect(all.unknownField == nil)
        let data = Data(all.text(.json).utf8)
        let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        func items(_ panel: Any?) -> [[String: Any]] {
            (panel as? [String: Any])?["items"] as? [[String: Any]] ?? panel as? [[String: Any]] ?? []
        }
        #expect(items(json["rates"]).map { Set($0.keys) } == [["code", "rate"], ["code", "rate"]])
        #expect(items(json["clocks"]).map { Set($0.keys) } == [["city"]])
        #expect(items(json["stocks"]).map { Set($0.keys) } == [["symbol", "price"]])
        let table = all.text(.table)
        #expect(table.contains("149.23") && table.contains("Tokyo") && !table.contains("Japanese"))
    }

    @Test("A member that no panel has is named, with those that there are")
    func unknown() {
        #expect(snapshot(["code", "prize"]).unknownField == "prize")
        #expect(snapshot(["price"]).unknownField == "price")
        #expect(snapshot(["price"], Panel.standard).unknownField == nil)
        #expect(snapshot([]).unknownField == nil)
        #expect(Set(snapshot([]).fieldNames).isSuperset(of: ["code", "rate", "change", "state", "disputed"]))
    }

    @Test(
        "A requirement names each item that does not meet it, with its state",
        arguments: [
            (["JPY", "EUR"], [], ["JPY cached"]), (["EUR"], [], []), (["TWD"], ["TWD null"], ["TWD null"]),
            (["EUR", "TWD", "JPY"], ["TWD null"], ["TWD null", "JPY cached"]),
        ] as [([String], [String], [String])])
    func requirements(rates: [String], all: [String], live: [String]) {
        let board = Arrangement([.rates: ItemList(cards: rates.map { Item(text: $0) })])
        #expect(snapshot([], [.rates], board).unmet(.all) == all)
        #expect(snapshot([], [.rates], board).unmet(.live) == live)
        // They are about the figures, not about the members printed.
        #expect(snapshot(["code"], [.rates], board).unmet(.live) == live)
    }

    @Test("Clocks meet every requirement: a time of day has no state")
    func clocks() {
        #expect(snapshot([], [.clocks]).unmet(.live).isEmpty)
    }
}
