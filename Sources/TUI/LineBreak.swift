package enum LineBreak {
    /// Signs that must not begin a line, in languages without blanks between words.
    private static let closing: Set<Character> = [
        "，", "。", "、", "；", "：", "？", "！", "）", "」", "』", "》", "％", "·", ",", ".", ";", ":", "?", "!", ")",
        "…",
    ]
    private static let opening: Set<Character> = ["（", "「", "『", "《", "("]

    /// Breaks between words, and between wide characters, but not before a closing or after an opening sign;
    /// a word longer than a line, anywhere. At least one line, which may be empty.
    package static func lines(_ text: String, width: Int) -> [String] {
        guard width > 0, CellWidth.of(text) > width else { return [text] }
        var lines = [""]
        for (unit, blank) in units(text) {
            let last = lines[lines.count - 1]
            let longer = last.isEmpty ? unit : last + (blank ? " " : "") + unit
            if CellWidth.of(longer) <= width {
                lines[lines.count - 1] = longer
            } else if CellWidth.of(unit) <= width {
                lines.append(unit)
            } else {
                if !last.isEmpty { lines.append("") }
                for character in unit {
                    if CellWidth.of(lines[lines.count - 1] + String(character)) > width { lines.append("") }
                    lines[lines.count - 1].append(character)
                }
            }
        }
        return lines
    }

    /// Parts that stay together, each with true if a blank comes before it.
    private static func units(_ text: String) -> [(String, Bool)] {
        var units: [(text: String, blank: Bool)] = []
        var (isBlank, wasNarrow) = (false, false)
        for character in text {
            guard character != " " else {
                isBlank = true
                continue
            }
            let isNarrow = CellWidth.of(String(character)) < 2
            if !isBlank, let last = units.last?.text.last,
                isNarrow && wasNarrow || opening.contains(last) || closing.contains(character)
            {
                units[units.count - 1].text.append(character)
            } else {
                units.append((String(character), isBlank))
            }
            (isBlank, wasNarrow) = (false, isNarrow)
        }
        return units
    }
}
