internal import Glibc

/// The commands whose keys the user has pressed before, one per line.
package struct UsedKeys: Sendable {
    private let path: String

    package init(path: String) { self.path = path }

    package var names: [String] {
        let bytes = (try? DiskFile(path).read(limit: 65_536)) ?? nil
        return String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Records a pressed key. If this fails, the key shows again after the next start.
    package func add(_ name: String) {
        let file = DiskFile(path)
        guard (try? file.makeFolder()) != nil else { return }
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = open(file.path, flags, 0o600)
        guard descriptor >= 0 else { return }
        let line = Array("\(name)\n".utf8)
        // Concurrent boards write whole lines.
        _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
    }
}
