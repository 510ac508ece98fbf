internal import Arrangement

extension Command {
    /// Commands of any panel whose keys are worth knowing, the most useful first.
    private static let toLearn: [Command] = [
        .boardRemove, .panelNext, .deckOpen, .boardFilter, .panelsOpen, .boardsOpen, .themeNext,
    ]

    /// All commands whose keys the board's key line may show until the user has used them.
    static let allToLearn = Set(toLearn + Panel.all.flatMap(\.kind.keysToLearn))

    /// The three most useful commands of the focused panel that are not in `used`.
    ///
    /// - Parameters:
    ///   - needs: The things the panel lacks: commands that need one of these are left out.
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
    /// True if the key line would show `command` until its key is used, and the user has not used it.
    package func isUnused(_ command: Command) -> Bool {
        !usedCommands.contains(command) && Command.allToLearn.contains(command)
    }
}
