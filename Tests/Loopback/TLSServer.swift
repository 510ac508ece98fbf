import Foundation
import Glibc

/// `openssl s_server` with a self-signed certificate and answers by path; other requests break off.
package final class TLSServer {
    package let certificate: String
    private let folder: URL
    private let port: String
    private let process = Process()

    package struct Unavailable: Error, CustomStringConvertible {
        package let description: String
    }

    package static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: program) }
    private static let program = "/usr/bin/openssl"

    /// - Parameters:
    ///   - name: The certificate's host; 127.0.0.1 is in it only if this is `localhost`.
    ///   - isOutOfDate: True for a certificate that expired yesterday.
    ///   - answers: Head and body, by path without the first slash.
    package init(name: String = "localhost", isOutOfDate: Bool = false, answers: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "fxterm-tls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, answer) in answers { try Data(answer.utf8).write(to: folder.appending(path: path)) }
        certificate = folder.appending(path: "certificate.pem").path
        let address = name == "localhost" ? ",IP:127.0.0.1" : ""
        let making = try Self.openssl(
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                "-days", "1",
                "-keyout", "key.pem", "-out", "certificate.pem", "-subj", "/CN=\(name)",
                "-addext", "subjectAltName=DNS:\(name)\(address)",
            ], in: folder)
        making.waitUntilExit()
        if isOutOfDate {
            // With the same key and another time.
            let ageing = try Self.openssl(
                [
                    "x509", "-in", "certificate.pem", "-signkey", "key.pem", "-days", "-1", "-out",
                    "certificate.pem",
                ], in: folder)
            ageing.waitUntilExit()
        }
        guard making.terminationStatus == 0 else { throw Unavailable(description: "no certificate was made") }

        // A port that was free a moment ago: `s_server` does not flush the report of its own choice.
        let probe = try LoopbackServer { _ in .hang }
        port = String(probe.url.split(separator: ":").last ?? "")
        probe.stop()
        process.executableURL = URL(filePath: Self.program)
        process.arguments = [
            "s_server", "-accept", "127.0.0.1:\(port)", "-cert", "certificate.pem", "-key", "key.pem",
            "-HTTP",
        ]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let end = ContinuousClock.now + .seconds(60)
        while !Self.listens(at: port) {
            guard process.isRunning, ContinuousClock.now < end else {
                throw Unavailable(description: "openssl s_server does not listen")
            }
            usleep(5000)
        }
    }

    deinit {
        // It may have inherited a blocked SIGTERM.
        kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(at: folder)
    }

    package var url: String { "https://127.0.0.1:\(port)" }

    /// Asks the system, since a connection would count as a request.
    private static func listens(at port: String) -> Bool {
        let hex = String(Int(port) ?? 0, radix: 16, uppercase: true)
        let address = "0100007F:" + String(repeating: "0", count: 4 - hex.count) + hex
        let table = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? ""
        return table.split(separator: "\n").contains { line in
            let fields = line.split(separator: " ")
            return fields.count > 3 && fields[1] == address && fields[3] == "0A"
        }
    }

    private static func openssl(_ arguments: [String], in folder: URL) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }
}
