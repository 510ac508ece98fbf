package import Words

/// A command as users type it. Checks, help, manual and completions read these.
package struct CommandSpec: Sendable {
    /// `["print", "candles"]`; none for the board.
    package let words: [String]
    package let operands: [Operand]
    package let options: [OptionSpec]
    /// The same for all commands with the same first word.
    package let about: Phrase
    /// Nil if the command before it has the same.
    let manual: String?
    /// Operands for a user who leaves them out.
    package let example: String
    /// The default if its last word is missing.
    package let isImplied: Bool
    /// Then only its own help lists them.
    let hasManyOptions: Bool
    let maker: Maker

    enum Maker: Sendable {
        case command(@Sendable (Given) throws(UsageError) -> any Subcommand)
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

    package var mostOperands: Int? { operands.contains(where: \.isRepeated) ? nil : operands.count }

    package func takes(_ name: OptionName) -> Bool { options.contains { $0.name == name } }
}

extension CommandSpec {
    /// The board first, in the order of the help.
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
    package static let names: [String] = all.reduce(into: []) { names, spec in
        if let name = spec.words.first, !names.contains(name) { names.append(name) }
    }

    package static var board: CommandSpec { all[0] }

    /// Nil if a second word is missing or wrong. Words that begin no command are items for the board.
    package static func of(_ words: [String]) -> CommandSpec? {
        guard let first = words.first, names.contains(first) else { return board }
        let typed = all.filter { !$0.words.isEmpty && words.starts(with: $0.words) }
        return typed.max { $0.words.count < $1.words.count }
            ?? (words.count == 1 ? all.first { $0.isImplied && $0.words.first == first } : nil)
    }

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

    /// Takes one option of a group, so that its help must list all it takes.
    package func takesLike(_ name: OptionName) -> Bool {
        if words.isEmpty || words == ["print"] { return false }
        return OptionName.general.contains(name) || Self.others(with: name).options.contains(where: takes)
    }
}

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

protocol Subcommand: Sendable {
    /// Fails if the user's folders cannot be read.
    var answersFromFolders: Bool { get }

    @MainActor func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode
}

extension Subcommand {
    var answersFromFolders: Bool { true }
}
