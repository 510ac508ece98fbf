internal import Board
internal import TUI

/// The board behind a sheet: faint, and of cards and rows only those that the sheet leaves whole.
struct Backdrop: Equatable {
    let panels: [PanelView]
    let sheet: Rect
    let size: Size

    /// Draws it between the lines at the top and at the bottom.
    func draw(_ memo: Memo, on canvas: inout Canvas) {
        let picture = memo(.backdrop, self) { $0.picture(memo) }
        canvas.clipped(to: Rect(x: 0, y: 1, width: size.width, height: size.height - 2)) {
            $0.paste(picture, at: Point(x: 0, y: 0))
        }
    }

    private func picture(_ memo: Memo) -> Canvas {
        var canvas = Canvas(size: size)
        let cover = sheet.withShadow
        for panel in panels {
            panel.draw(selecting: nil, .plain, memo, on: &canvas)
            canvas.blankLines(panel.frame.value.hits, under: cover)
        }
        // Its shadow covers a column and a row more, but for their ends.
        canvas.clearText(cutBy: sheet)
        canvas.clearText(cutBy: cover)
        canvas.dim(Rect(size), around: sheet)
        return canvas
    }
}

extension Rect {
    /// The block with a row and a column more for a shadow.
    var withShadow: Rect { Rect(x: x, y: y, width: width + 1, height: height + 1) }
}

extension Canvas {
    /// Blanks each card and row that `cover` covers a part of: half of one beside a sheet looks torn. Of rows that go on at both
    /// sides whole columns stay at the left, and headings of other columns go with the last whole row.
    fileprivate mutating func blankLines(_ hits: [Frame<Target>.HitArea], under cover: Rect) {
        var (isCut, hasWhole) = (false, false)
        for hit in hits {
            guard case .line = hit.target else { continue }
            if hit.rect.intersection(cover).isEmpty {
                hasWhole = true
            } else {
                isCut = true
                blank(hit.rect, under: cover)
            }
        }
        guard isCut, !hasWhole else { return }
        for hit in hits where hit.rect.maxX > cover.x {
            if case .heading = hit.target { fill(hit.rect, Style()) }
        }
    }
}
