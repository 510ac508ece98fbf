internal import Glibc

/// A host claimed by one program, so that no other asks it at the same time. It ends with its program, however that
/// ends.
public struct HostClaim: Sendable {
    /// How long another program may have a host: longer than a request takes. One that is stuck holds up nobody.
    public static let patience = Duration.seconds(35)
    /// `F_OFD_SETLK`, a macro with conditions that Swift does not see.
    private static let setLock: Int32 = 37
    private let descriptor: Int32

    /// Waits until no other program has claimed `host`; goes on without a claim where there can be none, or when another
    /// program has held it for too long.
    ///
    /// All hosts share one file beside the one at `path`: each has a byte of it, which is locked.
    public init(_ host: String, beside path: String, patience: Duration = HostClaim.patience) {
        let file = DiskFile(path + ".claims")
        do throws(StoreError) { try file.makeFolder() } catch {}
        descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { return }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        // Hosts that share a byte take turns, which does no harm.
        lock.l_start = off_t(host.utf8.reduce(5381 as UInt32) { $0 &* 33 &+ UInt32($1) } >> 2)
        lock.l_len = 1
        let end = ContinuousClock.now + patience
        while fcntl(descriptor, HostClaim.setLock, &lock) != 0, [EAGAIN, EACCES, EINTR].contains(errno),
            ContinuousClock.now < end
        {
            usleep(5000)
        }
    }

    /// Lets the next one have it; once.
    public func release() {
        if descriptor >= 0 { close(descriptor) }
    }
}
