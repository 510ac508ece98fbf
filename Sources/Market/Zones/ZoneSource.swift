public import Words

/// Which rules of local time are in use.
public struct ZoneSource: Hashable, Sendable {
    /// The zoneinfo folder; nil where there is none, and those that the program was built with stand in.
    public let folder: String?
    /// The version of the zone database, such as `2026f`; nil where the folder does not say.
    public let version: String?

    /// Such as `tzdata 2026f in /usr/share/zoneinfo`.
    public func sentence(_ words: Words) -> String {
        let version = version ?? words[.unknownVersion]
        guard let folder else { return words[.zonesOwn, ["version": version]] }
        return words[.zonesInFolder, ["version": version, "folder": folder]]
    }

    /// Whether the system's own rules are in use, which it renews.
    public var isSystem: Bool { folder != nil }
}

extension Zone {
    /// Which rules of local time are in use at the moment. Reads the beginning of a file.
    public static var source: ZoneSource {
        guard let folder = ZoneFiles.folder else {
            return ZoneSource(folder: nil, version: ZoneTable.version)
        }
        return ZoneSource(folder: CleanText.line(folder, limit: 400), version: version(of: folder))
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
