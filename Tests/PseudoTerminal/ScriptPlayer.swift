import Foundation

package protocol ScriptAudience: AnyObject {
    /// The script has pressed the first `done` keys or letters of `line`.
    func follow(_ line: Script.Line, done: Int)
    /// Nil if nothing runs yet. An error ends the play.
    func see(_ screen: TerminalScreen?) throws
    /// Seconds that the player rests for each second that people need to read.
    var slowness: Double { get }
}

/// Plays a script in a home without network. Without an audience it skips pauses.
package final class ScriptPlayer {
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let script: Script
    private let audience: (any ScriptAudience)?
    private let patience: Duration
    private let home: URL
    private var terminal: PseudoTerminal?
    private var size = (width: 120, height: 40)
    /// 2026-11-20 14:30 UTC, when New York opens: a Friday, half past ten at night in Taipei.
    private var moment = 1_795_185_000

    package init(
        _ script: Script, audience: (any ScriptAudience)? = nil, patience: Duration = .seconds(60)
    ) throws {
        (self.script, self.audience, self.patience) = (script, audience, patience)
        home = FileManager.default.temporaryDirectory.appending(path: "fxterm-script-\(UUID().uuidString)")
        let settings = home.appending(path: ".config/fxterm/config.json")
        try FileManager.default.createDirectory(
            at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{ feeds: { rates: [], stocks: [], history: [], events: [] } }".utf8).write(to: settings)
    }

    deinit {
        terminal = nil
        // A collector would stay for half a minute.
        let users = home.appending(path: ".local/share/fxterm/history.sqlite-users")
        let signature = (try? String(contentsOf: users, encoding: .utf8)) ?? ""
        if let collector = Int32(signature.prefix { $0.isNumber }) { kill(collector, SIGKILL) }
        try? FileManager.default.removeItem(at: home)
    }

    /// Throws `CancellationError` if the audience has left.
    package func play() throws {
        for line in script.lines {
            do {
                audience?.follow(line, done: 0)
                try play(line)
            } catch let error as CancellationError {
                throw error
            } catch {
                throw Script.Mistake(path: script.path, line: line.number, reason: "\(line.text): \(error)")
            }
        }
    }

    private func play(_ line: Script.Line) throws {
        switch line.step {
        case .caption(let text): try rest(max(1.5, Double(text.count) / 16))
        case .size(let width, let height):
            size = (width, height)
            terminal?.resize(width: width, height: height)
            try rest(0.5)
        case .clock(let seconds): moment = seconds
        case .run(let words): try run(words)
        case .see(let text): try see(text) { $0.shows(text) }
        case .gone(let text): try see(text) { !$0.shows(text) }
        case .press(let keys):
            for (index, key) in keys.enumerated() {
                try rest(0.5)
                audience?.follow(line, done: index + 1)
                try running.press(key.notation)
                try rest(0.4)
            }
        case .type(let text):
            for (index, letter) in text.enumerated() {
                audience?.follow(line, done: index + 1)
                try running.send(String(letter).utf8)
                try rest(0.2)
            }
        case .click(let place):
            let (x, y) = try find(place)
            try rest(0.6)
            try running.mouse(x: x, y: y, button: 1)
            try running.mouse(x: x, y: y, button: 1, isPressed: false)
            try rest(0.4)
        case .drag(let from, let to): try drag(from: find(from), to: find(to))
        case .pause(let seconds): try rest(seconds)
        case .ends(let code):
            let status = try running.waitForExit()
            guard status == .exited(code) else {
                throw Failure(description: "it ended with \(status)\(try running.screen)")
            }
        }
    }

    private var running: PseudoTerminal {
        get throws {
            guard let terminal else { throw Failure(description: "nothing runs yet") }
            return terminal
        }
    }

    private func run(_ words: [String]) throws {
        let program = try BuiltProduct.path(of: words[0])
        terminal = try PseudoTerminal(
            FakeClock.beginning(at: moment) + [program] + words.dropFirst(), width: size.width,
            height: size.height,
            environment: [
                "HOME": home.path, "TZ": "Asia/Taipei", "XDG_CONFIG_HOME": nil, "XDG_STATE_HOME": nil,
                "XDG_DATA_HOME": nil,
            ])
    }

    private func see(_ text: String, _ isSo: (TerminalScreen) -> Bool) throws {
        try running.waitUntil(timeout: patience) { screen in
            try audience?.see(screen)
            return isSo(screen)
        }
        try rest(max(0.8, Double(text.count) / 16))
    }

    private func find(_ place: Script.Place) throws -> (x: Int, y: Int) {
        switch place {
        case .cell(let x, let y): return (x, y)
        case .text(let text):
            let screen = try running.waitUntil(timeout: patience) { $0.place(of: text) != nil }
            return screen.place(of: text) ?? (0, 0)
        }
    }

    private func drag(from: (x: Int, y: Int), to: (x: Int, y: Int)) throws {
        try rest(0.6)
        try running.mouse(x: from.x, y: from.y, button: 1)
        let steps = max(abs(to.x - from.x), abs(to.y - from.y))
        for step in stride(from: 1, through: steps, by: 1) {
            try running.mouse(
                x: from.x + (to.x - from.x) * step / steps, y: from.y + (to.y - from.y) * step / steps)
            try rest(0.05)
        }
        try rest(0.4)
        try running.mouse(x: to.x, y: to.y, button: 1, isPressed: false)
        try rest(0.4)
    }

    private func rest(_ seconds: Double) throws {
        guard let audience else { return }
        let end = ContinuousClock.now + .seconds(seconds * audience.slowness)
        repeat {
            try terminal?.watch(for: .milliseconds(20))
            try audience.see(terminal?.screen)
            if terminal == nil { usleep(20_000) }
        } while ContinuousClock.now < end
    }
}

extension TerminalScreen {
    /// ` … ` in `text` matches anything.
    fileprivate func shows(_ text: String) -> Bool {
        let pieces = text.replacing(" … ", with: "\n").split(separator: "\n")
        return rows.contains { row in
            var rest = row[...]
            return pieces.allSatisfy { piece in
                guard let found = rest.firstRange(of: piece) else { return false }
                rest = rest[found.upperBound...]
                return true
            }
        }
    }

    /// The middle of the text, in the first row that has it.
    fileprivate func place(of text: String) -> (x: Int, y: Int)? {
        for y in 0..<height {
            let row = (0..<width).map { self[$0, y].text }
            for x in 0..<width where row[x...].joined().hasPrefix(text) {
                return (min(width - 1, x + text.count / 2), y)
            }
        }
        return nil
    }
}
