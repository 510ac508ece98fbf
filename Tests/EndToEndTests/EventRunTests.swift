import Foundation
import Loopback
import PseudoTerminal
import Testing

@Suite struct EventRunTests {
    private func file(_ home: Home) -> URL { home.folder.appending(path: ".local/share/fxterm/events.ics") }

    private func text(_ home: Home) -> String { (try? String(contentsOf: file(home), encoding: .utf8)) ?? "" }

    @Test(arguments: [(80, 24), (120, 40)])
    func `an event is typed, kept in a file of the user's alone, removed and brought back`(
        width: Int, height: Int
    ) throws {
        let (home, server) = (try Home(), try Replay(Bodies().all).serve())
        try home.useFeeds(of: server)
        let terminal = try home.start([], width: width, height: height)
        try terminal.waitUntil { $0.contains("live") }
        try terminal.press("6")
        try terminal.waitUntil { $0.contains("Events") && $0.contains("Today") }
        try terminal.press("a")
        try terminal.waitUntil { $0.contains("Event:") && $0.contains("budget call") }
        try terminal.press("2030-12-06 14:00 New York: budget, again")
        try terminal.waitUntil { $0.contains("Fri 6 Dec 2030 14:00 New York") }
        try terminal.press("\r")
        try terminal.waitUntil { $0.contains("• budget, again") && $0.contains("Added budget, again") }
        let first = text(home)
        #expect(first.contains("DTSTART;TZID=America/New_York:20301206T140000\r\n"))
        #expect(first.contains("SUMMARY:budget\\, again\r\n"))
        let mode =
            try FileManager.default.attributesOfItem(atPath: file(home).path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let theirs = first.replacingOccurrences(
            of: "END:VCALENDAR",
            with: "BEGIN:VEVENT\r\nUID:theirs\r\nDTSTART;VALUE=DATE:20301207\r\nSUMMARY:their day\r\n"
                + "X-NOTE:kept\r\nEND:VEVENT\r\nEND:VCALENDAR")
        let draft = file(home).appendingPathExtension("draft")
        try Data(theirs.utf8).write(to: draft)
        try #require(rename(draft.path, file(home).path) == 0)
        try terminal.press("G")
        try terminal.waitUntil { $0.contains("their day") }
        try terminal.press("/budget, again\r")
        try terminal.press("x")
        try terminal.waitUntil { $0.contains("Removed budget, again") }
        try terminal.waitUntil { _ in !text(home).contains("again") }
        #expect(text(home).contains("X-NOTE:kept\r\n"))
        try terminal.press("u")
        try terminal.waitUntil { $0.contains("• budget, again") }
        try terminal.waitUntil { _ in text(home) == theirs }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        let again = try home.start([], width: 120, height: 40)
        try again.waitUntil { $0.contains("Events") }
        try again.press("6G")
        try again.waitUntil { $0.contains("their day") }
        try again.press("q")
        #expect(try again.waitForExit() == .exited(0))
    }

    @Test func `a demo has events to try, and saves none`() throws {
        let home = try Home()
        let terminal = try home.start(["--demo"], width: 80, height: 24)
        try terminal.waitUntil { $0.contains("SAMPLE") }
        try terminal.press("6a")
        try terminal.waitUntil { $0.contains("Event:") }
        try terminal.press("tomorrow 9:30: call\r")
        try terminal.waitUntil { $0.contains("• call") && $0.contains("not saved") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(!FileManager.default.fileExists(atPath: file(home).path))
    }
}
