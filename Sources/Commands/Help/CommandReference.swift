internal import Substrings
private import Words

/// The commands for `docs/reference/commands.md`, in Markdown: what each is for, and what `fxterm help` prints of it.
package enum CommandReference {
    package static var markdown: String {
        CommandSpec.names.map { name in
            let specs = CommandSpec.all.filter { $0.words.first == name }
            let purposes = specs.compactMap { spec in
                spec.manual.map { "`\(spec.path)` " + code($0) }
            }
            let help = HelpText.text(.english, of: name)
            return (["## \(name)"] + purposes + ["```console\n$ fxterm help \(name)\n\(help)```"])
                .joined(separator: "\n\n")
        }.joined(separator: "\n\n")
    }

    /// Text with the words between asterisks as code.
    private static func code(_ marked: String) -> String {
        marked.replacing("*", with: "`")
    }
}
