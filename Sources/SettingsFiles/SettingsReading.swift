internal import Arrangement
package import Board
internal import Figures
internal import JSON5
internal import Market
internal import Store
package import Words

/// The defaults, then settings changed in the program, then the settings file.
package struct SettingsReading: Sendable {
    /// In bytes.
    static let limit = 1024 * 1024

    package private(set) var settings = Settings()
    /// About invalid values set in the program, which are left out.
    package private(set) var problems: [Saying] = []
    private let path: String
    private let table: [Setting]
    private var given: [String: (node: JSON5Node, origin: SettingRow.Origin)] = [:]

    /// `path` is nil for no file.
    package init(
        from path: String?, over kept: KeptSettings = KeptSettings(), mustExist: Bool = false,
        themes: [String] = [Settings.standardTheme]
    ) throws(SettingsError) {
        (self.path, table) = (path ?? "", Setting.table(themes: themes))
        takeOver(kept)
        guard let path else { return }
        let bytes: [UInt8]?
        do {
            bytes = try DiskFile(path).read(limit: SettingsReading.limit)
        } catch {
            throw SettingsError(file: path, problem: .phrase(.fileUnreadable, ["reason": error.reason]))
        }
        if let bytes {
            try read(bytes)
        } else if mustExist {
            throw SettingsError(file: path, problem: .phrase(.noSuchFile))
        }
    }

    init(bytes: [UInt8], file: String, themes: [String] = [Settings.standardTheme]) throws(SettingsError) {
        (path, table) = (file, Setting.table(themes: themes))
        try read(bytes)
    }

    package var list: SettingList {
        SettingList(
            file: path,
            rows: table.map { setting in
                let given = given[setting.key]
                let node =
                    // A list of all default keys would say nothing.
                    given?.node ?? (setting.key == "keys" ? nil : try? JSON5Parser.parse(setting.standard()))
                return SettingRow(
                    key: setting.key, about: setting.about, value: node.flatMap(SettingValue.init),
                    text: node?.summary ?? "",
                    origin: given?.origin ?? .standard, editor: setting.editor)
            })
    }

    private mutating func takeOver(_ kept: KeptSettings) {
        for member in kept.members {
            do throws(SettingsError) {
                let node = SettingsNode(file: kept.path, key: member.key, node: member.node)
                guard let setting = table.first(where: { $0.key == member.key && $0.editor != .file }) else {
                    throw SettingsError(
                        file: kept.path, line: member.line, key: shown(member.key),
                        problem: .phrase(.unknownKey, ["keys": .list(table.map(\.key))]))
                }
                try setting.read(node, into: &settings)
                given[setting.key] = (member.node, .inside)
            } catch {
                problems.append(.phrase(.settingLeftOut, ["problem": error.saying]))
            }
        }
    }

    private mutating func read(_ bytes: [UInt8]) throws(SettingsError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw SettingsError(
                file: path, line: SettingsReading.lineOfFirstBadByte(in: bytes),
                problem: .phrase(.saveAsUTF8))
        }
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }) else {
            throw SettingsError(
                file: path, problem: .phrase(.fileEmpty, verbatim: ["example": "{}"]))
        }
        let node: JSON5Node
        do {
            node = try JSON5Parser.parse(text)
        } catch {
            throw SettingsError(file: path, line: error.line, problem: error.problem)
        }
        try read(SettingsNode(file: path, key: "", node: node))
        var names: Set<FeedID> = []
        let feeds = settings.feeds
        for feed in feeds.rates + feeds.stocks + feeds.history + feeds.events
        where feed.json != nil || feed.isCalendar {
            guard names.insert(feed.kind).inserted else {
                throw SettingsError(
                    file: path, key: "feeds",
                    problem: .phrase(.feedNameTwice, verbatim: ["name": feed.kind.text]))
            }
        }
    }

    private mutating func read(_ object: SettingsNode) throws(SettingsError) {
        let above = object.key.isEmpty ? "" : object.key + "."
        var known: [String] = []
        for setting in table where setting.key.hasPrefix(above) {
            let name = String(setting.key.dropFirst(above.count).prefix { $0 != "." })
            if !known.contains(name) { known.append(name) }
        }
        for member in try object.members(known: known) {
            if let setting = table.first(where: { $0.key == member.key }) {
                try setting.read(member, into: &settings)
                given[setting.key] = (member.node, .file(line: member.node.line))
            } else {
                try read(member)
            }
        }
    }

    private static func lineOfFirstBadByte(in bytes: [UInt8]) -> Int {
        // No character contains a line end, so the first line that is not UTF-8 is the one.
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
    }
}

extension JSON5Node {
    /// Of a list of feeds their kinds, of an object its keys.
    fileprivate var summary: String {
        switch value {
        case .list(let elements): elements.map(\.summary).joined(separator: ", ")
        case .object(let members):
            members.first { $0.key == "kind" }?.node.summary
                ?? members.map { shown($0.key) }.joined(separator: ", ")
        case .null, .flag, .number, .text: SettingValue(self).map { shown($0.text) } ?? ""
        }
    }
}

extension Settings {
    package static var described: [(key: String, about: Phrase, standard: String)] {
        Setting.table(themes: []).map { ($0.key, $0.about, $0.standard()) }
    }

    package static func standardFile(_ words: Words) -> String {
        var text = "// \(words[.settingsFileHead])\n{\n"
        var group = ""
        func close() {
            if !group.isEmpty { text += "  },\n" }
        }
        for setting in Setting.table(themes: []) {
            let names = setting.key.split(separator: ".").map(String.init)
            let above = names.count > 1 ? names[0] : ""
            if above != group {
                close()
                group = above
                if !group.isEmpty { text += "  \(group): {\n" }
            }
            let indent = group.isEmpty ? "  " : "    "
            text +=
                "\(indent)// \(words[setting.about])\n\(indent)\(names[names.count - 1]): \(setting.standard()),\n"
        }
        close()
        return text + "}\n"
    }
}
