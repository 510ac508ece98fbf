import Foundation
import PseudoTerminal
import Testing
import Words

/// A program with its copies in one folder, on a system whose own files are hidden from it.
@Suite(.serialized, .enabled(if: HiddenSystem.isPossible, "no name spaces here"), .timeLimit(.minutes(10)))
struct CopiesTests {
    private func install() throws -> (home: Home, program: URL) {
        let home = try Home()
        let program = home.folder.appending(path: "bin/fxterm")
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(filePath: BuiltProduct.path(of: "fxterm")), to: program)
        return (home, program)
    }

    private func copy(to home: Home) throws -> URL {
        let share = home.folder.appending(path: "share/fxterm")
        for (source, target) in [
            ("/usr/share/zoneinfo/Asia", "zoneinfo/Asia"),
            ("/usr/share/zoneinfo/tzdata.zi", "zoneinfo/tzdata.zi"),
            ("/etc/ssl/certs/ca-certificates.crt", "certificates.pem"),
            ("/lib/terminfo/x/xterm-256color", "terminfo/x/xterm-256color"),
            ("/usr/lib/locale/C.utf8", "locale/C.utf8"),
        ] {
            let target = share.appending(path: target)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: URL(filePath: source).resolvingSymlinksInPath(), to: target)
        }
        return share
    }

    private func doctor(_ program: URL, _ home: Home) throws -> String {
        try HiddenSystem.run(
            "export HOME='\(home.folder.path)' LANG=C.UTF-8; unset SSL_CERT_FILE TZDIR\n"
                + HiddenSystem.script("'\(program.path)' doctor")
        ).output
    }

    @Test("Without copies doctor says what is missing")
    func missing() throws {
        let (home, program) = try install()
        let said = try doctor(program, home)
        #expect(said.says(.zonesMissing) && said.says(.certificatesMissing), "\(said)")
    }

    @Test("Copies of time zones and certificates are used where the system has none, and doctor names them")
    func used() throws {
        let (home, program) = try install()
        let share = try copy(to: home).path
        let said = try doctor(program, home)
        #expect(said.contains(" in \(share)/zoneinfo\n"), "\(said)")
        #expect(said.contains("\n  \(share)/certificates.pem\n"), "\(said)")
    }

    @Test("Without /proc the command line is read, and the copies are found")
    func withoutProc() throws {
        let (home, program) = try install()
        _ = try copy(to: home)
        let said = try HiddenSystem.run(
            "export HOME='\(home.folder.path)' LANG=C.UTF-8; unset TZDIR\n"
                + HiddenSystem.script("'\(program.path)' time Tokyo", alsoHidden: ["/proc"]))
        #expect(said.status == 0 && said.output.contains("Asia/Tokyo"), "\(said)")
    }

    @Test("The board is drawn by copies of a terminal's description and a locale, in the user's language")
    func board() throws {
        let (home, program) = try install()
        _ = try copy(to: home)
        let environment = ["LANG": "de_DE.UTF-8", "TERMINFO_DIRS": nil, "TZDIR": nil] as [String: String?]
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", HiddenSystem.script("'\(program.path)' --demo")], width: 120, height: 40,
            environment: home.environment(environment))
        try terminal.waitUntil { $0.contains("╭─² Weltuhren") && $0.contains("Taipeh") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }
}

private enum HiddenSystem {
    private static let hidden = [
        "/usr/share", "/lib/terminfo", "/etc/terminfo", "/etc/ssl", "/etc/pki", "/usr/lib/locale",
    ]

    static let isPossible = (try? run(script("true")))?.status == 0

    static func script(_ command: String, alsoHidden: [String] = []) -> String {
        let mounts = (hidden + alsoHidden).map {
            "if [ -d \($0) ]; then mount -t tmpfs none \($0) || exit 1; fi"
        }
        return """
            exec unshare --user --map-root-user --mount sh -c '
            \(mounts.joined(separator: "\n"))
            exec "$@"' sh \(command)
            """
    }

    static func run(_ script: String) throws -> (status: Int32, output: String) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
