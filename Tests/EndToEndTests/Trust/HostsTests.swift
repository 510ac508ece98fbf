import Foundation
import Loopback
import PseudoTerminal
import Seeded
import Testing
import Words

@Suite(.serialized) struct HostsTests {
    @Test(
        "Only the hosts of the settings are connected to, and nothing is started but the collector",
        .enabled(if: Tracer.isAvailable, "strace may not trace here, or would trace a sanitizer"))
    func hosts() throws {
        let home = try Home()
        let elsewhere = try LoopbackServer { _ in .text("{}") }
        // Another name for the same machine: the program queries only named hosts.
        let away = "http://localhost:\(elsewhere.port)/"
        let named = try LoopbackServer { request in
            request.path.hasPrefix("/capi.php")
                ? .redirect(to: away) : Replay(Bodies().all).response(to: request)
        }
        try home.useFeeds(of: named)
        try home.write(
            """
            {"version": 1, "base": "USD", "baseline": "d1", "rates": ["JPY", "TWD"], "clocks": ["Asia/Tokyo"],
             "stocks": ["AAPL", "$(touch /tmp/x)", "`id`", "; id"],
             "groups": {"stocks": [{"name": "$(id) | sh", "after": 1}]}}
            """, to: home.board)
        let log = home.folder.appending(path: "calls").path
        let terminal = try PseudoTerminal(
            Tracer.noting("connect,execve,execveat,sendto", in: log) + [BuiltProduct.path(of: "fxterm")],
            width: 160,
            height: 40, environment: home.environment())
        try terminal.waitUntil(timeout: .seconds(60)) { $0.says(.failRedirect) }
        try terminal.press("3a$(id)")
        try terminal.waitUntil(timeout: .seconds(30)) { _ in
            named.requests.contains { $0.path.contains("search") }
        }
        try terminal.press("<esc>rq")
        // The tracer waits for the collector too.
        home.endCollector()
        _ = try terminal.waitForExit(timeout: .seconds(60))
        #expect(elsewhere.requests.isEmpty)

        let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
        let connections = calls.filter { $0.contains("connect(") && !$0.contains("AF_UNIX") }
        #expect(!connections.isEmpty)
        for call in connections {
            // Port 0 is no connection: the library looks up which of its own addresses leads there.
            #expect(
                call.contains("htons(\(named.port))") && call.contains("127.0.0.1")
                    || call.contains("htons(0)") || call.contains("AF_UNSPEC"), "\(call)")
        }
        for call in calls where call.contains("AF_UNIX") && call.contains("connect(") {
            #expect(call.contains("nscd"), "\(call)")
        }
        let programs = calls.filter { $0.contains("execve(") && !$0.contains("= -1") }
        #expect(programs.count > 1)
        for call in programs {
            #expect(call.contains("/fxterm\"") || call.contains("/fxterm-collector\""), "\(call)")
        }
        Trial("Connections and programs started, by the system's calls", 1, often: 1, test: "HostsTests")
            .note("\(connections.count) connections, \(programs.count) programs", lost: 0)
    }

    @Test("What is kept is for the user alone")
    func modes() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        let terminal = try home.start()
        try terminal.waitUntil(timeout: .seconds(30)) { $0.isLive }
        try terminal.press("<space><right><enter>")
        try terminal.waitUntil { _ in FileManager.default.fileExists(atPath: home.board.path) }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        let files = FileManager.default.enumerator(
            at: home.folder.appending(path: ".local"), includingPropertiesForKeys: nil)
        var names: Set<String> = []
        while let file = files?.nextObject() as? URL {
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            guard file.path.contains("/state/fxterm") || file.path.contains("/share/fxterm") else { continue }
            names.insert(file.lastPathComponent)
            #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(file.path)")
        }
        #expect(names.isSuperset(of: ["board.json", "history.sqlite", "history.sqlite-users", "fxterm.log"]))
        #expect(try home.run(["doctor"]).output.contains(server.url))
    }
}
