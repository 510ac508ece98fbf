public import Words

/// What is wrong with the settings file, and what to do about it.
public struct SettingsError: Error, Hashable, Sendable {
    /// The file's path.
    public var file: String
    /// The line, from 1; nil when the whole file is meant.
    public var line: Int?
    /// The setting, such as `feeds.stocks[1].url`; nil when none in particular is meant.
    public var key: String?
    /// The sentence.
    public var problem: Saying

    /// Makes an error.
    public init(file: String, line: Int? = nil, key: String? = nil, problem: Saying) {
        (self.file, self.line, self.key, self.problem) = (file, line, key, problem)
    }

    /// One line without a full stop: `/home/u/.config/fxterm/config.json:7: feeds.stocks[1].url: expected
    /// text, found a number`.
    public var saying: Saying {
        let place = line.map { ":\($0)" } ?? ""
        let setting = key.map { "\($0): " } ?? ""
        return .joined([.verbatim("\(shown(file))\(place): \(setting)"), problem])
    }
}
