import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Seeded
import Testing

@Suite(.serialized) struct SoakTests {
    /// Seconds that pass for the program in one of ours.
    private static let speed = 4032

    private struct Sample {
        var kibibytes: Int
        var descriptors: Int
    }

    @Test(
        "Over a week memory, descriptors and the log stay as they are, and the clock is right at its end",
        .disabled(if: Sanitizer.isOn, "a sanitizer has to be loaded first, and has a memory of its own"))
    func week() throws {
        // A week in two and a half minutes; the tests have some hours of it.
        let trial = Trial(
            "A simulated week: fast clock, live feeds, keys, mouse, resizes", 5, often: 150,
            test: "SoakTests.week")
        var chance = trial.generator
        let home = try Home()
        let start = Self.nanoseconds(CLOCK_REALTIME)
        // The warm-up comes before the first measurement of memory.
        let span = trial.count * 1_000_000_000
        let server = try LoopbackServer { request in Self.response(to: request) }
        try home.write(
            """
            { feeds: { rates: [ { kind: "rter", url: "\(server.url)/capi.php" } ], history: [], events: [],
                       stocks: [ { kind: "dash", url: "\(server.url)/dash" } ] },
              refresh: { rates: 3600, stocks: 1800 }, theme: "default" }
            """, to: home.settings)
        let clock = "\(start) \(Self.nanoseconds(CLOCK_BOOTTIME)) \(span) \(Self.speed)"
        let terminal = try home.start(
            environment: [
                "LD_PRELOAD": try BuiltProduct.path(of: "libFastClock.so"), "FAST_CLOCK": clock, "TZ": "UTC",
            ])
        try terminal.wait(for: "╭ JPY", timeout: .seconds(30))
        let log = home.folder.path + "/.local/state/fxterm/fxterm.log"
        var said = 0
        var samples: [Sample] = []
        var looks = 0
        while Self.nanoseconds(CLOCK_REALTIME) < start + span {
            try disturb(terminal, &chance)
            try #require(terminal.isRunning, "seed \(trial.seed): \(terminal.screen)")
            terminal.forgetOutput()
            looks += 1
            if looks % 20 == 0 {
                samples.append(try Self.sample(terminal.pid))
                said += try Self.say(64 << 10, into: log)
            }
        }
        terminal.resize(width: 120, height: 40)
        try terminal.press("<esc><esc><esc><esc>1")
        // From here on its clock runs like ours, so it has to show our time plus the week.
        let formatter = DateFormatter()
        formatter.timeZone = .gmt
        // Some clock on the board is whole hours from ours.
        formatter.dateFormat = ":mm:ss"
        try terminal.waitUntil(timeout: .seconds(30)) { screen in
            let now = Self.nanoseconds(CLOCK_REALTIME) + span * (Self.speed - 1)
            return (0...1).contains { late in
                let time = Date(timeIntervalSince1970: Double(now / 1_000_000_000 - late))
                let text = formatter.string(from: time)
                return screen.rows.contains { $0.contains(text) }
            }
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit(timeout: .seconds(30)) == .exited(0))
        // The first fifth fills caches: figures, the past, pages of code.
        let rest = samples.dropFirst(samples.count / 5)
        let (least, most) = (rest.map(\.kibibytes).min() ?? 0, rest.map(\.kibibytes).max() ?? 0)
        let last = rest.suffix(max(1, rest.count / 5)).map(\.kibibytes).min() ?? 0
        let early = rest.prefix(max(1, rest.count / 5)).map(\.kibibytes).min() ?? 0
        let descriptors = rest.map(\.descriptors)
        let logs = [log, log + ".1"].map { path in
            (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int ?? 0
        }
        let days = trial.count * Self.speed / 86_400
        let words =
            "\(days) days, \(looks) disturbances, \(server.requests.count) questions; memory \(early) to \(last) KiB (\(least) to \(most)), descriptors \(descriptors.min() ?? 0) to \(descriptors.max() ?? 0), logs \(logs[0] >> 10) and \(logs[1] >> 10) KiB of \(said >> 10) written, clock within 1 s"
        print(words)
        #expect(last - early < 4096, "memory grows: \(words)")
        // Requests to feeds and reads of files have descriptors for a moment.
        let ends = (
            rest.prefix(max(1, rest.count / 5)).map(\.descriptors).min() ?? 0,
            rest.suffix(max(1, rest.count / 5)).map(\.descriptors).min() ?? 0
        )
        #expect(ends.1 <= ends.0 + 2, "descriptors grow: \(words)")
        // The program checks its size before each request; entries in between come on top.
        #expect(logs.allSatisfy { $0 < 2 << 20 }, "the log grows: \(words)")
        #expect(server.requests.count > trial.count / 5)
        trial.note(words, lost: 0)
    }

    private func disturb(_ terminal: PseudoTerminal, _ chance: inout SeededGenerator) throws {
        switch Int.random(in: 0..<12, using: &chance) {
        case 0:
            terminal.resize(
                width: .random(in: 60...200, using: &chance), height: .random(in: 20...60, using: &chance))
        case 1: try terminal.press("<esc><esc>1<space><right><enter>")
        case 2: try terminal.press("<esc>c<right><left>u<esc>")
        case 3:
            try terminal.mouse(
                x: .random(in: 0...59, using: &chance), y: .random(in: 0...19, using: &chance), button: 1)
        case 4:
            try terminal.mouse(
                x: .random(in: 0...59, using: &chance), y: .random(in: 0...19, using: &chance), button: 1,
                isPressed: false)
        case 5: try terminal.press("<esc>T")
        case 6: try terminal.press("<esc>3<enter><esc>")
        case 7: try terminal.press("<esc>d5")
        case 8: try terminal.press("<esc>axyz<esc>")
        case 9: try terminal.press("<esc>ur")
        default:
            try terminal.press(["j", "k", "l", "h", "2", "3", "g", "G"].randomElement(using: &chance) ?? "j")
        }
        try terminal.watch(for: .milliseconds(5))
    }

    /// New figures each time, so that each is saved.
    private static func response(to request: LoopbackRequest) -> LoopbackResponse {
        var bodies = Bodies()
        let drift = Double(nanoseconds(CLOCK_REALTIME) / 1_000_000 % 1000) / 1e6
        if request.path.hasPrefix("/capi.php") {
            bodies.rates = bodies.rates.mapValues { $0 * (1 + drift) }
            return .text(bodies.rter)
        }
        return .text(
            """
            [{"symbol": "2330.TW", "name": "台積電", "lastClose": 1000, "lastCloseDay": "20261119",
              "dataList": [{"time": "2026-11-20 09:05:00", "value": \(1000 + drift * 1000)}]}]
            """)
    }

    private static func nanoseconds(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Writes as libraries do on standard error; returns how many bytes.
    private static func say(_ count: Int, into log: String) throws -> Int {
        let file = try FileHandle(forWritingTo: URL(filePath: log))
        defer { try? file.close() }
        try file.seekToEnd()
        try file.write(contentsOf: Data(repeating: UInt8(ascii: "."), count: count))
        return count
    }

    private static func sample(_ pid: Int32) throws -> Sample {
        let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon") } ?? ""
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").count
        return Sample(
            kibibytes: line.split(separator: " ").compactMap { Int($0) }.first ?? 0, descriptors: descriptors)
    }
}
