internal import CCommit
internal import Market
internal import Store
internal import Words

enum Usage {
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
