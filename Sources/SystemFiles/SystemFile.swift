private import CArguments
private import Glibc

/// A system file or folder, whose place varies. A copy that comes along is used only on systems without it.
package struct SystemFile: Sendable {
    /// The copy's is last.
    package let places: [String]

    /// `copy` is a path from the folder above the program's.
    init(_ usual: [String], copy: String, root: String? = ProgramFile.root) {
        places = usual + (root.map { [$0 + copy] } ?? [])
    }

    package var path: String? { places.first { access($0, R_OK) == 0 } }

    package static let zones = SystemFile(
        ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo"],
        copy: "share/fxterm/zoneinfo")

    static let terminals = SystemFile(
        [
            "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
            "/usr/local/share/terminfo", "/run/current-system/sw/share/terminfo",
        ], copy: "share/fxterm/terminfo")

    static let certificates = SystemFile(
        [
            "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
            "/etc/ssl/ca-bundle.pem",
            "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem", "/etc/ssl/cert.pem", "/etc/pki/tls/cert.pem",
        ], copy: "share/fxterm/certificates.pem")

    /// `$SSL_CERT_FILE`, else the system's.
    package static var certificateFile: String? { variable("SSL_CERT_FILE") ?? certificates.path }

    /// `$SSL_CERT_FILE` if it is unreadable: no server is trusted until then.
    package static var unreadableCertificateFile: String? {
        variable("SSL_CERT_FILE").flatMap { access($0, R_OK) == 0 ? nil : $0 }
    }

    /// Nil if it is empty.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

package enum ProgramFile {
    /// The program's folder, with its last `/`. The link is read without following it, so it works for a
    /// replaced or deleted file. Without /proc, the path given to the kernel counts; nil without either.
    package static let folder: String? = {
        let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            let count = buffer.baseAddress.map { readlink("/proc/self/exe", $0, buffer.count) } ?? 0
            return String(decoding: UnsafeRawBufferPointer(buffer).prefix(max(0, count)), as: UTF8.self)
        }
        return (path.hasPrefix("/") ? path : started).flatMap { parent(of: $0) }
    }()

    private static var started: String? {
        guard let given = fxterm_started_path(), let path = realpath(given, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// `/usr/local/` of `/usr/local/bin/fxterm`.
    package static var root: String? { folder.flatMap { parent(of: $0.dropLast()) } }

    private static func parent(of path: some StringProtocol) -> String? {
        path.lastIndex(of: "/").map { String(path[...$0]) }
    }
}

/// Folders for the C libraries, by environment variables that are not set. Call it before there is a second
/// thread, which might read the environment.
package enum LibraryFolders {
    /// ncurses itself knows only the places of the distribution that built it.
    package static func addTerminals() {
        setenv("TERMINFO_DIRS", SystemFile.terminals.places.joined(separator: ":"), 0)
    }

    /// Uses a UTF-8 locale that came along, unless the user's own has UTF-8.
    package static func addLocale() {
        guard nl_langinfo(Int32(CODESET)).map({ String(cString: $0) }) != "UTF-8" else { return }
        add(SystemFile([], copy: "share/fxterm/locale"), as: "LOCPATH")
    }

    /// Uses character sets that came along: the C library loads them as it does libraries.
    package static func addCharacterSets() {
        add(SystemFile([], copy: "lib/fxterm/gconv"), as: "GCONV_PATH")
    }

    private static func add(_ copy: SystemFile, as variable: String) {
        if let path = copy.path { setenv(variable, path, 0) }
    }
}
