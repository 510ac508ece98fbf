extension CommandSpec {
    /// The first words of all commands, in the order of the help.
    package static let names: [String] = all.reduce(into: []) { names, spec in
        if let name = spec.words.first, !names.contains(name) { names.append(name) }
    }

    /// The board.
    package static var board: CommandSpec { all[0] }

    /// The command that the first of `words` mean; nil where a second word is missing or wrong. Words that begin with no
    /// command's are items for the board.
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

    /// The options that are told together with one that another command has: those of the first command that takes it.
    package static func others(with name: OptionName) -> (options: [OptionName], command: CommandSpec) {
        func owner(_ name: OptionName) -> CommandSpec { all.first { $0.takes(name) } ?? board }
        let (command, isGeneral) = (owner(name), OptionName.general.contains(name))
        let options = command.options.map(\.name).filter {
            owner($0) == command && OptionName.general.contains($0) == isGeneral
        }
        return (options, command)
    }

    /// Whether it takes one of the options that go with another, so that all it takes has to be said.
    package func takesLike(_ name: OptionName) -> Bool {
        if words.isEmpty || words == ["print"] { return false }
        return OptionName.general.contains(name) || Self.others(with: name).options.contains(where: takes)
    }
}
