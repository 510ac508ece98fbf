package import Arrangement
package import Words

/// The settings that are in force, as a layer shows them.
package struct SettingList: Hashable, Sendable {
    /// The path of the settings file, which may not exist.
    package var file: String
    /// The settings, in the order of the file of defaults.
    package var rows: [SettingRow]

    /// A list of rows; empty if unused.
    package init(file: String = "", rows: [SettingRow] = []) { (self.file, self.rows) = (file, rows) }

    /// The row of a setting.
    package subscript(key: String) -> SettingRow? { rows.first { $0.key == key } }
}

/// One setting: its value, its source, and its editor.
package struct SettingRow: Hashable, Sendable {
    /// The place that sets a value.
    package enum Origin: Hashable, Sendable {
        case standard
        /// In the program itself, saved.
        case inside
        /// In the settings file, which overrides values set inside.
        case file(line: Int)
    }

    /// The way to edit a value.
    package enum Editor: Hashable, Sendable {
        case choices([SettingValue])
        case typed(isNumber: Bool)
        /// Only in the settings file.
        case file

        /// On or off.
        package static let flag = Editor.choices([.flag(true), .flag(false)])
    }

    /// The path from the top: `refresh.rates`.
    package let key: String
    /// The sentence on its use.
    package let about: Phrase
    /// The value; nil for a list or an object.
    package internal(set) var value: SettingValue?
    /// The value in a few words.
    package internal(set) var text: String
    /// The place that sets it.
    package internal(set) var origin: Origin
    package let editor: Editor

    package init(
        key: String, about: Phrase, value: SettingValue?, text: String, origin: Origin, editor: Editor
    ) {
        (self.key, self.about, self.value, self.text) = (key, about, value, text)
        (self.origin, self.editor) = (origin, editor)
    }

    /// The value that was set inside; nil if none was.
    var inside: SettingValue? { origin == .inside ? value : nil }

    /// The choice `steps` places after the value, or nil.
    func choice(after steps: Int) -> SettingValue? {
        guard case .choices(let choices) = editor, !choices.isEmpty else { return nil }
        guard let place = value.flatMap(choices.firstIndex) else { return choices[0] }
        return choices[(place + steps + choices.count) % choices.count]
    }
}
