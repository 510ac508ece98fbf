public import Words

/// The zoneinfo folder that rules of local time are read from.
public struct ZoneSource: Hashable, Sendable {
    /// The folder's path, fit to be shown.
    public let folder: String
    /// The version of the zone database, such as `2026f`; nil where the folder does not say.
    public let version: String?

    /// The folder in use; nil where there is none. Reads the beginning of a file.
    public static var current: ZoneSource? {
        ZoneFiles.folder.map { folder in
            ZoneSource(folder: CleanText.line(folder, limit: 400) ?? "", version: version(of: folder))
        }
    }

    /// Such as `tzdata 2026f in /usr/share/zoneinfo`, or that there is none.
    public static var saying: Saying {
        guard let current else { return .phrase(.zonesMissing) }
        let version = current.version.map { Saying.verbatim($0) } ?? .phrase(.unknownVersion)
        return .phrase(.zonesInFolder, ["version": version, "folder": .verbatim(current.folder)])
    }

    /// The version as `tzdata.zi` begins with it, `# version 2026f`, or as `+VERSION` has it.
    private static func version(of folder: String) -> String? {
        func first(_ name: String) -> String? {
            // A line longer than this is none.
            ZoneFiles.head(folder + "/" + name).flatMap { bytes in
                CleanText.line(String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self), limit: 40)
            }
        }
        let mark = "# version "
        if let line = first("tzdata.zi"), line.hasPrefix(mark) { return String(line.dropFirst(mark.count)) }
        return first("+VERSION")
    }
}
