internal import Words

extension Keymap {
    /// The table of keys for the README, in Markdown.
    public static var markdown: String {
        var lines = ["| keys | what |", "| --- | --- |"]
        for group in Binding.Group.allCases {
            for binding in bindings where binding.group == group {
                guard let help = binding.help else { continue }
                let keys = binding.written.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
                lines.append("| \(keys) | \(Words.english[help]) |")
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The list of keys for the manual, in roff.
    public static var roff: String {
        var lines: [String] = []
        for group in Binding.Group.allCases {
            lines.append(".SS \(Words.english[group.title])")
            for binding in bindings where binding.group == group {
                guard let help = binding.help else { continue }
                lines.append(contentsOf: [".TP", ".B \(binding.written)", Words.english[help]])
            }
        }
        return lines.joined(separator: "\n")
    }
}
