internal import Commands

/// `fxterm completion`: the script that a shell reads to complete commands.
enum CompletionCommand {
    static func run(_ shell: Shell) throws(CommandError) -> FXTerm.ExitCode {
        try FXTerm.print(shell.script)
        return .done
    }
}
