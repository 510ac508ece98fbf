import Foundation

/// Locales made for a test, from Debian's `locales`.
struct MadeLocales {
    private static let list = "/usr/share/i18n/SUPPORTED"
    /// As in `zh_TW.BIG5`; empty if there are no descriptions.
    let names: [String]
    private let folder: URL
    private static let categories = [
        "ADDRESS", "COLLATE", "CTYPE", "IDENTIFICATION", "MEASUREMENT", "MESSAGES", "MONETARY", "NAME",
        "NUMERIC", "PAPER", "TELEPHONE", "TIME",
    ].map { "LC_\($0)" }

    init(in home: URL) {
        folder = home.appending(path: "locales")
        let text = (try? String(contentsOfFile: Self.list, encoding: .utf8)) ?? ""
        names = text.split(separator: "\n").map { line in
            let (name, set) = Self.parts(line.split(separator: " "))
            let place = name.split(separator: "@", maxSplits: 1)
            return "\(place[0]).\(set)" + (place.count > 1 ? "@\(place[1])" : "")
        }
    }

    func make(_ name: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let parts = name.split(separator: ".")
        let rest = parts[1].split(separator: "@", maxSplits: 1)
        let maker = Process()
        maker.executableURL = URL(filePath: "/usr/bin/localedef")
        let input = "\(parts[0])" + (rest.count > 1 ? "@\(rest[1])" : "")
        // Some take minutes to compile with sorting rules, and nothing here sorts by them.
        let description = folder.appending(path: "description")
        let copies = Self.categories.map {
            "\($0)\ncopy \"\($0 == "LC_COLLATE" ? "POSIX" : input)\"\nEND \($0)\n"
        }
        try Data(copies.joined().utf8).write(to: description)
        maker.arguments = [
            "-c", "-i", description.path, "-f", "\(rest[0])", folder.appending(path: name).path,
        ]
        maker.standardOutput = FileHandle.nullDevice
        maker.standardError = FileHandle.nullDevice
        try maker.run()
        maker.waitUntilExit()
        return folder.path
    }

    /// Removes a locale: all of them would take more than a gigabyte.
    func remove(_ name: String) {
        guard names.contains(name) else { return }
        try? FileManager.default.removeItem(at: folder.appending(path: name))
    }

    /// A line of the list is `zh_TW BIG5`, or `zh_TW.UTF-8 UTF-8`.
    private static func parts(_ words: [Substring]) -> (name: String, set: Substring) {
        let name = words[0].split(separator: ".")
        let modifier = name.count > 1 ? name[1].split(separator: "@").dropFirst().first.map { "@\($0)" } : nil
        return (String(name[0]) + (modifier ?? ""), words.last ?? "UTF-8")
    }
}
