import Foundation
import PseudoTerminal
import Testing
import Words

@Suite(.serialized) struct HandRunTests {
    private func begins(_ codes: String...) -> (TerminalScreen) -> Bool {
        { screen in Array(cards(screen).prefix(codes.count)) == codes }
    }

    private func spot(_ terminal: PseudoTerminal, _ code: String) throws -> (x: Int, y: Int) {
        let screen = try terminal.wait(for: "╭ \(code) ")
        let y = try #require(screen.rows.firstIndex { $0.contains("╭ \(code) ") })
        let x = try #require(
            (0..<screen.width - 4).first { x in
                (0..<3).map { screen[x + $0, y].text }.joined() == code && screen[x - 2, y].text == "╭"
            })
        return (x, y)
    }

    private func browsing(_ screen: TerminalScreen) -> Bool { screen.keyLine.says(.keyDetails) }

    private func says(_ phrase: Phrase) -> (TerminalScreen) -> Bool {
        let move = Words.english[.deedMove, ["name": "JPY"]]
        return { $0.says(phrase, ["deed": move]) }
    }

    @Test("Carry, cancel, carry, drop, undo, redo, quit and start: the order is right at every step, by keys")
    func byKeys() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.waitUntil(begins("JPY", "TWD", "EUR", "KRW"))
        try terminal.press("<space><right><right><down>")
        try terminal.waitUntil {
            $0.isCarrying && begins("TWD", "EUR", "KRW", "CNY", "HKD", "JPY")($0)
        }
        try terminal.press("<esc>")
        try terminal.waitUntil(begins("JPY", "TWD", "EUR"))
        try terminal.press("<space><right><right><enter>")
        try terminal.waitUntil { begins("TWD", "EUR", "JPY")($0) && !$0.isCarrying }
        try terminal.press("u")
        try terminal.waitUntil { begins("JPY", "TWD", "EUR")($0) && says(.undid)($0) }
        try terminal.press("<C-r>")
        try terminal.waitUntil { begins("TWD", "EUR", "JPY")($0) && says(.redid)($0) }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))

        let again = try home.start()
        try again.waitUntil(begins("TWD", "EUR", "JPY"))
        try again.press("u")
        try again.waitUntil { begins("JPY", "TWD", "EUR")($0) && says(.undid)($0) }
        try home.wait(for: home.undo) { ($0["redo"] as? [Any])?.count == 1 }
        again.signal(SIGKILL)
        #expect(try again.waitForExit() == .killed(SIGKILL))
        let third = try home.start()
        try third.waitUntil(begins("JPY", "TWD", "EUR"))
        try third.press("<C-r>")
        try third.waitUntil(begins("TWD", "EUR", "JPY"))
    }

    enum Reports: CaseIterable { case decimal, old }

    private struct Mouse {
        let terminal: PseudoTerminal
        let reports: Reports

        func press(_ spot: (x: Int, y: Int)) throws { try send(0, spot, isRelease: false) }
        func drag(_ spot: (x: Int, y: Int)) throws { try send(32, spot, isRelease: false) }
        func release(_ spot: (x: Int, y: Int)) throws { try send(0, spot, isRelease: true) }
        func rightPress(_ spot: (x: Int, y: Int)) throws { try send(2, spot, isRelease: false) }

        private func send(_ code: Int, _ spot: (x: Int, y: Int), isRelease: Bool) throws {
            switch reports {
            case .decimal:
                let text = "\u{1B}[<\(code);\(spot.x + 1);\(spot.y + 1)\(isRelease ? "m" : "M")"
                try terminal.send(Array(text.utf8))
            case .old:
                let code = isRelease ? 3 : code
                try terminal.send(
                    [0x1B, 0x5B, 0x4D, UInt8(32 + code), UInt8(33 + spot.x), UInt8(33 + spot.y)])
            }
        }
    }

    @Test("The same by mouse, whichever way the terminal reports it", arguments: Reports.allCases)
    func byMouse(_ reports: Reports) throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.waitUntil { begins("JPY", "TWD", "EUR", "KRW")($0) && $0.mouse == .drags }
        let mouse = Mouse(terminal: terminal, reports: reports)
        let (from, to) = (try spot(terminal, "JPY"), try spot(terminal, "EUR"))

        try mouse.press(from)
        try mouse.drag((to.x, to.y + 1))
        try terminal.waitUntil { $0.isCarrying && $0.contains("┄") }
        try mouse.rightPress((to.x, to.y + 1))
        try terminal.waitUntil { begins("JPY", "TWD", "EUR")($0) && browsing($0) }
        try mouse.release((to.x, to.y + 1))

        try mouse.press(from)
        try mouse.drag((from.x + 3, from.y + 1))
        try mouse.drag((to.x, to.y + 1))
        try mouse.release((to.x, to.y + 1))
        try terminal.waitUntil { begins("TWD", "EUR", "JPY")($0) && browsing($0) }
        try terminal.press("u")
        try terminal.waitUntil { begins("JPY", "TWD", "EUR")($0) && says(.undid)($0) }
        try terminal.press("<C-r>")
        try terminal.waitUntil(begins("TWD", "EUR", "JPY"))
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        let again = try home.start()
        try again.waitUntil(begins("TWD", "EUR", "JPY"))
    }

    @Test("A double click opens the details; mouse: false leaves the mouse to the terminal")
    func doubleClick() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.waitUntil { begins("JPY")($0) && $0.mouse == .drags }
        let mouse = Mouse(terminal: terminal, reports: .decimal)
        let card = try spot(terminal, "TWD")
        for _ in 0..<2 {
            try mouse.press(card)
            try mouse.release(card)
        }
        try terminal.wait(for: "1 USD = 32.105 TWD")
        try terminal.press("q")
        _ = try terminal.waitForExit()
        try home.write("{ mouse: false }", to: home.settings)
        let without = try home.start(["--demo"])
        let screen = try without.waitUntil(begins("JPY"))
        #expect(screen.mouse == .off)
    }

    @Test("A second program looks on, follows each change, and has the board when the first ends")
    func twoPrograms() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let first = try home.start()
        try first.waitUntil(begins("JPY", "TWD", "EUR"))
        let second = try home.start()
        try second.waitUntil { begins("JPY", "TWD")($0) && $0.says(.boardTakenBy) }
        try second.press("<esc>x")
        try second.waitUntil { begins("JPY", "TWD")($0) && $0.says(.boardTakenBy) }
        try first.press("<space><right><enter>")
        try first.waitUntil(begins("TWD", "JPY"))
        try second.waitUntil(begins("TWD", "JPY"))
        try home.wait(for: home.undo) { ($0["undo"] as? [Any])?.count == 1 }
        first.signal(SIGKILL)
        _ = try first.waitForExit()
        try second.wait(for: .boardIsYours)
        try second.press("<esc>u")
        try second.waitUntil { begins("JPY", "TWD")($0) && says(.undid)($0) }
        try second.press("q")
        #expect(try second.waitForExit() == .exited(0))
        let third = try home.start()
        try third.waitUntil(begins("JPY", "TWD", "EUR"))
    }

    @Test("Groups, sizes and what is added by the picker are there again after a restart")
    func kept() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.waitUntil(begins("JPY", "TWD", "EUR"))
        try terminal.press("<right>" + String(repeating: "<S-right>", count: 10) + "nAsia<enter>g-")
        try terminal.waitUntil { $0.contains("▾ Asia") && $0.says(.currencyCount, 11) }
        try terminal.press("<down>z")
        // A compact card has no box.
        let folded: (TerminalScreen) -> Bool = {
            $0.contains("▸ Asia") && cards($0).isEmpty && $0.contains("JPY")
        }
        try terminal.waitUntil(folded)
        try terminal.press("2aparis<enter>")
        try terminal.waitUntil { $0.contains("Paris") && $0.says(.added) }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        let again = try home.start()
        try again.waitUntil { folded($0) && $0.contains("Paris") }
    }
}
