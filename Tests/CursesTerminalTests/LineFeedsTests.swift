import Testing

@testable import CursesTerminal

struct LineFeedsTests {
    /// What becomes of a picture.
    private func fed(_ picture: String) -> String {
        var bytes = Array("«".utf8)
        Array(picture.utf8).withUnsafeBytes { LineFeeds.append($0, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "A row below is reached by line feeds where they are fewer bytes",
        arguments: [
            ("", ""), ("plain text", "plain text"),
            // A tick of three clocks, the last two rows further down.
            ("\u{1B}[3d\u{8}4\u{1B}[4d\u{8}4\u{1B}[6d\u{8}4", "\u{1B}[3d\u{8}4\n\u{8}4\n\n\u{8}4"),
            ("\u{1B}[9d1\u{1B}[10d2\u{1B}[15d3", "\u{1B}[9d1\n2\u{1B}[15d3"),
            ("\u{1B}[3;7Habc\u{1B}[4d", "\u{1B}[3;7Habc\n"), ("\u{1B}[Habc\u{1B}[2d", "\u{1B}[Habc\n"),
            // Up, and where the cursor is already.
            ("\u{1B}[4d1\u{1B}[3d2\u{1B}[3d", "\u{1B}[4d1\u{1B}[3d2\u{1B}[3d"),
            // What moves no row in between.
            (
                "\u{1B}[4dé\u{1B}[1;31m\u{1B}(0x\u{1B}(B\u{1B}[5X\u{1B}[K\u{1B}[12G\u{1B}[5d",
                "\u{1B}[4dé\u{1B}[1;31m\u{1B}(0x\u{1B}(B\u{1B}[5X\u{1B}[K\u{1B}[12G\n"
            ),
        ])
    func rows(picture: String, expected: String) {
        #expect(fed(picture) == "«" + expected)
    }

    @Test(
        "Where the row is not certain, it is addressed",
        arguments: [
            "\u{1B}[5d", "\u{1B}[4d\n\u{1B}[5d", "\u{1B}[4d\u{1B}[A\u{1B}[5d", "\u{1B}[4d\u{1B}8\u{1B}[5d",
            "\u{1B}[4d\u{1B}M\u{1B}[5d", "\u{1B}[4d\u{1B}[1;9r\u{1B}[5d", "\u{1B}[4d\u{1B}[2J\u{1B}[5d",
            // Not the library's, but to be survived.
            "\u{1B}[4d\u{1B}[5", "\u{1B}[4d\u{1B}", "\u{1B}[4d\u{1B}(", "\u{1B}[d", "\u{1B}[4d\u{1B}[?5d",
            "\u{1B}[4d\u{1B}[5;1d", "\u{1B}[99999999999999999999999d\u{1B}[5d",
        ])
    func uncertain(picture: String) {
        #expect(fed(picture) == "«" + picture)
    }
}
