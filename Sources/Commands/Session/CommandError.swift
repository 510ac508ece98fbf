internal import Words

enum CommandError: Error {
    /// Something on the command line or in the settings is wrong: exit 2.
    case wrongUsage(Saying)
    /// Something else: exit 1.
    case failed(Saying)
}
