private import Folding

/// Characters that a terminal shows reliably.
package enum GlyphSet: Hashable, Sendable {
    case all
    /// Of certain width, for a terminal that shows the others two cells wide.
    case certain
    /// The few hundred in the font of the system's own console.
    case console
    case ascii
}

extension Canvas {
    /// Each character becomes a similar one of the same width, so that nothing moves.
    package func drawn(in set: GlyphSet) -> Canvas {
        switch set {
        case .all: self
        case .ascii: inASCII
        case .certain: replacing { AmbiguousWidth.isAmbiguous($0) ? certain[$0] ?? ascii($0) : $0 }
        case .console: withoutWideGlyphs.replacing { console($0) }
        }
    }

    package var withoutShadows: Canvas {
        var plain = self
        for y in 0..<size.height {
            for x in 0..<size.width where self[x, y].style.ink.role == .shadow { plain[x, y].glyph = .space }
        }
        return plain
    }

    private var withoutWideGlyphs: Canvas {
        var plain = self
        plain.replaceGlyphs { glyph in
            if glyph.isContinuation { return .space }
            guard glyph.base >= 0x1100, let scalar = Unicode.Scalar(glyph.base), CellWidth.of(scalar) == 2
            else { return glyph }
            return .space
        }
        return plain
    }

    private func replacing(_ replacement: (Unicode.Scalar) -> Unicode.Scalar) -> Canvas {
        var plain = self
        plain.replaceGlyphs { glyph in
            guard glyph.base >= 0x80, let scalar = Unicode.Scalar(glyph.base) else { return glyph }
            let other = replacement(scalar)
            return other == scalar ? glyph : Glyph(other)
        }
        return plain
    }
}

/// For characters of ambiguous width: braille, whose width is certain and which is more similar than ASCII.
private let certain = table([
    ("▁▂", "⣀"), ("▃▄", "⣤"), ("▅▆", "⣶"), ("▇█▉", "⣿"), ("▀", "⠛"), ("▌▍▎▏", "⡇"), ("▒▓", "░"), ("▲", "▴"),
    ("▼", "▾"), ("•·", "∙"), ("…", "⋯"), ("☼", "o"),
])

private func console(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let known = consoleLikenesses[scalar] { return known }
    switch scalar.value {
    case 0x2800...0x28FF:
        // A line of a chart in halves of cells. A single dot is of a dotted line.
        let dots = scalar.value & 0xFF
        guard dots.nonzeroBitCount > 1 else { return ascii(scalar) }
        let (isUpper, isLower) = (dots & 0x1B != 0, dots & 0xE4 != 0)
        return isUpper ? isLower ? "█" : "▀" : "▄"
    default: return scalar
    }
}

private let consoleLikenesses = table([
    ("╭", "┌"), ("╮", "┐"), ("╰", "└"), ("╯", "┘"), ("┄┈╌", "─"), ("┆┊╎", "│"), ("▁▂", "_"), ("▃", "▄"),
    ("▅▆▇", "█"), ("▟▙▜▛▞▚", "█"), ("▘▝", "▀"), ("▖▗", "▄"), ("┃", "│"), ("☾", "("), ("☼", "*"), ("●", "•"),
    ("◐", "o"), ("✓", "√"), ("◆", "♦"), ("▸", "►"), ("▾", "▼"), ("▴", "▲"), ("≠", "!"), ("−–—‐", "-"),
    ("…", "."), ("“”„", "\""), ("‘’", "'"), ("›", ">"), ("‹", "<"), ("¹", "1"), ("²", "2"), ("³", "3"),
    ("⁴", "4"), ("⁵", "5"), ("⁶", "6"), ("⁷", "7"), ("⁸", "8"), ("⁹", "9"),
])

private func table(_ likenesses: [(String, Unicode.Scalar)]) -> [Unicode.Scalar: Unicode.Scalar] {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (shapes, other) in likenesses {
        for shape in shapes.unicodeScalars { table[shape] = other }
    }
    return table
}

extension Canvas {
    /// Boxes become `+`, `-` and `|`, arrows `^` and `v`, blocks the digits of their height; letters lose
    /// their accents. Other characters become `?`.
    package var inASCII: Canvas {
        var plain = self
        plain.replaceGlyphs { glyph in
            if glyph.isContinuation { return Glyph("?") }
            guard let scalar = Unicode.Scalar(glyph.base), scalar.value >= 0x80 else {
                return glyph.marks == (0, 0) ? glyph : Glyph(base: glyph.base, marks: (0, 0))
            }
            return Glyph(ascii(scalar))
        }
        return plain
    }
}

func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let known = likenesses[scalar] { return known }
    switch scalar.value {
    case 0x2500...0x257F: return "+"
    case 0x2596...0x259F: return "#"
    case 0x2800...0x28FF:
        let dots = (scalar.value & 0xFF).nonzeroBitCount
        return dots == 0 ? " " : dots < 4 ? "." : ":"
    default: break
    }
    // Letters without marks, also those of half and full width. Nothing else may turn into a figure.
    let isOfOtherWidth = (0xFF00...0xFFEF).contains(scalar.value)
    let base = Folding.fold(String(scalar), to: isOfOtherWidth ? .bare : .withoutMarks)
    guard let first = base.unicodeScalars.first, first.isASCII, first.value >= 0x20 else { return "?" }
    return first
}

private let likenesses: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (shapes, letter) in [
        ("─━═┄┅┈┉╌╍–—−‐", "-"), ("│┃║┆┇┊┋╎╏▏", "|"), ("▲↑", "^"), ("▼↓▾", "v"), ("•·", "."), ("●◆✓", "*"),
        ("○", "o"), ("→▸›⟩»", ">"), ("←‹⟨«", "<"), ("▁", "1"), ("▂", "2"), ("▃", "3"), ("▄", "4"), ("▅", "5"),
        ("▆", "6"), ("▇", "7"), ("█", "8"), ("▀▌▐▒▓", "#"), ("░", ":"), ("☾", "("), ("☼", "o"), ("◐", "%"),
        ("≈", "~"),
        ("≠", "!"), ("×", "x"), ("…", "."),
        ("“”„", "\""), ("‘’", "'"), ("¹", "1"), ("²", "2"), ("³", "3"), ("⁴", "4"),
        ("⁵", "5"), ("⁶", "6"), ("⁷", "7"), ("⁸", "8"), ("⁹", "9"),
        ("\u{A0}\u{202F}\u{2009}", " "),
    ] as [(String, Unicode.Scalar)] {
        for shape in shapes.unicodeScalars { table[shape] = letter }
    }
    return table
}()
