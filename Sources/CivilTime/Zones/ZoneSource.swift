/// The zoneinfo folder that rules of local time are read from.
package struct ZoneSource: Hashable, Sendable {
    /// The folder's path, as the environment has it: unchecked.
    package let folder: String
    /// The version of the zone database, such as `2026f`; nil where the folder does not say. Unchecked too.
    package let version: String?

    /// The folder in use; nil where there is none. Reads the beginning of a file.
    package static var current: ZoneSource? {
        ZoneFiles.folder.map { folder in
            ZoneSource(folder: folder, version: version(of: folder))
        }
    }

    /// The version as `tzdata.zi` begins with it, `# version 2026f`, or as `+VERSION` has it.
    private static func version(of folder: String) -> String? {
        func first(_ name: String) -> String? {
            ZoneFiles.head(folder + "/" + name).map {
                String(decoding: $0.prefix { $0 != 10 }, as: UTF8.self)
            }
        }
        let mark = "# version "
        if let line = first("tzdata.zi"), line.hasPrefix(mark) { return String(line.dropFirst(mark.count)) }
        return first("+VERSION")
    }
}
