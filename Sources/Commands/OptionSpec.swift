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
