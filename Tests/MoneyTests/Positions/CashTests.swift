import CivilTime
import Literals
import Market
import Testing
import Words

@testable import Money

/// The rules of cash in docs/explanation/money.md, computed by hand.
@Suite struct CashTests {
    /// In Taiwan on 2024-11-28: a dollar is worth 32 now and was 30 the day before, a pound 40 and 38.
    private static let terms: Terms = {
        let days = ["2024-11-27"].compactMap { Day($0) }
        func closes(_ close: Double) -> [DailyClose] { days.map { DailyClose(day: $0, close: close) } }
        let rates = HomeRates(
            home: "TWD", today: days[0] + 1, now: ["TWD": 32, "GBP": "0.8"],
            closes: ["TWD": closes(30), "GBP": closes(0.789473684210526)])
        return Terms(rates: rates, units: ["AAPL": "USD", "VOD.L": "GBp"])
    }()

    private func positions(_ rows: String) -> Positions {
        let head = "date,type,item,quantity,price,currency,fee,rate,account,note\n"
        let document = TransactionDocument(Array((head + rows).utf8))
        return Ledger(document.transactions, mistakes: document.mistakes, Self.terms).positions(at: [
            "AAPL": ItemPrice(price: 100, close: 90, closeDay: Self.terms.day + -1)
        ])
    }

    private func amounts(_ positions: Positions) -> [String] {
        positions.cash.map { cash in
            let amount = cash.amount.value?.shortText(places: 10)
            return "\(cash.key.text) \(amount ?? "\(cash.amount.missing.map { "\($0)" } ?? "")")"
        }
    }

    @Test(
        "Each kind of row moves the cash of its account and currency",
        arguments: [
            ("2024-01-02,deposit,,100,,USD,2,,,", "98"), ("2024-01-02,withdraw,,30,,USD,2,,,", "-32"),
            ("2024-01-02,buy,AAPL,2,10,,1,,,", "-21"), ("2024-01-02,dividend,AAPL,2,3,,1,,,", "5"),
            ("2024-01-02,fee,,,,USD,4,,,", "-4"), ("2024-01-02,fee,AAPL,,,,4,,,", "-4"),
            ("2024-01-02,tax,,4,,USD,,,,", "-4"), ("2024-01-02,interest,,4,,USD,,,,", "4"),
            ("2024-01-02,exchange,TWD,10,32,USD,1,,,", "-11"),
            ("2024-01-02,exchange,USD,10,0.03,TWD,,,,", "0.3"),
            ("2024-01-02,split,AAPL,2,,,,,,", "0"), ("2024-01-02,sell,AAPL,5,10,,1,,,", "0"),
        ])
    func moves(row: String, usd: String) {
        let all = positions("2024-01-01,deposit,,7,,USD,,,,\n2024-01-01,withdraw,,7,,USD,,,,\n\(row)\n")
        #expect(amounts(all).first == "$USD \(usd)")
    }

    @Test("Without a deposit or a withdrawal there is no cash, and the sums are those of before")
    func none() {
        let rows =
            "2024-01-02,buy,AAPL,2,10,,1,,,\n2024-01-03,tax,AAPL,3,,,,,,\n2024-01-03,interest,,4,,USD,,30,,\n"
        let without = positions(rows)
        #expect(without.cash.isEmpty)
        #expect(without.total.value == 6400)
        #expect(without.total.income == 120)
        #expect(!positions(rows + "2030-01-01,deposit,,1,,USD,,,,\n").cash.isEmpty)
    }

    @Test("Pence are cash in pounds, and a row's money is in its own currency")
    func units() {
        let rows = """
            2024-01-02,deposit,,100,,GBp,,,a,
            2024-01-02,buy,VOD.L,3,50,,,,a,
            2024-01-02,buy,VOD.L,1,2,USD,,,b,

            """
        #expect(amounts(positions(rows)) == ["$GBP@a -0.5", "$USD@b -2"])
    }

    @Test("Its value is at the rate of now, and the change of the day is since the last close before today")
    func value() {
        let all = positions("2024-01-02,deposit,,10,,USD,,,,\n2024-01-02,deposit,,5,,TWD,,,,\n")
        #expect(all.cash.map(\.home.value) == [320, 5])
        #expect(all.cash.map(\.home.dayChange) == [20, 0])
        #expect(all.total.value == 325)
        #expect(all.total.cash == 325)
        #expect(all.total.dayChange == 20)
        #expect(all.weight(of: all.cash[1]).map { $0.value?.text(places: 4) } == "0.0154")
    }

    @Test(
        "A broken row makes the cash unknown that it may have moved",
        arguments: [
            ("2024-01-02,deposit,,x,,USD,,,a,", "u..."), ("2024-01-02,deposit,,x,,,,,a,", "uu.."),
            ("2024-01-02,exchange,TWD,x,1,USD,,,a,", "uu.."), ("2024-01-02,bought,AAPL,1,1,USD,,,a,", "uu.."),
            ("2024-01-02,buy,AAPL,x,1,,,,a,", "u..."), ("2024-01-02,tax,,x,,TWD,,,b,", "...u"),
            ("2024-01-02,split,AAPL,x,,,,,a,", "...."), ("2024-01-02,sell,AAPL,9,1,,,,a,", "...."),
        ])
    func broken(row: String, unknown: String) {
        let rows = ["USD,,,a", "TWD,,,a", "USD,,,b", "TWD,,,b"].map { "2024-01-01,deposit,,1,,\($0),\n" }
        let all = positions(rows.joined() + row + "\n")
        #expect(all.cash.map { $0.amount.missing == nil ? "." : "u" }.joined() == unknown)
        #expect(all.total.value.value != nil)
        #expect(all.total.leftOut(of: .cash).isEmpty != unknown.contains("u"))
        #expect((all.total.yearlyReturn == .unknown(.row(line: 6))) == unknown.contains("u"))
    }

    @Test("With cash, the return is that of deposits and withdrawals: fees and idle money lower it")
    func yearlyReturn() throws {
        // 100 dollars at 30 became 10 shares at 100 and 0 dollars: 3,000 became 32,000 in 331 days.
        let rows = "2024-01-02,deposit,,100,,USD,,30,,\n2024-01-02,buy,AAPL,10,10,,,30,,\n"
        let all = positions(rows)
        let rate = try #require(all.total.yearlyReturn.value)
        let days = Double(Self.terms.day - (Day("2024-01-02") ?? Self.terms.day))
        // In Python's floats: (32/3) ** (365/331) - 1
        #expect(days == 331)
        #expect(abs(rate - 12.60275387860485) < 1e-9)
        let idle = positions("2024-01-02,deposit,,1000,,USD,,30,,\n" + rows)
        #expect(idle.total.yearlyReturn.value ?? 9 < rate)
    }

    @Test("Taxes lower the total, of their position or of all")
    func taxes() {
        let all = positions(
            "2024-01-02,buy,AAPL,1,100,,,32,,\n2024-01-03,tax,AAPL,3,,,,30,,\n2024-01-03,tax,,2,,USD,,30,,\n")
        #expect(all.items[0].taxes == 3)
        #expect(all.items[0].home.taxes == 90)
        #expect(all.items[0].home.total == -90)
        #expect(all.total.taxes == 150)
        #expect(all.total.total == -150)
    }

    @Test("Exposure adds positions and cash up by currency, and the change of today that is the currency's")
    func exposure() {
        let all = positions(
            "2024-01-02,deposit,,10,,USD,,,,\n2024-01-02,buy,AAPL,1,4,,,,,\n2024-01-02,deposit,,8,,TWD,,,,\n")
        let exposure = Exposure(all) { $1?.text }
        #expect(exposure.items.map(\.key) == ["USD", "TWD"])
        // A share at 100 and 6 dollars.
        #expect(exposure.items[0].value == 106)
        #expect(exposure.items[0].home == 3392)
        // × (1 − 30 ÷ 32)
        #expect(exposure.items[0].fromCurrency == 212)
        #expect(exposure.items[1].fromCurrency == 0)
        #expect(exposure.total == 3400)
        let whole = Exposure(all) { part, _ in part.account }
        #expect(whole.items.map(\.value) == [nil])
        #expect(whole.items.map(\.share) == [1])
    }
}
