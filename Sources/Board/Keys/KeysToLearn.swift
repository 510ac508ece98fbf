internal import Arrangement

extension Command {
    /// Useful in any panel, the most useful first.
    private static let toLearn: [Command] = [
        .boardRemove, .panelNext, .deckOpen, .boardFilter, .panelsOpen, .boardsOpen, .themeNext,
    ]

    /// The key line may show them until the user has used them.
    static let allToLearn = Set(toLearn + Panel.all.flatMap(\.kind.keysToLearn))

    /// The three most useful ones not in `used`, without those that need what the panel lacks (`needs`).
    package static func unused(
        in panel: Panel, _ used: Set<Command>, _ keymap: Keymap, without needs: Set<Need> = []
    ) -> [Command] {
        let own = needs.contains(.line) ? [] : panel.kind.keysToLearn
        let all = own + toLearn.filter { !own.contains($0) }
        let left = all.lazy.filter { command in
            !used.contains(command) && !keymap.keys(command).isEmpty
                && command.need.map { !needs.contains($0) } ?? true
        }
        return Array(left.prefix(3))
    }
}

extension Model {
    package func isUnused(_ command: Command) -> Bool {
        !usedCommands.contains(command) && Command.allToLearn.contains(command)
    }
}
