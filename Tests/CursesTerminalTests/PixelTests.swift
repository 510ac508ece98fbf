import Foundation
import ProbeFrames
import PseudoTerminal
import TUI
import Testing

@Suite struct PixelTests {
    private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
    private static let sixel = "\u{1B}[?62;1;4;6c"

    private func start(
        _ environment: [String: String?] = [:], answer: String
    ) throws -> PseudoTerminal {
        let terminal = try startProbe(
            environment: ["PROBE_PICTURES": "1", "SSH_CONNECTION": nil].merging(environment) { $1 })
        try terminal.send(Array(answer.utf8))
        try terminal.settle()
        terminal.forgetOutput()
        return terminal
    }

    private func written(_ terminal: PseudoTerminal, after keys: String) throws -> String {
        terminal.forgetOutput()
        try terminal.press(keys)
        try terminal.settle()
        return String(decoding: terminal.output, as: UTF8.self)
    }

    @Test func `in kitty's way a picture is sent once, stays under a crosshair and is taken away`() throws {
        let terminal = try start(answer: Self.kitty)
        let first = try written(terminal, after: "<C-d>")
        #expect(first.contains("\u{1B}_Ga=T,f=32,o=z,"))
        let cells = first.components(separatedBy: "\u{1B}_")[0]
        #expect(!cells.contains("█") && cells.contains("candles"))
        #expect(try !written(terminal, after: "<C-d>").contains("\u{1B}_G"), "the same is not sent again")
        let covered = try written(terminal, after: "<C-f>")
        #expect(covered.contains("╎") && !covered.contains("\u{1B}_G"), "a crosshair does it no harm")
        let last = try written(terminal, after: "<C-n>")
        #expect(last.contains("\u{1B}_Ga=d,d=I,i=1"))
    }

    @Test func `sixels stand in place of the cells, which come back`() throws {
        let terminal = try start(answer: Self.sixel)
        let first = try written(terminal, after: "<C-d>")
        #expect(first.contains("\u{1B}P0;1;0q\"1;1;"))
        #expect(!terminal.screen.rows.dropFirst(4).joined().contains("█"))
        let covered = try written(terminal, after: "<C-f>")
        #expect(!covered.contains("\u{1B}P0;1"))
        #expect(terminal.screen.rows.dropFirst(4).joined().contains("█"), "the cells show it")
    }

    @Test(
        arguments: [["SSH_CONNECTION": "a b c d"], ["PROBE_PICTURES": nil], ["NO_COLOR": "1"]]
            as [[String: String?]])
    func `over SSH, unasked for or without colours there is none`(environment: [String: String?]) throws {
        let terminal = try start(environment, answer: Self.sixel)
        let text = try written(terminal, after: "<C-d>")
        #expect(!text.contains("\u{1B}P0;1") && !text.contains("\u{1B}_G"))
        #expect(terminal.screen.rows.dropFirst(4).joined().contains("█"))
    }
}
