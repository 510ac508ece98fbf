private import CArguments
private import Glibc

/// A file or folder of the system, whose place varies. The program may include a copy, used only on systems
/// without it.
package struct SystemFile: Sendable {
    /// All places to check, the copy's last.
    package let places: [String]

    /// - Parameters:
    ///   - usual: Where systems have it.
    ///   - copy: The copy's path, seen from the folder above the program's.
    init(_ usual: [String], copy: String, root: String? = ProgramFile.root) {
        places = usual + (root.map { [$0 + copy] } ?? [])
    }

    /// The first readable place, if any.
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

    /// The certificates of authorities.
    static let certificates = SystemFile(
        [
            "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
            "/etc/ssl/ca-bundle.pem",
            "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem", "/etc/ssl/cert.pem", "/etc/pki/tls/cert.pem",
        ], copy: "share/fxterm/certificates.pem")

    /// The certificates in use: `$SSL_CERT_FILE`, else the system's, if any.
    package static var certificateFile: String? { variable("SSL_CERT_FILE") ?? certificates.path }

    /// The file in `$SSL_CERT_FILE` if it is unreadable: until it is readable, no server is trusted.
    package static var unreadableCertificateFile: String? {
        variable("SSL_CERT_FILE").flatMap { access($0, R_OK) == 0 ? nil : $0 }
    }

    /// An environment variable; nil if it is empty.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The running program's own file, and the folders that it is installed in.
package enum ProgramFile {
    /// The folder of the program's file (even if it was replaced since), with its last `/`; nil if the
    /// system does not give it.
    ///
    /// Reads the link without following it, so it works even for a deleted file. Without /proc, uses the
    /// path given to the kernel.
    package static let folder: String? = {
        let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            let count = buffer.baseAddress.map { readlink("/proc/self/exe", $0, buffer.count) } ?? 0
            return String(decoding: UnsafeRawBufferPointer(buffer).prefix(max(0, count)), as: UTF8.self)
        }
        return (path.hasPrefix("/") ? path : started).flatMap { parent(of: $0) }
    }()

    /// The path that the program was started by, without links.
    private static var started: String? {
        guard let given = fxterm_started_path(), let path = realpath(given, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// The folder above it, such as `/usr/local/` of `/usr/local/bin/fxterm`.
    package static var root: String? { folder.flatMap { parent(of: $0.dropLast()) } }

    private static func parent(of path: some StringProtocol) -> String? {
        path.lastIndex(of: "/").map { String(path[...$0]) }
    }
}

/// Folders that the C libraries read, each told to them by a variable of the environment, where that is not set.
///
/// To be called before there is a second thread, which might read the environment.
package enum LibraryFolders {
    /// Has ncurses look where any distribution has its terminals: the library itself knows the places of the one that built it.
    package static func addTerminals() {
        setenv("TERMINFO_DIRS", SystemFile.terminals.places.joined(separator: ":"), 0)
    }

    /// Has the C library find UTF-8 in a locale that came along, unless the user's own speaks it.
    package static func addLocale() {
        guard nl_langinfo(Int32(CODESET)).map({ String(cString: $0) }) != "UTF-8" else { return }
        add(SystemFile([], copy: "share/fxterm/locale"), as: "LOCPATH")
    }

    /// Has the C library find the character sets that came along, which it loads as it does libraries.
    package static func addCharacterSets() {
        add(SystemFile([], copy: "lib/fxterm/gconv"), as: "GCONV_PATH")
    }

    private static func add(_ copy: SystemFile, as variable: String) {
        if let path = copy.path { setenv(variable, path, 0) }
    }
}
