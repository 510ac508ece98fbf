internal import Glibc

extension Folders {
    /// Brings the program's own files into order, as a start does: removes what crashes have left of files being replaced,
    /// and closes folders and files that were open to others.
    package func settle() -> [StoreNotice] {
        for path in [board, undo, boardIndex, lastBoard, transactions, keptSettings] {
            DiskFile(path).removeLeftovers()
        }
        for path in [board, undo, keptSettings, log, log + ".1"] { DiskFile(path).closeToOthers() }
        let homes = Set([board, history].map(DiskFile.folder) + [boards]).sorted()
        return homes.compactMap(Folders.close)
    }

    /// Throws if a folder or a file of the program's own is there and cannot be read: an answer without it would be invented.
    package func checkReading() throws(StoreError) {
        for folder in Set([board, history].map(DiskFile.folder) + [boards]).sorted() {
            if let entries = opendir(folder) {
                closedir(entries)
                try Folders.check(folder, X_OK)
            } else if ![ENOENT, ENOTDIR].contains(errno) {
                throw .system(errno, path: folder)
            }
        }
        let others = DiskFile.names(in: boards).filter { $0.hasSuffix(".json") }.sorted()
        for file in [board, boardIndex, history, transactions] + others.map({ "\(boards)/\($0)" }) {
            try Folders.check(file, R_OK)
        }
    }

    private static func check(_ path: String, _ mode: Int32) throws(StoreError) {
        if access(path, mode) != 0, ![ENOENT, ENOTDIR].contains(errno) { throw .system(errno, path: path) }
    }

    /// Closes a folder of the program's own to others; says so where that cannot be.
    private static func close(folder: String) -> StoreNotice? {
        var status = stat()
        guard lstat(folder, &status) == 0 else { return nil }
        // A link's target is not only ours: it may be a folder that the whole system shares.
        let isOurs = status.st_mode & S_IFMT == S_IFDIR
        if isOurs, status.st_mode & 0o077 != 0 { chmod(folder, 0o700) }
        guard stat(folder, &status) == 0 else { return nil }
        let open = isOurs ? status.st_mode & 0o077 : status.st_mode & 0o022
        return open == 0 ? nil : .open(folder: folder)
    }
}
