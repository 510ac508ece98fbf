package import Words

/// An option of some commands: how it is written, and what is said about it.
package struct OptionSpec: Hashable, Sendable {
    /// Its name.
    package let name: OptionName
    /// The value that it takes; nil for none.
    package let argument: Argument?
    /// Its purpose, as help and completions say.
    package let about: Phrase
    /// An example for the help.
    let example: String?
    /// Its purpose, as the manual says; nil for what the help says in English.
    let manual: String?
    /// Whether it does by itself what its command does.
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

    /// Options, those that one sentence tells of together.
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
    case config, board, demo, `private`, format, baseline, base, wait, at, range, interval, adjust, home, on,
        type, scale,
        width,
        height, svg, margin, figures, waybar, tmux, i3bar, follow, map, account, date, decimal, dates
    case dryRun = "dry-run"
    case from, `as`, replace, edit, alerts, print, desk
    case keepMinutes = "keep-minutes"
    case keepDays = "keep-days"
    case mostItems = "most-items"
    case mostBoards = "most-boards"
    case help, version

    /// The option as it is typed.
    package var written: String { "--" + rawValue }

    /// The options that commands of several kinds take.
    static let general: Set = [config, board, demo, format, baseline, at]
}
