internal import Board
internal import Figures
internal import TUI

/// All that a map can show of an item; a tile shows as much as fits.
struct MapTile {
    let title: String
    let name: String
    let change: Double?
    let figure: (_ cells: Int) -> String
    let hasMoved: Bool
    let alert: AlertMark?
    let mark: AgeMark?
}

struct TileView: View {
    private enum Part {
        case title, change, other
    }

    private struct Line: Equatable {
        let part: Part
        let text: String
        let x: Int
        let y: Int
    }

    /// The smallest tile: a symbol, and the line to the next one.
    static let least = Size(width: 6, height: 1)

    private let size: Size
    private let paper: Paint
    private let role: Role
    private let hasAlert: Bool
    private let isMoved: Bool
    private let hasThinLines: Bool
    private var lines: [Line] = []
    private var digits: RowView.Digits?

    init(_ tile: MapTile, _ size: Size, _ scale: MapScale, _ writing: Writing) {
        (self.size, hasAlert) = (size, tile.alert != nil)
        (hasThinLines, isMoved) = (writing.terminal.hasAreas, tile.hasMoved && writing.tintsMoves)
        paper = writing.terminal.hasTints ? scale.paper(tile.change) : .role(.text)
        role = tile.change == nil ? .faint : Role.change(tile.change, places: 2)
        // The last column has a line, and large tiles have it in the last row too.
        let rows = size.height < 3 ? size.height : size.height - 1
        let width = size.width < 8 ? size.width - 1 : size.width - 3
        guard width > 0, rows > 0 else { return }
        let change = TileView.change(tile.change, within: width, writing)
        let sign = tile.mark.map { _ in AgeMark.sign } ?? (tile.hasMoved && !isMoved ? Role.movedSign : "")
        let title = TileView.title(tile.title, sign, within: width)
        if rows == 1 {
            putRow(title, change, tile.change, width, writing)
            return
        }
        var texts: [(Part, String)] = [(.title, title)]
        let large = rows < 8 ? nil : TileView.large(change, within: width, writing)
        if let large {
            texts += Array(repeating: (.change, ""), count: large.size.height)
        } else {
            texts.append((.change, change))
        }
        let figure = rows > 2 ? tile.figure(width) : "…"
        if figure != "…" { texts.append((.other, figure)) }
        // A few letters of a name mean nothing.
        if rows > texts.count, rows > 3, !tile.name.isEmpty, width >= 8 || CellWidth.of(tile.name) <= width {
            texts.append((.other, CellWidth.fit(tile.name, width)))
        }
        let top = (rows - texts.count) / 2
        for (row, (part, text)) in texts.enumerated() where !text.isEmpty {
            lines.append(Line(part: part, text: text, x: middle(text), y: top + row))
        }
        if let large {
            digits = RowView.Digits(
                figure: writing.terminal.isASCII ? large.inASCII : large,
                corner: Point(x: max(0, (size.width - 1 - large.size.width) / 2), y: top + 1))
        }
    }

    /// Puts only the title if both do not fit, with the direction if no colour shows it.
    private mutating func putRow(
        _ title: String, _ change: String, _ figure: Double?, _ width: Int, _ writing: Writing
    ) {
        if CellWidth.of(title) + 1 + CellWidth.of(change) <= width {
            let x = width < size.width - 1 ? 1 : 0
            lines.append(Line(part: .title, text: title, x: x, y: 0))
            lines.append(Line(part: .change, text: change, x: x + width - CellWidth.of(change), y: 0))
            return
        }
        let arrow =
            paper == .role(.text) ? ["▼", "", "▲"][FigureText.direction(figure ?? 0, places: 2) + 1] : ""
        let both = CellWidth.fit(title, width - CellWidth.of(arrow))
        lines.append(Line(part: .title, text: both, x: middle(both + arrow), y: 0))
        if !arrow.isEmpty {
            lines.append(Line(part: .change, text: arrow, x: middle(both + arrow) + CellWidth.of(both), y: 0))
        }
    }

    private func middle(_ text: String) -> Int { max(0, (size.width - 1 - CellWidth.of(text)) / 2) }

    private static func title(_ title: String, _ sign: String, within width: Int) -> String {
        let both = sign.isEmpty ? title : "\(title) \(sign)"
        return CellWidth.of(both) <= width ? both : CellWidth.fit(title, width)
    }

    private static func change(_ change: Double?, within width: Int, _ writing: Writing) -> String {
        guard let change else { return FigureText.absent }
        let figures = writing.figures
        let places = [2, 1, 0]
        let marked =
            writing.terminal.hasTints ? [] : places.prefix(2).map { figures.marked(change, places: $0) }
        let all = marked + places.map { figures.change(change, places: $0) }
        return all.first { CellWidth.of($0) <= width } ?? "…"
    }

    /// Nil if most others would not fit too: a single large one would look more important.
    private static func large(_ change: String, within width: Int, _ writing: Writing) -> BigDigits? {
        let usual = BigDigits.width(of: writing.figures.change(-0.0888, places: 2), .three) ?? .max
        let digits = BigDigits(change, .three)
        return max(usual, digits?.size.width ?? .max) <= width ? digits : nil
    }

    func draw(_ look: Look, on canvas: inout Canvas) {
        let whole = Rect(size)
        let own = Style(ink: .role(.tile), paper: paper)
        let isFramed = size.width >= 8 && size.height >= 3
        canvas.fill(whole, look == .plain || isFramed ? own : Style(.selection, on: .selection))
        if look == .plain { drawEdges(on: &canvas) } else { drawFrame(look, isFramed, on: &canvas) }
        for line in lines {
            canvas.write(line.text, x: line.x, y: line.y, style: style(line.part, look, isFramed))
        }
        if let digits {
            let style = style(.change, look, isFramed)
            canvas.fill(
                Rect(
                    x: digits.corner.x, y: digits.corner.y, width: digits.figure.size.width,
                    height: digits.figure.size.height), style)
            canvas.draw(digits.figure, at: digits.corner, style: style)
        }
        if look == .carried { canvas.write("◆", x: 0, y: 0, style: Style(.carried, on: .selection)) }
        if hasAlert { canvas.write(AlertMark.sign, x: 0, y: 0, style: Style(.label, on: .label)) }
    }

    private func drawEdges(on canvas: inout Canvas) {
        let style = Style(ink: .role(.border), paper: paper)
        let (right, bottom) = (size.width - 1, size.height - 1)
        canvas.fill(
            Rect(x: right, y: 0, width: 1, height: size.height), with: hasThinLines ? "▕" : "│", style)
        guard size.height >= 3 else { return }
        canvas.fill(
            Rect(x: 0, y: bottom, width: size.width, height: 1), with: hasThinLines ? "▁" : "─", style)
    }

    private func drawFrame(_ look: Look, _ isFramed: Bool, on canvas: inout Canvas) {
        let style = look.line.on(.selection).with(.bold)
        guard isFramed else {
            canvas.fill(Rect(x: 0, y: 0, width: 1, height: size.height), with: "▌", style)
            return
        }
        let inner = Rect(size).inset(dx: 1, dy: 1)
        canvas.draw(Box(line: style), in: Rect(size))
        canvas.fill(inner, Style(ink: .role(.tile), paper: paper))
    }

    private func style(_ part: Part, _ look: Look, _ isFramed: Bool) -> Style {
        let isStrong = part != .other
        if look == .carried { return Style(.carried, on: .selection) }
        if look != .plain, part == .title || !isFramed {
            return part == .change && role != .faint
                ? Style(role, on: .selection, .bold)
                : Style(.selection, on: .selection, isStrong ? .bold : [])
        }
        if part == .change, isMoved { return Style(.text, on: .changed, .bold) }
        // Without a colour behind it, the change has a colour itself.
        let ink: Paint = part == .change && paper == .role(.text) ? .role(role) : .role(.tile)
        return Style(ink: ink, paper: paper, traits: isStrong ? .bold : [])
    }
}
