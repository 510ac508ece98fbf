import Foundation
import Glibc

/// Certificates by an authority made with openssl, for a server called `desk.test`.
struct DeskCertificates {
    let folder: String

    /// Two authorities, `ca` and `other`, and `server`, by the first.
    init() throws {
        folder = "/tmp/desk-tls-\(UInt32.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["ca", "other"] {
            try openssl(
                "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=\(name) "
                    + "-keyout \(name).key -out \(name).pem")
        }
        try "subjectAltName=DNS:desk.test\n".write(
            toFile: folder + "/names", atomically: false, encoding: .utf8)
        try issue()
    }

    func issue(days: Int = 2) throws {
        try openssl(
            "req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=desk.test -keyout server.key -out server.csr"
        )
        try openssl(
            "x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -extfile names -days \(days) -out server.pem"
        )
        // PostgreSQL wants the key of its own user's.
        guard getuid() == 0, let user = getpwnam("postgres") else { return }
        chown(folder + "/server.key", user.pointee.pw_uid, user.pointee.pw_gid)
        chmod(folder + "/server.key", 0o600)
    }

    func settings(port: Int) -> [String] {
        [
            "listen_addresses = '127.0.0.1'", "port = \(port)", "ssl = on",
            "ssl_cert_file = '\(folder)/server.pem'", "ssl_key_file = '\(folder)/server.key'",
        ]
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private func openssl(_ words: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/openssl")
        process.arguments = words.split(separator: " ").map(String.init)
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw DeskServer.Unavailable(description: "openssl \(words)")
        }
    }

    static func freePort() -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length)
                getsockname(descriptor, $0, &length)
            }
            return Int(UInt16(bigEndian: pointer.pointee.sin_port))
        }
    }
}
