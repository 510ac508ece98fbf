extension Frame {
    /// Blanks what would be left of numbers of which `rect` is about to cover a part: half a number is another number.
    public mutating func clearNumbers(cutBy rect: Rect) {
        let area = rect.intersection(Rect(size))
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            if isPartOfNumber(area.x, y) { clearNumber(from: area.x - 1, y, step: -1) }
            if isPartOfNumber(area.maxX - 1, y) { clearNumber(from: area.maxX, y, step: 1) }
        }
    }

    private mutating func clearNumber(from start: Int, _ y: Int, step: Int) {
        var x = start
        while x >= 0, x < size.width, isPartOfNumber(x, y) {
            self[x, y].glyph = .space
            x += step
        }
    }

    /// Whether the cell holds a digit, or what stands before and between digits.
    private func isPartOfNumber(_ x: Int, _ y: Int) -> Bool {
        switch self[x, y].glyph.base {
        case 0x30...0x39, 0x2B...0x2E, 0x3A, 0x2212: true
        default: false
        }
    }
}
