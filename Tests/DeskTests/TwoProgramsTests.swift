import PseudoTerminal
import Testing
import Words

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct TwoProgramsTests {
    private let server: DeskServer
    private let leader: StandInLeader
    private let homes: [MemberHome]

    init() throws {
        server = try DeskServer()
        leader = try StandInLeader(server)
        let server = server
        homes = try ["ann", "bob"].map { try MemberHome(settings: "{ desk: '\(server.address($0))' }") }
    }

    private func start(_ options: [String]) throws -> (ann: PseudoTerminal, bob: PseudoTerminal) {
        let published = try homes[0].run(["board", "publish", "Main"] + options)
        #expect(published.status == 0, "\(published.errors)")
        let followed = try homes[1].run(["board", "follow", "main", "--as", "Team"])
        #expect(followed.status == 0 && followed.output.says(.shareFollowed), "\(followed)")
        let ann = try homes[0].start(["--board", "Main"], width: 120, height: 40)
        let bob = try homes[1].start(["--board", "Team"], width: 120, height: 40)
        for terminal in [ann, bob] { try terminal.waitUntil { begins($0, "JPY", "TWD", "EUR") } }
        return (ann, bob)
    }

    private func cards(_ screen: TerminalScreen) -> [String] {
        screen.rows.flatMap { row in row.matches(of: /╭ ([A-Z]{3})\s/).map { String($0.1) } }
    }

    private func begins(_ screen: TerminalScreen, _ codes: String...) -> Bool {
        Array(cards(screen).prefix(codes.count)) == codes
    }

    private func quit(_ terminals: PseudoTerminal...) throws {
        for terminal in terminals {
            try terminal.press("q")
            #expect(try terminal.waitForExit() == .exited(0))
        }
    }

    /// Also cuts the user's connections.
    private func set(isOpen: Bool, of user: String) throws {
        try server.sql("ALTER ROLE \(user) \(isOpen ? "LOGIN" : "NOLOGIN")")
        if isOpen { return }
        try server.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(user)'")
    }

    @Test("what one carries, names and removes the other sees, with the line cut and mended meanwhile")
    func together() throws {
        let (ann, bob) = try start(["--edit"])
        try ann.press("<space><right><right><enter>")
        try bob.waitUntil {
            begins($0, "TWD", "EUR", "JPY") && $0.says(.sharedMoved, ["name": "ann", "item": "JPY"])
        }
        try bob.press("g" + String(repeating: "<S-right>", count: 11) + "nAsia<enter>")
        try ann.waitUntil { $0.contains("▾ Asia") && $0.says(.sharedAdded, ["name": "bob", "item": "Asia"]) }
        try ann.press("gn")
        try ann.wait(for: "New name for Asia")
        try ann.press("<C-u>East<enter>")
        try bob.waitUntil {
            $0.contains("▾ East") && !$0.contains("▾ Asia")
                && $0.says(.sharedRenamed, ["name": "ann", "former": "Asia", "item": "East"])
        }
        try ann.press("<right>x")
        try bob.press("Gx")
        for terminal in [ann, bob] {
            try terminal.waitUntil {
                begins($0, "EUR", "JPY") && !cards($0).contains("TWD") && !cards($0).contains("IDR")
            }
        }
        try set(isOpen: false, of: "bob")
        try bob.press("g<right>x")
        try bob.waitUntil { begins($0, "JPY") }
        try ann.press("u")
        try ann.waitUntil { begins($0, "TWD", "EUR", "JPY") }
        #expect(!cards(bob.screen).contains("TWD") && !cards(ann.screen).contains("IDR"))
        try set(isOpen: true, of: "bob")
        for terminal in [ann, bob] { try terminal.waitUntil { begins($0, "TWD", "JPY") } }
        try bob.press("u")
        for terminal in [ann, bob] { try terminal.waitUntil { begins($0, "TWD", "EUR", "JPY") } }
        try quit(ann, bob)
    }

    @Test("alerts go to a follower, who may look at them, mute them, and remove none")
    func alerts() throws {
        for line in [">170", ">180"] {
            #expect(try homes[0].run(["alerts", "add", "JPY", line]).status == 0)
        }
        let (ann, bob) = try start(["--alerts"])
        try bob.waitUntil { $0.says(.boardIsFollowed, ["name": "ann"]) }
        try bob.press("A")
        try bob.waitUntil { $0.contains(">170") && $0.contains(">180") && $0.contains("Main") }
        try bob.press("x")
        try bob.waitUntil { $0.contains("'fxterm board mute'") }
        #expect(bob.screen.contains(">170"))
        try ann.press("A")
        try ann.wait(for: ">170")
        try ann.press("x")
        try bob.waitUntil { !$0.contains(">170") && $0.contains(">180") }
        try quit(ann)
        #expect(try homes[1].run(["alerts", "remove", "2"]).status == 1)
        #expect(try homes[1].run(["board", "mute", "Team"]).status == 0)
        try bob.waitUntil { !$0.contains(">180") }
        #expect(try homes[1].run(["board", "unmute", "Team"]).status == 0)
        try bob.waitUntil { $0.contains(">180") }
        try bob.press("<esc>")
        #expect(try homes[1].run(["board", "unfollow", "Team"]).status == 0)
        #expect(try !homes[1].run(["alerts"]).output.contains(">180"))
        try quit(bob)
        #expect(try homes[0].run(["alerts"]).output.contains(">180"))
    }
}
