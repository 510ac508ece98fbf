internal import Arrangement
package import Board
internal import Words

extension Keymap {
    package var markdown: String {
        let words = Words.english.naming(self)
        return Command.Group.allCases.map { group in
            let rows = Keymap.rows.filter { $0.group == group }.map { row in
                let keys = written(row.commands).split(separator: " ").map { "`\($0)`" }
                return "| \(keys.joined(separator: " ")) | \(words[row.help]) |"
            }
            return (["## \(words[group.title])", "", "| keys | what |", "| --- | --- |"] + rows).joined(
                separator: "\n")
        }.joined(separator: "\n\n")
    }

    package var roff: String {
        let words = Words.english.naming(self)
        return Command.Group.allCases.flatMap { group in
            [".SS \(words[group.title])"]
                + Keymap.rows.filter { $0.group == group }.flatMap { row in
                    [".TP", ".B \(written(row.commands))", words[row.help]]
                }
        }.joined(separator: "\n")
    }
}
