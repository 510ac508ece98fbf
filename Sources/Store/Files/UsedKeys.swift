internal import Glibc

/// The file that names the commands whose keys the user has pressed before, one a line.
package struct UsedKeys: Sendable {
    private let path: String

    package init(path: String) { self.path = path }

    /// The names; none where the file cannot be read.
    package var names: [String] {
        let bytes = (try? DiskFile(path).read(limit: 65_536)) ?? nil
        return String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Adds a name. Where that fails, the key is shown again after the next start.
    package func add(_ name: String) {
        let file = DiskFile(path)
        guard (try? file.makeFolder()) != nil else { return }
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = open(file.path, flags, 0o600)
        guard descriptor >= 0 else { return }
        let line = Array("\(name)\n".utf8)
        // Boards that add at once write whole lines.
        _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
    }
}
