package import Arrangement
package import Words

package struct SettingList: Hashable, Sendable {
    /// The path of the settings file, which may not exist.
    package var file: String
    /// In the order of the file of defaults.
    package var rows: [SettingRow]

    package init(file: String = "", rows: [SettingRow] = []) { (self.file, self.rows) = (file, rows) }

    package subscript(key: String) -> SettingRow? { rows.first { $0.key == key } }
}

package struct SettingRow: Hashable, Sendable {
    package enum Origin: Hashable, Sendable {
        case standard
        case inside
        /// Overrides values set inside.
        case file(line: Int)
    }

    package enum Editor: Hashable, Sendable {
        case choices([SettingValue])
        case typed(isNumber: Bool)
        case file

        package static let flag = Editor.choices([.flag(true), .flag(false)])
    }

    /// `refresh.rates`.
    package let key: String
    package let about: Phrase
    /// Nil for a list or an object.
    package internal(set) var value: SettingValue?
    package internal(set) var text: String
    package internal(set) var origin: Origin
    package let editor: Editor

    package init(
        key: String, about: Phrase, value: SettingValue?, text: String, origin: Origin, editor: Editor
    ) {
        (self.key, self.about, self.value, self.text) = (key, about, value, text)
        (self.origin, self.editor) = (origin, editor)
    }

    var inside: SettingValue? { origin == .inside ? value : nil }

    func choice(after steps: Int) -> SettingValue? {
        guard case .choices(let choices) = editor, !choices.isEmpty else { return nil }
        guard let place = value.flatMap(choices.firstIndex) else { return choices[0] }
        return choices[(place + steps + choices.count) % choices.count]
    }
}
