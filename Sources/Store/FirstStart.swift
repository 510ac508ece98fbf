internal import Glibc

/// The empty file that tells that the board was started before.
package struct FirstStart: Hashable, Sendable {
    private let path: String

    /// The mark at `path`.
    package init(path: String) { self.path = path }

    /// Notes that the board has been started.
    ///
    /// - Returns: whether it had never been; false where that cannot be noted, or each start would be the first.
    package func note() -> Bool {
        let file = DiskFile(path)
        guard (try? file.makeFolder()) != nil else { return false }
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor >= 0 { close(descriptor) }
        return descriptor >= 0
    }
}
