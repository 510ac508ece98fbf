import Foundation
import Glibc
import PseudoTerminal
import Store
import Testing

/// A user's folder; its collector ends with it.
final class MemberHome: Sendable {
    let folder = NSTemporaryDirectory() + "fxterm-home-\(UUID().uuidString)"

    init(settings: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/config/fxterm", withIntermediateDirectories: true)
        try settings.write(
            toFile: folder + "/config/fxterm/config.json", atomically: true, encoding: .utf8)
    }

    deinit {
        let stores = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix("history.sqlite") }
        for store in stores {
            if let process = CollectorLock.holder(of: folder + "/" + store), process > 1 {
                kill(process, SIGKILL)
            }
        }
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var environment: [String: String] {
        [
            "HOME": folder, "XDG_CONFIG_HOME": folder + "/config", "XDG_STATE_HOME": folder + "/state",
            "XDG_DATA_HOME": folder + "/data", "LANG": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin",
        ]
    }

    func start(
        _ arguments: [String] = [], width: Int = 80, height: Int = 24
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            [BuiltProduct.path(of: "fxterm")] + arguments, width: width, height: height,
            environment: environment.mapValues { $0 })
    }

    func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: try BuiltProduct.path(of: "fxterm"))
        process.arguments = arguments
        process.environment = environment
        var texts: [String] = []
        for name in ["/output", "/errors"] { try Data().write(to: URL(filePath: folder + name)) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: folder + "/output"))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: folder + "/errors"))
        try process.run()
        process.waitUntilExit()
        for name in ["/output", "/errors"] {
            texts.append(try String(contentsOfFile: folder + name, encoding: .utf8))
        }
        return (process.terminationStatus, texts[0], texts[1])
    }
}
