import PseudoTerminal
import TUI
import Words

extension TerminalScreen {
    var keyLine: String { rows.last ?? "" }

    var isCarrying: Bool { keyLine.says(.keyDrop) }

    /// A city's row and the two below it.
    func clock(_ city: String) -> String? {
        rows.firstIndex { $0.contains(city) }.map {
            rows[$0..<min($0 + 3, rows.count)].joined(separator: "\n")
        }
    }

    var isLive: Bool { contains("● " + Words.english[.live]) }

    func hasRate(_ text: String) -> Bool {
        if contains(text) { return true }
        let digits = BigDigits(text, .three).map { [$0, $0.inASCII] } ?? []
        return digits.contains { $0.rows.allSatisfy { row in contains(row.trimmingBlanks) } }
    }

    func title(_ number: Int, _ panel: Phrase) -> String? {
        let sign = ["¹", "²", "³"][number - 1]
        return rows.first { $0.contains(sign + " " + Words.english[panel]) }
    }

    func hasPanel(_ number: Int, _ panel: Phrase) -> Bool { title(number, panel) != nil }

    func says(_ phrase: Phrase, _ count: Int) -> Bool { contains(Words.english[phrase, count: count]) }
}

func cards(_ screen: TerminalScreen) -> [String] {
    screen.rows.flatMap { row in row.matches(of: /╭ ([A-Z]{3})\s/).map { String($0.1) } }
}

extension String {
    fileprivate var trimmingBlanks: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
