internal import Board
internal import JSON5
internal import Words

extension SettingsNode {
    /// The keys of `{ "carry.drop": ["enter", "space"], … }`; an empty list unbinds a command.
    func keymap() throws(SettingsError) -> Keymap {
        guard case .object(let members) = node.value else {
            throw expected(.phrase(.anObject, verbatim: ["example": "{ … }"]))
        }
        var changes: [Command: [KeyName]] = [:]
        var places: [Command: (order: Int, node: SettingsNode)] = [:]
        for (order, member) in members.enumerated() {
            // A command has dots of its own, so it stands in quotes here as it does in the file.
            let path = "\(key).\"\(shown(member.key))\""
            guard let command = Command(rawValue: member.key) else {
                throw SettingsError(
                    file: file, line: member.line, key: path, problem: .phrase(.noSuchBinding))
            }
            let node = SettingsNode(file: file, key: path, node: member.node)
            var names: [KeyName] = []
            for element in try node.elements() { names.append(try element.keyName()) }
            changes[command] = names
            places[command] = (order, node)
        }
        do {
            return try Keymap.standard.applying(changes)
        } catch {
            // Of two commands that are at odds, the one that is named later.
            let later = error.commands.compactMap { places[$0] }.max { $0.order < $1.order }
            throw (later?.node ?? self).error(error.saying)
        }
    }

    private func keyName() throws(SettingsError) -> KeyName {
        let name = try text()
        guard let key = KeyName(name) else {
            let examples = Saying.verbatim("a, ?, enter, esc, space, tab, up, ctrl-r, shift-left, f1, pgup")
            throw error(.phrase(.noSuchKeyName, ["text": quoted(shown(name)), "examples": examples]))
        }
        return key
    }
}

extension Keymap.Problem {
    /// What is wrong, for a sentence after the setting's name.
    fileprivate var saying: Saying {
        switch self {
        case .taken(let key, let one, let other):
            .phrase(
                .keyTaken, verbatim: ["key": key.text, "one": one.rawValue, "other": other.rawValue])
        case .typed(let key, let command):
            .phrase(.keyIsTyped, verbatim: ["key": key.text, "command": command.rawValue])
        case .needed(.back): .phrase(.backNeedsKey)
        case .needed(let command): .phrase(.commandNeedsKey, verbatim: ["command": command.rawValue])
        }
    }
}
