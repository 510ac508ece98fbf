internal import Glibc
internal import Threads
internal import Words

/// Decides which fxterm saves the board: the first to claim it, until it exits or crashes. A system lock, so
/// a killed program leaves nothing behind. The others pick up each change once it is on disk.
package final class BoardClaim: Sendable {
    package enum Holder: Hashable, Sendable {
        case us
        case another(Int32?)
    }

    package let holder: Holder
    /// Set if something other than a lock is at the path.
    package let notice: StoreNotice?
    private let descriptor: Int32
    private let waiting = Guarded(Wait())

    private struct Wait {
        /// Nil once cancelled.
        var onOurs: (@Sendable () -> Void)?
        var isRunning = false
    }

    /// If locking is impossible, as on a read-only disk, the board is ours; the first save reports it.
    package init(board path: String) {
        let file = DiskFile(path + ".lock")
        try? file.makeFolder()
        switch FileLock.open(file) {
        case .success(let lock): (descriptor, notice) = (lock, nil)
        case .failure(let error):
            descriptor = -1
            if case .failed = error, file.exists { notice = .unavailable(error) } else { notice = nil }
        }
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
            holder = .us
            FileLock.sign(descriptor)
            return
        }
        holder = .another(FileLock.signature(descriptor))
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Gives the board up, or stops waiting. Do not rely on deinit: others may still hold a reference.
    package func release() {
        waiting.withLock { wait in
            wait.onOurs = nil
            if descriptor >= 0 { flock(descriptor, LOCK_UN) }
        }
    }

    /// Waits on another thread for the other program's end, and calls `onOurs` unless released meanwhile. A
    /// claim that already waits uses the new `onOurs`. False if no thread could be started.
    package func wait(onOurs: @escaping @Sendable () -> Void) -> Bool {
        guard holder != .us else { return true }
        let isRunning = waiting.withLock { wait in
            wait.onOurs = onOurs
            defer { wait.isRunning = true }
            return wait.isRunning
        }
        if isRunning { return true }
        let hasBegun = SerialThread.begin { [self] in
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            // Atomic with `release`, so that we never keep a board that is not on screen.
            let onOurs = waiting.withLock { wait in
                if wait.onOurs == nil { flock(descriptor, LOCK_UN) } else { FileLock.sign(descriptor) }
                defer { wait = Wait() }
                return wait.onOurs
            }
            onOurs?()
        }
        if !hasBegun { waiting.withLock { $0.isRunning = false } }
        return hasBegun
    }
}

extension BoardClaim.Holder {
    package var process: Int32? {
        if case .another(let process) = self { process } else { nil }
    }
}

package enum FileLock {
    /// Creates the lock file if needed. Fails if something other than a lock file is there.
    static func open(_ file: DiskFile) -> Result<Int32, StoreError> {
        do throws(StoreError) { try file.refuseOthers() } catch { return .failure(error) }
        let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
        let descriptor = Glibc.open(file.path, flags, 0o600)
        guard descriptor >= 0 else { return .failure(.system(errno, path: file.path)) }
        // A lock has at most a process number; a longer file is not ours to overwrite.
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

    static func sign(_ descriptor: Int32) {
        guard descriptor >= 0, ftruncate(descriptor, 0) == 0 else { return }
        let text = Array("\(getpid())\n".utf8)
        _ = pwrite(descriptor, text, text.count, 0)
    }

    static func signature(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count].prefix { (48...57).contains($0) }, as: UTF8.self))
    }

    /// Holds the lock during `work`. If locking is impossible, runs it anyway: it reports its own failure.
    package static func hold<T, Failure>(
        _ file: DiskFile, _ work: () throws(Failure) -> T
    ) throws(Failure) -> T {
        let descriptor =
            switch open(file) {
            case .success(let descriptor): descriptor
            case .failure: Int32(-1)
            }
        defer { if descriptor >= 0 { close(descriptor) } }
        // Others hold it for a few milliseconds; do not wait for ever for a stopped one.
        for _ in 0..<500 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { break }
            usleep(10_000)
        }
        return try work()
    }
}
