internal import Glibc

extension Folders {
    /// Brings the program's own files into order, as a start does: removes what crashes have left of files being replaced,
    /// and closes folders and files that were open to others.
    public func settle() -> [StoreNotice] {
        for path in [board, undo, boardIndex, lastBoard, transactions, keptSettings] {
            DiskFile(path).removeLeftovers()
        }
        for path in [board, undo, keptSettings, log, log + ".1"] { DiskFile(path).closeToOthers() }
        let homes = Set([board, history].map(DiskFile.folder) + [boards]).sorted()
        return homes.compactMap(Folders.close)
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
