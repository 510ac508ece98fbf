extension Character {
    /// A wide character as a narrow one, and `× ÷ −` as `* / -`.
    package var narrow: Character {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return self }
        switch scalar {
        case "×", "✕", "∗": return "*"
        case "÷", "∕": return "/"
        case "−", "–": return "-"
        case "’", "\u{FF07}": return "'"
        case "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}", "\t": return " "
        case "\u{FF01}"..."\u{FF5E}":
            return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? self
        default: return self
        }
    }
}
