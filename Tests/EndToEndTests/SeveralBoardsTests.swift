import Foundation
import Glibc
import PseudoTerminal
import Testing
import Words

@Suite(.serialized) struct SeveralBoardsTests {
    let home: Home

    init() throws {
        home = try Home()
        try home.useFeeds(of: nil)
    }

    private var travel: URL { home.folder.appending(path: ".local/state/fxterm/boards/travel.json") }

    private func rates(_ contents: [String: Any]) -> [String] { contents["rates"] as? [String] ?? [] }

    private func quit(_ terminal: PseudoTerminal) throws {
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A board of a new name is kept once something on it is changed, and shown at the next start")
    func newBoard() throws {
        let untouched = try home.start(["--board", "Travel"])
        try untouched.waitUntil { $0.contains("╭ JPY") && $0.contains("Travel") }
        try quit(untouched)
        #expect(!FileManager.default.fileExists(atPath: travel.path))

        let changed = try home.start(["--board", "Travel"])
        try changed.wait(for: "╭ JPY")
        try changed.press("x")
        try home.wait(for: travel) { !rates($0).isEmpty && !rates($0).contains("JPY") }
        try quit(changed)
        #expect(!FileManager.default.fileExists(atPath: home.board.path))

        let again = try home.start()
        try again.waitUntil { $0.contains("Travel") && cards($0).first == "TWD" }
        try again.press("u")
        try again.waitUntil { cards($0).first == "JPY" }
        try quit(again)
        let main = try home.run(["board", "show", "main", "--format", "csv"])
        #expect(main.status == 0 && main.output.contains("rates,JPY"))
    }

    @Test("A board that there is not is named, with those that there are")
    func unknown() throws {
        let result = try home.run(["print", "--board", "travel"])
        #expect(result.status == 1)
        #expect(result.errors.contains("travel") && result.errors.contains("Main"))
        for command in [["status"], ["alerts"]] {
            #expect(try home.run(command + ["--board", "travel"]).status == 1, "\(command)")
        }
    }

    @Test("Two boards in two terminals are written at once, and each knows of the other's")
    func twoBoards() throws {
        let main = try home.start()
        try main.wait(for: "╭ JPY")
        let other = try home.start(["--board", "Travel"])
        try other.wait(for: "╭ JPY")
        try other.press("x")
        try home.wait(for: travel) { !rates($0).isEmpty && !rates($0).contains("JPY") }
        try main.press("<right>x")
        try home.wait(for: home.board) { rates($0).first == "JPY" && !rates($0).contains("TWD") }
        try main.waitUntil { $0.contains("Travel") }
        try main.press("<M-2>")
        try main.waitUntil { cards($0).first == "TWD" && $0.says(.boardTakenBy, ["process": "\(other.pid)"]) }
        try main.press("x<M-1>")
        try main.waitUntil { cards($0).first == "JPY" }
        #expect(try rates(home.wait(for: travel) { _ in true }).first == "TWD")
        for terminal in [main, other] { try quit(terminal) }
    }

    @Test("The board of the start can be changed after it was left, in this terminal and in another")
    func leftBoard() throws {
        let main = try home.start()
        try main.wait(for: "╭ JPY")
        try main.press("B")
        try main.press("travel<enter>")
        try main.waitUntil { $0.contains("Travel²") && cards($0).first == "USD" }
        try main.press("<M-1>")
        try main.waitUntil { cards($0).first == "JPY" }
        try main.press("x")
        try main.waitUntil { cards($0).first == "TWD" }
        try main.press("<M-2>")
        try main.waitUntil { cards($0).first == "USD" }
        let other = try home.start(["--board", "Main"])
        try other.waitUntil { cards($0).first == "TWD" }
        try other.press("x")
        try other.waitUntil { !cards($0).isEmpty && cards($0).first != "TWD" }
        for terminal in [main, other] { try quit(terminal) }
    }

    @Test("A board that is looked on at again and again takes one watch and one thread")
    func onlooker() throws {
        let main = try home.start()
        try main.wait(for: "╭ JPY")
        let other = try home.start(["--board", "Travel"])
        try other.wait(for: "╭ JPY")
        try other.press("x")
        try home.wait(for: travel) { !rates($0).isEmpty && !rates($0).contains("JPY") }
        try main.waitUntil { $0.contains("Travel") }
        var counts: [(threads: Int, watches: Int)] = []
        for _ in 0..<4 {
            try main.press("<M-2>")
            try main.waitUntil {
                cards($0).first == "TWD" && $0.says(.boardTakenBy, ["process": "\(other.pid)"])
            }
            try main.press("<M-1>")
            try main.waitUntil { cards($0).first == "JPY" }
            counts.append((try entries("task", main), try entries("fd", main) { $0.contains("inotify") }))
        }
        #expect(counts[3].watches == counts[0].watches, "\(counts)")
        // Others come and go with their work.
        #expect(counts[3].threads < counts[0].threads + 3, "\(counts)")
        try main.press("<M-2>")
        try main.waitUntil { cards($0).first == "TWD" }
        try other.press("x")
        try main.waitUntil { !cards($0).isEmpty && cards($0).first != "TWD" }
        let left = try rates(home.wait(for: travel) { rates($0).first != "TWD" })
        other.signal(SIGKILL)
        #expect(try other.waitForExit() == .killed(SIGKILL))
        try main.waitUntil { $0.says(.boardIsYours) }
        try main.press("x")
        try home.wait(for: travel) { rates($0) == Array(left.dropFirst()) }
        try quit(main)
    }

    private func entries(
        _ folder: String, _ terminal: PseudoTerminal, _ isMeant: (String) -> Bool = { _ in true }
    ) throws -> Int {
        let path = "/proc/\(terminal.pid)/\(folder)"
        return try FileManager.default.contentsOfDirectory(atPath: path).count { name in
            isMeant((try? FileManager.default.destinationOfSymbolicLink(atPath: path + "/" + name)) ?? "")
        }
    }

    @Test("Of two terminals on one board the second goes on where the first was killed, again and again")
    func oneBoard() throws {
        var first = try home.start(["--board", "Travel"])
        try first.wait(for: "╭ JPY")
        try first.press("x")
        var left = try rates(home.wait(for: travel) { !rates($0).contains("JPY") })
        for _ in 0..<4 {
            let second = try home.start(["--board", "Travel"])
            try second.waitUntil { $0.says(.boardTakenBy, ["process": "\(first.pid)"]) }
            try first.press("x")
            let gone = left.removeFirst()
            try home.wait(for: travel) { rates($0) == left }
            first.signal(SIGKILL)
            #expect(try first.waitForExit() == .killed(SIGKILL))
            try second.waitUntil { $0.says(.boardIsYours) && !cards($0).contains(gone) }
            first = second
        }
        try quit(first)
        #expect(try rates(home.wait(for: travel) { _ in true }) == left)
    }
}
