import CNcurses
import Glibc
import TUI

/// Writes frames into the library's screen: of each row only the runs of cells that have changed.
struct Painter {
    private var inks: Inks
    private var size = Size(width: 0, height: 0)
    private var shown: [Cell] = []
    private var isKnown = false
    private var line: [cchar_t] = []
    /// The columns of the present row that have to be written, in runs.
    private var runs: [ClosedRange<Int>] = []
    /// Two changes with fewer unchanged cells between them are one run.
    private static let gap = 8

    private let hasWideCorner: Bool

    /// - Parameter hasWideCorner: Whether the last row may end in wide characters.
    init(inks: Inks, hasWideCorner: Bool) {
        (self.inks, self.hasWideCorner) = (inks, hasWideCorner)
    }

    mutating func invalidate() { isKnown = false }

    /// Shows 24-bit colours from the next frame on.
    mutating func showFullColours() {
        inks = inks.inFullColours
        isKnown = false
    }

    /// Takes over the terminal's own paper, as 0xRRGGBB.
    mutating func takeGround(_ paper: UInt32) { inks.ground = paper }

    /// The background, as 0xRRGGBB.
    func ground(_ palette: Palette) -> UInt32 {
        if case .rgb(let own) = palette[.text].paper { own } else { inks.ground ?? palette.ground }
    }

    /// The library's output as the terminal is to get it.
    func rewritten(_ bytes: [UInt8]) -> [UInt8] { inks.rewritten(bytes) }

    /// Writes what differs between `frame` and what is shown on a screen of `size`; false if nothing does.
    ///
    /// What `frame` leaves of the screen is blank, what it has beyond is dropped: a resize between the
    /// drawing and the showing does no harm.
    mutating func paint(_ frame: Canvas, _ palette: Palette, on size: Size) -> Bool {
        if size != self.size {
            self.size = size
            shown = Array(repeating: Cell(), count: size.width * size.height)
            line = Array(repeating: cchar_t(), count: size.width)
            isKnown = false
        }
        if inks.prepare(palette) { isKnown = false }
        var hasChanged = false
        for y in 0..<size.height {
            takeOver(frame, y)
            for run in runs { write(y, run.lowerBound, run.upperBound) }
            if !runs.isEmpty { hasChanged = true }
        }
        isKnown = true
        return hasChanged
    }

    /// Takes row `y` of `frame` over, and notes the runs that have to be written, none when all is as shown.
    private mutating func takeOver(_ frame: Canvas, _ y: Int) {
        let width = size.width
        let given = y < frame.size.height ? min(width, frame.size.width) : 0
        let isKnown = isKnown
        let start = y * frame.size.width
        var runs = runs
        self.runs = []
        runs.removeAll(keepingCapacity: true)
        defer { self.runs = runs }
        frame.cells.withUnsafeBufferPointer { cells in
            shown.withUnsafeMutableBufferPointer { shown in
                let row = UnsafeMutableBufferPointer(rebasing: shown[y * width..<(y + 1) * width])
                func cell(_ x: Int) -> Cell { x < given ? cells[start + x] : Cell() }
                // Most rows are as they were, and comparing memory is the fastest way to see that: a cell is two words
                // without a gap.
                if isKnown, given == width, let old = row.baseAddress, let new = cells.baseAddress,
                    memcmp(old, new + start, width * MemoryLayout<Cell>.stride) == 0
                {
                    return
                }
                guard isKnown else {
                    for x in 0..<width { row[x] = cell(x) }
                    if width > 0 { runs.append(0...width - 1) }
                    return
                }
                for x in 0..<width {
                    let new = cell(x)
                    guard row[x] != new else { continue }
                    row[x] = new
                    if let last = runs.last, x - last.upperBound <= Painter.gap {
                        runs[runs.count - 1] = last.lowerBound...x
                    } else {
                        runs.append(x...x)
                    }
                }
            }
        }
    }

    private mutating func write(_ y: Int, _ first: Int, _ last: Int) {
        let row = y * size.width
        var (first, last) = (first, last)
        // Both halves of a wide character or none.
        while first > 0, shown[row + first].glyph.isContinuation { first -= 1 }
        while last + 1 < size.width, shown[row + last + 1].glyph.isContinuation { last += 1 }

        var count = 0
        var x = first
        var style: Style?
        var look = Look(attributes: 0, pair: 0)
        while x <= last {
            let cell = shown[row + x]
            if cell.style != style {
                style = cell.style
                look = inks.look(of: cell.style)
            }
            let isFollowed = x < last && shown[row + x + 1].glyph.isContinuation
            let isWideAllowed = hasWideCorner || y < size.height - 1 || x < size.width - 3
            let columns = fits(cell.glyph, isFollowed && isWideAllowed)
            let glyph = columns == 0 ? .space : cell.glyph
            fxterm_set_cell(
                &line[count], glyph.base, glyph.marks.0, glyph.marks.1, look.attributes, look.pair)
            count += 1
            x += max(1, columns)
        }
        mvwadd_wchnstr(fxterm_stdscr(), Int32(y), Int32(first), line, Int32(count))
    }

    /// The columns that `glyph` takes; 0 if it cannot stand where it does: half of it is missing, or it
    /// is nothing that is seen.
    private func fits(_ glyph: Glyph, _ isFollowed: Bool) -> Int {
        if glyph.base >= 0x20 && glyph.base < 0x7F { return 1 }
        guard let scalar = Unicode.Scalar(glyph.base), let columns = CellWidth.of(scalar) else { return 0 }
        return columns == 2 && !isFollowed ? 0 : columns
    }
}
