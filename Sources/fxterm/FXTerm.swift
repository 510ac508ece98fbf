internal import Glibc
internal import Market
internal import Words

/// The program: reads the command line, does what it asks for, and says by its exit code how that went.
@main
struct FXTerm {
    /// Exit codes, as the manual promises them.
    enum ExitCode: Int32 {
        case done = 0
        case failed = 1
        case wrongUsage = 2
    }

    @MainActor
    static func main() {
        // The user's locale decides how getopt speaks, how wide characters are and which colour rises.
        setlocale(LC_ALL, "")
        // A file that may not grow further is an error to be said, not a reason to die.
        signal(SIGXFSZ, SIG_IGN)
        exit(run().rawValue)
    }

    @MainActor
    private static func run() -> ExitCode {
        do {
            return try run(Invocation(CommandLine.argc, CommandLine.unsafeArgv))
        } catch let error as UsageError {
            let words = Desk.words()
            complain(words[error.saying])
            write(words[.tryHelp] + "\n", to: STDERR_FILENO)
            return .wrongUsage
        } catch DeskError.wrongSettings(let message), DeskError.wrongUsage(let message) {
            complain(Desk.words()[message])
            return .wrongUsage
        } catch DeskError.failed(let message) {
            complain(Desk.words()[message])
            return .failed
        } catch {
            complain("\(error)")
            return .failed
        }
    }

    @MainActor
    private static func run(_ invocation: Invocation) throws -> ExitCode {
        switch invocation {
        case .help(let command):
            write(Usage.text(Desk.words(), of: command), to: STDOUT_FILENO)
            return .done
        case .version:
            write("fxterm \(Usage.version)\n", to: STDOUT_FILENO)
            return .done
        case .print(let request):
            return try PrintCommand.run(request)
        case .time(let request):
            return try TimeCommand.run(request)
        case .doctor(let config):
            return try DoctorCommand.run(config: config)
        case .board(let config, let isDemo):
            return try BoardCommand.run(config: config, isDemo: isDemo)
        }
    }

    /// Says in one line on standard error what went wrong.
    static func complain(_ message: String) {
        // A name in it may come from anywhere.
        write("fxterm: \(CleanText.line(message, limit: 4096) ?? "")\n", to: STDERR_FILENO)
    }

    /// Writes all of `text`; false when the other end is gone.
    @discardableResult
    static func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
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
