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

    /// Does `work` while no other fxterm does such at `file`. Where no lock can be had at all, as on a disk that cannot be
    /// written to, the work is done all the same and says so itself.
    static func hold<T, Failure>(
        _ file: DiskFile, _ work: () throws(Failure) -> T
    ) throws(Failure) -> T {
        let descriptor =
            switch open(file) {
            case .success(let descriptor): descriptor
            case .failure: Int32(-1)
            }
        defer { if descriptor >= 0 { close(descriptor) } }
        // Another holds it for a few milliseconds; one that is stopped for ever is not waited for.
        for _ in 0..<500 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { break }
            usleep(10_000)
        }
        return try work()
    }
}
