internal import Glibc
internal import Words

/// An empty file that is touched after a commit, so that its watchers (`FileWatch`) read the store.
struct Bell: Sendable {
    /// Rung when figures change.
    static func figures(_ path: String) -> Bell { Bell(path: path + "-changed") }
    /// Rung when a reader sends a request.
    static func requests(_ path: String) -> Bell { Bell(path: path + "-asked") }

    static func ringBoth(_ path: String) {
        figures(path).ring()
        requests(path).ring()
    }

    let path: String

    /// Throws if the file can never serve as a bell.
    func check() throws(StoreError) {
        let file = DiskFile(path)
        try file.refuseOthers()
        if file.isLinked { throw .failed(path: path, reason: .phrase(.isAnothers)) }
    }

    /// Wakes the watchers. Ignores write failures: other code reports disk errors.
    func ring() {
        if (try? check()) == nil { return }
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { return }
        // Watchers without inotify compare the time; use an exact one, so that two rings differ.
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        futimens(descriptor, [now, now])
        // Watchers react to the close of a file opened for writing.
        close(descriptor)
    }
}
