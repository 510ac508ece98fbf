import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite struct TransactionsTests {
    private let home: Home
    private var file: URL { home.folder.appending(path: ".local/share/fxterm/transactions.csv") }
    private static let header = "date,type,item,quantity,price,currency,fee,rate,account,note\n"

    init() throws { home = try Home() }

    private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    @Test("Lots of ticker's are imported once, and a dry run writes nothing")
    func ticker() throws {
        let lots = home.folder.appending(path: "ticker.yaml")
        try home.write(
            "lots:\n  - symbol: \"AAPL\"\n    quantity: 35.0\n    unit_cost: 146.00\n", to: lots)
        let row = "2024-03-01,buy,AAPL,35,146,,,,first,\n"
        let arguments = ["transactions", "import", lots.path, "--date", "2024-03-01", "--account", "first"]
        var outcome = try home.run(arguments + ["--dry-run"])
        #expect(outcome.output == Self.header + row)
        #expect(outcome.errors.contains(": would add 1 transaction\n"), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: file.path))
        outcome = try home.run(arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(text == Self.header + row)
        outcome = try home.run(arguments)
        #expect(outcome.output.contains("1 already present"), "\(outcome.output)")
        #expect(text == Self.header + row)
    }

    @Test("Imports at the same time, of statements that overlap, add each row once")
    func concurrentImports() async throws {
        func rows(_ numbers: ClosedRange<Int>) -> Set<String> {
            Set(numbers.map { "2024-01-02,buy,AAPL,\($0),100,,,,," })
        }
        let home = self.home
        let paths = try [1...600, 400...1000].map { numbers in
            let other = home.folder.appending(path: "\(numbers.lowerBound).csv")
            try home.write(Self.header + rows(numbers).sorted().joined(separator: "\n") + "\n", to: other)
            return other.path
        }
        try home.write(Self.header, to: file)
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for path in paths + paths {
                group.addTask { try home.run(["transactions", "import", path]).status }
            }
            for try await status in group { #expect(status == 0) }
        }
        let lines = text.split(separator: "\n").dropFirst().map(String.init)
        #expect(lines.count == 1000 && Set(lines) == rows(1...1000))
    }

    @Test("A broker's file with a mistake is imported not at all, and the mistake is named")
    func broker() throws {
        let file = home.folder.appending(path: "broker.csv")
        let body = "Tag;Art;Kürzel;Stück;Kurs\n02.01.2024;Kauf;AAPL;1,5;100\n03.01.2024;Kauf;AAPL;"
        let map = "date=Tag,type=Art,item=Kürzel,quantity=Stück,price=Kurs,buy=Kauf"
        try home.write(body + "x;100\n", to: file)
        var outcome = try home.run(["transactions", "import", file.path, "--map", map])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("broker.csv:3: quantity: expected a number, found “x”"))
        #expect(text.isEmpty)
        try home.write(body + "2;100\n", to: file)
        outcome = try home.run(["transactions", "import", file.path, "--map", map])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(text == Self.header + "2024-01-02,buy,AAPL,1.5,100,,,,,\n2024-01-03,buy,AAPL,2,100,,,,,\n")
    }

    @Test("A statement is known by its header, accounts for its rows, and is imported once")
    func statement() throws {
        let file = home.folder.appending(path: "Account.csv")
        let header = "Date,Time,Value date,Product,ISIN,Description,FX,Change,,Balance,,Order Id\r\n"
        try home.write(
            header
                + "03-02-2026,10:00,03-02-2026,SAP,DE0007164600,\"Buy 2 @ 210,5 EUR\",,EUR,\"-421,00\",EUR,\"79,00\",x\r\n"
                + "02-02-2026,10:00,02-02-2026,,,Degiro Cash Sweep Transfer,,EUR,\"5,00\",EUR,0,\r\n"
                + "01-02-2026,10:00,01-02-2026,,,iDEAL Deposit,,EUR,\"500,00\",EUR,\"500,00\",\r\n", to: file)
        let rows =
            "2026-02-01,deposit,,500,,EUR,,,d,iDEAL Deposit\n2026-02-03,buy,DE0007164600,2,210.5,EUR,,,d,SAP\n"
        let arguments = ["transactions", "import", file.path, "--account", "d"]
        var outcome = try home.run(arguments + ["--dry-run"])
        #expect(outcome.output == Self.header + rows)
        #expect(
            outcome.errors.contains("DEGIRO, 4 rows\n1 left out: titles, headers and notes (line 1)\n"),
            "\(outcome.errors)")
        #expect(
            outcome.errors.contains("1 left out: transfers within the broker (line 3)\n"), "\(outcome.errors)"
        )
        #expect(text.isEmpty)
        #expect(try home.run(arguments).status == 0 && text == Self.header + rows)
        outcome = try home.run(arguments)
        #expect(outcome.output.contains("2 left out: already present (lines 2, 4)\n"), "\(outcome.output)")
        #expect(text == Self.header + rows)
        outcome = try home.run(["transactions", "check"])
        #expect(outcome.errors.contains("DE0007164600 has no symbol yet; find it: fxterm transactions isin"))
        outcome = try home.run(["transactions", "isin", "DE0007164600=SAP.DE"])
        #expect(outcome.status == 0 && outcome.output == "DE0007164600 = SAP.DE\n")
        outcome = try home.run(["transactions", "check"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty && text == Self.header + rows)
        #expect(try home.run(arguments).output.contains("2 already present"))
        #expect(try home.run(["transactions", "isin", "DE0007164601=SAP.DE"]).status == 2)
        #expect(try home.run(arguments + ["--from", "nobody"]).status == 1)
    }

    @Test("An ISIN with one listing gets its symbol by one search; of several the user chooses")
    func searchedISINs() throws {
        @Sendable func quotes(_ symbols: [String]) -> Data {
            let entries = symbols.map {
                ["symbol": $0, "quoteType": "EQUITY", "exchDisp": "X", "longname": "Name of \($0)"]
            }
            return (try? JSONSerialization.data(withJSONObject: ["count": symbols.count, "quotes": entries]))
                ?? Data()
        }
        let listings = ["DE0007164600": ["SAP.DE"], "US67066G1040": ["NVD.F", "NVDA"], "IE00B4L5Y983": []]
        let server = try LoopbackServer { request in
            let isin = listings.keys.first { request.query.contains($0) }
            guard request.path == "/v1/finance/search", let isin else { return .text("", status: 404) }
            return .body([UInt8](quotes(listings[isin] ?? [])))
        }
        defer { server.stop() }
        try home.useFeeds(of: server)
        let rows = ["DE0007164600", "US67066G1040", "IE00B4L5Y983"].map {
            "2026-01-02,buy,\($0),1,1,EUR,,,,\n"
        }
        try home.write(Self.header + rows.joined(), to: file)
        var outcome = try home.run(["transactions", "isin"])
        #expect(outcome.status == 1 && outcome.output == "DE0007164600 = SAP.DE\n", "\(outcome.output)")
        #expect(
            outcome.errors.contains(
                "US67066G1040: several listings fit; choose one: fxterm transactions isin US67066G1040=NVDA\n"
            ),
            "\(outcome.errors)")
        #expect(outcome.errors.contains("NVD.F Name of NVD.F X"), "\(outcome.errors)")
        #expect(outcome.errors.contains("IE00B4L5Y983: nothing found; give its symbol"), "\(outcome.errors)")
        let choice = ["transactions", "isin", "US67066G1040=NVDA", "IE00B4L5Y983=EUNL.DE"]
        #expect(try home.run(choice).status == 0)
        let count = server.requests.count
        outcome = try home.run(["transactions", "isin"])
        #expect(outcome.status == 0 && outcome.output.says(.isinsListed))
        #expect(
            server.requests.count { $0.path == "/v1/finance/search" } == 3 && server.requests.count == count)
    }

    @Test("check names each mistake by its line and column, and export writes the file as it is")
    func checks() throws {
        #expect(try home.run(["transactions", "path"]).output == file.path + "\n")
        var outcome = try home.run(["transactions", "check"])
        #expect(outcome.status == 0 && outcome.output.says(.transactionsNone, ["file": file.path]))
        try home.write(
            "# mine\r\n" + Self.header + "2024-02-30,buy,AAPL,0,1\n2099-01-01,sell,MSFT,2,1\n", to: file)
        outcome = try home.run(["transactions", "check"])
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("transactions.csv:3: date: 2024-02-30 does not exist\n"))
        #expect(outcome.errors.contains("transactions.csv:3: quantity: must be more than 0\n"))
        #expect(outcome.errors.contains("transactions.csv:4: quantity: sells more than the 0 held\n"))
        #expect(try home.run(["transactions", "export"]).output == text)
        let copy = home.folder.appending(path: "copy.csv")
        #expect(try home.run(["transactions", "export", copy.path]).status == 0)
        #expect(try String(contentsOf: copy, encoding: .utf8) == text)
    }

    @Test(
        "Wrong usage is said",
        arguments: [
            ["transactions"], ["transactions", "sum"], ["transactions", "import"],
            ["transactions", "path", "x"],
            ["transactions", "import", "x", "--map", "day=Tag"],
            ["transactions", "import", "x", "--date", "1"],
            ["transactions", "check", "--dry-run"], ["print", "--account", "x"],
            ["transactions", "check", "--format", "csv"],
            ["transactions", "import", "x", "--decimal", "dot"],
            ["transactions", "import", "x", "--at", "9am"],
        ])
    func usage(arguments: [String]) throws {
        let outcome = try home.run(arguments)
        #expect(outcome.status == 2, "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }
}
