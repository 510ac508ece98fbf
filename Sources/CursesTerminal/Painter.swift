import CNcurses
import Glibc
import TUI

struct Painter {
    private var inks: Inks
    private var size = Size(width: 0, height: 0)
    private var shown: [Cell] = []
    private var isKnown = false
    private var line: [cchar_t] = []
    private var runs: [ClosedRange<Int>] = []
    /// Two changes with fewer unchanged cells between them are one run.
    private static let gap = 8

    private let hasWideCorner: Bool

    init(inks: Inks, hasWideCorner: Bool) {
        (self.inks, self.hasWideCorner) = (inks, hasWideCorner)
    }

    mutating func invalidate() { isKnown = false }

    mutating func showFullColours() {
        inks = inks.inFullColours
        isKnown = false
    }

    mutating func takeGround(_ paper: UInt32) { inks.ground = paper }

    func ground(_ palette: Palette) -> UInt32 {
        if case .rgb(let own) = palette[.text].paper { own } else { inks.ground ?? palette.ground }
    }

    func rewritten(_ bytes: [UInt8]) -> [UInt8] { inks.rewritten(bytes) }

    /// False if nothing differs. The frame may have another size after a resize.
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
                let blank = Cell()
                guard isKnown else {
                    for x in 0..<width { row[x] = x < given ? cells[start + x] : blank }
                    if width > 0 { runs.append(0...width - 1) }
                    return
                }
                // Comparing memory is fastest if nothing changed: a cell is two words without a gap.
                if given == width, let old = row.baseAddress, let new = cells.baseAddress,
                    memcmp(old, new + start, width * MemoryLayout<Cell>.stride) == 0
                {
                    return
                }
                for x in 0..<width {
                    let new = x < given ? cells[start + x] : blank
                    if row[x] == new { continue }
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

    /// In columns; 0 if half of it is missing, or it is invisible.
    private func fits(_ glyph: Glyph, _ isFollowed: Bool) -> Int {
        if glyph.base >= 0x20 && glyph.base < 0x7F { return 1 }
        guard let scalar = Unicode.Scalar(glyph.base), let columns = CellWidth.of(scalar) else { return 0 }
        return columns == 2 && !isFollowed ? 0 : columns
    }
}

/// Links by OSC 8, which the library does not know: writes their cells once more. The terminal keeps a link
/// with the cell, so to remove one we write its row again.
struct LinkOutput {
    private var shown: [PlacedLink] = []

    /// The rows to write again to remove earlier links.
    mutating func rows(leaving links: [PlacedLink]) -> [Int] {
        let links = links.filter { LinkOutput.isHarmless($0.address) }
        defer { shown = links }
        return links == shown ? [] : (shown + links).map(\.rect.y)
    }

    func bytes(_ canvas: Canvas, _ palette: Palette, _ depth: ColourDepth?) -> [UInt8] {
        shown.flatMap { link in
            let text = canvas.part(link.rect).text(in: palette, depth).filter { $0 != "\n" }
            let (rect, escape) = (link.rect, "\u{1B}")
            // Leave the library's cursor and look unchanged.
            return Array(
                ("\(escape)7\(escape)[\(rect.y + 1);\(rect.x + 1)H\(escape)[m\(escape)]8;id=fxterm;\(link.address)\(escape)\\"
                    + text + "\(escape)]8;;\(escape)\\\(escape)8").utf8)
        }
    }

    /// No byte ends the sequence that contains the address.
    private static func isHarmless(_ address: String) -> Bool {
        address.utf8.count <= 2000 && address.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
    }
}

extension Canvas {
    fileprivate func part(_ rect: Rect) -> Canvas {
        var part = Canvas(size: rect.size)
        for y in 0..<rect.height {
            for x in 0..<rect.width { part[x, y] = self[rect.x + x, rect.y + y] }
        }
        return part
    }
}

/// When to show frames all at once, by the terminals' mode 2026.
package enum SynchronizedUse: Hashable, Sendable {
    case auto
    case on
    case off
}

struct SynchronizedOutput {
    private var isUsed: Bool
    private var isWaiting = false

    var question: String { isWaiting ? "\u{1B}[?2026$p" : "" }

    init(_ use: SynchronizedUse, mayAsk: Bool) {
        isUsed = use == .on
        isWaiting = use == .auto && mayAsk
    }

    /// 1 set, 2 reset, 3 always set, 0 and 4 not available.
    mutating func takeAnswer(_ answer: Int, mode: Int) {
        guard isWaiting, mode == 2026 else { return }
        isWaiting = false
        isUsed = (1...3).contains(answer)
    }

    var marks: (before: String, after: String) {
        isUsed ? ("\u{1B}[?2026h", "\u{1B}[?2026l") : ("", "")
    }
}
