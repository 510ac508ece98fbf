import ProbeFrames
import PseudoTerminal
import TUI
import Testing

struct InputTests {
    static let keys: [(String, Key)] = [
        ("a", .character("a")), ("G", .character("G")), ("台", .character("台")), ("é", .character("é")),
        ("<space>", .character(" ")), ("<lt>", .character("<")), ("[", .character("[")),
        ("<enter>", .enter), ("<esc>", .escape), ("<tab>", .tab), ("<S-tab>", .backTab),
        ("<backspace>", .backspace), ("<del>", .delete), ("<home>", .home), ("<end>", .end),
        ("<pgup>", .pageUp), ("<pgdn>", .pageDown), ("<C-r>", .control("r")), ("<C-c>", .control("c")),
        ("<C-y>", .control("y")), ("<C-v>", .control("v")), ("<C-\\>", .control("\\")),
        ("<up>", .arrow(.up)), ("<down>", .arrow(.down)), ("<left>", .arrow(.left)),
        ("<right>", .arrow(.right)), ("<S-up>", .shiftArrow(.up)), ("<S-down>", .shiftArrow(.down)),
        ("<S-left>", .shiftArrow(.left)), ("<S-right>", .shiftArrow(.right)), ("<f1>", .function(1)),
        ("<f5>", .function(5)), ("<f12>", .function(12)),
    ]

    @Test(
        "Every key means the same on every terminal",
        arguments: ["xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100", "xterm-kitty"])
    func everyKey(type: String) throws {
        let terminal = try startProbe(height: 60, environment: ["TERM": type])
        var lines = try terminal.wait(for: "colours").rows[..<59].count { !$0.isEmpty }
        for (notation, key) in Self.keys {
            try terminal.press(notation)
            lines += 1
            let screen = try terminal.waitUntil { $0.rows[..<59].count { !$0.isEmpty } >= lines }
            let last = screen.rows[..<59].last { !$0.isEmpty }
            #expect(last == "key \(key)", "\(notation)")
        }
    }

    @Test("A character whose bytes come with a pause between them is one character, and stray bytes are none")
    func splitCharacter() throws {
        let terminal = try startProbe()
        try terminal.send([0xE5, 0x8F])
        // The answer to a size change shows that the first bytes have been read.
        terminal.resize(width: 81, height: 24)
        try terminal.wait(for: "resized 81x24")
        try terminal.send([0xB0])
        try terminal.wait(for: "key character(\"台\")")
        try terminal.send([0xFF, 0x80, 0xC0, 0xAF] + Array("z".utf8))
        let screen = try terminal.wait(for: "key character(\"z\")")
        #expect(screen.rows.count { $0.hasPrefix("key") } == 2)
    }

    @Test(
        "An answer of the terminal that is longer than any is dropped whole, and the keys after it arrive",
        arguments: [
            ("\u{1B}]11;rgb:", "\u{07}"), ("\u{1B}]11;rgb:", "\u{1B}\\"), ("\u{1B}[?", "c"),
            ("\u{1B}[<", "\u{03}"),
        ])
    func endlessAnswer(start: String, end: String) throws {
        let terminal = try startProbe(isMute: true)
        try terminal.waitUntil { $0.mouse == .drags }
        try terminal.send(Array((start + String(repeating: "1;", count: 100_000) + end + "z<").utf8))
        let screen = try terminal.wait(for: "key character(\"<\")")
        let keys = screen.rows.filter { $0.hasPrefix("key") }
        let typed: [Key] = (end == "\u{03}" ? [.control("c")] : []) + [.character("z"), .character("<")]
        #expect(keys == typed.map { "key \($0)" })
    }

    @Test("Many keys at once all arrive, in order")
    func burst() throws {
        let terminal = try startProbe(height: 100)
        try terminal.press("abc<up><down>xyz<esc>j")
        let screen = try terminal.wait(for: "character(\"j\")")
        let keys = screen.rows.filter { $0.hasPrefix("key") }
        let expected: [Key] = [
            .character("a"), .character("b"), .character("c"), .arrow(.up), .arrow(.down), .character("x"),
            .character("y"), .character("z"), .escape, .character("j"),
        ]
        #expect(keys == expected.map { "key \($0)" })
    }

    @Test(
        "A sequence that is no key here is no key at all",
        arguments: [
            "\u{1B}[1;5A", "\u{1B}[25~", "\u{1B}[?2026;7$y", "\u{1B}[201~", "\u{1B}[1;6D", "\u{1B}[24;3R",
        ])
    func unknownSequence(sequence: String) throws {
        for type in ["xterm-256color", "vt100"] {
            let terminal = try startProbe(environment: ["TERM": type])
            try terminal.send(sequence.utf8)
            try terminal.press("j")
            let screen = try terminal.wait(for: "key character(\"j\")")
            #expect(screen.rows.filter { $0.hasPrefix("key") } == ["key character(\"j\")"])
        }
    }

    @Test(
        "The mouse is heard: press, drag, release, menu and wheel",
        arguments: ["xterm-256color", "tmux-256color"])
    func mouse(type: String) throws {
        let terminal = try startProbe(height: 40, environment: ["TERM": type])
        try terminal.waitUntil { $0.mouse == .drags }
        try terminal.mouse(x: 5, y: 3, button: 1)
        try terminal.mouse(x: 7, y: 3)
        try terminal.mouse(x: 70, y: 20)
        try terminal.mouse(x: 70, y: 20, button: 1, isPressed: false)
        try terminal.mouse(x: 9, y: 9, button: 3)
        try terminal.mouse(x: 9, y: 9, button: 3, isPressed: false)
        try terminal.mouse(x: 1, y: 1, button: 4)
        try terminal.mouse(x: 2, y: 1, button: 5)
        let screen = try terminal.wait(for: "wheelDown")
        #expect(
            screen.rows.filter { $0.hasPrefix("mouse") } == [
                "mouse press 5,3", "mouse drag 7,3", "mouse drag 70,20", "mouse release 70,20",
                "mouse menu 9,9",
                "mouse wheelUp 1,1", "mouse wheelDown 2,1",
            ])
    }

    @Test(
        "The terminal is asked for its paper, and understood however it ends its answer",
        arguments: [
            ("\u{1B}]11;rgb:ffff/ffff/ffff\u{07}", "light"), ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "dark"),
            ("\u{1B}]11;rgb:f6/f6/f4\u{07}", "light"), ("\u{1B}]11;rgba:0000/2b2b/3636/ffff\u{07}", "dark"),
        ])
    func paper(answer: String, word: String) throws {
        let terminal = try startProbe()
        try terminal.waitUntil { $0.mouse == .drags }
        try terminal.send(Array(answer.utf8))
        try terminal.press("j")
        let screen = try terminal.wait(for: "key character(\"j\")")
        #expect(
            screen.rows.filter { $0.hasPrefix("paper") || $0.hasPrefix("key") } == [
                "paper \(word)", "key character(\"j\")",
            ])
    }

    @Test("What is no answer to that question is passed over, and keys after it are keys")
    func noPaper() throws {
        let terminal = try startProbe()
        try terminal.waitUntil { $0.mouse == .drags }
        for answer in [
            "\u{1B}]11;?\u{07}", "\u{1B}]11;rgb:\u{07}", "\u{1B}]11;rgba:/:\u{07}",
        ] {
            try terminal.send(Array(answer.utf8))
        }
        try terminal.press("j")
        let screen = try terminal.wait(for: "key character(\"j\")")
        #expect(!screen.contains("paper"))
    }

    @Test("On a terminal that answers nothing Alt-] takes no key after it, Ctrl-C least of all")
    func bracket() throws {
        let terminal = try startProbe(isMute: true)
        try terminal.waitUntil { $0.mouse == .drags }
        for typed in [
            "\u{1B}]", "ab\u{03}", "\u{1B}]1x", "\u{1B}]11;zz\u{03}", "\u{1B}[<1\u{03}", "\u{1B}[M\u{03}",
            "\u{1B}[M !\u{03}",
        ] {
            try terminal.send(Array(typed.utf8))
        }
        let keys = [
            "escape", "character(\"]\")", "character(\"a\")", "character(\"b\")", "control(\"c\")", "escape",
            "character(\"]\")", "character(\"1\")", "character(\"x\")", "control(\"c\")", "control(\"c\")",
            "control(\"c\")", "control(\"c\")",
        ]
        try terminal.waitUntil { screen in
            screen.rows.filter { $0.hasPrefix("key") } == keys.map { "key \($0)" }
        }
    }

    @Test("A second press in the same cell is a double press, a third is not, nor is one elsewhere")
    func doublePress() throws {
        let terminal = try startProbe(height: 40)
        try terminal.waitUntil { $0.mouse == .drags }
        for x in [5, 5, 5, 6] {
            try terminal.mouse(x: x, y: 3, button: 1)
            try terminal.mouse(x: x, y: 3, button: 1, isPressed: false)
        }
        let screen = try terminal.waitUntil { screen in
            screen.rows.filter { $0.hasPrefix("mouse release") }.count == 4
        }
        #expect(
            screen.rows.filter { $0.hasPrefix("mouse") && !$0.contains("release") } == [
                "mouse press 5,3", "mouse doublePress 5,3", "mouse press 5,3", "mouse press 6,3",
            ])
    }

    @Test("Reports whose numbers no window has are none")
    func edges() throws {
        let terminal = try startProbe()
        try terminal.waitUntil { $0.mouse == .drags }
        let numbers = [
            "-9223372036854775808", "9223372036854775807", "9223372036854775808", "0", "-1", "32769", "", "x",
        ]
        for number in numbers {
            for report in ["0;\(number);1M", "0;1;\(number)M", "\(number);1;1;1M", "35;\(number);1;1M"] {
                try terminal.send(Array("\u{1B}[<\(report)".utf8))
            }
        }
        for code in ["-1", "-9223372036854775808", "128", "9223372036854775807"] {
            try terminal.send(Array("\u{1B}[<\(code);1;1M".utf8))
        }
        try terminal.press("j")
        let screen = try terminal.wait(for: "key character(\"j\")")
        #expect(!screen.contains("mouse"))
    }

    @Test("A terminal that knows only the old mouse reports is understood")
    func oldMouse() throws {
        let terminal = try startProbe()
        let reports: [[UInt8]] = [
            [32, 33, 34], [64, 43, 34], [35, 43, 34], [34, 33, 33], [35, 33, 33], [96, 255, 33],
            [97, 33, 33],
        ]
        for report in reports { try terminal.send([0x1B, 0x5B, 0x4D] + report) }
        let screen = try terminal.wait(for: "wheelDown")
        #expect(
            screen.rows.filter { $0.hasPrefix("mouse") || $0.hasPrefix("key") } == [
                "mouse press 0,1", "mouse drag 10,1", "mouse release 10,1", "mouse menu 0,0",
                "mouse wheelUp 222,0", "mouse wheelDown 0,0",
            ])
    }

    @Test("A report that comes in two parts is one report")
    func splitReport() throws {
        let terminal = try startProbe()
        try terminal.send("\u{1B}[<0;1".utf8)
        terminal.resize(width: 81, height: 24)
        try terminal.wait(for: "resized 81x24")
        try terminal.send("2;7M".utf8)
        let screen = try terminal.wait(for: "mouse press 11,6")
        #expect(!screen.contains("key"))
    }

    @Test(
        "What is pasted is one event and no keys, however it comes",
        arguments: [
            ["\u{1B}[200~dq\ru\u{1B}[201~"], ["\u{1B}[200~d", "q\ru\u{1B}[201~"],
            ["\u{1B}[2", "00~dq\ru", "\u{1B}[20", "1~"],
        ])
    func paste(parts: [String]) throws {
        for type in ["xterm-256color", "tmux-256color"] {
            let terminal = try startProbe(environment: ["TERM": type])
            for (index, part) in parts.enumerated() {
                try terminal.send(part.utf8)
                guard index < parts.count - 1 else { break }
                terminal.resize(width: 81 + index, height: 24)
                try terminal.wait(for: "resized \(81 + index)x24")
            }
            try terminal.press("j")
            let screen = try terminal.wait(for: "key character(\"j\")")
            #expect(
                screen.rows.filter { $0.hasPrefix("key") || $0.hasPrefix("paste") } == [
                    #"paste "dq\ru""#, #"key character("j")"#,
                ])
        }
    }

    @Test("Keys, the mouse and a second paste right after a long paste are heard")
    func afterLongPaste() throws {
        let terminal = try startProbe(height: 40)
        try terminal.waitUntil { $0.mouse == .drags }
        let long = String(repeating: "long\u{1B}[20 ", count: 2000)
        try terminal.type(
            "\u{1B}[200~\(long)\u{1B}[201~k\u{1B}[A\u{1B}[<0;5;4M\u{1B}[200~short\u{1B}[201~\u{1B}[1;2Dj".utf8
        )
        let screen = try terminal.wait(for: #"key character("j")"#)
        let heard = screen.rows.filter { row in ["key", "mouse", "paste"].contains { row.hasPrefix($0) } }
        #expect(heard.first?.hasPrefix("paste \"long") == true)
        #expect(
            heard.dropFirst() == [
                #"key character("k")"#, "key arrow(TUI.Direction.up)", "mouse press 4,3", #"paste "short""#,
                "key shiftArrow(TUI.Direction.left)", #"key character("j")"#,
            ])
        try terminal.type("\u{1B}[200~\(long)".utf8)
        try terminal.settle()
        try terminal.type([27])
        try terminal.waitUntil { $0.rows.count { $0.hasPrefix("paste") } == 3 }
    }

    @Test("A paste that never ends is ended by Escape, and if its end comes after all, that is no key")
    func endlessPaste() throws {
        let terminal = try startProbe()
        try terminal.send("\u{1B}[200~dq\u{1B}[A\u{1B}[20".utf8)
        terminal.resize(width: 81, height: 24)
        try terminal.wait(for: "resized 81x24")
        try terminal.send([27])
        try terminal.wait(for: "paste")
        try terminal.send("[201~[j".utf8)
        let screen = try terminal.wait(for: "key character(\"j\")")
        #expect(
            screen.rows.filter { $0.hasPrefix("key") || $0.hasPrefix("paste") } == [
                #"paste "dq""#, #"key character("[")"#, #"key character("j")"#,
            ])
    }

    @Test("A click far to the right is where it is")
    func farClick() throws {
        let terminal = try startProbe(width: 300)
        try terminal.waitUntil { $0.mouse == .drags }
        try terminal.mouse(x: 290, y: 2, button: 1)
        try terminal.wait(for: "mouse press 290,2")
    }

    @Test("A new size is an event, and the next frame fills it")
    func resize() throws {
        let terminal = try startProbe()
        var lines = ["colours 256"]
        for (width, height) in [(100, 30), (60, 30), (60, 9), (2, 1), (1, 1), (132, 40)] {
            terminal.resize(width: width, height: height)
            lines.append("resized \(width)x\(height)")
            let expected = ExpectedScreen(
                frame: ProbeFrames.greeting(Size(width: width, height: height), lines: lines),
                palette: ProbeFrames.palette, depth: .indexed)
            try terminal.waitUntil { expected.differences(from: $0).isEmpty }
        }
    }
}
