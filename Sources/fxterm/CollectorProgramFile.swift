internal import Glibc

enum CollectorProgramFile {
    /// `fxterm-collector` beside this program, as in a build, or in `../libexec/fxterm`, as installed; always an absolute path,
    /// so that no program of that name in the current folder is ever run. Empty where the system does not tell the place.
    static var path: String {
        guard let folder else { return "" }
        let beside = folder + "fxterm-collector"
        return access(beside, X_OK) == 0 ? beside : folder + "../libexec/fxterm/fxterm-collector"
    }

    /// The folder that the running program's file is in, or was in when it was replaced, with its last `/`.
    ///
    /// The link is read, not followed: of a file that is not there any more it says so, and still tells the place.
    private static var folder: String? {
        let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            let count = buffer.baseAddress.map { readlink("/proc/self/exe", $0, buffer.count) } ?? 0
            return String(decoding: UnsafeRawBufferPointer(buffer).prefix(max(0, count)), as: UTF8.self)
        }
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return nil }
        return String(path[...slash])
    }
}
