package import Words

/// A command on the command line: its words, operands and options, its texts, and its maker. Checks, help, manual and
/// completions read these.
package struct CommandSpec: Sendable {
    /// Its words: `["print", "candles"]`; none for the board.
    package let words: [String]
    package let operands: [Operand]
    /// Its options, in the order of the help.
    package let options: [OptionSpec]
    /// Its purpose. All commands with the same first word have the same.
    package let about: Phrase
    /// Its purpose, as the manual says; nil if the command before it says that too.
    let manual: String?
    /// Sensible operands, for users who leave them out.
    package let example: String
    /// True if it is the default when its last word is missing.
    package let isImplied: Bool
    /// True if only its own help lists its options, because there are many.
    let hasManyOptions: Bool
    let maker: Maker

    /// Makes the command from what the user typed.
    enum Maker: Sendable {
        case command(@Sendable (Given) throws(UsageError) -> any Subcommand)
        /// A text that needs no settings.
        case text(@Sendable (Given) throws(UsageError) -> Invocation.Text)
    }

    init(
        _ path: String, _ operands: [Operand] = [], _ options: [OptionSpec], _ about: Phrase,
        manual: String? = nil, example: String = "", isImplied: Bool = false, hasManyOptions: Bool = false,
        make maker: Maker
    ) {
        words = path.unicodeScalars.split(separator: " ").map { String($0) }
        (self.operands, self.options, self.about) = (operands, options, about)
        (self.manual, self.example, self.isImplied) = (manual, example, isImplied)
        self.hasManyOptions = hasManyOptions
        self.maker = maker
    }

    package var path: String { words.joined(separator: " ") }

    /// The most operands; nil for any number.
    package var mostOperands: Int? { operands.contains(where: \.isRepeated) ? nil : operands.count }

    package func takes(_ name: OptionName) -> Bool { options.contains { $0.name == name } }
}

extension CommandSpec {
    /// All commands, the board first, in the order of the help.
    package static let all: [CommandSpec] = [
        BoardCommand.specs,
        PrintCommand.specs,
        CandlesCommand.specs,
        PositionsCommand.specs,
        ExposureCommand.specs,
        GainsCommand.specs,
        PricesCommand.specs,
        NewsCommand.specs,
        MeetingCommand.specs,
        EventsCommand.specs,
        ChartCommand.specs,
        ConvertCommand.specs,
        PageCommand.specs,
        WatchCommand.specs,
        AlertsCommand.specs,
        StatusCommand.specs,
        MCPCommand.specs,
        CollectCommand.specs,
        DeskCommand.specs,
        TimeCommand.specs,
        BoardsCommand.specs,
        ImportCommand.specs,
        TransactionsCommand.specs,
        DoctorCommand.specs,
        FeedsCommand.specs,
        ConfigCommand.specs,
        CompletionCommand.specs,
        Usage.specs,
    ].flatMap(\.self)
}

extension CommandSpec {
    /// The first words of all commands, in the order of the help.
    package static let names: [String] = all.reduce(into: []) { names, spec in
        if let name = spec.words.first, !names.contains(name) { names.append(name) }
    }

    package static var board: CommandSpec { all[0] }

    /// The command that the first of `words` name; nil if a second word is missing or wrong. Words that
    /// begin no command are items for the board.
    package static func of(_ words: [String]) -> CommandSpec? {
        guard let first = words.first, names.contains(first) else { return board }
        let typed = all.filter { !$0.words.isEmpty && words.starts(with: $0.words) }
        return typed.max { $0.words.count < $1.words.count }
            ?? (words.count == 1 ? all.first { $0.isImplied && $0.words.first == first } : nil)
    }

    /// The second words that go with a first.
    package static func subcommands(of name: String) -> [String] {
        all.filter { $0.words.count == 2 && $0.words[0] == name }.map { $0.words[1] }
    }

    /// The options described together with `name`, as the first command that takes them has them.
    package static func others(with name: OptionName) -> (options: [OptionName], command: CommandSpec) {
        func owner(_ name: OptionName) -> CommandSpec { all.first { $0.takes(name) } ?? board }
        let (command, isGeneral) = (owner(name), OptionName.general.contains(name))
        let options = command.options.map(\.name).filter {
            owner($0).words == command.words && OptionName.general.contains($0) == isGeneral
        }
        return (options, command)
    }

    /// True if it takes one of the options that come in a group, so that its help must list all it takes.
    package func takesLike(_ name: OptionName) -> Bool {
        if words.isEmpty || words == ["print"] { return false }
        return OptionName.general.contains(name) || Self.others(with: name).options.contains(where: takes)
    }
}

/// A word that a command is about.
package struct Operand: Hashable, Sendable {
    package let argument: Argument
    package let isOptional: Bool
    package let isRepeated: Bool

    static func one(_ argument: Argument) -> Operand {
        Operand(argument: argument, isOptional: false, isRepeated: false)
    }
    static func optional(_ argument: Argument) -> Operand {
        Operand(argument: argument, isOptional: true, isRepeated: false)
    }
    static func some(_ argument: Argument) -> Operand {
        Operand(argument: argument, isOptional: false, isRepeated: true)
    }
    static func any(_ argument: Argument) -> Operand {
        Operand(argument: argument, isOptional: true, isRepeated: true)
    }
}

/// A command with its operands and options.
protocol Subcommand: Sendable {
    /// True if it needs the user's folders and fails if they cannot be read.
    var answersFromFolders: Bool { get }

    @MainActor func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode
}

extension Subcommand {
    var answersFromFolders: Bool { true }
}
