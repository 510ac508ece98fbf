private import Glibc

/// A file or folder that systems have, each in its own place. A program that is to run on systems without it brings a copy
/// along, which is used in that case alone.
package struct SystemFile: Sendable {
    /// All places to look in, the copy's last.
    package let places: [String]

    /// - Parameters:
    ///   - usual: Where systems have it.
    ///   - copy: The copy's path, seen from the folder above the program's.
    init(_ usual: [String], copy: String, root: String? = ProgramFile.root) {
        places = usual + (root.map { [$0 + copy] } ?? [])
    }

    /// The first of the places at which there is something to read; nil where there is nothing.
    package var path: String? { places.first { access($0, R_OK) == 0 } }

    /// The rules of local time.
    package static let zones = SystemFile(
        ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo"],
        copy: "share/fxterm/zoneinfo")

    /// The descriptions of terminals.
    static let terminals = SystemFile(
        [
            "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
            "/usr/local/share/terminfo", "/run/current-system/sw/share/terminfo",
        ], copy: "share/fxterm/terminfo")

    /// The certificates of those who vouch for servers.
    static let certificates = SystemFile(
        [
            "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
            "/etc/ssl/ca-bundle.pem",
            "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem", "/etc/ssl/cert.pem", "/etc/pki/tls/cert.pem",
        ], copy: "share/fxterm/certificates.pem")

    /// The certificates in use, those of `$SSL_CERT_FILE` before the system's; nil where there are none.
    package static var certificateFile: String? { variable("SSL_CERT_FILE") ?? certificates.path }

    /// The file that `$SSL_CERT_FILE` names and that is not there to be read: until it is, no server is trusted.
    package static var unreadableCertificateFile: String? {
        variable("SSL_CERT_FILE").flatMap { access($0, R_OK) == 0 ? nil : $0 }
    }

    /// A variable of the environment; nil where it is empty.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
