/// A character of one or two columns, with at most two combining marks; more are dropped. One word, so that
/// a frame is one flat block of memory and comparing two is comparing numbers.
@usableFromInline package struct Glyph: Hashable, Sendable {
    /// Three code points of 21 bits each, the base character's lowest.
    @usableFromInline let bits: UInt64

    /// A code point; 0 marks the right half of a wide character.
    @inlinable package var base: UInt32 { UInt32(truncatingIfNeeded: bits) & 0x1F_FFFF }
    /// Code points; 0 for none.
    @inlinable package var marks: (UInt32, UInt32) {
        (UInt32(truncatingIfNeeded: bits >> 21) & 0x1F_FFFF, UInt32(truncatingIfNeeded: bits >> 42))
    }

    @inlinable package static var space: Glyph { Glyph(base: 32, marks: (0, 0)) }
    @inlinable package static var continuation: Glyph { Glyph(base: 0, marks: (0, 0)) }

    @inlinable init(base: UInt32, marks: (UInt32, UInt32)) {
        bits = UInt64(base) | UInt64(marks.0) << 21 | UInt64(marks.1) << 42
    }

    @inlinable package init(_ scalar: Unicode.Scalar) { self.init(base: scalar.value, marks: (0, 0)) }

    @inlinable package var isContinuation: Bool { base == 0 }

    package var text: String {
        var text = ""
        for value in [base, marks.0, marks.1] where value != 0 {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}

@usableFromInline package struct Cell: Hashable, Sendable {
    @usableFromInline package var glyph: Glyph
    @usableFromInline package var style: Style

    @inlinable package init(_ glyph: Glyph = .space, _ style: Style = Style()) {
        (self.glyph, self.style) = (glyph, style)
    }
}
