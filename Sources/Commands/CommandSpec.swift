package import Words

/// A command as it is typed: its words, its operands and options, and what is said about it. Checks, help, manual and
/// completions are made of these.
package struct CommandSpec: Hashable, Sendable {
    /// Its words: `["print", "candles"]`; none for the board.
    package let words: [String]
    /// The words after these.
    package let operands: [Operand]
    /// Its options, in the order of the help.
    package let options: [OptionSpec]
    /// Its purpose. All commands with the same first word have the same.
    package let about: Phrase
    /// Its purpose, as the manual says; nil where the command before it says that too.
    let manual: String?
    /// Operands that make sense, for those who leave them out.
    package let example: String
    /// Whether it is meant where the last of its words is left out.
    package let isImplied: Bool
    /// Whether its options are told with it alone, since they are many.
    let hasManyOptions: Bool

    init(
        _ path: String, _ operands: [Operand] = [], _ options: [OptionSpec], _ about: Phrase,
        manual: String? = nil, example: String = "", isImplied: Bool = false, hasManyOptions: Bool = false
    ) {
        words = path.split(separator: " ").map(String.init)
        (self.operands, self.options, self.about) = (operands, options, about)
        (self.manual, self.example, self.isImplied) = (manual, example, isImplied)
        self.hasManyOptions = hasManyOptions
    }

    /// Its words as they are typed.
    package var path: String { words.joined(separator: " ") }

    /// The most operands that it takes; nil for any number.
    package var mostOperands: Int? { operands.contains(where: \.isRepeated) ? nil : operands.count }

    /// Whether it takes an option.
    package func takes(_ name: OptionName) -> Bool { options.contains { $0.name == name } }
}
