internal import Market
internal import Store
internal import Words

enum Usage {
    /// The program's version, by semantic versioning.
    static let version = ProgramVersion.current.text

    static func fault(_ words: Words, log: String) -> String {
        words[
            .stoppedByFault,
            [
                "version": version, "file": CleanText.line(log, limit: 4096) ?? "fxterm.log",
                "place": "“When it goes wrong” in README.md and man fxterm",
            ]]
    }
}
