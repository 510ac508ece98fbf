internal import Market
package import Words

/// What was found amiss with a kept file at the start, to be said once on the status line.
package enum StoreNotice: Hashable, Sendable {
    /// It could not be read and was renamed; a fresh one will be begun.
    case setAside(path: String, as: String, reason: Saying)
    /// It could not be read, nor renamed, and is left alone: nothing is saved in this run.
    case leftAlone(path: String, reason: Saying)
    /// A newer version of the program wrote it; it is left alone: nothing is saved in this run.
    case newer(path: String, version: Int)
    /// It may be sound but could not be had; it is left alone: nothing is saved in this run.
    case unavailable(StoreError)
    /// A folder is open to others, and cannot be closed.
    case open(folder: String)
    /// It was read, but that many entries make no sense and were left out.
    case leftOut(path: String, count: Int)

    /// Whether the file's place may be written to.
    package var allowsSaving: Bool {
        switch self {
        case .setAside, .leftOut, .open: true
        case .leftAlone, .newer, .unavailable: false
        }
    }

    /// One line without a full stop.
    package var saying: Saying {
        switch self {
        case .setAside(let path, let name, let reason):
            .phrase(
                .fileSetAside,
                [
                    "file": .verbatim(shown(fileName(path))), "name": .verbatim(shown(fileName(name))),
                    "reason": reason,
                ])
        case .leftAlone(let path, let reason):
            .phrase(.fileLeftAlone, ["file": .verbatim(shown(path)), "reason": reason])
        case .newer(let path, let version):
            .phrase(.fileIsNewer, verbatim: ["file": shown(path), "version": "\(version)"])
        case .unavailable(let error): error.saying
        case .open(let folder): .phrase(.folderIsOpen, verbatim: ["file": shown(folder)])
        case .leftOut(let path, let count):
            .count(.entriesLeftOut, count, ["file": .verbatim(shown(fileName(path)))])
        }
    }
}

func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// `path` safe to show: a file's name may hold anything but a slash.
func shown(_ path: String) -> String { CleanText.line(path, limit: 4096) ?? "?" }
