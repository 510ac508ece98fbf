private import Glibc

/// A service's key: from the environment, else from a private file of lines `NAME=value`.
package enum ServiceKey: Hashable, Sendable {
    case value(String)
    case missing
    /// Others can read the file, so it is not used.
    case readableByOthers

    /// In bytes.
    private static let limit = 65_536

    /// Read now, so a key added later works without a restart.
    package init(_ name: String, file: String?) {
        var value = getenv(name).map { String(cString: $0) }
        if value?.isEmpty ?? true {
            guard let bytes = file.flatMap(Self.bytes) else {
                self = .missing
                return
            }
            guard let bytes else {
                self = .readableByOthers
                return
            }
            value = Self.value(of: name, in: bytes)
        }
        // A line break in a header field would begin another one.
        guard let value, !value.isEmpty, value.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
            self = .missing
            return
        }
        self = .value(value)
    }

    /// Nil for no plain file, nil within for one that others can read.
    private static func bytes(of file: String) -> [UInt8]?? {
        guard let path = realpath(file, nil) else { return nil }
        defer { free(path) }
        // `realpath` has followed links; whatever takes the file's place now is not followed.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard status.st_mode & 0o077 == 0 else { return .some(nil) }
        return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
    }

    private static func value(of name: String, in bytes: [UInt8]) -> String? {
        // By bytes, since CR LF is one character.
        for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
            let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1).map {
                String(decoding: $0, as: UTF8.self).trimmed
            }
            guard parts.count == 2, parts[0] == name else { continue }
            return parts[1]
        }
        return nil
    }
}

extension String {
    fileprivate var trimmed: String {
        let inner = drop { $0 == " " || $0 == "\t" }
        let count = inner.reversed().prefix { $0 == " " || $0 == "\t" }.count
        return String(inner.dropLast(count))
    }
}
