internal import Arrangement
package import Words

extension Keymap {
    /// `←↑↓→ h j k l`: the first key of each comes before the second ones; arrows are joined.
    package func written(_ commands: [Command], all: Bool = true) -> String {
        if commands == [.baselineChoose], !keys(.baselineChoose).isEmpty {
            return [.baselineD1, .baselineD5].map { first(.baselineChoose) + first($0) }
                .joined(separator: " ")
        }
        let keys = commands.map { self.keys($0).map(\.written) }
        let ranks = all ? keys.map(\.count).max() ?? 0 : 1
        var names = (0..<ranks).flatMap { rank in keys.compactMap { rank < $0.count ? $0[rank] : nil } }
        for lead in ["Shift-", ""] {
            let arrows = ["←", "↑", "↓", "→"].filter { names.contains(lead + $0) }
            guard arrows.count > 1 else { continue }
            names.removeAll { name in arrows.contains { lead + $0 == name } }
            names.insert(lead + arrows.joined(), at: lead.isEmpty ? 0 : names.count)
        }
        let digits = (1...9).map { "Alt-\($0)" }
        if let start = names.firstIndex(of: digits[0]), names.dropFirst(start).starts(with: digits) {
            names.replaceSubrange(start..<start + digits.count, with: ["Alt-1…9"])
        }
        return names.joined(separator: " ")
    }

    /// Rows in the order of the help; commands with one sentence share a row.
    package static let rows: [(group: Command.Group, help: Phrase, commands: [Command])] = {
        var rows: [(group: Command.Group, help: Phrase, commands: [Command])] = []
        for command in Command.allCases {
            guard let help = command.help else { continue }
            if let place = rows.firstIndex(where: { $0.help == help }) {
                rows[place].commands.append(command)
            } else {
                rows.append((command.group, help, [command]))
            }
        }
        return rows
    }()

    package var settings: String {
        let lines = Command.allCases.map { command in
            let names = keys(command).map(\.text).map {
                ["\"", "\\"].contains($0) ? "\"\\\($0)\"" : "\"\($0)\""
            }
            return "    \"\(command.rawValue)\": [\(names.joined(separator: ", "))],\n"
        }
        return "{\n\(lines.joined())  }"
    }

    /// First keys by command name, for phrases that name keys.
    package var names: [String: String] { self == .standard ? Keymap.standardNames : firstKeys }

    private static let standardNames = standard.firstKeys

    private var firstKeys: [String: String] {
        Dictionary(uniqueKeysWithValues: Command.allCases.map { ($0.rawValue, first($0)) })
    }

    private func first(_ command: Command) -> String {
        keys(command).first?.written ?? ":" + command.rawValue
    }
}

extension Words {
    package func naming(_ keymap: Keymap) -> Words { naming(keymap.names) }
}
