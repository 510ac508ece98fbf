internal import Glibc
package import Words

/// A file that the user asks fxterm to read.
package struct InputFile: Sendable {
    package struct Unreadable: Error, Hashable, Sendable {
        package let saying: Saying
    }

    private let file: DiskFile

    package init(path: String) { file = DiskFile(path) }

    /// Up to the limit of `TransactionFile`.
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

/// A file that the user asks for, such as a picture.
package struct OutputFile: Sendable {
    private let file: DiskFile

    package init(path: String) { file = DiskFile(path) }

    /// A reader sees the old contents or the new. Mode 0600. Throws if the folder does not exist.
    package func write(_ text: String) throws(StoreError) { try write(Array(text.utf8)) }

    /// With mode 0644, for a file that other users' programs serve.
    package func publish(_ text: String) throws(StoreError) { try write(Array(text.utf8), mode: 0o644) }

    package func write(_ bytes: [UInt8]) throws(StoreError) { try write(bytes, mode: 0o600) }

    private func write(_ bytes: [UInt8], mode: mode_t) throws(StoreError) {
        guard access(DiskFile.folder(of: file.path), F_OK) == 0 else {
            throw .system(errno, path: file.given)
        }
        try file.replace(with: bytes, mode: mode)
    }
}
