import Foundation
import Loopback
import PseudoTerminal
import Testing

/// A home folder of its own, with settings that point the feeds at a server on this machine.
final class Home: Sendable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "fxterm-home-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        endCollector()
        try? FileManager.default.removeItem(at: folder)
    }

    var board: URL { folder.appending(path: ".local/state/fxterm/board.json") }
    var undo: URL { folder.appending(path: ".local/state/fxterm/undo.json") }
    var history: URL { folder.appending(path: ".local/share/fxterm/history.sqlite") }
    var settings: URL { folder.appending(path: ".config/fxterm/config.json") }

    func useFeeds(of server: LoopbackServer?, refresh: Int = 300) throws {
        let url = server?.url ?? "http://127.0.0.1:1"
        try write(
            """
            { // where the feeds are
              feeds: { rates: [ { kind: "rter", url: "\(url)/capi.php" } ], stocks: [ { kind: 'yahoo', url: "\(url)" } ],
                       history: [ { kind: "frankfurter", url: "\(url)" } ], events: [] },
              refresh: { rates: \(refresh), stocks: \(refresh) },
            }
            """, to: settings)
    }

    func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @discardableResult
    func wait(for file: URL, _ test: ([String: Any]) -> Bool) throws -> [String: Any] {
        let end = ContinuousClock.now + .seconds(180)
        while true {
            let data = (try? Data(contentsOf: file)) ?? Data()
            let saved = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            if let saved, test(saved) { return saved }
            try #require(ContinuousClock.now < end, "not within three minutes")
            usleep(2000)
        }
    }

    func environment(_ more: [String: String?] = [:]) -> [String: String?] {
        var variables: [String: String?] = [
            "HOME": folder.path, "TZ": "Asia/Taipei", "LANG": "C.UTF-8", "XDG_CONFIG_HOME": nil,
            "XDG_STATE_HOME": nil, "XDG_DATA_HOME": nil,
        ]
        variables.merge(more) { $1 }
        return variables
    }

    /// - Parameter moment: The start of its clock, in seconds since 1970; nil for the machine's own clock.
    func start(
        _ arguments: [String] = [], at moment: Int? = nil, width: Int = 120, height: Int = 40,
        environment more: [String: String?] = [:]
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            command(at: moment) + arguments, width: width, height: height, environment: environment(more))
    }

    private func command(at moment: Int?) throws -> [String] {
        try (moment.map(FakeClock.beginning) ?? []) + [BuiltProduct.path(of: "fxterm")]
    }

    func run(
        _ arguments: [String], at moment: Int? = nil, environment more: [String: String?] = [:]
    ) throws -> Outcome {
        let process = Process()
        let command = try command(at: moment) + arguments
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment(more) { variables[name] = value }
        process.environment = variables
        let output = folder.appending(path: "stdout-\(UUID().uuidString)")
        let errors = folder.appending(path: "stderr-\(UUID().uuidString)")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let outcome = Outcome(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
        try outcome.handOver(arguments)
        return outcome
    }
}

struct Outcome: Sendable {
    let status: Int32
    let output: String
    let errors: String

    /// The run of all tests checks the JSON against the schemas in `docs/schema`.
    fileprivate func handOver(_ arguments: [String]) throws {
        guard let folder = ProcessInfo.processInfo.environment["FXTERM_JSON_OUTPUTS"],
            let format = arguments.firstIndex(of: "--format"),
            arguments[format...].dropFirst().first == "json"
        else { return }
        let run = try JSONSerialization.data(withJSONObject: ["arguments": arguments, "output": output])
        try run.write(to: URL(filePath: folder).appending(path: "\(UUID().uuidString).json"))
    }

    var json: [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any]
    }

    /// By code, zone or symbol.
    func items(_ panel: String) -> [String: [String: Any]] {
        let items: [[String: Any]]? =
            panel == "clocks"
            ? json?[panel] as? [[String: Any]]
            : (json?[panel] as? [String: Any])?["items"] as? [[String: Any]]
        var found: [String: [String: Any]] = [:]
        for item in items ?? [] {
            let name = item["code"] ?? item["zone"] ?? item["symbol"]
            if let name = name as? String { found[name] = item }
        }
        return found
    }
}
