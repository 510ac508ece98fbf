private import Glibc

/// The log that the feeds' program writes to as well.
struct FeedLog {
    let path: String

    /// Adds a line with the time, in UTC. A log that is not there, or is no plain file, is left alone.
    func add(_ sentence: String) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var found = stat()
        guard fstat(descriptor, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return }
        var (now, fields) = (time(nil), tm())
        gmtime_r(&now, &fields)
        var stamp = [CChar](repeating: 0, count: 32)
        strftime(&stamp, stamp.count, "%Y-%m-%dT%H:%M:%SZ", &fields)
        let bytes = stamp.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)) + Array(" \(sentence)\n".utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}
