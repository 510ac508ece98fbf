/// As settings name it: `a`, `enter`, `ctrl-r`, `alt-1`, `shift-left`, `f1`.
package struct KeyName: Hashable, Sendable {
    package let text: String

    /// Not `ctrl-i`, `ctrl-m`, `ctrl-j` and `ctrl-h`: terminals send them for Tab, Enter and Backspace.
    package init?(_ text: String) {
        let name = text.count == 1 ? text : text.lowercased()
        guard KeyName.isCharacter(name) || KeyName.others[name] != nil || KeyName.isControl(name) else {
            return nil
        }
        self.text = name
    }

    package var isCharacter: Bool { text == "space" || KeyName.isCharacter(text) }

    /// `Ctrl-R`, `PgUp`, `←`.
    package var written: String {
        if let other = KeyName.others[text] { return other }
        return KeyName.isControl(text) ? "Ctrl-" + text.suffix(1).uppercased() : text
    }

    private static func isCharacter(_ text: String) -> Bool {
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
            .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
            return false
        default:
            return true
        }
    }

    private static func isControl(_ text: String) -> Bool {
        text.hasPrefix("ctrl-") && text.count == 6
            && text.unicodeScalars.last.map {
                ("a"..."z").contains($0) && !"hijm".unicodeScalars.contains($0)
            }
                ?? false
    }

    private static let others: [String: String] = {
        var names = [
            "enter": "enter", "esc": "esc", "space": "space", "tab": "tab", "shift-tab": "Shift-Tab",
            "backspace": "Backspace", "delete": "Delete", "home": "Home", "end": "End", "pgup": "PgUp",
            "pgdn": "PgDn",
        ]
        for (name, arrow) in [("left", "←"), ("up", "↑"), ("down", "↓"), ("right", "→")] {
            names[name] = arrow
            names["shift-" + name] = "Shift-" + arrow
        }
        for digit in 1...9 { names["alt-\(digit)"] = "Alt-\(digit)" }
        for number in 1...12 { names["f\(number)"] = "F\(number)" }
        return names
    }()
}
