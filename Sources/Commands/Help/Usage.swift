internal import CCommit
internal import Market
internal import Places
internal import Store
internal import Words

/// `fxterm help` and `fxterm version`, and what is said of a fault.
enum Usage {
    static let specs = [
        CommandSpec(
            "help", [.optional(.command)], [.help], .aboutHelp,
            manual: "tells how fxterm is used, or a command of it.", make: .text(help)),
        CommandSpec(
            "version", [], [.version], .aboutVersion,
            manual: "tells the version, and the commit it was built from.", make: .text { _ in versionLine }),
    ]

    private static func help(_ given: Given) throws(UsageError) -> Invocation.Text {
        if let name = given.words.first, !CommandSpec.names.contains(name) {
            throw UsageError(.noSuchCommand, ["text": quoted(name)])
                .suggesting(Nearest.words(to: name, among: CommandSpec.names))
        }
        return help(of: given.words.first)
    }

    static func help(of command: String?) -> Invocation.Text { { HelpText.text($0, of: command) } }

    static let versionLine: Invocation.Text = { _ in "fxterm \(version)\n" }

    /// The program's version, and the commit that it was built from if the build said so: `0.2.0 (bcc2fc708d1e)`.
    static var version: String {
        let commit = fxterm_commit().map { String(cString: $0) } ?? ""
        return ProgramVersion.current.text + (commit.isEmpty ? "" : " (\(commit))")
    }

    static func fault(_ words: Words, log: String) -> String {
        words[
            .stoppedByFault,
            [
                "version": version, "file": CleanText.line(log, limit: 4096) ?? "fxterm.log",
                "place": "“When it goes wrong” in README.md and man fxterm",
            ]]
    }
}
