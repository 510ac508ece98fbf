internal import Glibc

/// Where the feeds' program is.
enum FeedProgramFile {
    /// `fxterm-feeds` beside this program, as in a build, or in `../libexec/fxterm`, as installed.
    static var path: String {
        let folder = folder
        let beside = folder + "fxterm-feeds"
        return access(beside, X_OK) == 0 ? beside : folder + "../libexec/fxterm/fxterm-feeds"
    }

    /// The folder that the running program's file is in, symbolic links followed, with its last `/`.
    private static var folder: String {
        guard let path = realpath("/proc/self/exe", nil) else { return "" }
        defer { free(path) }
        let whole = String(cString: path)
        return String(whole[...(whole.lastIndex(of: "/") ?? whole.startIndex)])
    }
}
