import Literals
import Market
import Testing
import Words

@testable import Money

@Suite struct ScenarioTests {
    private static let known: Set<CurrencyCode> = ["USD", "EUR", "JPY", "TWD", "GBP"]
    private static let now: [CurrencyCode: Rational] = ["EUR": "0.5", "JPY": 100, "TWD": 30]

    private func scenario(_ text: String) throws(ScenarioMistake) -> Scenario {
        try Scenario(text, .english, Words(.german)) { Self.known.contains($0) }
    }

    /// Units per dollar; one EUR is worth 2 USD, 200 JPY, 60 TWD.
    @Test(
        arguments: [
            ("EUR -50%", "EUR 1, JPY 100, TWD 30"), ("eur +100 %", "EUR 0.25, JPY 100, TWD 30"),
            // The dollar moves against all others.
            ("USD -10%", "EUR 0.45, JPY 90, TWD 27"),
            ("TWD -50%", "EUR 0.5, JPY 100, TWD 60"),
            ("USD/JPY 130", "EUR 0.5, JPY 130, TWD 30"), ("USD/JPY -10%", "EUR 0.5, JPY 90, TWD 30"),
            ("EUR/JPY 100", "EUR 0.5, JPY 50, TWD 30"), ("JPY/USD 0.02", "EUR 0.25, JPY 50, TWD 15"),
            // At home in Taiwan the first one moves.
            ("EUR/TWD 30", "EUR 1, JPY 100, TWD 30"), ("USD/TWD 60", "EUR 1, JPY 200, TWD 60"),
            ("EUR -50%, EUR/USD 4", "EUR 0.25, JPY 25, TWD 7.5"), ("GBP -10%", "EUR 0.5, JPY 100, TWD 30"),
        ])
    func `rates move as the rules say`(text: String, expected: String) throws {
        let rates = try scenario(text).rates(Self.now, home: "TWD")
        let told = rates.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.shortText(places: 6))" }
        // USD in EUR/USD is the second one: all others move with it.
        #expect(told.joined(separator: ", ") == expected)
    }

    @Test(
        arguments: [
            ("2330.TW +5%", "1050"), ("2330.tw 1200", "1200"), ("stocks -8%", "920"), ("Aktien −8 %", "920"),
            ("2330.TW +5%, stocks -8%", "966"), ("2330.TW 500; stocks -8%", "460"), ("EUR -10%", "1000"),
            ("AAPL -50%", "1000"), ("stocks +2.5%、2330.TW +10%", "1127.5"),
        ])
    func `prices move as the rules say`(text: String, expected: String) throws {
        let scenario = try scenario(text)
        #expect(scenario.price(Rational(1000), of: "2330.TW").shortText(places: 6) == expected)
        #expect(abs(scenario.price(1000.0, of: "2330.TW") - (Double(expected) ?? 0)) < 1e-9)
    }

    @Test(
        arguments: [
            ("", "“”"), ("EUR", "“EUR”"), ("EUR ten", "“EUR ten”"), ("EUR 1.2", "“EUR 1.2”"),
            ("stocks 100", "“stocks 100”"), ("USD/JPY", "“USD/JPY”"), ("EUR/EUR 1", "“EUR/EUR 1”"),
            ("EUR -10% JPY +5%", "“JPY +5%”"), ("USD/JPY +130", "“USD/JPY +130”"),
            ("EUR -100%", "EUR -100%: "), ("2330.TW -250%", "2330.TW -250%: "), ("2330.TW 0", "2330.TW 0: "),
        ])
    func `a mistake says what it found`(text: String, expected: String) {
        do throws(ScenarioMistake) {
            _ = try Scenario(text, .english, .english) { Self.known.contains($0) }
            Issue.record("\(text) is read")
        } catch {
            #expect(Words.english[error.saying].contains(expected), "\(Words.english[error.saying])")
        }
    }

    @Test func `it names what has no rate or price`() throws {
        func unknown(_ text: String) throws -> String? {
            try scenario(text).unknown(rate: { Self.now[$0] != nil }, price: { $0 == "AAPL" })
        }
        #expect(try unknown("EUR -1%, USD/JPY 1, AAPL +1%, stocks -1%") == nil)
        #expect(try unknown("EUR -1%, GBP/JPY 1") == "GBP")
        #expect(try unknown("AAPL +1%, MSFT +1%") == "MSFT")
    }

    @Test func `metals and coins are priced in dollars`() throws {
        #expect(try scenario("XAU/USD 3000").clauses.map(\.subject) == [.item("XAUUSD=X")])
        #expect(try scenario("BTC -10%").clauses.map(\.subject) == [.item("BTC-USD")])
    }
}
