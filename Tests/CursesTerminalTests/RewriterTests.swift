import Testing

@testable import CursesTerminal

struct RewriterTests {
    private func rewritten(_ text: String, full: FullColours? = nil) -> String {
        var rewriter = Rewriter(full: full)
        return String(decoding: rewriter.rewrite(Array(text.utf8)), as: UTF8.self)
    }

    @Test("A look is told by what changes alone, and once")
    func changes() {
        let text =
            "\u{1B}(B\u{1B}[0;1m\u{1B}[38;5;75m\u{1B}[48;5;17mab\u{1B}(B\u{1B}[0m\u{1B}[38;5;75m\u{1B}[48;5;17mcd"
        #expect(rewritten(text) == "\u{1B}(B\u{1B}[0;1;38;5;75;48;5;17mab\u{1B}[22mcd")
        #expect(rewritten("a\u{1B}[31m\u{1B}[32mb\u{1B}[39;49mc") == "\u{1B}[ma\u{1B}[32mb\u{1B}[mc")
        #expect(rewritten("\u{1B}[93;104mb\u{1B}[93mc") == "\u{1B}[0;93;104mbc")
        #expect(rewritten("\u{1B}[1;2mb\u{1B}[0;2mc") == "\u{1B}[0;1;2mb\u{1B}[22;2mc")
        #expect(rewritten("\u{1B}[4;7mb\u{1B}[0;7;31mc") == "\u{1B}[0;4;7mb\u{1B}[24;31mc")
    }

    @Test("Colours in full take the place of the numbers that they borrow, whatever parts those")
    func colours() {
        var full = FullColours()
        let numbers = [0x123456, 0x000000, 0x123456].compactMap { full.number(for: $0) }
        #expect(numbers == [16, 17, 16])
        #expect(
            rewritten("\u{1B}[38;5;16ma\u{1B}[48:5:17mb", full: full)
                == "\u{1B}[0;38;2;18;52;86ma\u{1B}[48;2;0;0;0mb")
        #expect(rewritten("\u{1B}[38;5;200ma", full: full) == "\u{1B}[0;38;5;200ma")
        for colour in 1..<240 { _ = full.number(for: UInt32(colour)) }
        #expect(full.number(for: 0xABCDEF) == nil && full.isExhausted)
        #expect(full.number(for: 0x123456) == 16)
    }

    @Test("Blanks have no ink, but a line below them has")
    func blanks() {
        #expect(rewritten("a\u{1B}[1;31m  \u{1B}[32mb") == "\u{1B}[ma  \u{1B}[1;32mb")
        #expect(rewritten("a\u{1B}[4m  \u{1B}[0mb") == "\u{1B}[ma\u{1B}[4m  \u{1B}[mb")
        #expect(rewritten("a\u{1B}[44m  ") == "\u{1B}[ma\u{1B}[44m  ")
    }

    @Test("Moving turns no look, erasing does, and the last one is left as the library thinks it is")
    func sequences() {
        #expect(
            rewritten("\u{1B}[31ma\u{1B}[m\u{1B}[2;3H\u{1B}[31mb\u{1B}[m")
                == "\u{1B}[0;31ma\u{1B}[2;3Hb\u{1B}[m")
        #expect(rewritten("a\u{1B}[44m\u{1B}[K") == "\u{1B}[ma\u{1B}[44m\u{1B}[K")
        #expect(rewritten("\u{1B}[3mx\u{1B}[31my") == "\u{1B}[m\u{1B}[3m\u{1B}[mx\u{1B}[31my")
        for odd in [
            "\u{1B}", "\u{1B}[", "\u{1B}[38;5m", "\u{1B}[38;2;1;2;3m", "\u{1B}(", "\u{1B}[999999999999m",
        ] {
            #expect(rewritten("a" + odd).hasPrefix("\u{1B}[ma"), "\(odd.debugDescription)")
        }
    }
}
