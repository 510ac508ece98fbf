internal import Arrangement
internal import Words

/// The layer of settings.
package struct Options: Hashable, Sendable {
    /// A value that is typed.
    package struct Typing: Hashable, Sendable {
        /// The setting.
        package let key: String
        package var text: String
    }

    /// The text that they are searched for.
    package var text = ""
    /// The selected row of those found.
    package var index = 0
    /// The value that is typed; nil while none is.
    package var typing: Typing?
}

/// Messages of the layer of settings.
package enum OptionsMessage: Hashable, Sendable {
    case open
    case choose(Int)
    /// The choice so many places on is set; a value without choices is typed.
    case change(String, by: Int)
    /// The typed value is set.
    case accept
    /// The setting gets its default.
    case reset(String)
}

extension Model {
    mutating func updateOptions(_ message: OptionsMessage) -> [Effect] {
        switch message {
        case .open:
            leaveLayer()
            open(.options(Options()))
            return []
        case .choose(let index):
            changeOptions { $0.index = max(0, index) }
            return []
        case .change(let key, let steps): return changeSetting(key, by: steps)
        case .accept: return setTyped()
        case .reset(let key):
            guard let row = settingList[key], row.origin != .standard else { return [] }
            return set(row, to: nil)
        }
    }

    private mutating func changeSetting(_ key: String, by steps: Int) -> [Effect] {
        guard let row = settingList[key] else { return [] }
        switch row.editor {
        case .choices: return row.choice(after: steps).map { set(row, to: $0) } ?? []
        case .typed:
            if let refusal = self.refusal(row) { return say(refusal) }
            changeOptions { $0.typing = Options.Typing(key: key, text: row.text) }
            return []
        case .file: return say(self.refusal(row) ?? .phrase(.noSuchFile))
        }
    }

    private mutating func setTyped() -> [Effect] {
        guard case .options(let options)? = top, let typing = options.typing,
            let row = settingList[typing.key], case .typed(let isNumber) = row.editor
        else { return [] }
        let value = isNumber ? SettingValue.typed(number: typing.text) : .text(typing.text)
        if value == row.value {
            changeOptions { $0.typing = nil }
            return []
        }
        return set(row, to: value)
    }

    /// Has a value kept; nil for the default. What was typed stays until the answer, since it may be refused.
    private mutating func set(_ row: SettingRow, to value: SettingValue?) -> [Effect] {
        if let refusal = self.refusal(row) { return say(refusal) }
        past.note(SettingChange(key: row.key, before: row.inside, after: value))
        if case .choices = row.editor, let value { settingList.show(value, of: row.key) }
        return [.setSetting(row.key, value)] + dropAnswers()
    }

    /// Says why a value that was typed is none.
    mutating func refuseSetting(_ key: String, _ why: Saying) -> [Effect] {
        past.forgetLast { $0.setting?.key == key }
        return say(why)
    }
}

extension SettingList {
    /// Shows a choice at once: the next key goes on from it.
    fileprivate mutating func show(_ value: SettingValue, of key: String) {
        guard let place = rows.firstIndex(where: { $0.key == key }) else { return }
        (rows[place].value, rows[place].text, rows[place].origin) = (value, value.text, .inside)
    }
}

extension Model {
    mutating func changeOptions(_ body: (inout Options) -> Void) {
        guard case .options(var options)? = top else { return }
        body(&options)
        top = .options(options)
    }
}

extension Model {
    /// Types into the line of what is looked for, or of a value. A blank begins no search: it changes the selected setting.
    mutating func type(_ text: String, into options: Options) -> [Effect] {
        if options.typing == nil, options.text.isEmpty, text == " " {
            let rows = settingList.rows
            return rows.isEmpty ? [] : changeSetting(rows[min(options.index, rows.count - 1)].key, by: 1)
        }
        notices.removeAll { !$0.isWarning }
        changeOptions { options in
            if options.typing == nil {
                (options.text, options.index) = (text, 0)
            } else {
                options.typing?.text = text
            }
        }
        return []
    }
}
