package import Board
package import Words

extension Settings {
    /// A settings file that says each default, with a comment on each setting.
    package static func standardFile(_ words: Words) -> String {
        var text = "// \(words[.settingsFileHead])\n{\n"
        var group = ""
        func close() {
            if !group.isEmpty { text += "  },\n" }
        }
        for setting in Setting.table(themes: []) {
            let names = setting.key.split(separator: ".").map(String.init)
            let above = names.count > 1 ? names[0] : ""
            if above != group {
                close()
                group = above
                if !group.isEmpty { text += "  \(group): {\n" }
            }
            let indent = group.isEmpty ? "  " : "    "
            text +=
                "\(indent)// \(words[setting.about])\n\(indent)\(names[names.count - 1]): \(setting.standard()),\n"
        }
        close()
        return text + "}\n"
    }
}
