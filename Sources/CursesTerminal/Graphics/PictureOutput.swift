import CNcurses
import Glibc
import TUI

enum PictureFormat {
    /// Above the text, which may change without harm.
    case kitty
    /// Sixels replace the text, and text written over them removes them.
    case sixel
}

struct PictureOutput {
    private struct Shown: Equatable {
        var placed: PlacedChart
        var palette: Palette
        var ground: UInt32
        var cell: Size
        var rows: [ArraySlice<Cell>]
    }

    struct Step {
        var canvas: Canvas
        /// To write again, to remove a picture.
        var rows: Range<Int>?
        var bytes: [UInt8] = []
    }

    private static let number = 1
    /// More pixels would take too long.
    private static let most = 8_000_000

    let isWanted: Bool
    private var format: PictureFormat?
    private var shown: Shown?
    private var isStale = false

    /// Never over SSH, where pictures would take too long.
    init(isWanted: Bool) { self.isWanted = isWanted && getenv("SSH_CONNECTION") == nil }

    mutating func take(_ format: PictureFormat) {
        if isWanted, self.format == nil { self.format = format }
    }

    mutating func invalidate() { isStale = true }

    mutating func end() -> [UInt8] {
        let isShown = shown != nil && format == .kitty
        shown = nil
        return isShown ? KittyGraphics.removal(PictureOutput.number) : []
    }

    mutating func step(_ canvas: Canvas, _ placed: PlacedChart?, _ palette: Palette, ground: UInt32) -> Step {
        guard let format, placed != nil || shown != nil else { return Step(canvas: canvas) }
        var step = Step(canvas: canvas)
        var next: Shown?
        if let placed, let cell = PictureOutput.cell, fits(placed, canvas.size, cell),
            let plain = placed.withoutShapes(canvas, mayHaveLines: format == .kitty)
        {
            step.canvas = plain
            next = Shown(placed: placed, palette: palette, ground: ground, cell: cell, rows: [])
            // Any text in a row may wipe pixels out.
            if format == .sixel { next?.rows = (placed.rect.y..<placed.rect.maxY).map { plain.row($0) } }
        }
        if next == shown, !isStale { return step }
        step.bytes = next.flatMap { bytes($0, format) } ?? []
        if step.bytes.isEmpty {
            (next, step.canvas) = (nil, canvas)
            if shown != nil, format == .kitty { step.bytes = KittyGraphics.removal(PictureOutput.number) }
        }
        if let old = shown?.placed.plots, format == .sixel { step.rows = old.y..<old.maxY }
        (shown, isStale) = (next, false)
        return step
    }

    private static var cell: Size? {
        var window = winsize()
        guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
            return nil
        }
        let cell = Size(
            width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
        return cell.width > 2 && cell.height > 4 ? cell : nil
    }

    /// Sixels in the last row would move the screen up.
    private func fits(_ placed: PlacedChart, _ size: Size, _ cell: Size) -> Bool {
        let plots = placed.plots
        return !plots.isEmpty && plots.maxY < size.height && plots.maxX <= size.width
            && plots.width * cell.width * plots.height * cell.height < PictureOutput.most
    }

    private func bytes(_ shown: Shown, _ format: PictureFormat) -> [UInt8]? {
        let bitmap = ChartBitmap(shown.placed, cell: shown.cell, shown.palette, ground: shown.ground)
        let plots = shown.placed.plots
        let picture: [UInt8]?
        switch format {
        case .kitty: picture = KittyGraphics.bytes(bitmap, number: PictureOutput.number, over: plots.size)
        case .sixel: picture = Sixel.bytes(bitmap)
        }
        // Leave the library's cursor where it was.
        return picture.map {
            Array("\u{1B}7\u{1B}[\(plots.y + 1);\(plots.x + 1)H".utf8) + $0 + Array("\u{1B}8".utf8)
        }
    }
}

extension Canvas {
    fileprivate func row(_ y: Int) -> ArraySlice<Cell> {
        y < size.height ? cells[y * size.width..<(y + 1) * size.width] : []
    }
}
