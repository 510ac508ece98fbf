extension Frame {
    /// Blanks what would be left of numbers of which `rect` is about to cover a part, large ones included: half a number
    /// is another number.
    public mutating func clearNumbers(cutBy rect: Rect) {
        let area = rect.intersection(Rect(size))
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            clear(from: area.x - 1, y, step: -1)
            clear(from: area.maxX, y, step: 1)
            clearPhrase(from: area.maxX, y)
        }
    }

    /// Blanks what goes on right of a cut, up to two blanks or a line, if there is a figure in it: of “2 d 18 h” the second
    /// half is a time of its own.
    private mutating func clearPhrase(from start: Int, _ y: Int) {
        guard (1...2).contains(where: { isText(start - $0, y) }) else { return }
        var end = start
        while end < size.width, isText(end, y) || isText(end + 1, y) { end += 1 }
        guard (start..<end).contains(where: { (0x30...0x39).contains(self[$0, y].glyph.base) }) else {
            return
        }
        for x in start..<end { self[x, y].glyph = .space }
    }

    /// Whether the cell holds a character of a word or a figure: no blank, and no part of a line or a picture.
    private func isText(_ x: Int, _ y: Int) -> Bool {
        let base = self[x, y].glyph.base
        return base != 0x20 && !(0x2500...0x259F).contains(base) && !(0x2800...0x28FF).contains(base)
    }

    /// Blanks the rest of a number that goes on from the column before `start`, in the direction of `step`.
    private mutating func clear(from start: Int, _ y: Int, step: Int) {
        var x = start
        if isPartOfNumber(start - step, y) {
            while x >= 0, x < size.width, isPartOfNumber(x, y) {
                self[x, y].glyph = .space
                x += step
            }
            return
        }
        // The columns that a large figure may leave free between two strokes.
        let gap = 8
        guard (1...gap).contains(where: { isLarge(start - $0 * step, y) }) else { return }
        var free = 0
        while x >= 0, x < size.width, free < gap {
            if isLarge(x, y) {
                self[x, y].glyph = .space
                free = 0
            } else if self[x, y].glyph == .space {
                free += 1
            } else {
                return
            }
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

    /// Whether the cell holds a stroke of a large figure.
    private func isLarge(_ x: Int, _ y: Int) -> Bool {
        let cell = self[x, y]
        return (0x2580...0x259F).contains(cell.glyph.base)
            && (cell.style.ink.role == .title || cell.style.ink.role == .selection)
    }
}
