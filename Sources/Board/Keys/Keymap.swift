/// The keys of commands. Help, key line, manual and docs come from it; settings change it.
package struct Keymap: Hashable, Sendable {
    package enum Problem: Error, Hashable {
        case taken(KeyName, by: Command, for: Command)
        /// The command only works where the user types that character as text.
        case typed(KeyName, for: Command)
        /// Without a key for it there is no way out.
        case needed(Command)

        package var commands: [Command] {
            switch self {
            case .taken(_, let one, let other): [one, other]
            case .typed(_, let command), .needed(let command): [command]
            }
        }
    }

    package static let standard = Keymap()

    private let keys: [Command: [KeyName]]

    private init() {
        let names = Command.allCases.map { ($0, $0.keys.unicodeScalars.split(separator: " ")) }
        keys = Dictionary(uniqueKeysWithValues: names.map { ($0, $1.compactMap { KeyName(String($0)) }) })
    }

    private init(_ keys: [Command: [KeyName]]) throws(Problem) {
        self.keys = keys
        try check()
    }

    /// An empty list unbinds a command.
    package func applying(_ changes: [Command: [KeyName]]) throws(Problem) -> Keymap {
        if changes.isEmpty { return self }
        return try Keymap(keys.merging(changes) { _, new in new })
    }

    package func keys(_ command: Command) -> [KeyName] { keys[command] ?? [] }

    package func command(_ key: KeyName, in layer: LayerID) -> Command? {
        layer.commands.first { hasMeaning(key, for: $0, in: layer) && keys($0).contains(key) }
    }

    /// In layers for text or answers, characters cannot trigger commands of other layers.
    private func hasMeaning(_ key: KeyName, for command: Command, in layer: LayerID) -> Bool {
        !layer.takesCharacters || !key.isCharacter || !Keymap.shared.contains(command)
    }

    /// Commands of layers in which characters are keys.
    private static let shared = Set(LayerID.all.filter { !$0.takesCharacters }.flatMap(\.commands))

    private func check() throws(Problem) {
        // Esc leads out of layers, and during text input only a key without a character can.
        if keys(.quit).isEmpty { throw .needed(.quit) }
        if keys(.back).allSatisfy(\.isCharacter) { throw .needed(.back) }
        for layer in LayerID.all {
            var commands: [KeyName: Command] = [:]
            for command in layer.commands {
                for key in keys(command) where hasMeaning(key, for: command, in: layer) {
                    if layer.typesText, key.isCharacter { throw .typed(key, for: command) }
                    if let other = commands.updateValue(command, forKey: key) {
                        throw .taken(key, by: other, for: command)
                    }
                }
            }
        }
    }
}
