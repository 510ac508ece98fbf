internal import Board
internal import Words

/// Commands on the key line: their keys and a word.
struct Hint: Hashable {
    let commands: [Command]
    let label: Phrase
    /// How long the board's key line keeps it when room runs out.
    var weight: Int

    init(_ commands: Command..., label: Phrase) {
        (self.commands, self.label) = (commands, label)
        weight = commands.first?.weight ?? 0
    }

    init?(_ command: Command) {
        guard let label = command.label else { return nil }
        self.init(command, label: label)
    }
}

extension [Hint] {
    var inKiosk: [Hint] { filter { $0.commands.allSatisfy(\.isInKiosk) } }

    func without(_ needs: Set<Command.Need>) -> [Hint] {
        filter { hint in hint.commands.first?.need.map { !needs.contains($0) } ?? true }
    }
}
