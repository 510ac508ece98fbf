import CursesTerminal
import Glibc
import ProbeFrames
import TUI

/// Shows a picture and its input, and fails on demand. Control keys: x quits, z suspends, t traps, a aborts,
/// o overflows the stack, p shows the same picture again, l redraws, u uses up all memory, e writes to
/// standard error, now and at the end; if PROBE_LINKS is set, k shows the first cells as a link, and y copies
/// a text. Pictures: b with broken cells, d a chart, in pixels if PROBE_PICTURES is set, f with a crosshair, g
/// with too many colours, s too small, w too large, n the next random one of the seed in the first argument.
@main
@MainActor
struct TerminalProbe {
    private let terminal: CursesTerminal
    private let seed: UInt64
    private var frame: Canvas
    private var chart: PlacedChart?
    private var links: [PlacedLink] = []
    private var lines: [String] = []
    private var picture = -1
    private var hasComplained = false

    static func main() {
        let arguments = CommandLine.arguments
        do throws(TerminalError) {
            let log = getenv("PROBE_LOG").map { String(cString: $0) }
            var probe = TerminalProbe(
                terminal: try CursesTerminal(
                    mouse: true, pictures: getenv("PROBE_PICTURES") != nil, log: log,
                    fault: "a fault of its own; see \(log ?? "nothing")"),
                seed: arguments.count > 1 ? UInt64(arguments[1]) ?? 0 : 0)
            exit(probe.run())
        } catch {
            writeError("\(error)\n")
            exit(2)
        }
    }

    private init(terminal: CursesTerminal, seed: UInt64) {
        self.terminal = terminal
        self.seed = seed
        lines = ["colours \(terminal.colours)"]
        frame = ProbeFrames.greeting(terminal.size, lines: lines)
    }

    private func linger() -> Int32 {
        terminal.close()
        Self.writeError("given back\n")
        _ = readLine()
        return 0
    }

    private mutating func run() -> Int32 {
        defer {
            terminal.close()
            if hasComplained { Self.writeError("aside\n") }
        }
        terminal.present(frame, ProbeFrames.palette)
        while true {
            var waiting = terminal.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            _ = poll(&waiting, nfds_t(waiting.count), -1)
            if waiting.contains(where: { $0.revents & Int16(POLLHUP | POLLERR) != 0 }) { terminal.hangUp() }
            for event in terminal.events(waiting.map(\.fd)) {
                if case .terminate(let signal) = event { return 128 + signal }
                if event == .key(.control("x")) { return 0 }
                if event == .key(.control("q")) { return linger() }
                take(event)
            }
            terminal.present(frame, ProbeFrames.palette, picture: chart, links: links)
        }
    }

    private mutating func take(_ event: Event) {
        if case .key = event { (chart, links) = (nil, []) }
        switch event {
        case .key(.control("d")), .key(.control("f")):
            frame = ProbeFrames.greeting(terminal.size)
            let drawn = PlacedChart(ProbeFrames.chart, in: Rect(frame.size).inset(dx: 2, dy: 4))
            frame.draw(drawn.chart, in: drawn.rect)
            chart = drawn
            guard event == .key(.control("f")) else { break }
            let plan = ChartPlan(drawn.chart, in: drawn.rect)
            frame.drawCrosshair(slot: 2, value: nil, valueText: "", slotText: "", drawn.chart, plan)
        case .key(.control("z")): terminal.suspend()
        case .key(.control("t")): fatalError("a trap")
        case .key(.control("a")): abort()
        case .key(.control("o")): _ = overflow(0)
        case .key(.control("u")): useUpMemory()
        case .key(.control("p")): break
        case .key(.control("k")) where getenv("PROBE_LINKS") != nil:
            let row = Rect(x: 0, y: 0, width: 5, height: 1)
            links = [
                PlacedLink(row, "https://a.test/b"),
                PlacedLink(row, "https://a.test/\u{1B}\\\u{1B}]0;x\u{7}"),
            ]
        case .key(.control("y")) where getenv("PROBE_LINKS") != nil: terminal.copy("149.23 \u{1B}]0;x\u{7}€")
        case .key(.control("e")): complain()
        case .key(.control("l")): terminal.invalidate()
        case .key(.control("b")): frame = ProbeFrames.broken(terminal.size)
        case .key(.control("s")): frame = ProbeFrames.greeting(Size(width: 12, height: 3))
        case .key(.control("w")): frame = ProbeFrames.greeting(Size(width: 300, height: 99))
        case .key(.control("g")): frame = ProbeFrames.gradient(terminal.size)
        case .key(.control("n")):
            picture += 1
            frame = ProbeFrames.random(terminal.size, seed: seed, index: picture)
        default:
            lines.append(Self.describe(event))
            frame = ProbeFrames.greeting(terminal.size, lines: lines)
        }
    }

    private static func describe(_ event: Event) -> String {
        switch event {
        case .key(let key): "key \(key)"
        case .mouse(let action, let point): "mouse \(action) \(point.x),\(point.y)"
        case .paste(let text): "paste \(text.debugDescription.prefix(60))"
        case .resized(let size): "resized \(size.width)x\(size.height)"
        case .paper(let isLight): "paper \(isLight ? "light" : "dark")"
        case .resumed: "resumed"
        case .terminate(let signal): "terminate \(signal)"
        }
    }

    private mutating func complain() {
        hasComplained = true
        Self.writeError("aside\n")
    }

    private static func writeError(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private func useUpMemory() {
        var all: [[UInt64]] = []
        while true { all.append(Array(repeating: 1, count: 1 << 20)) }
    }

    private func overflow(_ depth: Int) -> Int {
        let lines = lines.map { "\(depth) \($0)" }
        return overflow(depth + 1) + lines.count
    }
}
