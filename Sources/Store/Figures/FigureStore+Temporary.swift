package import CivilTime
internal import Glibc
private import Threads

extension FigureStore {
    private static let prefix = "fxterm-alone-"
    private static let temporary = Guarded<String?>(nil)

    package static var temporaryPath: String? { temporary.withLock { $0 } }

    /// A private history, if the user's cannot be opened; nil if there is no room for it either. Program and
    /// collector each remove it at exit.
    package static func temporary(now: Instant) -> FigureStore? {
        let variables: [String] = ["XDG_RUNTIME_DIR", "TMPDIR"]
        let bases = variables.compactMap { name in getenv(name).map { String(cString: $0) } } + ["/tmp"]
        for base in bases where base.hasPrefix("/") && !DiskFile(base).isMangled {
            var template = (base + "/" + prefix + "XXXXXX").utf8CString.map(\.self)
            guard mkdtemp(&template) != nil else { continue }
            let folder = String(
                decoding: template.dropLast().lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
            let path = folder + "/history.sqlite"
            temporary.withLock { $0 = path }
            atexit { FigureStore.temporary.withLock { $0.map(FigureStore.removeTemporary) } }
            if let history = open(at: path, now: now).history { return history }
        }
        return nil
    }

    package static func isTemporary(_ path: String) -> Bool {
        fileName(DiskFile.folder(of: path)).hasPrefix(prefix)
    }

    package static func removeTemporary(_ path: String) {
        guard isTemporary(path) else { return }
        let locks = [CollectorLock.users(of: path), Bell.figures(path).path, Bell.requests(path).path]
        for file in locks + ([""] + Database.companions).map({ path + $0 }) { unlink(file) }
        rmdir(DiskFile.folder(of: path))
    }
}
