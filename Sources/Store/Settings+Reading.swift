public import Board
internal import JSON5
internal import Words

extension Settings {
    /// The largest settings file that is read, in bytes.
    static let limit = 1024 * 1024

    /// The settings of the JSON5 file at `path`; what it leaves out has the default value.
    public static func read(
        from path: String, mustExist: Bool = false, themes: [String] = [Settings.standardTheme]
    ) throws(SettingsError) -> Settings {
        let bytes: [UInt8]?
        do {
            bytes = try DiskFile(path).read(limit: limit)
        } catch {
            throw SettingsError(file: path, problem: .phrase(.fileUnreadable, ["reason": error.reason]))
        }
        if let bytes { return try Settings(bytes: bytes, file: path, themes: themes) }
        guard mustExist else { return Settings() }
        throw SettingsError(file: path, problem: .phrase(.noSuchFile))
    }

    init(bytes: [UInt8], file: String, themes: [String] = [Settings.standardTheme]) throws(SettingsError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw SettingsError(
                file: file, line: Settings.lineOfFirstBadByte(in: bytes),
                problem: .phrase(.saveAsUTF8))
        }
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }) else {
            throw SettingsError(
                file: file, problem: .phrase(.fileEmpty, verbatim: ["example": "{}"]))
        }
        do {
            try self.init(SettingsNode(file: file, key: "", node: JSON5Parser.parse(text)), themes)
        } catch let error as JSON5Error {
            throw SettingsError(file: file, line: error.line, problem: error.problem)
        } catch let error as SettingsError {
            throw error
        } catch {
            throw SettingsError(file: file, problem: .verbatim("\(error)"))
        }
    }

    private init(_ root: SettingsNode, _ themes: [String]) throws {
        self.init()
        try read(root, Setting.table(themes: themes))
    }

    private mutating func read(_ object: SettingsNode, _ table: [Setting]) throws {
        let above = object.key.isEmpty ? "" : object.key + "."
        var known: [String] = []
        for setting in table where setting.key.hasPrefix(above) {
            let name = String(setting.key.dropFirst(above.count).prefix { $0 != "." })
            if !known.contains(name) { known.append(name) }
        }
        for member in try object.members(known: known) {
            if let setting = table.first(where: { $0.key == member.key }) {
                try setting.read(&self, member)
            } else {
                try read(member, table)
            }
        }
    }

    private static func lineOfFirstBadByte(in bytes: [UInt8]) -> Int {
        // A line end never occurs inside of a character, so the first line that is not UTF-8 is the one.
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
    }
}
