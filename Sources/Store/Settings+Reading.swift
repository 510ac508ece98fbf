internal import JSON5
internal import Market
internal import Words

extension Settings {
    /// The largest settings file that is read, in bytes.
    static let limit = 1024 * 1024

    /// The settings of the JSON5 file at `path`; what it leaves out has the default value.
    ///
    /// - Parameters:
    ///   - mustExist: Whether a missing file is an error, as when the user named it, and not just the defaults.
    ///   - themes: The names that `theme` may have.
    /// - Throws: The first thing that is wrong with it.
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

    /// The settings that a file's bytes hold.
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

    private init(_ root: SettingsNode, _ themes: [String]) throws(SettingsError) {
        let keys = [
            "feeds", "refresh", "colours", "flags", "seconds", "hours", "language", "theme", "mouse", "ascii",
            "ambiguousWidth", "motion",
        ]
        for setting in try root.members(known: keys) {
            switch setting.name {
            case "feeds": feeds = try Feeds(setting)
            case "refresh": refresh = try Refresh(setting)
            case "colours": colours = try setting.choice()
            case "flags": flags = try setting.flag()
            case "seconds": seconds = try setting.flag()
            case "hours": hours = try setting.choice()
            case "language": language = try setting.language()
            case "theme": theme = try setting.text(oneOf: themes)
            case "mouse": mouse = try setting.flag()
            case "ascii": ascii = try setting.flag()
            case "ambiguousWidth": ambiguousWidth = try setting.choice()
            default: motion = try setting.flag()
            }
        }
    }

    private static func lineOfFirstBadByte(in bytes: [UInt8]) -> Int {
        // A line end never occurs inside of a character, so the first line that is not UTF-8 is the one.
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
    }
}

extension Settings.Feeds {
    fileprivate init(_ node: SettingsNode) throws(SettingsError) {
        self.init()
        for list in try node.members(known: ["rates", "stocks", "history"]) {
            switch list.name {
            case "rates": rates = try list.feeds(of: .rates)
            case "stocks": stocks = try list.feeds(of: .stocks)
            default: history = try list.feeds(of: .history)
            }
        }
    }
}

extension Settings.Refresh {
    fileprivate init(_ node: SettingsNode) throws(SettingsError) {
        self.init()
        for pace in try node.members(known: ["rates", "stocks"]) {
            let seconds = try pace.integer(in: 1...86_400, of: .secondsRange)
            if pace.name == "rates" { rates = seconds } else { stocks = seconds }
        }
    }
}
