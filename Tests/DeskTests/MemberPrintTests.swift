import Foundation
import Glibc
import PseudoTerminal
import Store
import Testing

/// The built program as a member of a desk.
@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(2)))
struct MemberPrintTests {
    /// A user's folder, whose collector ends with it.
    private final class Home: Sendable {
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

        func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
            let process = Process()
            process.executableURL = URL(filePath: try BuiltProduct.path(of: "fxterm"))
            process.arguments = arguments
            process.environment = [
                "HOME": folder, "XDG_CONFIG_HOME": folder + "/config", "XDG_STATE_HOME": folder + "/state",
                "XDG_DATA_HOME": folder + "/data", "LANG": "C.UTF-8", "TZ": "UTC",
                "PATH": "/usr/bin:/bin",
            ]
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

    @Test("what is on the desk is printed")
    func printed() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.put(rate: 149.23, age: 30)
        try server.put(rate: 0.8612, of: "EUR", age: 30)
        let home = try Home(settings: "{ desk: '\(server.address())' }")
        let run = try home.run(["print", "rates", "--format", "json"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("149.23"), "\(run.output)")
        #expect(run.output.contains("0.8612"))
        // It fetches nothing by itself: what the desk does not have is not there.
        #expect(!run.output.contains("er-api"))
        withExtendedLifetime(leader) {}
    }

    @Test("a desk that is gone is said, with what to do")
    func gone() async throws {
        let home = try Home(settings: "{ desk: 'postgresql:///desk?host=/nonexistent' }")
        let run = try home.run(["print", "rates"])
        #expect(run.status == 1)
        #expect(run.errors.contains("the desk's database does not answer"), "\(run.errors)")
    }
}
