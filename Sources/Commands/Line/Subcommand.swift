/// A command with all that it was asked for.
protocol Subcommand: Sendable {
    /// True if the answer comes from the user's folders, so that there is none if they cannot be read.
    var answersFromFolders: Bool { get }

    @MainActor func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode
}

extension Subcommand {
    var answersFromFolders: Bool { true }
}
