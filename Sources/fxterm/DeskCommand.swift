internal import Board
private import Glibc
internal import Runtime
internal import Words

/// `fxterm desk`: sets up, checks and watches a desk. The collector's program does it, which alone speaks to PostgreSQL; it takes
/// this one's place, so what it writes and its exit status are this command's.
enum DeskCommand {
    static func run(_ request: DeskRequest, _ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        guard let address = request.address ?? session.settings.feeds.desk?.address else {
            throw .wrongUsage(
                .phrase(
                    .needsDesk,
                    [
                        "command": .verbatim("'fxterm desk \(request.action)'"),
                        "example": .verbatim("postgresql://desk.example/fxterm"),
                    ]))
        }
        let program = CollectorProgramFile.path
        var arguments: [UnsafeMutablePointer<CChar>?] =
            ([program] + request.words(of: address)).map { strdup($0) } + [nil]
        execv(program, &arguments)
        throw .failed(.phrase(errno == ENOENT ? .feedsMissing : .feedsUnfit))
    }
}
