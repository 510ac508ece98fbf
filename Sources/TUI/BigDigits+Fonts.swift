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
            let rows = sheet.glyphs.split(separator: "\n")
                .map { $0.split(separator: "|", omittingEmptySubsequences: false) }
            for (index, character) in sheet.characters.enumerated() {
                font[character] = rows.map { String($0[index]) }
            }
        }
        font["-"] = font["−"]
        // Between groups of digits: Switzerland's mark, and a blank that is not broken.
        font["’"] = font[","].map { $0.reversed() }
        font["\u{A0}"] = font[" "]
        return font
    }
}
