internal import Glibc

/// The programs that use a figure store, as system locks on the bytes of one file: the system drops a lock
/// when its program exits or crashes. Byte 0 is the collector's, byte N that of reader N. The locks belong to
/// the open file, not the process, so several in one process stay distinct.
final class PresenceFile: Sendable {
    static let readers = 1..<Int(Int32.max)
    static let collector = 0..<1

    /// Commands for locks of an open file, by `asm-generic/fcntl.h`: the C library's header hides them.
    private enum Command {
        static let get: Int32 = 36
        static let set: Int32 = 37
        static let waitAndSet: Int32 = 38
    }

    private let descriptor: Int32

    init(_ path: String) throws(StoreError) {
        switch FileLock.open(DiskFile(path)) {
        case .success(let descriptor): self.descriptor = descriptor
        case .failure(let error): throw error
        }
    }

    deinit { close(descriptor) }

    static func reader(_ number: Int) -> Range<Int> { number..<number + 1 }

    /// Locks `bytes` for the lifetime of this object; false if another has one of them.
    func hold(_ bytes: Range<Int>) -> Bool { set(F_WRLCK, bytes, Command.set) }

    func release(_ bytes: Range<Int>) { _ = set(F_UNLCK, bytes, Command.set) }

    func firstHeld(in bytes: Range<Int>) -> Int? {
        var lock = PresenceFile.lock(F_WRLCK, bytes)
        guard fcntl(descriptor, Command.get, &lock) == 0, lock.l_type != F_UNLCK else { return nil }
        return max(Int(lock.l_start), bytes.lowerBound)
    }

    /// True if the process holds exactly `bytes`, by the kernel's record of its open files.
    func isHeld(_ bytes: Range<Int>, by process: Int32) -> Bool {
        var (own, other) = (stat(), stat())
        guard fstat(descriptor, &own) == 0 else { return false }
        let place = "/proc/\(process)"
        return DiskFile.names(in: place + "/fd").contains { name in
            guard stat("\(place)/fd/\(name)", &other) == 0, other.st_ino == own.st_ino,
                other.st_dev == own.st_dev,
                let facts = (try? DiskFile("\(place)/fdinfo/\(name)").read(limit: 1 << 16)) ?? nil
            else { return false }
            // Such as `lock:	1: OFDLCK ADVISORY  WRITE -1 fe:00:1623657 0 0`.
            return String(decoding: facts, as: UTF8.self).split(separator: "\n").contains { line in
                let words = line.split { $0 == " " || $0 == "\t" }
                return words.first == "lock:" && words.contains("OFDLCK") && words.contains("WRITE")
                    && words.suffix(2) == ["\(bytes.lowerBound)", "\(bytes.upperBound - 1)"]
            }
        }
    }

    /// Waits for as long as it takes; the system wakes the thread. False if locking is impossible.
    func waitUntilFree(_ bytes: Range<Int>) -> Bool {
        while !set(F_RDLCK, bytes, Command.waitAndSet) {
            if errno != EINTR { return false }
        }
        release(bytes)
        return true
    }

    func sign() { FileLock.sign(descriptor) }

    var signature: Int32? { FileLock.signature(descriptor) }

    private func set(_ type: Int32, _ bytes: Range<Int>, _ command: Int32) -> Bool {
        var lock = PresenceFile.lock(type, bytes)
        return fcntl(descriptor, command, &lock) == 0
    }

    private static func lock(_ type: Int32, _ bytes: Range<Int>) -> flock {
        flock(
            l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: off_t(bytes.lowerBound),
            l_len: off_t(bytes.count), l_pid: 0)
    }
}
