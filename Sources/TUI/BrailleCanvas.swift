/// A canvas of dots, two across and four down a cell, as braille letters. Drops dots outside.
package struct BrailleCanvas: Hashable, Sendable {
    package let size: Size
    /// One mask a cell, row by row, with the bits of Unicode's braille patterns.
    private var masks: [UInt8]

    package init(size: Size) {
        self.size = size
        masks = Array(repeating: 0, count: size.width * size.height)
    }

    package var width: Int { size.width * 2 }
    package var height: Int { size.height * 4 }

    private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    package mutating func set(x: Int, y: Int) {
        guard x >= 0, x < width, y >= 0, y < height else { return }
        masks[y / 4 * size.width + x / 2] |= BrailleCanvas.bits[y % 4 * 2 + x % 2]
    }

    /// Both ends included. Along the longer side every place gets one dot, so that a line never has a gap.
    package mutating func line(from start: Point, to end: Point) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let steps = max(abs(dx), abs(dy))
        guard steps > 0 else { return set(x: start.x, y: start.y) }
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            set(
                x: start.x + Int((Double(dx) * share).rounded()),
                y: start.y + Int((Double(dy) * share).rounded()))
        }
    }

    package func glyph(x: Int, y: Int) -> Glyph? {
        let mask = mask(x, y)
        return mask == 0 ? nil : Unicode.Scalar(0x2800 + UInt32(mask)).map { Glyph($0) }
    }

    /// The ASCII character closest to the dots: `'` above, `.` below, `:` for both.
    package func asciiGlyph(x: Int, y: Int) -> Glyph? {
        let mask = mask(x, y)
        switch (mask & 0x1B != 0, mask & 0xE4 != 0) {
        case (false, false): return nil
        case (true, false): return Glyph("'")
        case (false, true): return Glyph(".")
        case (true, true): return Glyph(":")
        }
    }

    private func mask(_ x: Int, _ y: Int) -> UInt8 {
        guard x >= 0, x < size.width, y >= 0, y < size.height else { return 0 }
        return masks[y * size.width + x]
    }
}

extension Canvas {
    package mutating func draw(
        _ canvas: BrailleCanvas, at origin: Point, style: Style, isASCII: Bool = false
    ) {
        for y in 0..<canvas.size.height {
            for x in 0..<canvas.size.width {
                guard let glyph = isASCII ? canvas.asciiGlyph(x: x, y: y) : canvas.glyph(x: x, y: y) else {
                    continue
                }
                // This repairs a wide character if the dot's cell covers half of it.
                fill(Rect(x: origin.x + x, y: origin.y + y, width: 1, height: 1), style)
                self[origin.x + x, origin.y + y].glyph = glyph
            }
        }
    }
}
