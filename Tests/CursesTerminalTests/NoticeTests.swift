import Testing

@testable import CursesTerminal

@Suite("Notices beside the screen")
struct NoticeTests {
    private static let text = "JPY at 150.02"

    @Test(
        "Each terminal that is known has its own sequence, and all of them ring",
        arguments: [
            (["TERM": "xterm-kitty"], "\u{1B}]99;;JPY at 150.02\u{1B}\\\u{07}"),
            (["TERM": "foot"], "\u{1B}]777;notify;fxterm;JPY at 150.02\u{1B}\\\u{07}"),
            (["TERM": "rxvt-unicode-256color"], "\u{1B}]777;notify;fxterm;JPY at 150.02\u{1B}\\\u{07}"),
            (
                ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"],
                "\u{1B}]9;fxterm: JPY at 150.02\u{1B}\\\u{07}"
            ),
            (
                ["TERM": "xterm-256color", "WT_SESSION": "1"],
                "\u{1B}]9;fxterm: JPY at 150.02\u{1B}\\\u{07}"
            ),
            (["TERM": "xterm-256color"], "\u{07}"), ([:], "\u{07}"),
            (["TERM": "screen", "STY": "1", "KITTY_WINDOW_ID": "1"], "\u{07}"),
            (["TERM": "tmux-256color", "TMUX": "/tmp/1", "KITTY_WINDOW_ID": "1"], "\u{07}"),
        ])
    func sequences(environment: [String: String], sequence: String) {
        #expect(TerminalNotice.sequence(Self.text, throughTmux: false, environment) == sequence)
        #expect(TerminalNotice.sequence(nil, throughTmux: false, environment) == "\u{07}")
    }

    @Test("Through tmux it goes where that is wished")
    func tmux() {
        let environment = ["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "KITTY_WINDOW_ID": "1"]
        #expect(
            TerminalNotice.sequence(Self.text, throughTmux: true, environment)
                == "\u{1B}Ptmux;\u{1B}\u{1B}]99;;JPY at 150.02\u{1B}\u{1B}\\\u{1B}\\\u{07}")
    }

    @Test("A hostile name is no more than text, and no longer than a line")
    func hostile() {
        let name = "\u{1B}]0;owned\u{07}\u{9C}\u{202E}a;b\r\n\u{200B}" + String(repeating: "x", count: 500)
        for environment in [["TERM": "xterm-kitty"], ["TERM": "foot"], ["TERM_PROGRAM": "ghostty"]] {
            let sequence = TerminalNotice.sequence(name, throughTmux: false, environment)
            let inner = sequence.dropFirst(2).dropLast(3)
            #expect(
                inner.unicodeScalars.allSatisfy { !["Cc", "Cf"].contains($0.category) }, "\(environment)")
            #expect(inner.count < 240 && sequence.hasSuffix("\u{1B}\\\u{07}"))
        }
    }
}

extension Unicode.Scalar {
    fileprivate var category: String {
        switch properties.generalCategory {
        case .control: "Cc"
        case .format: "Cf"
        default: ""
        }
    }
}
