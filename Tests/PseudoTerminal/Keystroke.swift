import CVTerm

enum Keystroke {
    /// The same on every terminal.
    case bytes([UInt8])
    /// Its bytes depend on the terminal's modes.
    case key(VTermKey, shift: Bool)

    struct Unknown: Error, CustomStringConvertible {
        let description: String
    }

    /// Characters mean themselves, `<…>` named keys, `<lt>` means `<`: `jj<space><esc><S-left><C-z>`.
    static func parse(_ notation: String) throws -> [Keystroke] {
        var strokes: [Keystroke] = []
        var rest = Substring(notation)
        while let first = rest.popFirst() {
            guard first == "<" else {
                strokes.append(.bytes(Array(String(first).utf8)))
                continue
            }
            guard let end = rest.firstIndex(of: ">") else {
                throw Unknown(description: "no > in \(notation)")
            }
            strokes.append(try named(String(rest[..<end])))
            rest = rest[rest.index(after: end)...]
        }
        return strokes
    }

    private static func named(_ name: String) throws -> Keystroke {
        switch name {
        case "space": return .bytes([32])
        case "esc": return .bytes([27])
        case "enter": return .bytes([13])
        case "tab": return .bytes([9])
        case "backspace": return .bytes([127])
        case "lt": return .bytes([UInt8(ascii: "<")])
        default: break
        }
        if name.hasPrefix("C-"), let letter = name.dropFirst(2).utf8.first { return .bytes([letter & 0x1F]) }
        // Terminals send a key with Alt after an Esc.
        if name.hasPrefix("M-"), let key = name.dropFirst(2).utf8.first { return .bytes([27, key]) }
        let isShifted = name.hasPrefix("S-")
        guard let key = keys[isShifted ? String(name.dropFirst(2)) : name] else {
            throw Unknown(description: "no key is called \(name)")
        }
        return .key(key, shift: isShifted)
    }

    private static let keys: [String: VTermKey] = [
        "up": VTERM_KEY_UP, "down": VTERM_KEY_DOWN, "left": VTERM_KEY_LEFT, "right": VTERM_KEY_RIGHT,
        "home": VTERM_KEY_HOME, "end": VTERM_KEY_END, "pgup": VTERM_KEY_PAGEUP, "pgdn": VTERM_KEY_PAGEDOWN,
        "del": VTERM_KEY_DEL, "ins": VTERM_KEY_INS, "tab": VTERM_KEY_TAB,
        "f1": VTermKey(rawValue: VTERM_KEY_FUNCTION_0.rawValue + 1),
        "f5": VTermKey(rawValue: VTERM_KEY_FUNCTION_0.rawValue + 5),
        "f12": VTermKey(rawValue: VTERM_KEY_FUNCTION_0.rawValue + 12),
    ]
}
