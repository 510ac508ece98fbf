import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite(.timeLimit(.minutes(10))) struct PageRunTests {
    private func page(_ home: Home) -> URL { home.folder.appending(path: "site/index.html") }

    private func home(_ server: LoopbackServer?) throws -> Home {
        let home = try Home()
        try home.useFeeds(of: server, refresh: 2)
        try FileManager.default.createDirectory(
            at: home.folder.appending(path: "site"), withIntermediateDirectories: true)
        try home.write(
            #"{"version":1,"rates":["JPY"],"clocks":["Asia/Tokyo"],"stocks":["2330.TW"],"base":"USD"}"#,
            to: home.board)
        return home
    }

    @Test("The page is written once, whole, for others to read, with the figures of feeds")
    func once() throws {
        let server = try Replay(Bodies().all).serve()
        let home = try home(server)
        let outcome = try home.run(["page", "--out", "\(home.folder.path)/site"])
        #expect((outcome.status, outcome.output, outcome.errors) == (0, "", ""))
        let html = try String(contentsOf: page(home), encoding: .utf8)
        #expect(html.contains("<b>149.23</b>") && html.contains("<b>1020.00</b>"), "\(html)")
        #expect(html.hasSuffix("</html>\n"))
        var status = stat()
        #expect(stat(page(home).path, &status) == 0 && status.st_mode & 0o777 == 0o644)
        let files = try FileManager.default.contentsOfDirectory(atPath: home.folder.path + "/site")
        #expect(files == ["index.html"])
    }

    @Test("With --base rates are per unit of it, and the board stays as it is")
    func base() throws {
        let server = try Replay(Bodies().all).serve()
        let home = try home(server)
        let board = try Data(contentsOf: home.board)
        let outcome = try home.run(["page", "--base", "EUR", "--out", "\(home.folder.path)/site"])
        #expect((outcome.status, outcome.errors) == (0, ""))
        let html = try String(contentsOf: page(home), encoding: .utf8)
        // 149.23 / 0.8652 by Python.
        #expect(
            html.contains("EUR/JPY") && html.contains("<b>172.48</b>") && !html.contains("USD/JPY"), "\(html)"
        )
        #expect(try Data(contentsOf: home.board) == board)
        #expect(try home.run(["page", "--base", "EURO", "--out", home.folder.path]).status == 2)
    }

    /// Takes ten seconds a language: Chromium starts, and shows four widths in light and dark.
    @Test(
        "In Chromium nothing is cut off or broken from 360 px up, contrast is enough, and keys alone reach everything",
        .enabled(if: hasChromium, "needs Chromium"), arguments: ["en_US.UTF-8", "de_DE.UTF-8", "ja_JP.UTF-8"])
    func chromium(locale: String) throws {
        let home = try home(nil)
        #expect(
            try home.run(
                ["page", "--demo", "--out", "\(home.folder.path)/site"], environment: ["LANG": locale]
            ).status == 0)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Page/browser.py").standardized
        process.arguments = ["python3", script.path, page(home).path]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said)")
    }

    private static let hasChromium = ["chromium", "chromium-browser", "google-chrome"]
        .contains { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }

    @Test("The policy allows the one script that the page has, by its hash, and no other")
    func policy() throws {
        let home = try home(nil)
        #expect(try home.run(["page", "--demo", "--out", "\(home.folder.path)/site"]).status == 0)
        let html = try String(contentsOf: page(home), encoding: .utf8)
        let script = try #require(html.components(separatedBy: "<script>").dropFirst().first)
        let file = home.folder.appending(path: "script.js")
        try home.write(script.components(separatedBy: "</script>")[0], to: file)
        let openssl = Process()
        let output = Pipe()
        openssl.executableURL = URL(filePath: "/usr/bin/openssl")
        openssl.arguments = ["dgst", "-sha256", "-binary", file.path]
        openssl.standardOutput = output
        try openssl.run()
        let hash = output.fileHandleForReading.readDataToEndOfFile().base64EncodedString()
        openssl.waitUntilExit()
        #expect(html.contains("script-src &#39;sha256-\(hash)&#39;;"))
        #expect(html.components(separatedBy: "<script").count == 2)
    }

    @Test("While it follows, figures of feeds and a new board are on the page")
    func follow() throws {
        let fresh = Bodies()
        let yen = Yen()
        let replay = Replay(fresh.all)
        let server = try LoopbackServer { request in
            guard request.path.hasPrefix("/capi.php") else { return replay.response(to: request) }
            var bodies = Bodies()
            bodies.rates["JPY"] = yen.rate
            return .text(bodies.rter)
        }
        let home = try home(server)
        let process = try follow(home)
        defer {
            // Programs that tests start this way inherit a mask that blocks the usual signals.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        func html() -> String { (try? String(contentsOf: page(home), encoding: .utf8)) ?? "" }
        try home.wait("the first figures") { html().contains("<b>149.23</b>") }
        let begun = ContinuousClock.now
        try home.write(
            #"{"version":1,"rates":["EUR"],"clocks":[],"stocks":[],"base":"USD"}"#, to: home.board)
        try home.wait("the new board") { html().contains("USD/EUR") && !html().contains("USD/JPY") }
        #expect(ContinuousClock.now - begun < .seconds(60))
    }

    private func follow(_ home: Home, _ words: String...) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: try BuiltProduct.path(of: "fxterm"))
        process.arguments = ["page", "--follow", "--out", "\(home.folder.path)/site"] + words
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in home.environment() { variables[name] = value }
        process.environment = variables
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test("The base of --base stays when the board or the settings change")
    func followBase() throws {
        let server = try Replay(Bodies().all).serve()
        let home = try home(server)
        let process = try follow(home, "--base", "EUR")
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        func html() -> String { (try? String(contentsOf: page(home), encoding: .utf8)) ?? "" }
        try home.wait("the first figures") { html().contains("<b>172.48</b>") }
        try home.write(
            #"{"version":1,"rates":["TWD","EUR"],"clocks":[],"stocks":[],"base":"USD"}"#, to: home.board)
        try home.wait("the new board") { html().contains("EUR/TWD") }
        #expect(html().contains("EUR/USD") && !html().contains("USD/TWD"))
        var settings = try String(contentsOf: home.settings, encoding: .utf8)
        let end = try #require(settings.lastIndex(of: "}"))
        let comma = settings[..<end].last { !$0.isWhitespace } == "," ? "" : ","
        settings.replaceSubrange(end...end, with: "\(comma) language: \"de\" }")
        try home.write(settings, to: home.settings)
        try home.wait("the new language") { html().contains("lang=\"de\"") }
        #expect(html().contains("EUR/TWD") && !html().contains("USD/TWD"))
    }

    private final class Yen: @unchecked Sendable {
        private let lock = NSLock()
        private var value = 149.23
        var rate: Double {
            get { lock.withLock { value } }
            set { lock.withLock { value = newValue } }
        }
    }

    @Test("Without a folder it is wrong usage, and a folder that is not there is named")
    func folders() throws {
        let home = try home(nil)
        let none = try home.run(["page"])
        #expect(none.status == 2 && none.errors.says(.pageNeedsOut))
        let missing = try home.run(["page", "--demo", "--out", "/nowhere/at/all"])
        #expect(missing.status == 1 && missing.errors.contains("/nowhere/at/all"))
    }
}
