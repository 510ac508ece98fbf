import Figures
import Foundation
import Glibc
import Literals
import Market
import PseudoTerminal
import Runtime
import Store
import Testing

/// A store that the real collector publishes, as `fxterm collect --desk` starts it.
final class ServedPlace: @unchecked Sendable {
    let folder = NSTemporaryDirectory() + "fxterm-served-\(UUID().uuidString)"
    var path: String { folder + "/history.sqlite" }
    var log: String { (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "" }
    private let address: String
    private let feeds: FeedSettings
    private let prefix: [String]
    private(set) var process: Int32 = 0

    /// - Parameter prefix: Words before the program, such as those that run it in another network.
    init(_ address: String, _ feeds: FeedSettings = .none, prefix: [String] = []) throws {
        (self.address, self.feeds, self.prefix) = (address, feeds, prefix)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try start()
    }

    deinit {
        end(SIGKILL)
        try? FileManager.default.removeItem(atPath: folder)
    }

    func open() throws -> FigureStore { try #require(FigureStore.open(at: path, now: WallClock.now).history) }

    func start() throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(
            &actions, STDERR_FILENO, folder + "/log", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        let words =
            prefix + [
                try BuiltProduct.path(of: "fxterm-collector"), path, "--stay", "--desk", address,
            ]
        var arguments = words.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var variables = ProcessInfo.processInfo.environment.filter { $0.key != "FXTERM_FEEDS" }
            .map { strdup("\($0.key)=\($0.value)") }
        variables.append(strdup("FXTERM_FEEDS=\(feeds.lines)"))
        variables.append(strdup("SWIFT_BACKTRACE=enable=no"))
        defer { for variable in variables { free(variable) } }
        try #require(posix_spawnp(&process, words[0], &actions, nil, arguments, variables + [nil]) == 0)
    }

    func end(_ signal: Int32) {
        if process == 0 { return }
        kill(process, signal)
        kill(process, SIGCONT)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        process = 0
    }
}

extension FeedSettings {
    static var none: FeedSettings {
        var feeds = FeedSettings()
        (feeds.rates, feeds.stocks, feeds.history) = ([], [], [])
        return feeds
    }

    static func at(_ url: String) -> FeedSettings {
        var feeds = FeedSettings()
        feeds.rates = [FeedSource(kind: "rter", url: url + "/capi.php")]
        feeds.stocks = [FeedSource(kind: "yahoo", url: url)]
        feeds.history = [FeedSource(kind: "frankfurter", url: url)]
        return feeds
    }
}
