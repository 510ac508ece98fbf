/// What stands in one cell: a character of one or two columns, with at most two combining marks.
///
/// A fixed-size value, so that a frame is one flat block of memory and comparing two is cheap.
/// Further marks are dropped; the base character always stays.
public struct Glyph: Hashable, Sendable {
    /// The base character's code point; 0 marks the right half of a wide character.
    public let base: UInt32
    /// The combining marks' code points, 0 where there are none.
    public let marks: (UInt32, UInt32)

    /// A blank.
    public static let space = Glyph(base: 32, marks: (0, 0))
    /// The right half of the wide character in the cell to the left.
    public static let continuation = Glyph(base: 0, marks: (0, 0))

    init(base: UInt32, marks: (UInt32, UInt32)) {
        self.base = base
        self.marks = marks
    }

    /// Makes the glyph of one code point.
    public init(_ scalar: Unicode.Scalar) {
        self.init(base: scalar.value, marks: (0, 0))
    }

    /// Whether this is the right half of a wide character.
    public var isContinuation: Bool { base == 0 }

    /// The glyph as text; empty for a right half.
    public var text: String {
        var text = ""
        for value in [base, marks.0, marks.1] where value != 0 {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    /// Whether both glyphs are the same code points.
    public static func == (a: Glyph, b: Glyph) -> Bool {
        a.base == b.base && a.marks == b.marks
    }

    /// Feeds the code points to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(marks.0)
        hasher.combine(marks.1)
    }
}

/// One cell of a frame.
public struct Cell: Hashable, Sendable {
    /// What stands in it.
    public var glyph: Glyph
    /// How it looks.
    public var style: Style

    /// Makes a cell.
    public init(_ glyph: Glyph = .space, _ style: Style = Style()) {
        self.glyph = glyph
        self.style = style
    }
}
