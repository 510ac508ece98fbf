internal import Substrings
private import Words

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

    private static func code(_ marked: String) -> String {
        marked.replacing("*", with: "`")
    }
}
