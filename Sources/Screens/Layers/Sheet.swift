internal import Board
internal import TUI

/// A box over the middle of the board.
enum Sheet {
    /// Without the border; as much of `content` as fits. Centred on `panel`; nil for the middle of the board.
    static func rect(_ content: Size, _ layout: Layout, over panel: Panel? = nil) -> Rect {
        var middle = middle(content, layout.size)
        if let panel = panel.flatMap({ layout.places[$0]?.rect }) {
            middle = middle.moved(over: panel, in: body(layout.size))
        }
        let place = SheetPlace(middle: middle, body: body(layout.size), places: layout.places)
        return layout.memo(.sheet, place) { $0.rect }
    }

    /// Regardless of the cards below: above `panel` or left of it if there is room, else at the bottom.
    static func middle(_ content: Size, _ size: Size, beside panel: Rect? = nil) -> Rect {
        let body = body(size)
        let width = widened(content.width + 4, body.width, edge: 32)
        let height = widened(content.height + 2, body.height, edge: 6)
        var area = body
        if let panel {
            if panel.y - body.y > height {
                area.height = panel.y - body.y
            } else if panel.x - body.x > width {
                area.width = panel.x - body.x
            } else if body.height > height {
                area = Rect(x: body.x, y: body.maxY - height - 1, width: body.width, height: height + 1)
            }
        }
        return Rect(
            x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width: width,
            height: height)
    }

    private static func body(_ size: Size) -> Rect {
        Rect(x: 0, y: 1, width: size.width, height: size.height - 2)
    }

    /// The whole room if fewer than `edge` would be left: a narrow strip of the board looks torn.
    private static func widened(_ cells: Int, _ room: Int, edge: Int) -> Int {
        cells > min(room * 3 / 4, room - edge) ? room : cells
    }

    /// The area for rows below a text field.
    static func list(in rect: Rect) -> Rect {
        Rect(x: rect.x + 1, y: rect.y + 3, width: rect.width - 2, height: max(0, rect.height - 4))
    }

    static func rows(_ count: Int, around selected: Int, in list: Rect) -> [(row: Int, line: Rect)] {
        let top = max(0, min(selected - list.height / 2, count - list.height))
        return (top..<min(count, top + list.height)).enumerated().map { line, row in
            (row, Rect(x: list.x, y: list.y + line, width: list.width, height: 1))
        }
    }

    static func drawNothing(_ text: String, in list: Rect, into frame: inout Frame<Target>) {
        frame.canvas.write(
            CellWidth.fit(text, list.width - 2), x: list.x + 1, y: list.y, style: Style(.faint))
    }

    static func drawField(_ text: String, hint: String, in rect: Rect, into frame: inout Frame<Target>) {
        let field = Rect(x: rect.x + 2, y: rect.y + 1, width: rect.width - 4, height: 1)
        let x = field.x + frame.canvas.write("› ", x: field.x, y: field.y, style: Style(.key))
        frame.canvas.writeField(text, x: x, y: field.y, width: field.maxX - x)
        if text.isEmpty {
            frame.canvas.write(
                CellWidth.fit(hint, field.maxX - x - 2), x: x + 2, y: field.y, style: Style(.faint))
        }
        frame.canvas.fill(
            Rect(x: rect.x + 1, y: rect.y + 2, width: rect.width - 2, height: 1), with: "─", Style(.border))
    }

    static func draw(_ box: Box, in rect: Rect, into frame: inout Frame<Target>) {
        let body = body(frame.size)
        frame.canvas.fill(rect, Style())
        frame.canvas.draw(box, in: rect)
        frame.canvas.drawShadow(under: rect, within: body)
        frame.addHit(Rect(frame.size), .outside)
        frame.addHit(rect, .layer)
    }
}

/// The middle of the board, or a few cells off if that covers fewer cards.
struct SheetPlace: Equatable {
    let middle: Rect
    let body: Rect
    let places: [Panel: Layout.Place]

    /// Cells from the middle at most.
    private static let reach = Size(width: 8, height: 3)

    var rect: Rect {
        let lines = places.values.flatMap { place in
            place.grid.visible(top: place.top).map { place.rect(of: $0).intersection(place.rect) }
        }
        let upright = best(of: SheetPlace.steps(SheetPlace.reach.height).map { middle.moved(0, $0) }, lines)
        return best(of: SheetPlace.steps(SheetPlace.reach.width).map { upright.moved($0, 0) }, lines)
    }

    private func best(of rects: [Rect], _ lines: [Rect]) -> Rect {
        var best: (rect: Rect, cells: Int)?
        for rect in rects where rect.intersection(body) == rect {
            let cover = rect.withShadow
            let touched = lines.lazy.filter { !$0.intersection(cover).isEmpty }
            let cells = touched.reduce(0) { $0 + $1.width * $1.height }
            if cells < best?.cells ?? .max { best = (rect, cells) }
        }
        return best?.rect ?? middle
    }

    private static func steps(_ most: Int) -> [Int] { [0] + (1...most).flatMap { [$0, -$0] } }
}

extension Rect {
    fileprivate func moved(_ dx: Int, _ dy: Int) -> Rect { moved(by: Point(x: dx, y: dy)) }

    fileprivate func moved(over other: Rect, in area: Rect) -> Rect {
        func start(_ wished: Int, _ least: Int, _ most: Int) -> Int { max(least, min(wished, most)) }
        return Rect(
            x: start(other.x + (other.width - width) / 2, area.x, area.maxX - width),
            y: start(other.y + (other.height - height) / 2, area.y, area.maxY - height),
            width: width, height: height)
    }
}

/// The board behind a layer: faint, without words and figures that the layer's edges would cut.
struct Backdrop: Equatable {
    let panels: [PanelView]
    let sheet: Rect
    let size: Size

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
        }
        // Its shadow covers another column and row, except at their ends.
        canvas.clearText(cutBy: sheet)
        canvas.clearText(cutBy: cover)
        canvas.dim(Rect(size), around: sheet)
        return canvas
    }
}

extension Rect {
    var withShadow: Rect { Rect(x: x, y: y, width: width + 1, height: height + 1) }
}
