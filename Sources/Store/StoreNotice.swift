internal import Market

/// What was found amiss with a kept file at the start, to be said once on the status line.
public enum StoreNotice: Hashable, Sendable, CustomStringConvertible {
    /// It could not be read and was renamed; a fresh one will be begun.
    case setAside(path: String, as: String, reason: String)
    /// It could not be read, nor renamed, and is left alone: nothing is saved in this run.
    case leftAlone(path: String, reason: String)
    /// A newer version of the program wrote it; it is left alone: nothing is saved in this run.
    case newer(path: String, version: Int)
    /// It may be sound but could not be had; it is left alone: nothing is saved in this run.
    case unavailable(StoreError)
    /// It was read, but that many entries make no sense and were left out.
    case leftOut(path: String, count: Int)

    /// Whether the file's place may be written to.
    public var allowsSaving: Bool {
        switch self {
        case .setAside, .leftOut: true
        case .leftAlone, .newer, .unavailable: false
        }
    }

    /// One line without a full stop.
    public var description: String {
        switch self {
        case .setAside(let path, let name, let reason):
            "\(shown(fileName(path))) could not be read (\(reason)); kept as \(shown(fileName(name)))"
        case .leftAlone(let path, let reason):
            "\(shown(path)) could not be read (\(reason)) nor set aside; nothing is saved until it is moved away"
        case .newer(let path, let version):
            "\(shown(path)) is of a newer fxterm (version \(version)); nothing is saved until that one is used"
        case .unavailable(let error):
            "\(error)"
        case .leftOut(let path, let count):
            "\(shown(fileName(path))): \(count) \(count == 1 ? "entry makes" : "entries make") no sense, left out"
        }
    }
}

/// The last part of a path.
func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
}

/// `path` safe to show: a file's name may hold anything but a slash.
func shown(_ path: String) -> String {
    CleanText.line(path, limit: 4096) ?? "?"
}
