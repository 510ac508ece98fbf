package struct TerminalScreen: Equatable, Sendable, CustomStringConvertible {
    package struct Cell: Equatable, Sendable {
        /// A base and its combining marks; a space if nothing was written.
        package var text: String
        /// 2 for a wide character, 1 for others, 0 for the right half of a wide one.
        package var width: Int
        /// -1 for the terminal's own colour, 0 to 255 for an index, 0x1RRGGBB in full.
        package var ink: Int
        package var paper: Int
        package var isBold: Bool
        package var isUnderlined: Bool
        package var isReversed: Bool
    }

    package enum Mouse: Int32, Sendable {
        case off
        case clicks
        /// Moves with a button held, too.
        case drags
        case moves
    }

    package let width: Int
    package let height: Int
    package let cells: [Cell]
    package let isCursorVisible: Bool
    package let cursor: (x: Int, y: Int)
    package let isAlternate: Bool
    package let mouse: Mouse

    package subscript(x: Int, y: Int) -> Cell { cells[y * width + x] }

    /// Without the blanks at their ends.
    package var rows: [String] {
        (0..<height).map { y in
            var row = (0..<width).map { self[$0, y].text }.joined()
            while row.last == " " { row.removeLast() }
            return row
        }
    }

    /// Without empty rows at the end.
    package var text: String {
        var rows = rows
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows.joined(separator: "\n")
    }

    package var description: String {
        let line = String(repeating: "─", count: width)
        return "\n\(line)\n\(text)\n\(line)\n"
    }

    package func contains(_ text: String) -> Bool {
        rows.contains { $0.contains(text) }
    }

    package static func == (a: TerminalScreen, b: TerminalScreen) -> Bool {
        a.width == b.width && a.height == b.height && a.cells == b.cells && a.cursor == b.cursor
            && a.isCursorVisible == b.isCursorVisible && a.isAlternate == b.isAlternate && a.mouse == b.mouse
    }
}
