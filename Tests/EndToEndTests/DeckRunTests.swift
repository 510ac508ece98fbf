import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite(.serialized) struct DeckRunTests {
    private static let others = [
        "GBP", "AUD", "CHF", "SEK", "NOK", "NZD", "INR", "MXN", "ZAR", "BRL", "DKK", "PLN", "ILS", "CZK",
        "AED",
        "TRY", "HUF", "CLP", "SAR", "RON", "KES", "ISK", "EGP", "VND", "PEN",
    ]

    @Test("Twenty quick arrows swipe twenty cards onto the board, and twenty times u takes them off again")
    func quickArrows() throws {
        let home = try Home()
        var bodies = Bodies()
        for (index, code) in DeckRunTests.others.enumerated() { bodies.rates[code] = Double(index) + 1.5 }
        let server = try Replay(bodies.all).serve()
        try home.useFeeds(of: server)
        let terminal = try home.start()
        try terminal.waitUntil { $0.isLive && $0.hasRate("149.23") }
        try terminal.press("c")
        try terminal.waitUntil { $0.says(.leftCount, 25) }
        try terminal.press(String(repeating: "<right>", count: 20))
        try terminal.waitUntil { $0.says(.leftCount, 5) && $0.says(.keptCount, 20) }
        try waitForRates(32, on: home)
        try terminal.press(String(repeating: "u", count: 20))
        try terminal.waitUntil { $0.says(.leftCount, 25) && $0.says(.keptCount, 0) }
        try waitForRates(12, on: home)
        try terminal.press("<esc>q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A card flies out and never back, and no picture is painted whole")
    func swipe() throws {
        let home = try Home()
        let terminal = try PseudoTerminal(
            [BuiltProduct.path(of: "fxterm"), "--demo"], width: 120, height: 40,
            environment: home.environment(), isSynchronized: true)
        try terminal.wait(for: "╭ JPY")
        try terminal.press("c")
        try terminal.waitUntil { $0.says(.leftCount, 24) }
        let start = terminal.output.count
        try terminal.press("<C-l>")
        var whole = 0
        try terminal.waitUntil { _ in
            whole = terminal.frames(since: start, width: 120, height: 40).map(\.bytes).max() ?? 0
            return whole > 4000
        }
        print("a whole picture takes \(whole) bytes")
        // On a very busy machine cards jump; after reopening the deck they fly again.
        var flights: [Flight] = []
        for number in 0..<20 where !flights.contains(where: { $0.frames.count > 5 }) {
            try terminal.press("<esc>")
            try terminal.waitUntil { $0.hasPanel(1, .rates) }
            try terminal.press("c")
            // The last row is painted last: before it, the deck may not be there yet.
            try terminal.waitUntil {
                $0.says(.leftCount, 24 - number) && $0.keyLine.says(.keySkip)
            }
            flights.append(try Flight(on: terminal))
            print(flights[number])
        }
        // Under a sanitizer all of them may jump.
        let flown = flights.filter { $0.frames.count > 5 }
        #expect(!flown.isEmpty || Sanitizer.isOn, "none of twenty cards flew")
        print(flights.last?.table ?? "")
        #expect(flights.allSatisfy { $0.columns == $0.columns.sorted() }, "a card never goes back")
        // A card that jumps may change the whole screen.
        #expect(flown.allSatisfy { $0.frames.allSatisfy { $0.bytes < whole } })
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A card dragged past a third of its width and let go of is kept; dragged less far it springs back")
    func drag() throws {
        let home = try Home()
        let terminal = try home.start(["--demo"])
        try terminal.wait(for: "╭ JPY")
        try terminal.press("c")
        let rest = try terminal.waitUntil { $0.says(.leftCount, 24) }
        try terminal.mouse(x: 60, y: 20, button: 1)
        for x in stride(from: 62, through: 80, by: 2) { try terminal.mouse(x: x, y: 20) }
        try terminal.waitUntil { $0.says(.stampKeep) && $0.contains("╭ AUD") }
        try terminal.mouse(x: 80, y: 20, button: 1, isPressed: false)
        try terminal.waitUntil { $0.rows[3].prefix(16) == rest.rows[3].prefix(16) && !$0.says(.stampKeep) }
        try terminal.mouse(x: 60, y: 20, button: 1)
        for x in stride(from: 58, through: 20, by: -2) { try terminal.mouse(x: x, y: 20) }
        try terminal.waitUntil { $0.says(.stampSkip) }
        try terminal.mouse(x: 20, y: 20, button: 1, isPressed: false)
        try terminal.waitUntil {
            $0.says(.leftCount, 23) && $0.says(.skippedCount, 1) && !$0.says(.stampSkip)
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("Without motion a card jumps: one picture, and no more")
    func jump() throws {
        let home = try Home()
        try home.write("{ motion: false, seconds: false }", to: home.settings)
        let terminal = try PseudoTerminal(
            [BuiltProduct.path(of: "fxterm"), "--demo"], width: 120, height: 40,
            environment: home.environment(), isSynchronized: true)
        try terminal.wait(for: "╭ JPY")
        try terminal.press("c")
        try terminal.waitUntil { $0.says(.leftCount, 24) }
        let start = terminal.output.count
        try terminal.press("<right>")
        try terminal.waitUntil { $0.says(.leftCount, 23) }
        let frames = terminal.frames(since: start, width: 120, height: 40)
        let first = frames.first { $0.screen.says(.leftCount, 23) }
        #expect(first?.screen.contains("╭ AUD") == true && first?.screen.says(.stampKeep) == false)
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("On a line too slow for them to fly, cards jump")
    func slowTerminal() throws {
        let home = try Home()
        try home.write("{ seconds: false }", to: home.settings)
        let terminal = try PseudoTerminal(
            [BuiltProduct.path(of: "fxterm"), "--demo"], width: 120, height: 40,
            environment: home.environment(), isSynchronized: true)
        try terminal.wait(for: "╭ JPY")
        try terminal.press("2c")
        try terminal.waitUntil { $0.says(.skippedCount, 0) }
        terminal.bytesPerSecond = 100_000
        // So that no pause lets the line catch up.
        for number in 1...60 {
            try terminal.press("<right>")
            try terminal.waitUntil { $0.says(.keptCount, number) }
        }
        try terminal.waitUntil { $0.says(.keptCount, 60) && !$0.says(.stampKeep) }
        let later = terminal.output.count
        try terminal.press("<right>")
        try terminal.waitUntil { $0.says(.keptCount, 61) && !$0.says(.stampKeep) }
        let frames = terminal.frames(since: later, width: 120, height: 40)
        #expect(!frames.contains { $0.screen.says(.stampKeep) })
        terminal.bytesPerSecond = nil
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    private func waitForRates(_ count: Int, on home: Home) throws {
        try home.wait(for: home.board) { ($0["rates"] as? [String])?.count == count }
    }
}

private struct Flight: CustomStringConvertible {
    let frames: [RecordedFrame]
    let columns: [Int]
    let duration: Duration
    private let name: String
    private let begin: ContinuousClock.Instant

    init(on terminal: PseudoTerminal) throws {
        let before = terminal.screen
        let place = try #require(Flight.topCard(before))
        let start = terminal.output.count
        begin = .now
        name = place.name
        try terminal.press("<right>")
        func isAtRest(_ screen: TerminalScreen) -> Bool {
            guard let next = Flight.topCard(screen), next.name != place.name else { return false }
            return next.x == place.x && next.y == place.y && Flight.pile(screen) == Flight.pile(before)
        }
        try terminal.waitUntil(isAtRest)
        let all = terminal.frames(since: start, width: 120, height: 40)
        frames = Array(all[...(all.firstIndex { isAtRest($0.screen) } ?? 0)])
        columns = frames.compactMap { Flight.corner(of: place.name, $0.screen)?.x }
        duration = (frames.last?.time ?? begin) - begin
    }

    var rate: Double { Double(frames.count) / (duration / .seconds(1)) }

    var description: String {
        let work = frames.map(\.work).max() ?? 0
        let bytes = frames.map(\.bytes)
        return """
            \(duration / .milliseconds(1)) ms, \(frames.count) pictures, \(Int(rate)) a second, \
            \(bytes.reduce(0, +) / max(1, bytes.count)) bytes each and \(bytes.max() ?? 0) at most, \
            \(Double(work) / 1e6) ms of work at most; columns \(columns)
            """
    }

    var table: String {
        let names = frames.compactMap { Flight.topCard($0.screen)?.name }
        let next = names.last ?? ""
        return frames.map { frame in
            let time = (frame.time - begin) / .milliseconds(1)
            let places = [name, next].map { name in
                Flight.corner(of: name, frame.screen).map { "\(name) at \($0.x),\($0.y)" }
                    ?? "\(name) out of sight"
            }
            return "\(Int(time.rounded())) ms: \(frame.bytes) bytes; \(places.joined(separator: ", "))"
        }.joined(separator: "\n")
    }

    private static func topCard(_ screen: TerminalScreen) -> (name: String, x: Int, y: Int)? {
        // The third row is the first for a card's upper edge; the leftmost corner is the top card's.
        for (y, row) in screen.rows.enumerated().dropFirst(2) {
            guard let corner = row.firstIndex(of: "╭") else { continue }
            let name = row[corner...].dropFirst(2).prefix { $0 != " " }
            return (String(name), row.distance(from: row.startIndex, to: corner), y)
        }
        return nil
    }

    private static func pile(_ screen: TerminalScreen) -> [String] {
        (2..<39).flatMap { y in (105..<120).map { screen[$0, y].text } }
    }

    private static func corner(of name: String, _ screen: TerminalScreen) -> (x: Int, y: Int)? {
        for (y, row) in screen.rows.enumerated().dropFirst(2) {
            guard let range = row.range(of: "╭ \(name) ") else { continue }
            return (row.distance(from: row.startIndex, to: range.lowerBound), y)
        }
        return nil
    }
}
