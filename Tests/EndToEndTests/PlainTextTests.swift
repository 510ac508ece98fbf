import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite struct PlainTextTests {
    private static let now = PositionsCommandTests.now
    private static let rows = """
        2026-11-02,deposit,,5000,,USD,,,broker,
        2026-11-03,buy,AAPL,10,180,USD,1,31.5,broker,
        2026-11-04,sell,AAPL,4,200,USD,,,broker,

        """

    @Test("Closes of days that are over are prices of ledger, of beancount and as CSV")
    func prices() throws {
        let (home, server) = try PositionsCommandTests().home(Self.rows)
        defer { server.stop() }
        let ledger = try home.run(["print", "prices", "AAPL", "--from", "2026-11-18"], at: Self.now)
        #expect(ledger.status == 0, "\(ledger.errors)")
        #expect(
            ledger.output == "P 2026-11-18 \"AAPL\" 224 USD\nP 2026-11-19 \"AAPL\" 228 USD\n")
        let bean = try home.run(
            ["print", "prices", "AAPL", "--from", "2026-11-19", "--format", "beancount"], at: Self.now + 1)
        #expect(bean.output == "2026-11-19 price AAPL 228 USD\n", "\(bean.errors)")
        let csv = try home.run(
            ["print", "prices", "AAPL", "--from", "2026-11-19", "--format", "csv"], at: Self.now + 2)
        #expect(csv.output == "day,item,price,currency\n2026-11-19,AAPL,228,USD\n", "\(csv.errors)")
    }

    @Test("An export is a journal on standard output or in a file; without a format it is the file itself")
    func export() throws {
        let (home, server) = try PositionsCommandTests().home(Self.rows)
        defer { server.stop() }
        let plain = try home.run(["transactions", "export"], at: Self.now)
        #expect(plain.output.hasSuffix(Self.rows))
        let ledger = try home.run(["transactions", "export", "--format", "ledger"], at: Self.now)
        #expect(ledger.status == 0, "\(ledger.errors)")
        #expect(ledger.output.contains("    Assets:Broker:Cash  -1801 USD\n"), "\(ledger.output)")
        let file = home.folder.appending(path: "out.beancount")
        let bean = try home.run(
            ["transactions", "export", file.path, "--format", "beancount"], at: Self.now)
        #expect((bean.status, bean.output) == (0, ""), "\(bean.errors)")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("    Assets:Broker:Positions  -4 AAPL {180 USD, 2026-11-03}\n"), "\(text)")
        #expect(text.contains("    Income:Gains  -80 USD\n"))
    }

    @Test("What cannot be is wrong usage", arguments: [["--from", "soon"], ["--format", "json"]])
    func usage(_ words: [String]) throws {
        let outcome = try Home().run(["print", "prices", "AAPL"] + words)
        #expect((outcome.status, outcome.output) == (2, ""))
        #expect(try Home().run(["transactions", "export", "--format", "csv"]).status == 2)
    }
}
