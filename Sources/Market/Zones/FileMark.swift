private import Glibc

/// What tells a file from the one that was at its path before: a link and what it leads to count alike.
struct FileMark: Hashable, Sendable {
    private let device: UInt
    private let inode: UInt
    private let size: Int
    private let changed: [Int]
    private let link: UInt
    /// Whether it is a folder.
    let isFolder: Bool

    /// The mark of what is at `path`; nil where nothing is.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt(status.st_dev)
        inode = UInt(status.st_ino)
        size = Int(status.st_size)
        changed = [
            status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
        ]
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        link = lstat(path, &status) == 0 ? UInt(status.st_ino) : 0
    }
}
