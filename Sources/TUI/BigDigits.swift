/// A large figure made of blocks, as high as fits. Never cut: if it fits in no height it becomes plain text,
/// and if even that does not fit, nothing.
package struct BigDigits: Hashable, Sendable {
    package enum Height: Int, Hashable, Sendable, CaseIterable {
        /// Strokes are one column wide and half a row high.
        case three = 3
        /// Strokes are two columns wide and one row high.
        case five = 5
    }

    package private(set) var rows: [String]
    package let size: Size

    /// Nil if `text` has characters other than digits, `. , : + - − % ≈` and blanks.
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

    /// The highest that fits, else plain text, else nothing.
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

    /// With a hash for every block; plain text stays unchanged.
    package var inASCII: BigDigits {
        guard rows.count > 1 else { return self }
        var plain = self
        plain.rows = rows.map { row in String(row.map { $0.isASCII ? $0 : "#" }) }
        return plain
    }

    package static func width(of text: String, _ height: Height) -> Int? {
        BigDigits(text, height)?.size.width
    }
}

extension Canvas {
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

    // Three bars of half a row each, with counters as high as a bar, so that the last half row stays free.
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
