internal import Board
internal import TUI

/// A line of text being typed.
enum TextField {
    /// What `key` does to `text`; nil for a key that does not edit.
    static func interpret(_ key: Key, _ text: String) -> Message? {
        switch key {
        case .character(let character): .type(text + String(character))
        case .backspace: text.isEmpty ? .cancel : .type(String(text.dropLast()))
        case .control("u"): .type("")
        case .control("w"): .type(withoutLastWord(text))
        default: nil
        }
    }

    private static func withoutLastWord(_ text: String) -> String {
        var rest = text[...]
        while rest.last == " " { rest.removeLast() }
        while let last = rest.last, last != " " { rest.removeLast() }
        return String(rest)
    }
}
