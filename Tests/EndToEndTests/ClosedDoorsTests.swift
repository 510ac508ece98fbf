import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite(.serialized) struct ClosedDoorsTests {
    private static let variables = [
        "http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY",
    ]

    @Test(
        "A feed on this machine is asked without a proxy, whatever the environment names",
        arguments: ["127.0.0.1", "localhost"], ["http", "socks5h"])
    func proxy(host: String, scheme: String) throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        let proxy = try LoopbackServer { _ in
            .text(#"{"USDJPY": {"Exrate": 1, "UTC": "2026-11-20 15:00:00"}}"#)
        }
        try home.write(
            """
            { feeds: { rates: [ { kind: "rter", url: "http://me:secret@\(host):\(server.port)/capi.php?token=secret" } ],
                       stocks: [], history: [], events: [] } }
            """, to: home.settings)
        var environment: [String: String?] = ["no_proxy": nil, "NO_PROXY": nil]
        for name in Self.variables { environment[name] = "\(scheme)://127.0.0.1:\(proxy.port)" }
        let outcome = try home.run(["print", "rates", "JPY", "--format", "json"], environment: environment)
        #expect(outcome.items("rates")["JPY"]?["rate"] as? Double == 149.23, "\(outcome.errors)")
        #expect(proxy.requests.isEmpty, "\(proxy.requests)")
        #expect(server.requests.first?.query == "token=secret")
    }

    @Test("Neither doctor nor an error tells the secrets of an address")
    func secrets() throws {
        let home = try Home()
        let elsewhere = "https://you:secret@example.org/?token=secret"
        let server = try LoopbackServer { _ in .redirect(to: elsewhere) }
        let address = "http://me:secret@127.0.0.1:\(server.port)/capi.php?token=secret"
        try home.write(
            """
            { feeds: { rates: [ { kind: "rter", url: "\(address)" } ], stocks: [], history: [], events: [] } }
            """, to: home.settings)
        let outcome = try home.run(["print", "rates"])
        #expect(outcome.errors.contains("(https://…@example.org/?…)"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("secret"))
        let doctor = try home.run(["doctor"]).output
        #expect(doctor.contains("  rter  http://…@127.0.0.1:\(server.port)/capi.php?…\n"), "\(doctor)")
        #expect(!doctor.contains("secret"), "\(doctor)")
        for wrong in [
            "ftp://me:secret@example.org/?secret", "https://me:secret/@:x", "me:secret@example.org",
        ] {
            try home.write("{ feeds: { rates: [ { kind: 'rter', url: '\(wrong)' } ] } }", to: home.settings)
            let said = try home.run(["print", "rates"])
            #expect(said.status == 2)
            #expect(!said.errors.contains("secret"), "\(said.errors)")
        }
    }

    @Test("No program leaves a core file where feeds need keys, which its environment has")
    func coreFiles() throws {
        let home = try Home()
        try home.write(
            """
            { feeds: { rates: [], history: [], events: [], stocks: [
                { kind: "json", name: "mine", serves: "stocks", symbols: ["US"], url: "http://127.0.0.1:9/?s={symbols}&k=${A_KEY}",
                  rows: "$[*]", symbol: "$.s", price: "$.p" } ] } }
            """, to: home.settings)
        let board = try home.start(environment: ["A_KEY": "secret"])
        try board.wait(for: .rates)
        let limits = try String(contentsOfFile: "/proc/\(board.pid)/limits", encoding: .utf8)
        let core = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") } ?? ""
        #expect(core.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"], "\(core)")
        try board.press("q")
        #expect(try board.waitForExit() == .exited(0))
    }

    @Test("doctor says that the file of SSL_CERT_FILE is missing")
    func missingCertificates() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let outcome = try home.run(["doctor"], environment: ["SSL_CERT_FILE": "/nonexistent/list.pem"])
        #expect(outcome.status == 1)
        #expect(outcome.output.says(.certificateFileMissing, ["file": "/nonexistent/list.pem"]))
    }

    @Test(
        "A folder that cannot be read ends a command with its name and the reason: nothing is invented",
        arguments: [".local/share/fxterm", ".local/state/fxterm", ".local/state/fxterm/boards"])
    func unreadableFolder(name: String) throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let folder = home.folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A link to itself cannot be read by root either.
        try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: folder)
        for command in [
            ["alerts", "list"], ["alerts", "history"], ["print", "rates"], ["status"], ["board", "list"],
            ["watch"], ["board", "export", "-"],
        ] {
            let outcome = try home.run(command)
            #expect(outcome.status == 1, "\(command)")
            #expect(outcome.output.isEmpty, "\(command)")
            #expect(
                outcome.errors.contains("\(folder.path): Too many levels of symbolic links"), "\(command)")
        }
        #expect(try home.run(["print", "rates", "--demo"]).status == 0)
    }

    @Test("A program fxterm-collector of the current folder is never run")
    func currentFolder() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let mark = home.folder.appending(path: "mark").path
        try home.write("#!/bin/sh\ntouch \(mark)\n", to: home.folder.appending(path: "fxterm-collector"))
        chmod(home.folder.appending(path: "fxterm-collector").path, 0o700)
        let place = home.folder.appending(path: "bin")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let program = place.appending(path: "fxterm").path
        try FileManager.default.copyItem(atPath: try BuiltProduct.path(of: "fxterm"), toPath: program)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c",
            "exec 3<\(program); rm \(program); cd \(home.folder.path); exec /proc/self/fd/3 print rates",
        ]
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in home.environment() { variables[name] = value }
        process.environment = variables
        let pipe = Pipe()
        (process.standardError, process.standardOutput) = (pipe, FileHandle.nullDevice)
        try process.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(!FileManager.default.fileExists(atPath: mark))
        #expect(said.says(.feedsMissing), "\(said)")
    }

    @Test("q ends the board while the collector does nothing")
    func deafFeeds() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let place = home.folder.appending(path: "bin")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let program = place.appending(path: "fxterm").path
        try FileManager.default.copyItem(atPath: try BuiltProduct.path(of: "fxterm"), toPath: program)
        try home.write("#!/bin/sh\nexec sleep 60\n", to: place.appending(path: "fxterm-collector"))
        chmod(place.appending(path: "fxterm-collector").path, 0o700)
        let symbols = (0..<12_000).map { "\"AAAAAAAAAAAA\($0)\"" }.joined(separator: ", ")
        try home.write(
            """
            {"version": 1, "base": "USD", "baseline": "d1", "rates": ["JPY"], "clocks": [], "stocks": [\(symbols)]}
            """, to: home.board)
        let terminal = try PseudoTerminal([program], width: 120, height: 40, environment: home.environment())
        try terminal.wait(for: "JPY")
        try terminal.press("r")
        try terminal.press("q")
        #expect(try terminal.waitForExit(timeout: .seconds(30)) == .exited(0))
    }
}
