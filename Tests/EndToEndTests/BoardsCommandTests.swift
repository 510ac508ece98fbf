import Foundation
import PseudoTerminal
import Testing
import Words

@Suite struct BoardsCommandTests {
    private func home() throws -> Home {
        let home = try Home()
        try home.write(
            "{\"version\":1,\"rates\":[\"JPY\",\"TWD\"],\"clocks\":[\"Asia/Tokyo\"],\"stocks\":[\"AAPL\"]}",
            to: home.board)
        return home
    }

    private func names(_ home: Home) throws -> [String] {
        let outcome = try home.run(["boards", "--format", "csv"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "," }) }
    }

    @Test(
        "A board goes out as a file and comes in again under another name; an existing one only where that is said"
    )
    func exportAndImport() throws {
        let home = try home()
        let file = home.folder.appending(path: "mail.json").path
        let exported = try home.run(["board", "export"])
        #expect(exported.status == 0 && exported.output.contains("\"JPY\""), "\(exported.errors)")
        #expect(try home.run(["board", "export", "main", file]).status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == exported.output)
        var outcome = try home.run(["board", "import", file])
        #expect(
            outcome.status == 1 && outcome.errors.says(.boardThere, ["name": "Main"]), "\(outcome.errors)")
        outcome = try home.run(["board", "import", file, "--as", "Travel"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try names(home) == ["Main", "Travel"])
        let (main, travel) = (
            try home.run(["board", "show", "main"]), try home.run(["board", "show", "travel"])
        )
        #expect(main.output == travel.output && main.output.contains("AAPL"))
        try home.write("{ version: 1, rates: ['EUR'], clocks: [], stocks: [] }", to: URL(filePath: file))
        #expect(try home.run(["board", "import", file, "--as", "travel"]).status == 1)
        #expect(try home.run(["board", "import", file, "--as", "travel", "--replace"]).status == 0)
        #expect(try home.run(["board", "show", "travel", "--format", "csv"]).output.contains("rates,EUR,"))
        #expect(try names(home) == ["Main", "Travel"])
    }

    @Test("A board is removed by its name, but not the last one, nor one that there is not")
    func remove() throws {
        let home = try home()
        #expect(try home.run(["board", "remove", "travel"]).status == 1)
        let stays = try home.run(["board", "remove", "main"])
        #expect(stays.status == 1 && stays.errors.says(.lastBoard))
        let file = home.folder.appending(path: "list.txt")
        try home.write("AAPL EUR", to: file)
        #expect(try home.run(["import", file.path, "--as", "Travel"]).status == 0)
        let removed = try home.run(["board", "remove", "TRAVEL"])
        #expect(removed.status == 0 && removed.output.says(.boardGone, ["name": "Travel"]))
        #expect(try names(home) == ["Main"])
    }

    @Test("A board that another fxterm has open is neither removed nor replaced")
    func open() throws {
        let home = try home()
        try home.useFeeds(of: nil)
        let file = home.folder.appending(path: "list.txt")
        try home.write("NVDA EUR", to: file)
        #expect(try home.run(["import", file.path, "--as", "Travel"]).status == 0)
        let terminal = try home.start(["--board", "travel"])
        try terminal.wait(for: "NVDA")
        for arguments in [["board", "remove", "travel"], ["import", file.path, "--as", "travel"]] {
            try home.write("MSFT", to: file)
            let outcome = try home.run(arguments)
            #expect(outcome.status == 1 && outcome.errors.says(.boardOpenElsewhere), "\(outcome.errors)")
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A list is told first, and put on a board of its name; a dry run changes nothing")
    func importing() throws {
        let home = try home()
        let file = home.folder.appending(path: ".ticker.yaml")
        try home.write(
            "interval: 5\nwatchlist:\n  - NET\n  - EURUSD=X\n  - DOGE1.X\nlots:\n  - symbol: ABNB\n    quantity: 3\n",
            to: file)
        var outcome = try home.run(["import", file.path, "--dry-run"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        for word in ["NET", "EURUSD=X", "DOGE1.X", "ABNB", "interval"] {
            #expect(outcome.output.contains(word))
        }
        #expect(outcome.output.says(.importLots, ["file": file.path]))
        #expect(try names(home) == ["Main"])
        outcome = try home.run(["import", file.path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try names(home) == ["Main", "ticker"])
        let shown = try home.run(["board", "show", "ticker", "--format", "csv"]).output
        #expect(shown == "panel,item,name,group\nrates,EUR,EUR,\nstocks,NET,NET,\n")
        outcome = try home.run(["import", file.path])
        #expect(outcome.status == 1 && outcome.output.says(.importIsThere), "\(outcome.output)")
    }

    @Test(
        "Wrong usage is one line and exit code 2; what cannot be done is exit code 1",
        arguments: [
            (["board", "x"], 2), (["board", "remove"], 2), (["board", "import"], 2), (["import"], 2),
            (["import", "x", "--from", "y"], 2), (["print", "--replace"], 2), (["board", "list", "x"], 2),
            (["board", "show", "x"], 1), (["import", "/nowhere"], 1), (["import", "/dev/null"], 1),
            (["board", "import", "/nowhere"], 1),
        ])
    func wrong(_ arguments: [String], _ status: Int) throws {
        let outcome = try Home().run(arguments)
        #expect(Int(outcome.status) == status, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("fxterm: "))
    }
}
