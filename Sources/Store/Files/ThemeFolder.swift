internal import Glibc
package import Words

/// The folder of the user's own themes: files whose names end in `.json5`.
package struct ThemeFolder: Hashable, Sendable {
    /// The largest file that is read, in bytes.
    static let limit = 64 * 1024
    static let count = 100

    package struct File: Hashable, Sendable {
        /// The theme's name: the file's, without its ending.
        package var name: String
        package var path: String
        /// Its text, or the reason it could not be read.
        package var text: Result<String, Problem>
    }

    /// Why a file could not be read.
    package struct Problem: Error, Hashable, Sendable {
        /// The reason, in a few words.
        package var reason: Saying
    }

    package let path: String

    /// The folder at `path`, which need not exist.
    package init(path: String) { self.path = path }

    /// The files by name; none where there is no folder.
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
