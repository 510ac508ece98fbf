internal import Glibc
internal import Words

/// The files that programs lock.
enum FileLock {
    /// Opens the file of a lock; makes it where there is none.
    ///
    /// - Returns: Its descriptor, or why there is none: something other than a lock stands there, or the system refuses.
    static func open(_ file: DiskFile) -> Result<Int32, StoreError> {
        do throws(StoreError) { try file.refuseOthers() } catch { return .failure(error) }
        let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
        let descriptor = Glibc.open(file.path, flags, 0o600)
        guard descriptor >= 0 else { return .failure(.system(errno, path: file.path)) }
        // A lock holds a process number at most; what holds more is another's, and its contents are not to be lost.
        var status = stat()
        var bytes = [UInt8](repeating: 0, count: 17)
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            case let count = pread(descriptor, &bytes, bytes.count, 0), (0...16).contains(count),
            bytes[..<count].allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: "\n") })
        else {
            close(descriptor)
            return .failure(.failed(path: file.given, reason: .phrase(.isAnothers)))
        }
        return .success(descriptor)
    }
}
