package import Words

/// What is wrong with the settings file, and what to do about it.
package struct SettingsError: Error, Hashable, Sendable {
    /// The file's path.
    package var file: String
    /// The line, from 1; nil when the whole file is meant.
    package var line: Int?
    /// The setting, such as `feeds.stocks[1].url`; nil when none in particular is meant.
    package var key: String?
    /// The sentence.
    package var problem: Saying

    /// Makes an error.
    package init(file: String, line: Int? = nil, key: String? = nil, problem: Saying) {
        (self.file, self.line, self.key, self.problem) = (file, line, key, problem)
    }

    /// One line without a full stop: `/home/u/.config/fxterm/config.json:7: feeds.stocks[1].url: expected
    /// text, found a number`.
    package var saying: Saying {
        let place = line.map { ":\($0)" } ?? ""
        let setting = key.map { "\($0): " } ?? ""
        return .joined([.verbatim("\(shown(file))\(place): \(setting)"), problem])
    }
}
