import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite struct PortfolioRunTests {
    private static let header = "date,type,item,quantity,price,currency,fee,rate,account,note\n"

    private func file(_ home: Home) -> URL {
        home.folder.appending(path: ".local/share/fxterm/transactions.csv")
    }

    @Test func `rows that another program adds are shown, and the file is left as it is`() throws {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        try home.useFeeds(of: server)
        let first = Self.header + "2026-01-05,buy,2330.TW,1000,850,TWD,20,,,\n"
        try home.write(first, to: file(home))
        let terminal = try home.start([], width: 120, height: 40)
        try terminal.waitUntil { $0.contains("Positions") && $0.contains("1000") && $0.contains("● live") }
        let second = first + "# a note of the user's own\n2026-02-05,buy,IBM,3,100,USD,0,31,broker,\n"
        let draft = file(home).appendingPathExtension("draft")
        try Data(second.utf8).write(to: draft)
        try #require(rename(draft.path, file(home).path) == 0)
        try terminal.waitUntil { $0.contains("IBM broker") }
        let handle = try FileHandle(forWritingTo: file(home))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("2026-02-30,buy,IBM,3,100,USD,,,,\n".utf8))
        try handle.close()
        try terminal.waitUntil { $0.contains("1 row cannot be used") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(
            try String(contentsOf: file(home), encoding: .utf8) == second
                + "2026-02-30,buy,IBM,3,100,USD,,,,\n")
    }

    @Test func `--private hides amounts from the first picture on`() throws {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        try home.useFeeds(of: server)
        try home.write(
            Self.header + "2026-01-05,buy,2330.TW,1000,850,TWD,20,,,\n", to: file(home))
        let terminal = try home.start(["--private"], width: 120, height: 40)
        try terminal.waitUntil { $0.contains("•••") && $0.contains("● live") }
        #expect(!terminal.screen.contains("850000") && !terminal.screen.contains(" 1000 "))
        try terminal.press("$")
        try terminal.waitUntil { $0.contains(" 1000 ") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test func `rows that are entered and rows of another program are all in the file`() throws {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        try home.useFeeds(of: server)
        let terminal = try home.start([], width: 120, height: 40)
        try terminal.waitUntil { $0.contains("● live") }
        try terminal.press("e")
        try terminal.waitUntil { $0.contains("Transaction:") }
        try terminal.press("buy 10 AAPL 187.40 2026-01-05 in broker")
        try terminal.waitUntil { $0.contains("Bought 10 AAPL at 187.40 USD on 5 Jan · in broker") }
        try terminal.press("\r")
        let first = Self.header + "2026-01-05,buy,AAPL,10,187.4,,,,broker,\n"
        try terminal.waitUntil { $0.contains("Positions") && $0.contains("AAPL broker") }
        try waitForText(first)
        let mode =
            try FileManager.default.attributesOfItem(atPath: file(home).path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        try terminal.press("e")
        try terminal.waitUntil { $0.contains("Transaction:") }
        try terminal.press("sell 3 AAPL @ 200 2026-01-06")
        try terminal.waitUntil { $0.contains("Sold 3 AAPL") && $0.contains("in broker") }
        let handle = try FileHandle(forWritingTo: file(home))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("2026-02-05,buy,IBM,3,100,USD,0,31,broker,\n".utf8))
        try handle.close()
        try terminal.press("\r")
        let theirs = first + "2026-02-05,buy,IBM,3,100,USD,0,31,broker,\n"
        try waitForText(theirs + "2026-01-06,sell,AAPL,3,200,,,,broker,\n")
        try terminal.waitUntil { $0.contains("IBM broker") && $0.contains(" 7 ") }
        try terminal.press("u")
        try waitForText(theirs)
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))

        func waitForText(_ wanted: String) throws {
            var text: String?
            for _ in 0..<500 where text != wanted {
                text = try? String(contentsOf: file(home), encoding: .utf8)
                usleep(10_000)
            }
            #expect(text == wanted)
        }
    }

    /// Writing and reading so many rows takes some seconds.
    @Test func `keys are answered while thousands of purchases and splits are played through, and q ends`()
        throws
    {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        try home.useFeeds(of: server)
        let rows = (0..<6000).map { number in
            let day = String(
                format: "20%02d-%02d-%02d", 10 + number / 336, number / 28 % 12 + 1, number % 28 + 1)
            return "\(day),buy,AAPL,1,100,USD,,31,,\n\(day),split,AAPL,7:3,,,,,,\n"
        }
        try home.write(Self.header + rows.joined(), to: file(home))
        let terminal = try home.start([], width: 120, height: 40)
        try terminal.waitUntil { $0.contains("Positions") }
        try terminal.press("?")
        try terminal.wait(for: .groupMove)
        try terminal.press("\u{1B}")
        // No share has such splits.
        try terminal.waitUntil { $0.contains("rows cannot be used") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test func `a row that another program changes while it is being taken back stays as that has it`() throws
    {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        try home.useFeeds(of: server)
        let first = Self.header + "2026-01-05,buy,2330.TW,1000,850,TWD,20,,,\n"
        try home.write(first, to: file(home))
        let terminal = try home.start([], width: 160, height: 40)
        try terminal.waitUntil { $0.contains("1000") && $0.contains("● live") }
        try terminal.press("e")
        try terminal.waitUntil { $0.contains("Transaction:") }
        try terminal.press("buy 10 AAPL 187.40 2026-01-06 in broker\r")
        try terminal.waitUntil { _ in
            (try? String(contentsOf: self.file(home), encoding: .utf8))?.contains("AAPL") == true
        }
        try terminal.wait(for: "AAPL broker")
        // The board's writer waits for the lock, and the other program is first.
        let lock = open(file(home).path + ".lock", O_RDWR)
        defer { close(lock) }
        try #require(flock(lock, LOCK_EX) == 0)
        try terminal.press("u")
        try terminal.waitUntil { !$0.contains("AAPL broker") }
        let theirs = first + "2026-01-06,buy,AAPL,12,187.4,,,,broker,theirs\n"
        try Data(theirs.utf8).write(to: file(home))
        flock(lock, LOCK_UN)
        try terminal.waitUntil { $0.contains("another program has changed the transaction on line 3") }
        try terminal.waitUntil { $0.contains("AAPL broker") && $0.contains(" 12 ") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(try String(contentsOf: file(home), encoding: .utf8) == theirs)
    }
}
