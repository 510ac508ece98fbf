import Foundation
import Loopback
import PseudoTerminal
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct AlertBoardTests {
    /// Without a desktop for notifications the terminal shows notices.
    private static let environment: [String: String?] = [
        "TERM_PROGRAM": "WezTerm", "DBUS_SESSION_BUS_ADDRESS": nil, "XDG_RUNTIME_DIR": nil, "TMUX": nil,
    ]

    private static func notices(_ boards: [PseudoTerminal]) -> Int {
        boards.reduce(0) { count, board in
            count
                + String(decoding: board.output, as: UTF8.self)
                .ranges(of: "\u{1B}]9;fxterm: JPY at 150.50").count
        }
    }

    /// Takes 15 s: the feed allows a request every 15 s.
    @Test("What fires is marked on both boards, and told by one of them, once")
    func toldOnce() throws {
        let home = try Home()
        let yen = Mutex(149.23)
        let server = try LoopbackServer { request in
            var bodies = Bodies()
            bodies.rates["JPY"] = yen.withLock { $0 }
            return Replay(bodies.all).response(to: request)
        }
        try home.useFeeds(of: server)
        let boards = try (0..<2).map { _ in try home.start(environment: Self.environment) }
        for board in boards { try board.waitUntil { $0.isLive } }
        try boards[0].press("!")
        try boards[0].send(Array(">150\r".utf8))
        for board in boards {
            try board.press("lA")
            try board.waitUntil { $0.text.contains(">150") && $0.text.contains("armed") }
            try board.press("<esc>")
        }
        yen.withLock { $0 = 150.5 }
        let end = ContinuousClock.now + .seconds(60)
        func isMarked(_ board: PseudoTerminal) throws -> Bool {
            try board.waitUntil { _ in true }.text.contains("! 1 alert")
        }
        while try !boards.allSatisfy(isMarked) || Self.notices(boards) == 0, ContinuousClock.now < end {
            try boards[0].press("r")
            usleep(500_000)
        }
        #expect(Self.notices(boards) == 1)
        let bells = boards.reduce(0) { $0 + $1.output.count { $0 == 7 } }
        #expect(bells > 0)
        try boards[0].press("h")
        for board in boards { try board.waitUntil { !$0.text.contains("! 1 alert") } }
        for board in boards {
            try board.press("q")
            _ = try board.waitForExit()
        }
        #expect(Self.notices(boards) == 1)
        let again = try home.start(environment: Self.environment)
        try again.waitUntil { $0.isLive }
        try again.press("A<tab>")
        try again.waitUntil { $0.text.contains("150.50") && $0.text.contains("rter") }
        try again.press("<esc>q")
        _ = try again.waitForExit()
        #expect(Self.notices(boards + [again]) == 1)
    }
}
