/// The screen of an emulator at one moment.
package struct TerminalScreen: Equatable, Sendable, CustomStringConvertible {
    package struct Cell: Equatable, Sendable {
        /// The characters: a base and its combining marks; a space if nothing was written.
        package var text: String
        /// 2 for a wide character, 1 for others, 0 for the right half of a wide one.
        package var width: Int
        /// The colour of the glyph: -1 for the terminal's own, 0 to 255 for an index, 0x1RRGGBB in full.
        package var ink: Int
        /// The colour behind it, likewise.
        package var paper: Int
        package var isBold: Bool
        package var isUnderlined: Bool
        /// True if ink and paper are swapped.
        package var isReversed: Bool
    }

    /// The mouse events that the program has requested.
    package enum Mouse: Int32, Sendable {
        /// None.
        case off
        /// Presses and releases.
        case clicks
        /// Moves with a button held, too.
        case drags
        /// Every move.
        case moves
    }

    /// Columns.
    package let width: Int
    /// Rows.
    package let height: Int
    /// The cells, row by row.
    package let cells: [Cell]
    /// True if the cursor is visible.
    package let isCursorVisible: Bool
    /// The cursor's column and row.
    package let cursor: (x: Int, y: Int)
    /// True if the program is on the alternate screen.
    package let isAlternate: Bool
    package let mouse: Mouse

    /// The cell at column `x`, row `y`.
    package subscript(x: Int, y: Int) -> Cell { cells[y * width + x] }

    /// Every row as text, without the blanks at its end.
    package var rows: [String] {
        (0..<height).map { y in
            var row = (0..<width).map { self[$0, y].text }.joined()
            while row.last == " " { row.removeLast() }
            return row
        }
    }

    /// The rows, one per line, without empty ones at the end.
    package var text: String {
        var rows = rows
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows.joined(separator: "\n")
    }

    /// The text, framed.
    package var description: String {
        let line = String(repeating: "─", count: width)
        return "\n\(line)\n\(text)\n\(line)\n"
    }

    /// True if some row contains `text`.
    package func contains(_ text: String) -> Bool {
        rows.contains { $0.contains(text) }
    }

    /// True if both show the same.
    package static func == (a: TerminalScreen, b: TerminalScreen) -> Bool {
        a.width == b.width && a.height == b.height && a.cells == b.cells && a.cursor == b.cursor
            && a.isCursorVisible == b.isCursorVisible && a.isAlternate == b.isAlternate && a.mouse == b.mouse
    }
}
