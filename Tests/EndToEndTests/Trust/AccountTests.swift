import Foundation
import PseudoTerminal
import Seeded
import Testing
import Words

/// Users that the system does not know: in containers, or with accounts in a directory elsewhere.
@Suite struct AccountTests {
    /// `.build/release/NAME`, or the one in `FXTERM_BIN_DIR`; nil if it has not been built.
    private static func released(_ name: String) -> String? {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder =
            ProcessInfo.processInfo.environment["FXTERM_BIN_DIR"]
            ?? package.appending(path: ".build/release").path
        let path = "\(folder)/\(name)"
        return access(path, X_OK) == 0 && path.contains("/release/") ? path : nil
    }

    private static let canBeAnyone = geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0

    @Test(
        "The released programs lie anywhere in memory and are bound before they begin",
        .enabled(
            if: released("fxterm") != nil && released("fxterm-collector") != nil, "not built: make build"))
    func hardened() throws {
        for name in ["fxterm", "fxterm-collector"] {
            let file = try ELFFile(path: #require(Self.released(name)))
            #expect(file.isPositionIndependent, "\(name)")
            #expect(file.isReadOnlyAfterBinding, "\(name)")
            #expect(file.isBoundAtStart, "\(name)")
        }
    }

    @Test(
        "A user without an entry has the home folder that HOME names, or is told to name one",
        .enabled(
            if: canBeAnyone && released("fxterm") != nil, "not root, no setpriv, or not built: make build"))
    func noEntry() throws {
        let trial = Trial(
            "A user whom the system does not know, with and without HOME: doctor, time and the board", 1,
            often: 20, test: "AccountTests.noEntry")
        // Other users may have no access to the build's own folder.
        let home = try Home()
        let program = home.folder.appending(path: "fxterm")
        try FileManager.default.copyItem(atPath: #require(Self.released("fxterm")), toPath: program.path)
        let own = home.folder.appending(path: "own")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try #require(chown(own.path, 54321, 54321) == 0)
        let command = ["/usr/bin/setpriv", "--reuid=54321", "--regid=54321", "--clear-groups", program.path]
        let cases: [(home: String?, arguments: [String], status: Int32, says: (TerminalScreen) -> Bool)] = [
            (own.path, ["time", "Tokyo"], 0, { $0.contains("Asia/Tokyo") }),
            (nil, ["time", "Tokyo"], 0, { $0.contains("Asia/Tokyo") }),
            (own.path, ["doctor"], 1, { $0.says(.doctorLastAnswer) }),
            (nil, ["doctor"], 1, { $0.says(.noHome) }),
            (nil, [], 1, { $0.says(.noHome) }),
        ]
        for _ in 0..<trial.count {
            for (home, arguments, status, says) in cases {
                let terminal = try PseudoTerminal(command + arguments, environment: ["HOME": home])
                #expect(try terminal.waitForExit() == .exited(status), "\(arguments) \(terminal.screen)")
                #expect(says(terminal.screen), "\(arguments) \(terminal.screen)")
            }
            let terminal = try PseudoTerminal(
                command + ["--demo"], width: 120, environment: ["HOME": own.path])
            try terminal.wait(for: "╭ JPY")
            try terminal.press("q")
            #expect(try terminal.waitForExit() == .exited(0))
        }
        trial.note("\(trial.count * (cases.count + 1)) starts", lost: 0)
    }
}
