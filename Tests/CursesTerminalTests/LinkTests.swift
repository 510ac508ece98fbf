import Foundation
import PseudoTerminal
import Testing

@Suite struct LinkTests {
    private func written(_ terminal: PseudoTerminal, after keys: String) throws -> String {
        terminal.forgetOutput()
        try terminal.press(keys)
        try terminal.settle()
        return String(decoding: terminal.output, as: UTF8.self)
    }

    @Test func `cells of a link are written once more within its sequence, and go without it`() throws {
        let terminal = try startProbe(environment: ["PROBE_LINKS": "1"])
        let before = terminal.screen.rows[0]
        let text = try written(terminal, after: "<C-k>")
        let link = "\u{1B}7\u{1B}[1;1H\u{1B}[m\u{1B}]8;id=fxterm;https://a.test/b\u{1B}\\"
        #expect(
            text.contains(link) && text.hasSuffix("\u{1B}]8;;\u{1B}\\\u{1B}8"), "\(text.debugDescription)")
        #expect(text.components(separatedBy: "\u{1B}]8;id").count == 2, "one is hostile, and left out")
        #expect(terminal.screen.rows[0] == before, "the cells look as before")
        let after = try written(terminal, after: "<C-p>")
        #expect(!after.contains("]8;"), "the row is written anew without it")
        #expect(after.contains(before.prefix(5)), "\(after.debugDescription)")
        #expect(try !written(terminal, after: "<C-p>").contains(before.prefix(5)), "once")
    }

    @Test func `a text goes to the clipboard as base64, whatever is in it`() throws {
        let terminal = try startProbe(environment: ["PROBE_LINKS": "1"])
        let text = try written(terminal, after: "<C-y>")
        #expect(text.contains("\u{1B}]52;c;MTQ5LjIzIBtdMDt4B+KCrA==\u{1B}\\"), "\(text.debugDescription)")
    }

    @Test func `a terminal that may not know the sequences gets none`() throws {
        let terminal = try startProbe(environment: ["TERM": "linux", "PROBE_LINKS": "1"])
        #expect(try !written(terminal, after: "<C-k>").contains("]8;"))
        #expect(try !written(terminal, after: "<C-y>").contains("]52;"))
    }
}
