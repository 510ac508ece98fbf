import Glibc

package enum BuiltProduct {
    package struct Missing: Error, CustomStringConvertible {
        package let description: String
    }

    /// In `FXTERM_BIN_DIR` if set, else next to the running tests, else in the folder of `swift build`.
    package static func path(of name: String, sourceFile: String = #filePath) throws -> String {
        var folders: [String] = []
        if let folder = getenv("FXTERM_BIN_DIR") {
            folders = [String(cString: folder)]
        } else {
            folders += ([executable] + CommandLine.arguments).compactMap { path in
                path.hasSuffix(".xctest") ? folder(of: path) : nil
            }
            // This file is Tests/PseudoTerminal/BuiltProduct.swift of the package.
            let package = folder(of: folder(of: folder(of: sourceFile)))
            folders += ["\(package)/.build/debug", "\(package)/.build/release"]
        }
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
            throw Missing(description: "\(name) is not built: no \(paths.joined(separator: ", no "))")
        }
        return path
    }

    private static var executable: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
