internal import Board
internal import Glibc
internal import Market
internal import SettingsFiles
internal import Words

enum ConfigCommand: Subcommand {
    case path
    case check
    case `default`

    static let specs = [
        CommandSpec(
            "config path", [], [.config], .aboutSettings,
            manual: """
                prints the path of the settings file, checks it, or prints a file with all \
                defaults and a comment on each setting.
                """, make: .command { _ in ConfigCommand.path }),
        CommandSpec(
            "config check", [], [.config], .aboutSettings, make: .command { _ in ConfigCommand.check }),
        CommandSpec(
            "config default", [], [.config], .aboutSettings, make: .command { _ in ConfigCommand.default }),
    ]

    var answersFromFolders: Bool { false }

    /// A broken file has already ended the program, as for every command.
    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        switch self {
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
