import Foundation
import Glibc

/// A private network with a cable to this machine that can be cut.
final class CutNetwork {
    struct Unavailable: Error, CustomStringConvertible {
        let description: String
    }

    private let name = "fxterm\(UInt16.random(in: 0 ... .max))"
    private let folder = NSTemporaryDirectory() + "fxterm-network-\(UUID().uuidString)"
    private let net: String

    init() throws {
        guard getuid() == 0 else { throw Unavailable(description: "only root can make one") }
        if let missing = Programs.missing(among: ["ip", "iptables", "openssl"]) {
            throw Unavailable(description: missing)
        }
        net = "10.213.\(UInt8.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Self.run("ip", "netns", "add", name)
        try Self.run("ip", "link", "add", outer, "type", "veth", "peer", "name", "cable", "netns", name)
        try Self.run("ip", "addr", "add", "\(net).1/30", "dev", outer)
        try Self.run("ip", "link", "set", outer, "up")
        try Self.run("ip", "-n", name, "addr", "add", "\(net).2/30", "dev", "cable")
        try Self.run("ip", "-n", name, "link", "set", "cable", "up")
        // The team server's address leaves the machine, so its certificate has to be right.
        try Self.run(
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=desk",
            "-addext", "subjectAltName=IP:\(net).1", "-keyout", folder + "/key.pem", "-out",
            folder + "/certificate.pem")
    }

    deinit {
        try? Self.run("ip", "link", "del", outer)
        try? Self.run("ip", "netns", "del", name)
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var outer: String { name + "o" }

    var inside: [String] { ["ip", "netns", "exec", name] }

    func server() throws -> DeskServer {
        chmod(folder, 0o755)
        if let user = getpwnam("postgres") {
            chown(folder + "/key.pem", user.pointee.pw_uid, user.pointee.pw_gid)
        }
        return try DeskServer(
            [
                "listen_addresses = '\(net).1'", "ssl = on",
                "ssl_cert_file = '\(folder)/certificate.pem'", "ssl_key_file = '\(folder)/key.pem'",
            ], access: ["hostssl all all \(net).0/30 trust"])
    }

    func address(_ user: String, of server: DeskServer) throws -> String {
        "postgresql://\(user)@\(net).1/desk?sslmode=verify-full&sslrootcert=\(folder)/certificate.pem"
    }

    /// Packets get lost silently.
    func cut() throws {
        try Self.run("ip", "netns", "exec", name, "iptables", "-A", "OUTPUT", "-o", "cable", "-j", "DROP")
        try Self.run("ip", "netns", "exec", name, "iptables", "-A", "INPUT", "-i", "cable", "-j", "DROP")
    }

    func mend() throws {
        try Self.run("ip", "netns", "exec", name, "iptables", "-F")
    }

    private static func run(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        let errors = Pipe()
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
        try process.run()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Unavailable(
                description: "\(words.joined(separator: " ")): \(String(decoding: said, as: UTF8.self))")
        }
    }
}

enum Programs {
    private static let packages = ["ip": "iproute2"]

    /// Nil if all are installed.
    static func missing(among names: [String]) -> String? {
        let folders =
            (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":") + ["/usr/sbin", "/sbin"]
        let name = names.first { name in !folders.contains { access("\($0)/\(name)", X_OK) == 0 } }
        return name.map { "\($0) is not installed: apt install \(packages[$0] ?? $0)" }
    }
}
