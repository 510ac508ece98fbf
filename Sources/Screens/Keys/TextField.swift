internal import Board
internal import Market
internal import TUI
internal import Words

enum TextField {
    /// Nil if the key does not edit.
    static func interpret(_ key: Key, _ text: String) -> Message? {
        switch key {
        case .character(let character): .layer(.type(text + String(character)))
        case .backspace: text.isEmpty ? .user(.cancel) : .layer(.type(String(text.dropLast())))
        case .control("u"): .layer(.type(""))
        case .control("w"): .layer(.type(withoutLastWord(text)))
        case .control, .alt, .arrow, .shiftArrow, .function, .enter, .escape, .tab, .backTab, .delete, .home,
            .end,
            .pageUp, .pageDown:
            nil
        }
    }

    /// As one line. A paste is never read as keys.
    static func paste(_ pasted: String, into text: String?) -> Message? {
        guard let text else {
            return .user(.say(.phrase(.pasteDoesNothing)))
        }
        return CleanText.line(pasted, limit: longest).map { .layer(.type(text + $0)) }
    }

    /// Characters taken from a paste.
    private static let longest = 60

    private static func withoutLastWord(_ text: String) -> String {
        var rest = text[...]
        while rest.last == " " { rest.removeLast() }
        while let last = rest.last, last != " " { rest.removeLast() }
        return String(rest)
    }
}
