import Foundation
import Loopback
import PseudoTerminal
import Synchronization
import Testing

/// Alerts on boards, with a real store, collector and feed server.
@Suite(.timeLimit(.minutes(3))) struct AlertBoardTests {
    /// No desktop is there to tell anything, and the terminal is one that shows notices.
    private static let environment: [String: String?] = [
        "TERM_PROGRAM": "WezTerm", "DBUS_SESSION_BUS_ADDRESS": nil, "XDG_RUNTIME_DIR": nil, "TMUX": nil,
    ]

    /// How often the terminal was asked to show a notice about JPY, and how often to ring by itself.
    private static func notices(_ boards: [PseudoTerminal]) -> Int {
        boards.reduce(0) { count, board in
            count
                + String(decoding: board.output, as: UTF8.self)
                .ranges(of: "\u{1B}]9;fxterm: JPY at 150.50").count
        }
    }

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
            // Away from the card that will be marked, and armed by its first figure.
            try board.press("lA")
            try boards[0].waitUntil { _ in true }
            try board.waitUntil { $0.text.contains("JPY") && $0.text.contains(">150") }
        }
        try boards[0].press("<esc>r<esc>A")
        for board in boards { try board.waitUntil { $0.text.contains("armed") } }
        for board in boards { try board.press("<esc>") }
        yen.withLock { $0 = 150.5 }
        try boards[0].press("r")
        for board in boards {
            try board.waitUntil { $0.text.contains("JPY at 150.50") && $0.text.contains("! 1 alert") }
        }
        let end = ContinuousClock.now + .seconds(20)
        while Self.notices(boards) == 0, ContinuousClock.now < end {
            for board in boards { try board.waitUntil { _ in true } }
            usleep(20_000)
        }
        #expect(Self.notices(boards) == 1)
        // Looked at on one board, it is on the other.
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
