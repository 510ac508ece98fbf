import Market
import Seeded
import Testing

struct CleanTextTests {
    @Test(
        "Nothing that steers a terminal or turns text round gets through, and what was written stays",
        arguments: [
            // Colours, the cursor, a title, a device string, a palette and a character set.
            ("\u{1B}[31mred\u{1B}[0m", "red"), ("a\u{1B}[2J\u{1B}[Hb", "ab"), ("\u{1B}]0;gotcha\u{07}x", "x"),
            ("\u{1B}]8;;http://e.test\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"), ("\u{1B}Pq#0\u{1B}\\x", "x"),
            ("\u{1B}(0lqk", "lqk"), ("\u{1B}cx", "x"),
            // The same by the single characters of C1.
            ("\u{9B}31mred", "red"), ("\u{9D}0;gotcha\u{9C}x", "x"), ("\u{90}q\u{9C}x", "x"),
            // An unterminated sequence swallows only the text after it.
            ("a\u{1B}]0;never", "a"), ("a\u{1B}[31", "a"), ("a\u{1B}", "a"),
            ("a\u{0}b\u{8}c\u{7F}d\u{07}e\u{85}f", "abcde f"),
            ("\u{202E}evil\u{202C}", "evil"), ("a\u{202A}b\u{202B}c\u{202D}d", "abcd"),
            ("a\u{2066}b\u{2067}c\u{2068}d\u{2069}e", "abcde"), ("a\u{200E}b\u{200F}c\u{61C}d", "abcd"),
            // Zero-width characters, the byte-order mark, tags, a soft hyphen; private use.
            ("a\u{200B}b\u{FEFF}c\u{E0041}d\u{AD}e\u{E000}f", "abcdef"),
            (" a \t\r\n\u{2028}\u{2029}\u{A0}\u{3000} b\n", "a b"),
            ("בנק", "בנק"), ("台積電", "台積電"), ("Nestle\u{301} S.A.", "Nestle\u{301} S.A."), ("🏦 Ltd", "🏦 Ltd"),
        ])
    func cleaned(text: String, expected: String) {
        #expect(CleanText.line(text).map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
    }

    @Test("Nothing left is nil", arguments: ["", " \n\t", "\u{202E}\u{200B}", "\u{1B}[31m", "\u{0}\u{7F}"])
    func nothing(text: String) {
        #expect(CleanText.line(text) == nil)
    }

    @Test("A text is cut at its limit, whatever it is made of, and never ends in a blank")
    func cut() {
        #expect(CleanText.line(String(repeating: "x", count: 1_000_000))?.count == 80)
        #expect(CleanText.line("abc def", limit: 5) == "abc d")
        #expect(CleanText.line(String(repeating: "\u{301}", count: 10_000))?.unicodeScalars.count == 80)
        #expect(CleanText.line("\u{1B}[" + String(repeating: "1;", count: 100_000) + "mx", limit: 8) == "x")
    }

    @Test("A blank that is the last to fit goes, and does not bring one character more")
    func cutAtBlank() {
        #expect(CleanText.line("abc def", limit: 4) == "abc")
    }

    @Test("Of random characters, what comes out is clean, and stays as it is when it is cleaned again")
    func random() {
        var random = SeededGenerator.announced()
        let steering: [Unicode.Scalar] = [
            "\u{1B}", "[", "]", "m", "\u{07}", "\u{9B}", "\u{9C}", "\u{9D}", "\\", "\u{202E}", "\u{2066}",
            " ", "\n", "P",
        ]
        for _ in 0..<2000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...120, using: &random) {
                let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
                let scalar = Bool.random(using: &random) ? any : steering.randomElement(using: &random)
                if let scalar { text.unicodeScalars.append(scalar) }
            }
            guard let line = CleanText.line(text, limit: 120) else { continue }
            #expect(line.unicodeScalars.count <= 120)
            #expect(CleanText.line(line, limit: 120) == line)
            let bad = line.unicodeScalars.filter {
                $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
                    || (0x2066...0x2069).contains($0.value) || [0x200E, 0x200F, 0x61C].contains($0.value)
            }
            #expect(bad.isEmpty, "\(bad.map { $0.value })")
        }
    }
}
