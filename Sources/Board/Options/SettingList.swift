public import Words

/// The settings that are in force, as a layer shows them.
public struct SettingList: Hashable, Sendable {
    /// The path of the settings file, which need not exist.
    public var file: String
    /// The settings, in the order of the file of defaults.
    public var rows: [SettingRow]

    /// A list of rows; empty where nobody needs them.
    public init(file: String = "", rows: [SettingRow] = []) { (self.file, self.rows) = (file, rows) }

    /// The row of a setting.
    public subscript(key: String) -> SettingRow? { rows.first { $0.key == key } }
}

/// One setting: its value, where that was set, and how it is changed.
public struct SettingRow: Hashable, Sendable {
    /// The place at which a value was set.
    public enum Origin: Hashable, Sendable {
        case standard
        /// In the program itself, and kept.
        case inside
        /// In the settings file, which wins over what is set inside.
        case file(line: Int)
    }

    /// How a value is changed.
    public enum Editor: Hashable, Sendable {
        case choices([SettingValue])
        case typed(isNumber: Bool)
        /// In the settings file alone.
        case file

        /// On or off.
        public static let flag = Editor.choices([.flag(true), .flag(false)])
    }

    /// The path from the top: `refresh.rates`.
    public let key: String
    /// The sentence on its use.
    public let about: Phrase
    /// The value; nil for a list or an object.
    public internal(set) var value: SettingValue?
    /// The value in a few words.
    public internal(set) var text: String
    /// The place at which it was set.
    public internal(set) var origin: Origin
    /// How it is changed.
    public let editor: Editor

    /// Makes a row.
    public init(
        key: String, about: Phrase, value: SettingValue?, text: String, origin: Origin, editor: Editor
    ) {
        (self.key, self.about, self.value, self.text) = (key, about, value, text)
        (self.origin, self.editor) = (origin, editor)
    }

    /// The value that was set inside; nil where none was.
    var inside: SettingValue? { origin == .inside ? value : nil }

    /// The choice so many places after the value; nil where there is none.
    func choice(after steps: Int) -> SettingValue? {
        guard case .choices(let choices) = editor, !choices.isEmpty else { return nil }
        guard let place = value.flatMap(choices.firstIndex) else { return choices[0] }
        return choices[(place + steps + choices.count) % choices.count]
    }
}
