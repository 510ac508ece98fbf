import Foundation
import PseudoTerminal

/// `ReplayScript [--speed N] SCRIPT…` plays scripts in this terminal, N times as fast as people read; elsewhere
/// it reports how each ended, as tests do.
@main enum ReplayScript {
    private struct Usage: Error, CustomStringConvertible {
        let description: String
    }

    static func main() {
        do {
            try play(Array(CommandLine.arguments.dropFirst()))
        } catch is CancellationError {
            exit(130)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func play(_ words: [String]) throws {
        var (speed, paths) = (1.0, words)
        if let option = paths.firstIndex(of: "--speed") {
            guard option + 1 < paths.count, let value = Double(paths[option + 1]), (0.1...100).contains(value)
            else { throw Usage(description: "--speed: expected a number from 0.1 to 100") }
            speed = value
            paths.removeSubrange(option...(option + 1))
        }
        guard !paths.isEmpty else { throw Usage(description: "usage: ReplayScript [--speed N] SCRIPT…") }
        for script in try paths.map(Script.init(path:)) {
            let stage = isatty(STDOUT_FILENO) == 1 ? try Stage(for: script, speed: speed) : nil
            defer { stage?.close() }
            try ScriptPlayer(script, audience: stage, patience: .seconds(10)).play()
            if stage == nil { print("\(script.path): passed") }
        }
    }
}
