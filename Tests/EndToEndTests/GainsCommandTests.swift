import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite struct GainsCommandTests {
    private static let now = PositionsCommandTests.now
    /// The example of docs/explanation/money.md, with interest and a sale of the next year.
    private static let rows = """
        2024-03-01,buy,AAPL,10,180,USD,1,31.5,,
        2024-06-03,buy,AAPL,10,190,USD,1,32.4,,
        2024-09-02,sell,AAPL,12,220,USD,1.5,32,,
        2024-11-15,dividend,AAPL,8,0.25,USD,,32.5,,
        2024-12-31,interest,,12.40,,USD,,32.5,,
        2025-02-03,sell,AAPL,3,200,USD,,33,,

        """

    private func run(_ words: [String], rows: String = rows, status: Int32 = 0) throws -> Outcome {
        let (home, server) = try PositionsCommandTests().home(rows)
        defer { server.stop() }
        let outcome = try home.run(["print", "gains"] + words, at: Self.now)
        #expect(outcome.status == status, "\(outcome.errors)")
        return outcome
    }

    private func gains(_ outcome: Outcome) -> [String: Any] {
        outcome.json?["gains"] as? [String: Any] ?? [:]
    }

    @Test("JSON has each sale by lot, income by day and their sums")
    func json() throws {
        let outcome = try run(["--year", "2024", "--home", "TWD", "--format", "json"])
        // The rows' rates are in the board's base only: those of their days are unknown here.
        #expect(gains(outcome)["year"] as? Int == 2024)
        let unknown = gains(outcome)["total"] as? [String: Any]
        #expect(unknown?["priceGain"] is NSNull && unknown?["total"] is NSNull)

        let own = gains(try run(["--year", "2024", "--home", "usd", "--format", "json"]))
        let sales = try #require(own["sales"] as? [[String: Any]])
        #expect(sales.map { $0["bought"] as? String } == ["2024-03-01", "2024-06-03"])
        #expect(sales.map { $0["sold"] as? String } == ["2024-09-02", "2024-09-02"])
        #expect(sales.map { $0["quantity"] as? Double } == [10, 2])
        #expect(sales.map { $0["proceeds"] as? Double } == [2200, 440])
        #expect(sales.map { $0["cost"] as? Double } == [1800, 380])
        let home = sales.compactMap { $0["home"] as? [String: Double] }
        #expect(
            home == [
                ["proceeds": 2200, "cost": 1800, "priceGain": 400, "currencyGain": 0, "fees": 1.25],
                ["proceeds": 440, "cost": 380, "priceGain": 60, "currencyGain": 0, "fees": 0.25],
            ])
        let income = try #require(own["income"] as? [[String: Any]])
        #expect(income.map { $0["kind"] as? String } == ["dividend", "interest"])
        #expect(income.map { $0["amount"] as? Double } == [2, 12.4])
        #expect(income[1]["item"] is NSNull && income[1]["currency"] as? String == "USD")
        let total = try #require(own["total"] as? [String: Double])
        #expect(
            total == [
                "proceeds": 2640, "cost": 2180, "priceGain": 460, "currencyGain": 0, "fees": 1.5,
                "income": 14.4, "total": 472.9,
            ])
    }

    @Test("Without a year it is all of them, with a sum for each")
    func allYears() throws {
        let own = gains(try run(["--home", "usd", "--format", "json"]))
        #expect(own["year"] is NSNull)
        let total = try #require(own["total"] as? [String: Any])
        let years = try #require(total["years"] as? [[String: Any]])
        #expect(years.map { $0["year"] as? Int } == [2024, 2025])
        #expect(years.map { $0["total"] as? Double } == [472.9, 30])
        #expect(total["total"] as? Double == 502.9)
    }

    @Test("By average cost a sale has one line, of no day")
    func average() throws {
        let own = gains(
            try run(["--home", "usd", "--year", "2024", "--method", "average", "--format", "json"]))
        #expect(own["method"] as? String == "average")
        let sales = try #require(own["sales"] as? [[String: Any]])
        #expect(sales.count == 1 && sales[0]["bought"] is NSNull)
        #expect(sales[0]["cost"] as? Double == 2220)
    }

    @Test("The table adds up and says that it is no advice; CSV has three blocks")
    func forPeople() throws {
        let table = try run(["--home", "usd"]).output
        #expect(table.hasSuffix("\n" + Words.english[.gainsNotAdvice] + "\n"), "\(table)")
        #expect(table.contains("502.90"), "\(table)")
        let lines = try run(["--home", "usd", "--year", "2025", "--format", "csv"]).output
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(
            lines == [
                "item,account,bought,sold,quantity,proceeds,cost,home.proceeds,home.cost,home.priceGain,"
                    + "home.currencyGain,home.fees",
                "AAPL,,2024-06-03,2025-02-03,3,600,570,600,570,30,0,0", "",
                "day,item,kind,amount,currency,home", "",
                "home,year,proceeds,cost,priceGain,currencyGain,fees,income,total",
                "USD,2025,600,570,30,0,0,0,30", "",
            ])
    }

    @Test("A row with a mistake makes the sums that may lack it unknown, and the exit is 1")
    func mistakes() throws {
        let outcome = try run(
            ["--home", "usd", "--format", "json"], rows: Self.rows + "2025-02-30,sell,MSFT,1,1,USD,,,,\n",
            status: 1)
        #expect(outcome.errors.contains("transactions.csv:8: date: "))
        let total = try #require(gains(outcome)["total"] as? [String: Any])
        #expect(total["priceGain"] is NSNull && total["income"] as? Double == 14.4)
    }

    @Test("What cannot be is wrong usage", arguments: [["--year", "last"], ["--method", "lifo"], ["AAPL"]])
    func usage(_ words: [String]) throws {
        let outcome = try Home().run(["print", "gains"] + words)
        #expect((outcome.status, outcome.output) == (2, ""))
    }
}
