package import Words

/// A kind of word on the command line: the value of an option, or an operand.
package enum Argument: Hashable, Sendable {
    case oneOf([String])
    case file
    case item
    /// The name of a board.
    case board
    case city
    case currency
    case time
    case day
    case amount
    case command
    /// The address of a desk.
    case desk
    /// The number of an alert.
    case number
    /// How many of something.
    case count
    /// Free text, such as this.
    case text(String)
    /// Free text that helps call TEXT.
    case anyText

    /// The argument as help and manual write it.
    package func written(_ words: Words) -> String {
        switch self {
        case .oneOf(let choices): Argument.choices(choices, shown: choices.count > 5 ? 3 : choices.count)
        case .file: words[.wordFile]
        case .item: words[.wordItem]
        case .board: words[.wordBoard]
        case .city: words[.wordCity]
        case .currency: "TWD"
        case .time: words[.wordTime]
        case .day: "2026-03-01"
        case .amount: words[.wordAmount]
        case .command: words[.wordCommand]
        case .desk: "URL"
        case .number: words[.wordNumber]
        case .count: "N"
        case .text(let example): example
        case .anyText: words[.wordText]
        }
    }

    /// As many of the choices as `width` cells hold: `linear|log|…`.
    func written(_ words: Words, within width: Int) -> String {
        guard case .oneOf(let choices) = self, written(words).count > width else { return written(words) }
        let short = (1..<choices.count).map { choices.prefix($0).joined(separator: "|") + "|…" }
        return short.last { $0.count <= width } ?? "…"
    }

    private static func choices(_ choices: [String], shown: Int) -> String {
        guard shown < choices.count else { return choices.joined(separator: "|") }
        return (choices.prefix(shown) + ["…"] + choices.suffix(1)).joined(separator: "|")
    }
}
