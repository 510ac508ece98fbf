private import Glibc

/// What tells a file from the one that was at its path before: a link and what it leads to count alike.
struct FileMark: Hashable, Sendable {
    private let device: UInt
    private let inode: UInt
    private let size: Int
    private let written: Moment
    private let moved: Moment
    /// The link's own number; 0 where there is none.
    private let link: UInt
    let isFolder: Bool

    /// What the file system's clock said.
    private struct Moment: Hashable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }
    }

    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        var link: UInt = 0
        if status.st_mode & S_IFMT == S_IFLNK {
            link = UInt(status.st_ino)
            guard stat(path, &status) == 0 else { return nil }
        }
        self.link = link
        device = UInt(status.st_dev)
        inode = UInt(status.st_ino)
        size = Int(status.st_size)
        written = Moment(status.st_mtim)
        moved = Moment(status.st_ctim)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}
