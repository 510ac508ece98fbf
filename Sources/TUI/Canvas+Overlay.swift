extension Canvas {
    package mutating func dim(_ area: Rect, around hole: Rect) {
        let (above, rest) = area.split(top: max(0, hole.y - area.y))
        let (beside, below) = rest.split(top: hole.height)
        let (left, other) = beside.split(left: max(0, hole.x - area.x))
        for part in [above, left, other.split(left: hole.width).rest, below] { dim(part) }
    }

    /// Blanks words and figures that `rect` would cover partly: half a number is a wrong number.
    package mutating func clearText(cutBy rect: Rect) {
        let area = rect.intersection(Rect(size))
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            clear(from: area.x - 1, y, step: -1)
            clear(from: area.maxX, y, step: 1)
        }
    }

    /// Blanks only the cut word, but with a figure in it everything up to two blanks or a line: of “2 d 18 h”
    /// either half is another time.
    private mutating func clear(from start: Int, _ y: Int, step: Int) {
        let isWord = isText(start - step, y) && isText(start, y)
        let goesOn =
            isWord || isText(start - step, y) && isText(start + step, y)
            || isText(start - 2 * step, y) && isText(start, y)
        if goesOn {
            var end = start
            while isText(end, y) || isText(end + step, y) { end += step }
            let columns = stride(from: start, to: end, by: step)
            let hasFigure = columns.contains { isPartOfFigure($0, y) }
            for x in columns where (0..<size.width).contains(x) {
                if !hasFigure, !isWord || !isText(x, y) { break }
                self[x, y].glyph = .space
            }
        }
        let gap = 8
        guard (1...gap).contains(where: { isLarge(start - $0 * step, y) }) else { return }
        var (x, free) = (start, 0)
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

    /// A character of a word or a figure: no blank, and no part of a line or a picture.
    private func isText(_ x: Int, _ y: Int) -> Bool {
        guard (0..<size.width).contains(x) else { return false }
        let base = self[x, y].glyph.base
        return base != 0x20 && !(0x2500...0x259F).contains(base) && !(0x2800...0x28FF).contains(base)
    }

    /// A digit, or the mark before a change.
    private func isPartOfFigure(_ x: Int, _ y: Int) -> Bool {
        guard (0..<size.width).contains(x) else { return false }
        return switch self[x, y].glyph.base {
        case 0x30...0x39, 0x25B2, 0x25BC, 0x2022: true
        default: false
        }
    }

    private func isLarge(_ x: Int, _ y: Int) -> Bool {
        let cell = self[x, y]
        return (0x2580...0x259F).contains(cell.glyph.base)
            && [.title, .selection, .tile].contains(cell.style.ink.role)
    }
}
