internal import Board
internal import Figures
private import Glibc
internal import Printing
internal import Words

/// Replaces this process with the collector's program, the only one that talks to PostgreSQL.
struct DeskCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "desk init", [.optional(.desk)],
            [.printSQL, .keepMinutes, .keepDays, .mostItems, .mostBoards, .config], .aboutDesk,
            manual: """
                sets up a team server in a PostgreSQL database, updates an older one, checks \
                it and says what to do, or shows who is connected and how the feeds fare. An \
                address never has a password in it: fxterm reads that from *~/.pgpass* or a \
                service file.
                """,
            example: "postgresql://desk.example/fxterm", hasManyOptions: true,
            make: .command(DeskCommand.init)),
        CommandSpec(
            "desk migrate", [.optional(.desk)], [.config], .aboutDesk, make: .command(DeskCommand.init)),
        CommandSpec(
            "desk check", [.optional(.desk)], [.config], .aboutDesk, make: .command(DeskCommand.init)),
        CommandSpec(
            "desk status", [.optional(.desk)], [.tableFormat, .config], .aboutDesk,
            make: .command(DeskCommand.init)),
    ]

    private let action: String
    private let address: String?
    private let options: [String]

    init(_ given: Given) throws(UsageError) {
        (action, address) = (given.spec.words[1], given.words.first)
        var options: [String] = []
        // The collector checks all other values.
        if let format = try given.choice(.format, of: [PrintFormat.table, .json]) {
            options += [OptionName.format.written, format.rawValue]
        }
        if given.has(.print) { options.append(OptionName.print.written) }
        for name in [OptionName.keepMinutes, .keepDays, .mostItems, .mostBoards] {
            if let value = given[name] { options += [name.written, value] }
        }
        self.options = options
    }

    var answersFromFolders: Bool { false }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        guard let address = address ?? session.settings.feeds.desk?.address else {
            let named = ["command": "'fxterm desk \(action)'", "example": "postgresql://desk.example/fxterm"]
            throw .wrongUsage(.phrase(.needsDesk, verbatim: named))
        }
        try CollectorProgramFile.run(["desk", action, address] + options)
    }
}
