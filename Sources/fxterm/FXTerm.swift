internal import CArguments
internal import Commands
internal import Glibc
internal import Market
internal import Store
internal import SystemFiles
internal import Words

/// The program: reads the command line, does what it asks for, and says by its exit code how that went.
@main
struct FXTerm {
    enum ExitCode: Int32 {
        case done = 0
        case failed = 1
        case wrongUsage = 2
    }

    @MainActor
    static func main() {
        // The user's locale decides how getopt speaks, how wide characters are and which colour rises.
        setlocale(LC_ALL, "")
        LibraryFolders.addLocale()
        LibraryFolders.addTerminals()
        // A file that may not grow further is an error to be said, not a reason to die.
        signal(SIGXFSZ, SIG_IGN)
        exit(run().rawValue)
    }

    @MainActor
    private static func run() -> ExitCode {
        let variables = environment()
        lazy var words = Session.words(UserLocale(variables), variables)
        do {
            switch try Invocation(fxterm_argument_count(), fxterm_arguments()) {
            case .help(let command):
                write(HelpText.text(words, of: command), to: STDOUT_FILENO)
                return .done
            case .version:
                write("fxterm \(Usage.version)\n", to: STDOUT_FILENO)
                return .done
            case .complete(let typed): return CompleteCommand.run(typed, variables)
            // Shells read these at every start: a mistake in the settings is no reason to break one.
            case .completion(let shell): return try CompletionCommand.run(shell)
            case .command(let command, let config, let board):
                let session = try Session(config: config, board: board, variables)
                words = session.words
                return try run(command, session)
            }
        } catch let error as UsageError {
            complain(words[error.saying])
            write(words[.tryHelp] + "\n", to: STDERR_FILENO)
            return .wrongUsage
        } catch CommandError.wrongUsage(let problem) {
            complain(words[problem])
            return .wrongUsage
        } catch CommandError.failed(let problem) {
            complain(words[problem])
            return .failed
        } catch {
            complain("\(error)")
            return .failed
        }
    }

    @MainActor
    private static func run(_ command: Command, _ session: Session) throws(CommandError) -> ExitCode {
        if command.answersFromFolders {
            let folders = try session.folders
            try stored { () throws(StoreError) in try folders.checkReading() }
        }
        return switch command {
        case .board(let items, let isDemo, let isPrivate):
            try BoardCommand.run(session, items, isDemo: isDemo, isPrivate: isPrivate)
        case .print(let request): try PrintCommand.run(request, session)
        case .candles(let request): try CandlesCommand.run(request, session)
        case .positions(let request): try PositionsCommand.run(request, session)
        case .news(let request): try NewsCommand.run(request, session)
        case .chart(let request): try ChartCommand.run(request, session)
        case .convert(let request): try ConvertCommand.run(request, session)
        case .time(let request): try TimeCommand.run(request, session)
        case .watch(let request): try WatchCommand.run(request, session)
        case .alerts(let request): try AlertsCommand.run(request, session)
        case .status(let request): try StatusCommand.run(request, session)
        case .collect(let desk): try CollectCommand.run(session, desk: desk)
        case .desk(let request): try DeskCommand.run(request, session)
        case .boards(let request): try BoardsCommand(session).run(request)
        case .list(let request): try ImportCommand.run(request, session)
        case .doctor: try DoctorCommand.run(session)
        case .config(let request): try ConfigCommand.run(request, session)
        case .transactions(let request): try TransactionsCommand.run(request, session)
        }
    }

    /// Says in one line on standard error what went wrong.
    static func complain(_ message: String) {
        // A name in it may come from anywhere.
        write("fxterm: \(CleanText.line(message, limit: 4096) ?? "")\n", to: STDERR_FILENO)
    }

    static func print(_ text: String) throws(CommandError) {
        guard write(text, to: STDOUT_FILENO) else { throw .failed(.phrase(.outputNotWritten)) }
    }

    /// Writes all of `text`; false when the other end is gone.
    @discardableResult
    static func write(_ text: String, to descriptor: Int32) -> Bool {
        write(Array(text.utf8), to: descriptor)
    }

    /// The same with bytes.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 {
                if errno == EINTR { continue }
                return false
            }
            bytes = bytes.dropFirst(written)
        }
        return true
    }
}
