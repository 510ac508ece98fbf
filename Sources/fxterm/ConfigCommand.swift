internal import Board
internal import Glibc
internal import Market
internal import Store
internal import Words

/// What `fxterm config` is asked for.
enum ConfigRequest: String, CaseIterable {
    case path
    case check
    case `default`
}

/// `fxterm config`: tells of the settings file.
enum ConfigCommand {
    /// A file that is wrong has ended the program before, as for every command.
    static func run(_ request: ConfigRequest, _ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        switch request {
        case .path:
            try FXTerm.print(try session.settingsFile + "\n")
        case .check:
            let file = try session.settingsFile
            for problem in session.problems { FXTerm.complain(session.words[problem]) }
            guard session.problems.isEmpty else { return .wrongUsage }
            let isThere = access(file, F_OK) == 0
            let shown = CleanText.line(file, limit: 4096) ?? ""
            let text = session.words[isThere ? .settingsFine : .settingsNone, ["file": shown]]
            try FXTerm.print(text + "\n")
        case .default:
            try FXTerm.print(Settings.standardFile(session.words))
        }
        return .done
    }
}
