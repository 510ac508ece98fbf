internal import Glibc

/// A lock that programs hold in turn while they read, change and replace a file. It ends with its program, however
/// that ends.
struct FileLock {
    private static let patience = Duration.seconds(2)
    private let descriptor: Int32

    /// Takes the lock of the file at `path`; goes on without it where there can be none, or when another program has
    /// held it for too long.
    ///
    /// The lock is on a file of its own, since the file itself is replaced by another.
    init(beside path: String) {
        let file = DiskFile(path + ".lock")
        do throws(StoreError) { try file.makeFolder() } catch {}
        descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        let end = ContinuousClock.now + FileLock.patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR,
            ContinuousClock.now < end
        {
            usleep(2000)
        }
    }

    /// Lets the next one have it.
    func release() {
        if descriptor >= 0 { close(descriptor) }
    }
}
