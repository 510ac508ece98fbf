import PseudoTerminal
import TUI
import Words

extension TerminalScreen {
    /// The last row, with the keys.
    var keyLine: String { rows.last ?? "" }

    /// True if a card is carried.
    var isCarrying: Bool { keyLine.says(.keyDrop) }

    /// The text of a city's clock, in its row and the two below it, or nil.
    func clock(_ city: String) -> String? {
        rows.firstIndex { $0.contains(city) }.map {
            rows[$0..<min($0 + 3, rows.count)].joined(separator: "\n")
        }
    }

    /// True if a panel or the header says that its figures are live.
    var isLive: Bool { contains("● " + Words.english[.live]) }

    /// True if a rate appears in a line or in large figures.
    func hasRate(_ text: String) -> Bool {
        if contains(text) { return true }
        let digits = BigDigits(text, .three).map { [$0, $0.inASCII] } ?? []
        return digits.contains { $0.rows.allSatisfy { row in contains(row.trimmingBlanks) } }
    }

    /// The row with the title of the panel of that number.
    func title(_ number: Int, _ panel: Phrase) -> String? {
        let sign = ["¹", "²", "³"][number - 1]
        return rows.first { $0.contains(sign + " " + Words.english[panel]) }
    }

    /// True if the panel of that number is visible.
    func hasPanel(_ number: Int, _ panel: Phrase) -> Bool { title(number, panel) != nil }

    /// True if some row shows this count.
    func says(_ phrase: Phrase, _ count: Int) -> Bool { contains(Words.english[phrase, count: count]) }
}

/// The codes of the visible rate cards in reading order.
func cards(_ screen: TerminalScreen) -> [String] {
    screen.rows.flatMap { row in row.matches(of: /╭ ([A-Z]{3})\s/).map { String($0.1) } }
}

extension String {
    /// Without the blanks at its end.
    fileprivate var trimmingBlanks: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
