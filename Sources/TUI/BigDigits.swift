/// A large figure made of blocks, as tall as fits.
///
/// A figure is never cut: if it fits in no height it becomes plain text, and if even that does not fit,
/// nothing.
package struct BigDigits: Hashable, Sendable {
    /// The heights of large figures.
    package enum Height: Int, Hashable, Sendable, CaseIterable {
        /// Strokes one column wide and half a row high.
        case three = 3
        /// Strokes two columns wide and one row high.
        case five = 5
    }

    /// The figure row by row, all rows as wide as the first; none if there is no room.
    package private(set) var rows: [String]
    /// Its cells.
    package let size: Size

    /// Draws `text` in `height`; nil if it has characters other than digits, `. , : + - − % ≈` and blanks.
    package init?(_ text: String, _ height: Height) {
        let font = BigDigits.fonts[height] ?? [:]
        var rows = Array(repeating: "", count: height.rawValue)
        for character in text {
            guard let glyph = font[character] else { return nil }
            for index in rows.indices {
                if !rows[index].isEmpty { rows[index] += " " }
                rows[index] += glyph[index]
            }
        }
        self.rows = rows
        size = Size(width: CellWidth.of(rows[0]), height: rows.count)
    }

    /// Draws `text` in the tallest height that fits `room`, else writes it plainly, else not at all.
    package init(_ text: String, within room: Size) {
        for height in Height.allCases.reversed() where height.rawValue <= room.height {
            if let drawn = BigDigits(text, height), drawn.size.width <= room.width {
                self = drawn
                return
            }
        }
        let cells = CellWidth.of(text)
        let fits = cells <= room.width && room.height > 0
        rows = fits ? [text] : []
        size = fits ? Size(width: cells, height: 1) : Size(width: 0, height: 0)
    }

    /// The same with a hash for every block, for terminals that know only ASCII. Plain text stays unchanged.
    package var inASCII: BigDigits {
        guard rows.count > 1 else { return self }
        var plain = self
        plain.rows = rows.map { row in String(row.map { $0.isASCII ? $0 : "#" }) }
        return plain
    }

    /// The width of `text` in `height`; nil if it has characters without a drawing.
    package static func width(of text: String, _ height: Height) -> Int? {
        BigDigits(text, height)?.size.width
    }
}

extension Canvas {
    /// Draws `figure` with its top left cell at `origin`.
    package mutating func draw(_ figure: BigDigits, at origin: Point, style: Style) {
        for (index, row) in figure.rows.enumerated() {
            write(row, x: origin.x, y: origin.y + index, style: style)
        }
    }
}

extension BigDigits {
    static let fonts: [Height: [Character: [String]]] = [
        .three: font([("0123456789", three), (".,:+−%≈ ", threeSigns)]),
        .five: font([("01234", fiveLower), ("56789", fiveUpper), (".,:+−%≈ ", fiveSigns)]),
    ]

    // Three bars of half a row each with counters as high as a bar, so that the last half row stays free; and
    // the same in twice the size.
    private static let three = """
        █▀█|▀█ |▀▀█|▀▀█|█ █|█▀▀|█▀▀|▀▀█|█▀█|█▀█
        █ █| █ |█▀▀|▀▀█|▀▀█|▀▀█|█▀█|  █|█▀█|▀▀█
        ▀▀▀|▀▀▀|▀▀▀|▀▀▀|  ▀|▀▀▀|▀▀▀|  ▀|▀▀▀|▀▀▀
        """
    private static let threeSigns = """
         | |▄| ▄ |   |▀ ▞|   |  |
         | |▄|▀█▀|▀▀▀| ▞ |▞▚▞|  |
        ▀|█| |   |   |▘ ▀|   |  |
        """
    private static let fiveLower = """
        ▟████▙| ▟██  |▟████▙|▟████▙|██  ██
        ██  ██| ▀██  |▀▘  ██|▀▘  ██|██  ██
        ██  ██|  ██  |▟████▛| ▐███▌|▜█████
        ██  ██|  ██  |██    |▄▖  ██|    ██
        ▜████▛|██████|██████|▜████▛|    ██
        """
    private static let fiveUpper = """
        ██████|▟████▙|██████|▟████▙|▟████▙
        ██    |██    |▀▀  ██|██  ██|██  ██
        █████▙|█████▙|   ▟█▛|▐████▌|▜█████
        ▄▖  ██|██  ██|  ▐█▌ |██  ██|    ██
        ▜████▛|▜████▛|  ██  |▜████▛|▜████▛
        """
    private static let fiveSigns = """
          |  |  |      |    |██  ▟▛|      |    |
          |  |██|  ██  |    |▀▀ ▟▛ |▄▀▀▄▄▀|    |
          |  |  |██████|████|  ▟▛  |      |    |
          |▄▄|██|  ██  |    | ▟▛ ▄▄|▄▀▀▄▄▀|    |
        ██|▝▛|  |      |    |▟▛  ██|      |    |
        """

    /// Cuts sheets of glyphs apart; the hyphen looks like the minus sign.
    private static func font(_ sheets: [(characters: String, glyphs: String)]) -> [Character: [String]] {
        var font: [Character: [String]] = [:]
        for sheet in sheets {
            let rows = sheet.glyphs.unicodeScalars.split(separator: "\n")
                .map { $0.split(separator: "|", omittingEmptySubsequences: false) }
            for (index, character) in sheet.characters.enumerated() {
                font[character] = rows.map { String($0[index]) }
            }
        }
        font["-"] = font["−"]
        // Between groups of digits: Switzerland's mark, and a no-break space.
        font["’"] = font[","].map { $0.reversed() }
        font["\u{A0}"] = font[" "]
        return font
    }
}
