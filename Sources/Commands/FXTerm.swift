internal import CArguments
internal import Glibc
internal import Market
internal import Store
internal import SystemFiles
internal import Words

package enum FXTerm {
    enum ExitCode: Int32 {
        case done = 0
        case failed = 1
        case wrongUsage = 2
    }

    @MainActor
    package static func main() -> Never {
        // The user's locale decides getopt's language and the width of characters.
        for category in [LC_CTYPE, LC_MESSAGES] { setlocale(category, "") }
        LibraryFolders.addLocale()
        LibraryFolders.addTerminals()
        // Reaching the file size limit should show an error instead of killing us.
        signal(SIGXFSZ, SIG_IGN)
        exit(run().rawValue)
    }

    @MainActor
    private static func run() -> ExitCode {
        let variables = environment()
        lazy var words = Session.words(UserLocale(variables), variables)
        do {
            switch try Invocation(fxterm_argument_count(), fxterm_arguments()) {
            case .text(let text):
                try print(text(words))
                return .done
            case .command(let command, let config, let board):
                let session = try Session(config: config, board: board, variables)
                words = session.words
                if command.answersFromFolders {
                    let folders = try session.folders
                    try stored { () throws(StoreError) in try folders.checkReading() }
                }
                return try command.run(session)
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

    static func complain(_ message: String) {
        // It may contain a name from outside.
        write("fxterm: \(CleanText.line(message, limit: 4096) ?? "")\n", to: STDERR_FILENO)
    }

    static func print(_ text: String) throws(CommandError) {
        guard write(text, to: STDOUT_FILENO) else { throw .failed(.phrase(.outputNotWritten)) }
    }

    @discardableResult
    static func write(_ text: String, to descriptor: Int32) -> Bool {
        write(Array(text.utf8), to: descriptor)
    }

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
