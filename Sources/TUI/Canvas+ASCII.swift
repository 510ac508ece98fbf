private import Folding

extension Canvas {
    /// The same picture in ASCII alone, for terminals and locales that know nothing else: lines of boxes become `+`,
    /// `-` and `|`, arrows `^` and `v`, blocks the digits of their height, and letters lose their accents. What has no
    /// likeness is a `?`.
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

/// The ASCII character that looks or reads most like `scalar`.
func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let known = likenesses[scalar] { return known }
    switch scalar.value {
    // Heavy and double lines, corners and crossings of all kinds.
    case 0x2500...0x257F: return "+"
    // Quarter blocks.
    case 0x2596...0x259F: return "#"
    // Dots of braille: none, few, many.
    case 0x2800...0x28FF:
        let dots = (scalar.value & 0xFF).nonzeroBitCount
        return dots == 0 ? " " : dots < 4 ? "." : ":"
    default: break
    }
    // Letters without their marks, and those of half and full width as the usual ones; nothing else becomes a figure.
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
