import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

/// No inotify instances are left, in a user namespace with a limit of its own.
@Suite struct NoWatchesTests {
    private static let limit = "/proc/sys/user/max_inotify_instances"
    private static let isPossible: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/unshare")
        process.arguments = ["--user", "--map-root-user", "sh", "-c", "echo 0 > \(limit)"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Over 2 s: without inotify, files are compared once a second.
    @Test(
        "The board says why, shows figures all the same, and follows files at once when there are instances again",
        .enabled(if: isPossible, "no user namespaces, or no unshare"))
    func limited() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        defer { server.stop() }
        try home.useFeeds(of: server)
        let free = home.folder.appending(path: "free")
        let script = """
            echo 0 > \(Self.limit)
            (while [ ! -e '\(free.path)' ]; do sleep 0.05; done; echo 99 > \(Self.limit)) &
            exec '\(try BuiltProduct.path(of: "fxterm"))'
            """
        let terminal = try PseudoTerminal(
            ["/usr/bin/unshare", "--user", "--map-root-user", "sh", "-c", script], width: 200, height: 40,
            environment: home.environment())
        try terminal.waitUntil { $0.says(.noWatches) }
        try terminal.waitUntil { $0.contains("● live") }
        try Data().write(to: free)
        var settings = try String(contentsOf: home.settings, encoding: .utf8)
        settings.insert(
            contentsOf: " language: 'de', ", at: settings.index(after: settings.firstIndex(of: "{")!))
        try home.write(settings, to: home.settings)
        try terminal.waitUntil { $0.contains("Aktien") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }
}
