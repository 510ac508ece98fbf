private import CArguments
private import Glibc

/// The running program's own file, and the folders that it is installed in.
package enum ProgramFile {
    /// The folder that the file is in, or was in when it was replaced, with its last `/`; nil where the system does not
    /// tell the place.
    ///
    /// The link is read, not followed: of a file that is not there any more it says so, and still tells the place. Without
    /// /proc, the path that the kernel was given tells it.
    package static let folder: String? = {
        let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            let count = buffer.baseAddress.map { readlink("/proc/self/exe", $0, buffer.count) } ?? 0
            return String(decoding: UnsafeRawBufferPointer(buffer).prefix(max(0, count)), as: UTF8.self)
        }
        return (path.hasPrefix("/") ? path : started).flatMap { parent(of: $0) }
    }()

    /// The path that the program was started by, without links.
    private static var started: String? {
        guard let given = fxterm_started_path(), let path = realpath(given, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// The folder above it, such as `/usr/local/` of `/usr/local/bin/fxterm`.
    package static var root: String? { folder.flatMap { parent(of: $0.dropLast()) } }

    private static func parent(of path: some StringProtocol) -> String? {
        path.lastIndex(of: "/").map { String(path[...$0]) }
    }
}
