import Foundation
import PseudoTerminal
import Seeded
import Testing
import Words

@Suite(.serialized) struct LimitsTests {
    private static let canBeAnyone = geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0
    private static let someone = [
        "/usr/bin/setpriv", "--reuid=54321", "--regid=54321", "--clear-groups",
    ]

    @Test(
        "Without a thread the board works, alone and as the second one on it, says so, and ends",
        .enabled(if: canBeAnyone, "a user whose processes can be counted takes root and setpriv"),
        .disabled(if: Sanitizer.isOn, "a sanitizer has threads of its own"))
    func threads() throws {
        let trial = Trial(
            "Boards and prints of a user who may have one process and no thread", 1, often: 20,
            test: "LimitsTests.threads")
        let home = try Home()
        try home.useFeeds(of: nil)
        let files =
            [home.folder]
            + (FileManager.default.enumerator(at: home.folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL } ?? [])
        for file in files { try #require(chown(file.path, 54321, 54321) == 0) }
        let program = [try BuiltProduct.path(of: "fxterm")]
        let alone = Self.someone + ["/usr/bin/prlimit", "--nproc=1"] + program
        // The user of the first program has no limit, or it would already use it up.
        func start(_ command: [String]) throws -> PseudoTerminal {
            try PseudoTerminal(command, width: 180, height: 40, environment: home.environment())
        }
        for _ in 0..<trial.count {
            var terminal = try start(alone)
            try terminal.wait(for: "╭ JPY")
            try terminal.press("<space><right><enter>q")
            #expect(try terminal.waitForExit() == .exited(0))

            let first = try start(Self.someone + program)
            try first.wait(for: "╭ JPY")
            terminal = try start(alone)
            try terminal.wait(for: .noThreads)
            try terminal.press("q")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(!terminal.screen.isAlternate)
            try first.press("q")
            _ = try first.waitForExit()

            terminal = try start(alone + ["print"])
            guard case .exited = try terminal.waitForExit(timeout: .seconds(30)) else {
                Issue.record("print: \(terminal.screen)")
                return
            }
        }
        trial.note("\(trial.count * 3) programs", lost: 0)
    }

    @Test(
        "With too few threads for the feeds the board and print end, and say what is lacking",
        .enabled(if: canBeAnyone, "a user whose processes can be counted takes root and setpriv"),
        .disabled(if: Sanitizer.isOn, "a sanitizer has threads of its own"), arguments: 1...3)
    func fewThreads(processes: Int) throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        // A user of its own, so that processes of other trials do not count.
        let user = uid_t(54330 + processes)
        let files =
            [home.folder]
            + (FileManager.default.enumerator(at: home.folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL } ?? [])
        for file in files { try #require(chown(file.path, user, user) == 0) }
        let program = [
            "/usr/bin/setpriv", "--reuid=\(user)", "--regid=\(user)", "--clear-groups", "/usr/bin/prlimit",
            "--nproc=\(processes)", try BuiltProduct.path(of: "fxterm"),
        ]
        var terminal = try PseudoTerminal(
            program + ["print", "rates", "TWD"], width: 180, height: 40, environment: home.environment())
        #expect(try terminal.waitForExit(timeout: .seconds(10)) == .exited(1))
        #expect(terminal.screen.says(.feedsNoRoom), "\(terminal.screen)")

        terminal = try PseudoTerminal(program, width: 180, height: 40, environment: home.environment())
        try terminal.wait(for: "╭ JPY")
        try terminal.wait(for: .feedsNoRoom)
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(!terminal.screen.isAlternate)
    }

    @Test("Where no file may grow the board is drawn, and the terminal given back", arguments: [0, 1, 64])
    func files(blocks: Int) throws {
        let home = try Home()
        let terminal = try PseudoTerminal(
            [
                "/bin/sh", "-c",
                "read _; ulimit -f \(blocks); exec \(BuiltProduct.path(of: "fxterm")) --demo",
            ],
            width: 120,
            height: 40, environment: home.environment())
        // The program begins when these are known: it changes them at once.
        let modes = try terminal.modes()
        try terminal.press("<enter>")
        try terminal.wait(for: "╭ JPY")
        try terminal.press("?")
        try terminal.wait(for: .groupMove)
        try terminal.press("<esc>q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(!terminal.screen.isAlternate)
        #expect(try terminal.modes() == modes)
    }

    @Test("A change that cannot be kept while no file may grow is said, and the exit code tells it")
    func unsaved() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "ulimit -f 0; exec \(BuiltProduct.path(of: "fxterm"))"], width: 180, height: 40,
            environment: home.environment())
        try terminal.wait(for: "╭ JPY")
        try terminal.press("<space><right><enter>")
        try terminal.wait(for: .diskFull)
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(1))
        #expect(!terminal.screen.isAlternate && terminal.screen.contains("board.json"))
    }

    @Test("A terminal that has stopped reading keeps nobody from ending", arguments: [SIGTERM, SIGHUP])
    func deaf(signal: Int32) throws {
        let trial = Trial(
            "Terminals that stop reading in the middle of a picture, and SIGTERM or SIGHUP", 1, often: 20,
            test: "LimitsTests.deaf")
        for _ in 0..<trial.count {
            let home = try Home()
            try home.useFeeds(of: nil)
            let terminal = try home.start(width: 200, height: 60)
            let modes = try terminal.modes()
            try terminal.wait(for: "╭ JPY")
            try terminal.press("<space><right><enter>")
            try home.wait(for: home.board) { ($0["rates"] as? [String])?.first == "TWD" }
            try terminal.press("<space><right><enter>")
            // No state shows that it waits for the terminal; each size costs a whole frame.
            for step in 0..<60 {
                terminal.resize(width: 200 - step % 2, height: 60)
                usleep(15_000)
            }
            terminal.signal(signal)
            let end = ContinuousClock.now + .seconds(15)
            while terminal.isRunning, ContinuousClock.now < end { usleep(10_000) }
            try #require(!terminal.isRunning, "it waits for the terminal")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(!terminal.screen.isAlternate)
            #expect(try terminal.modes() == modes)
            let rates = try home.wait(for: home.board) { _ in true }["rates"] as? [String]
            #expect(rates?.firstIndex(of: "JPY") == 2, "the change before that is kept: \(rates ?? [])")
        }
        trial.note("\(trial.count * 2) terminals", lost: 0)
    }
}
