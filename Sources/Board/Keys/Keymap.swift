/// The keys of each command. Help, key line, manual and README are made of it, and settings change it.
package struct Keymap: Hashable, Sendable {
    /// Why keys cannot be given.
    package enum Problem: Error, Hashable {
        /// A key has two meanings in one layer.
        case taken(KeyName, by: Command, for: Command)
        /// The command works only where that character is typed as text.
        case typed(KeyName, for: Command)
        /// Without a key for this one, there would be no way out.
        case needed(Command)

        /// The commands whose keys have to be looked at.
        package var commands: [Command] {
            switch self {
            case .taken(_, let one, let other): [one, other]
            case .typed(_, let command), .needed(let command): [command]
            }
        }
    }

    /// The keys that commands have without settings.
    package static let standard = Keymap()

    private let keys: [Command: [KeyName]]
    private let meanings: [LayerID: [KeyName: Command]]

    /// The standard keys. A test holds that all of them can be read and no two are at odds.
    private init() {
        let names = Command.allCases.map { ($0, $0.keys.split(separator: " ")) }
        keys = Dictionary(uniqueKeysWithValues: names.map { ($0, $1.compactMap { KeyName(String($0)) }) })
        meanings = (try? Keymap.meanings(keys)) ?? [:]
    }

    private init(_ keys: [Command: [KeyName]]) throws(Problem) {
        self.keys = keys
        meanings = try Keymap.meanings(keys)
    }

    /// The same with other keys for some commands; none unbinds one.
    package func applying(_ changes: [Command: [KeyName]]) throws(Problem) -> Keymap {
        if changes.isEmpty { return self }
        return try Keymap(keys.merging(changes) { _, new in new })
    }

    /// The keys of `command`, the one to be named first.
    package func keys(_ command: Command) -> [KeyName] { keys[command] ?? [] }

    /// What `key` asks for in `layer`; nil for a key without a meaning there.
    package func command(_ key: KeyName, in layer: LayerID) -> Command? { meanings[layer]?[key] }

    private static func meanings(
        _ keys: [Command: [KeyName]]
    ) throws(Problem) -> [LayerID: [KeyName: Command]] {
        // Esc leads out of layers, and where text is typed only a key without a character can.
        if keys[.quit, default: []].isEmpty { throw .needed(.quit) }
        if keys[.back, default: []].allSatisfy(\.isCharacter) { throw .needed(.back) }
        // Known too where characters are keys.
        let shared = Set(LayerID.allCases.filter { !$0.takesCharacters }.flatMap(\.commands))
        var meanings: [LayerID: [KeyName: Command]] = [:]
        for layer in LayerID.allCases {
            var commands: [KeyName: Command] = [:]
            for command in layer.commands {
                for key in keys[command, default: []] {
                    if layer.takesCharacters, key.isCharacter {
                        if shared.contains(command) { continue }
                        if layer.typesText { throw .typed(key, for: command) }
                    }
                    if let other = commands.updateValue(command, forKey: key) {
                        throw .taken(key, by: other, for: command)
                    }
                }
            }
            meanings[layer] = commands
        }
        return meanings
    }
}
