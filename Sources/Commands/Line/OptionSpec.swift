package import Words

package struct OptionSpec: Hashable, Sendable {
    package let name: OptionName
    package let argument: Argument?
    package let about: Phrase
    let example: String?
    /// Nil to use the help's English text.
    let manual: String?
    /// The option alone runs its command.
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

    func written(_ words: Words, within width: Int = .max) -> String {
        guard let argument else { return name.written }
        return "\(name.written) " + argument.written(words, within: width - name.written.count - 1)
    }

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

    /// Commands of several kinds take them.
    static let general: Set = [config, board, demo, format, baseline, at]
}

package enum Argument: Hashable, Sendable {
    case oneOf([String])
    case file
    case item
    case board
    case city
    case currency
    case time
    case day
    case amount
    case command
    case desk
    /// The number of an alert.
    case number
    /// A number of things.
    case count
    case text(String)
    /// Helps call it TEXT.
    case anyText

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

    /// As many choices as fit: `linear|log|…`.
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
