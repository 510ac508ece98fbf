internal import Arrangement
internal import Words

package struct Options: Hashable, Sendable {
    package struct Typing: Hashable, Sendable {
        package let key: String
        package var text: String
    }

    package var text = ""
    package var index = 0
    package var typing: Typing?
}

package enum OptionsMessage {
    case open
    case choose(Int)
    /// So many choices further; without choices, opens a field.
    case change(String, by: Int)
    case accept
    case reset(String)
}

extension Model {
    mutating func updateOptions(_ message: OptionsMessage) -> [Effect] {
        switch message {
        case .open:
            leaveLayer()
            open(Options())
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

    fileprivate mutating func changeSetting(_ key: String, by steps: Int) -> [Effect] {
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
        guard let options = top(Options.self), let typing = options.typing,
            let row = settingList[typing.key], case .typed(let isNumber) = row.editor
        else { return [] }
        let value = isNumber ? SettingValue.typed(number: typing.text) : .text(typing.text)
        if value == row.value {
            changeOptions { $0.typing = nil }
            return []
        }
        return set(row, to: value)
    }

    /// Nil for the default. The typed text stays, because an answer may refuse it.
    private mutating func set(_ row: SettingRow, to value: SettingValue?) -> [Effect] {
        if let refusal = self.refusal(row) { return say(refusal) }
        past.note(SettingChange(key: row.key, before: row.inside, after: value))
        if case .choices = row.editor, let value { settingList.show(value, of: row.key) }
        return [.setSetting(row.key, value)] + dropAnswers()
    }

    mutating func refuseSetting(_ key: String, _ why: Saying) -> [Effect] {
        past.forgetLast { $0.setting?.key == key }
        return say(why)
    }
}

extension SettingList {
    fileprivate mutating func show(_ value: SettingValue, of key: String) {
        guard let place = rows.firstIndex(where: { $0.key == key }) else { return }
        (rows[place].value, rows[place].text, rows[place].origin) = (value, value.text, .inside)
    }
}

extension Model {
    mutating func changeOptions(_ body: (inout Options) -> Void) {
        guard var options = top(Options.self) else { return }
        body(&options)
        replaceTop(with: options)
    }
}

extension Options: Layer {
    package var id: LayerID { typing == nil ? .options : .optionValue }
    package var typedText: String? { typing?.text ?? text }

    /// Takes the search text or a value. A leading space changes the selected setting.
    package func type(_ text: String, in model: inout Model) -> [Effect] {
        if typing == nil, self.text.isEmpty, text == " " {
            let rows = model.settingList.rows
            return rows.isEmpty ? [] : model.changeSetting(rows[min(index, rows.count - 1)].key, by: 1)
        }
        model.notices.removeAll { !$0.isWarning }
        model.changeOptions { options in
            if options.typing == nil {
                options.text = text
                options.index = 0
            } else {
                options.typing?.text = text
            }
        }
        return []
    }

    package func stepBack(in model: inout Model) -> Bool {
        guard typing != nil else { return false }
        model.changeOptions { $0.typing = nil }
        return true
    }
}

extension OptionsMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateOptions(self) }
}

extension LayerMessage {
    package static func options(_ message: OptionsMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let options = LayerID(
        "options", typesText: true, Command.moves + [.optionsChange, .optionsReset])
    package static let optionValue = LayerID("option value", typesText: true, [.promptAccept])
}
