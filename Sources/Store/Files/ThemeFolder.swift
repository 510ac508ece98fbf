internal import Glibc
package import Words

/// The user's own themes: files whose names end in `.json5`.
package struct ThemeFolder: Hashable, Sendable {
    /// In bytes.
    static let limit = 64 * 1024
    static let count = 100

    package struct File: Hashable, Sendable {
        /// The file's name without its ending.
        package var name: String
        package var path: String
        package var text: Result<String, Problem>
    }

    package struct Problem: Error, Hashable, Sendable {
        package var reason: Saying
    }

    package let path: String

    package init(path: String) { self.path = path }

    /// The files by name; empty without a folder.
    package func files() -> [File] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".json5"), !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted().prefix(ThemeFolder.count).map { file in
            let path = path + "/" + file
            return File(name: String(file.dropLast(6)), path: path, text: ThemeFolder.text(of: path))
        }
    }

    private static func text(of path: String) -> Result<String, Problem> {
        do {
            guard let bytes = try DiskFile(path).read(limit: limit) else {
                return .failure(Problem(reason: .phrase(.isGone)))
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                return .failure(Problem(reason: .phrase(.isNotUTF8)))
            }
            return .success(text)
        } catch {
            return .failure(Problem(reason: error.reason))
        }
    }
}
