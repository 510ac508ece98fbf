package import Words

/// A file that the user names to be read.
package struct InputFile: Sendable {
    /// Why it cannot be read, in a line with its path.
    package struct Unreadable: Error, Hashable, Sendable {
        /// The message.
        package let saying: Saying
    }

    private let file: DiskFile

    /// The file at `path`.
    package init(path: String) { file = DiskFile(path) }

    /// Its bytes, if they are not more than `TransactionFile` takes.
    package func read() throws(Unreadable) -> [UInt8] {
        let problem: Saying
        do throws(DiskFile.Unreadable) {
            if let bytes = try file.read(limit: TransactionFile.limit) { return bytes }
            problem = .phrase(.noSuchFile)
        } catch {
            problem = .phrase(.fileUnreadable, ["reason": error.reason])
        }
        throw Unreadable(saying: .joined([.verbatim(shown(file.given) + ": "), problem]))
    }
}
