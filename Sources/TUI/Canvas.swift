/// Screens draw on a canvas and never touch a terminal. Drawing outside has no effect, so it never traps.
package struct Canvas: Hashable, Sendable {
    package let size: Size
    package private(set) var cells: [Cell]
    /// Drawing has an effect only here: the whole canvas, unless `clipped(to:)` narrows it.
    private(set) var clip: Rect

    package init(size: Size, style: Style = Style()) {
        self.size = size
        cells = Array(repeating: Cell(.space, style), count: size.width * size.height)
        clip = Rect(size)
    }

    package mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
        let outer = clip
        clip = outer.intersection(rect)
        draw(&self)
        clip = outer
    }

    package subscript(x: Int, y: Int) -> Cell {
        get {
            guard x >= 0, x < size.width, y >= 0, y < size.height else { return Cell() }
            return cells[y * size.width + x]
        }
        set {
            guard clip.contains(Point(x: x, y: y)) else { return }
            cells[y * size.width + x] = newValue
        }
    }

    /// Returns the columns used. Writes nothing past the edge, and no half of a wide character; overwriting
    /// one half blanks the other. Skips control characters.
    @discardableResult
    package mutating func write(
        _ text: String, x: Int, y: Int, width: Int = .max, style: Style = Style()
    ) -> Int {
        guard y >= clip.y, y < clip.maxY, width > 0, x < clip.maxX else { return 0 }
        var column = x
        let end = width > clip.maxX - x ? clip.maxX : x + width
        var text = text
        if let columns = text.withUTF8({ writeNarrow($0, x: x, y: y, end: end, style) }) { return columns }
        for scalar in text.unicodeScalars {
            guard let columns = CellWidth.of(scalar) else { continue }
            if columns == 0 {
                combine(scalar, with: column - 1, y)
                continue
            }
            if column + columns > end { break }
            if column >= clip.x { place(Cell(Glyph(scalar), style), columns: columns, column, y) }
            column += columns
        }
        return column - x
    }

    /// Only printable ASCII, one cell each; for other text nil, and nothing is written.
    private mutating func writeNarrow(
        _ text: UnsafeBufferPointer<UInt8>, x: Int, y: Int, end: Int, _ style: Style
    ) -> Int? {
        guard text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
        let (count, hidden) = (min(text.count, end - x), max(0, clip.x - x))
        guard hidden < count else { return count }
        let first = y * size.width + x
        clearHalves(first + hidden, x + hidden)
        clearHalves(first + count - 1, x + count - 1)
        cells.withUnsafeMutableBufferPointer { cells in
            for place in hidden..<count {
                cells[first + place] = Cell(Glyph(Unicode.Scalar(text[place])), style)
            }
        }
        return count
    }

    package mutating func fill(_ rect: Rect, with scalar: Unicode.Scalar, _ style: Style) {
        let area = rect.intersection(clip)
        let cell = Cell(Glyph(scalar), style)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            let (first, end) = (y * size.width + area.x, y * size.width + area.maxX)
            clearHalves(first, area.x)
            clearHalves(end - 1, area.maxX - 1)
            for index in first..<end { cells[index] = cell }
        }
    }

    package mutating func fill(_ rect: Rect, _ style: Style) { fill(rect, with: " ", style) }

    /// Changes only paper that is the common one.
    package mutating func tint(_ rect: Rect, with role: Role) {
        let area = rect.intersection(clip)
        for y in area.y..<max(area.y, area.maxY) {
            for index in y * size.width + area.x..<y * size.width + area.maxX
            where cells[index].style.paper == .role(.text) {
                cells[index].style.paper = .role(role)
            }
        }
    }

    mutating func dim(_ rect: Rect) {
        let area = rect.intersection(clip)
        let free = Cell()
        for y in area.y..<max(area.y, area.maxY) {
            for index in y * size.width + area.x..<y * size.width + area.maxX where cells[index] != free {
                cells[index].style = cells[index].style.dimmed
            }
        }
    }

    mutating func replaceGlyphs(_ replacement: (Glyph) -> Glyph) {
        for index in cells.indices { cells[index].glyph = replacement(cells[index].glyph) }
    }

    /// Whole rows at a time: most of a frame is copied from earlier ones. Skips rows that `sprite` lacks.
    mutating func copy(_ sprite: Canvas, rows: Range<Int>, at corner: Point) {
        let width = size.width
        let rows = rows.clamped(to: 0..<sprite.size.height)
        let given = Rect(x: corner.x, y: corner.y, width: sprite.size.width, height: rows.count)
        let area = given.intersection(clip)
        guard !area.isEmpty else { return }
        let isCut = area.maxX < given.maxX
        cells.withUnsafeMutableBufferPointer { cells in
            sprite.cells.withUnsafeBufferPointer { sprite in
                for y in area.y..<area.maxY {
                    let (first, end) = (y * width + area.x, y * width + area.maxX)
                    let source = (rows.lowerBound + y - given.y) * given.width + area.x - given.x
                    if area.x > 0, cells[first].glyph.isContinuation { cells[first - 1].glyph = .space }
                    if area.maxX < width, cells[end].glyph.isContinuation { cells[end].glyph = .space }
                    _ = UnsafeMutableBufferPointer(rebasing: cells[first..<end])
                        .update(fromContentsOf: sprite[source..<source + area.width])
                    if cells[first].glyph.isContinuation { cells[first].glyph = .space }
                    if isCut, sprite[source + area.width].glyph.isContinuation {
                        cells[end - 1].glyph = .space
                    }
                }
            }
        }
    }

    private mutating func place(_ cell: Cell, columns: Int, _ x: Int, _ y: Int) {
        let index = y * size.width + x
        clearHalves(index, x)
        cells[index] = cell
        guard columns == 2 else { return }
        clearHalves(index + 1, x + 1)
        cells[index + 1] = Cell(.continuation, cell.style)
    }

    private mutating func clearHalves(_ index: Int, _ x: Int) {
        if cells[index].glyph.isContinuation, x > 0 { cells[index - 1].glyph = .space }
        if x + 1 < size.width, cells[index + 1].glyph.isContinuation { cells[index + 1].glyph = .space }
    }

    private mutating func combine(_ mark: Unicode.Scalar, with x: Int, _ y: Int) {
        guard clip.contains(Point(x: x, y: y)) else { return }
        var index = y * size.width + x
        if cells[index].glyph.isContinuation, x > 0 { index -= 1 }
        let glyph = cells[index].glyph
        if glyph.marks.0 == 0 {
            cells[index].glyph = Glyph(base: glyph.base, marks: (mark.value, 0))
        } else if glyph.marks.1 == 0 {
            cells[index].glyph = Glyph(base: glyph.base, marks: (glyph.marks.0, mark.value))
        }
    }

    /// The first cell is at column `x`. Drops cells outside `area`, and a wide character that an edge would
    /// cut or that is half covered.
    package mutating func lay(row: Int, of sprite: Canvas, x: Int, y: Int, within area: Rect) {
        clipped(to: area) { $0.copy(sprite, rows: row..<row + 1, at: Point(x: x, y: y)) }
    }

    package mutating func paste(_ sprite: Canvas, at corner: Point) {
        copy(sprite, rows: 0..<sprite.size.height, at: corner)
    }

    package func cut(_ rect: Rect) -> Canvas {
        var part = Canvas(size: rect.size)
        let offset = Point(x: -rect.x, y: -rect.y)
        part.copy(self, rows: 0..<size.height, at: offset)
        return part
    }
}
