import PseudoTerminal
import Testing

struct WholePictureTests {
    @Test(
        "Where output is synchronized, a picture is judged when all of it is there, however long that takes")
    func pause() throws {
        let terminal = try PseudoTerminal(
            [
                "/bin/sh", "-c",
                "printf '\\033[?2026hfirst '; sleep 0.4; printf 'last\\033[?2026l'; read line",
            ],
            isSynchronized: true)
        let screen = try terminal.wait(for: "first")
        #expect(screen.contains("first last"))
    }
}
