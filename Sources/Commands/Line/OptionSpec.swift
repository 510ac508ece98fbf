package import Words

/// An option of some commands, with its texts.
package struct OptionSpec: Hashable, Sendable {
    package let name: OptionName
    /// Its value; nil for none.
    package let argument: Argument?
    /// Its purpose in help and completions.
    package let about: Phrase
    let example: String?
    /// Its purpose in the manual; nil to use the help's English text.
    let manual: String?
    /// True if the option alone runs its command.
    let isCommand: Bool

    init(
        _ name: OptionName, _ argument: Argument?, _ about: Phrase, example: String? = nil,
        manual: String? = nil, isCommand: Bool = false
    ) {
        (self.name, self.argument, self.about) = (name, argument, about)
        (self.example, self.manual, self.isCommand) = (example, manual, isCommand)
    }

    init(_ name: OptionName, _ about: Phrase, manual: String? = nil, isCommand: Bool = false) {
        self.init(name, nil, about, manual: manual, isCommand: isCommand)
    }

    /// The option and its value as help writes them, within `width` cells.
    func written(_ words: Words, within width: Int = .max) -> String {
        guard let argument else { return name.written }
        return "\(name.written) " + argument.written(words, within: width - name.written.count - 1)
    }

    /// Options grouped by their sentence.
    static func grouped(_ options: [OptionSpec]) -> [[OptionSpec]] {
        options.reduce(into: []) { groups, option in
            if groups.last?[0].about == option.about {
                groups[groups.count - 1].append(option)
            } else {
                groups.append([option])
            }
        }
    }
}

/// The name of an option, without its dashes.
package enum OptionName: String, Hashable, Sendable, CaseIterable {
    case config, board, demo, `private`, format, fields, baseline, base, wait, offline, require, at, range,
        interval, adjust, home, on,
        type, scale,
        width,
        height, svg, margin, figures, waybar, tmux, i3bar, follow, map, account, date, decimal, dates
    case out, amounts, kiosk, reader
    case by, days
    case whatIf = "what-if"
    case year, method, prices, positions, length
    case dryRun = "dry-run"
    case from, to, `as`, replace, edit, alerts, print, desk
    case keepMinutes = "keep-minutes"
    case keepDays = "keep-days"
    case mostItems = "most-items"
    case mostBoards = "most-boards"
    case help, version

    package var written: String { "--" + rawValue }

    /// The options that commands of several kinds take.
    static let general: Set = [config, board, demo, format, baseline, at]
}

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
    /// The address of a team server.
    case desk
    /// The number of an alert.
    case number
    /// A number of things.
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

    /// As many of the choices as fit in `width` cells: `linear|log|…`.
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
