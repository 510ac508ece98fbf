internal import Foundation

/// Where the feeds' program is.
enum FeedProgramFile {
    /// `fxterm-feeds` beside this program, as in a build, or in `../libexec/fxterm`, as installed.
    static var path: String {
        let here = (Bundle.main.executablePath as NSString?)?.resolvingSymlinksInPath as NSString?
        let folder = here?.deletingLastPathComponent as NSString? ?? ""
        let beside = folder.appendingPathComponent("fxterm-feeds")
        let installed = folder.appendingPathComponent("../libexec/fxterm/fxterm-feeds")
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : installed
    }
}
