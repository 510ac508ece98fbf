import Foundation
import PseudoTerminal
import Seeded
import Testing

/// Terminals of every type that the system describes, and every locale that it has.
@Suite(.serialized) struct TerminalTypesTests {
    private static func types() -> [String] {
        var types: Set<String> = []
        let own =
            getenv("TERMINFO_DIRS").map { String(cString: $0).split(separator: ":").map(String.init) } ?? []
        for folder in own + ["/usr/share/terminfo", "/lib/terminfo", "/etc/terminfo"] where !folder.isEmpty {
            for letter in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                types.formUnion(
                    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(letter)")) ?? [])
            }
        }
        return types.sorted()
    }

    private static let usual = [
        "ansi", "dumb", "linux", "rxvt", "screen", "screen-256color", "tmux-256color", "vt100", "vt220",
        "xterm",
        "xterm-256color", "xterm-color",
    ]

    @Test(
        "On every terminal that can place its cursor it starts, and gives it back; others are told what to do"
    )
    func types() throws {
        let all = Self.types()
        let trial = Trial(
            "Every TERM of the system's terminfo", min(12, all.count), often: all.count,
            test: "TerminalTypesTests.types")
        var chance = trial.generator
        var refused = 0
        let home = try Home()
        try home.useFeeds(of: nil)
        let dirs = getenv("TERMINFO_DIRS").map { String(cString: $0) }
        // A short trial uses the usual ones, a long one all there are.
        let chosen = trial.count < all.count ? Self.usual.filter(all.contains) : all
        for type in chosen.shuffled(using: &chance) {
            let terminal = try home.start(
                ["--demo"], width: 80, height: 24, environment: ["TERM": type, "TERMINFO_DIRS": dirs])
            let end = ContinuousClock.now + .seconds(30)
            while terminal.isRunning, terminal.output.count < 600, ContinuousClock.now < end {
                try terminal.watch(for: .milliseconds(5))
            }
            if terminal.isRunning { try terminal.press("q") }
            let status = try terminal.waitForExit(timeout: .seconds(20))
            if status == .exited(1) {
                refused += 1
                #expect(Self.lacksCursor(type), "\(type) is refused: \(terminal.screen)")
                #expect(terminal.screen.contains("TERM"))
            } else {
                #expect(status == .exited(0), "\(type)")
            }
            let modes = try terminal.modes().description.split(separator: ":")
            let plain = try PlainModes.description.split(separator: ":")
            #expect(modes == plain, "\(type)")
        }
        trial.note("\(chosen.count) types, \(refused) without cursor addressing told so", lost: 0)
    }

    @Test("In every locale of the system, and in some that it has not, it starts and says what it knows")
    func locales() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let listing = Process()
        let pipe = Pipe()
        listing.executableURL = URL(filePath: "/usr/bin/locale")
        listing.arguments = ["-a"]
        listing.standardOutput = pipe
        try listing.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        listing.waitUntilExit()
        let made = MadeLocales(in: home.folder)
        let missing = ["zh_TW.BIG5", "ja_JP.SJIS", "tr_TR.UTF-8", "ar_EG", "\u{1B}[31m", ""]
        let names = text.split(separator: "\n").map(String.init) + missing + made.names
        let trial = Trial(
            "Every locale that the system has or can make, and missing ones", min(8, names.count),
            often: names.count, test: "TerminalTypesTests.locales")
        var chance = trial.generator
        for name in names.shuffled(using: &chance).prefix(trial.count) {
            let folder = made.names.contains(name) ? try made.make(name) : nil
            defer { made.remove(name) }
            let terminal = try home.start(environment: ["LC_ALL": name, "LOCPATH": folder])
            try terminal.waitUntil { screen in
                screen.contains("JPY") && screen.rows.contains { $0.contains("0.76") || $0.contains("0,76") }
            }
            try terminal.press("q")
            #expect(try terminal.waitForExit() == .exited(0), "\(name)")
            let marks = TerminalMarks(terminal.output)
            #expect(marks.left.isEmpty && marks.strange.isEmpty, "\(name): \(marks.left) \(marks.strange)")
        }
        trial.note("\(trial.count) locales", lost: 0)
    }

    private static func lacksCursor(_ type: String) -> Bool {
        let tput = Process()
        tput.executableURL = URL(filePath: "/usr/bin/tput")
        tput.arguments = ["-T", type, "cup", "1", "1"]
        tput.standardOutput = FileHandle.nullDevice
        tput.standardError = FileHandle.nullDevice
        guard (try? tput.run()) != nil else { return false }
        tput.waitUntilExit()
        return tput.terminationStatus != 0
    }

    private enum PlainModes {
        static var description: String {
            get throws {
                try PseudoTerminal(["/bin/sh", "-c", "read line"]).modes().description
            }
        }
    }
}
