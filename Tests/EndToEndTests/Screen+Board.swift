import PseudoTerminal
import Words

extension Screen {
    /// The last row, which says what the keys do.
    var keyLine: String { rows.last ?? "" }

    /// Whether a card is in the hand.
    var isCarrying: Bool { keyLine.says(.keyDrop) }

    /// Whether a panel or the header says that its figures are live.
    var isLive: Bool { contains("● " + Words.english[.live]) }

    /// The row with the title of the panel of that number.
    func title(_ number: Int, _ panel: Phrase) -> String? {
        let sign = ["¹", "²", "³"][number - 1]
        return rows.first { $0.contains(sign + " " + Words.english[panel]) }
    }

    /// Whether the panel of that number is in sight.
    func hasPanel(_ number: Int, _ panel: Phrase) -> Bool { title(number, panel) != nil }

    /// Whether some row says how many there are.
    func says(_ phrase: Phrase, _ count: Int) -> Bool { contains(Words.english[phrase, count: count]) }
}
