internal import TUI

/// Writes one path a colour and one text a run.
struct SVGDrawing {
    struct Look: Hashable {
        var ink: UInt32
        var paper: UInt32
        var isBold = false
        var isUnderlined = false
    }

    /// Of one look, all narrow or all wide.
    private struct Run {
        var look: Look
        var x: Int
        var y: Int
        var columns: Int
        var glyphs: [String]
    }

    private static let cellWidth = 10.0
    private static let cellHeight = 20.0
    private static let margin = 16.0
    private static let titleBar = 32.0
    private static let fonts = """
        ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', \
        'Noto Sans Mono CJK TC', 'Noto Sans CJK TC', monospace
        """

    private let theme: SVGTheme
    private let stroke: Double
    private var papers = SVGPaths()
    private var fills = SVGPaths()
    private var triangles = SVGPaths()
    private var lines = SVGPaths()
    private var dots = SVGPaths()
    private var texts: [String] = []
    private var run: Run?

    init(theme: SVGTheme, stroke: Double = 1.25) { (self.theme, self.stroke) = (theme, stroke) }

    /// Cells come row by row, from left to right.
    mutating func add(_ glyph: Glyph, _ look: Look, x: Int, y: Int, columns: Int) {
        let origin = (x: Self.left(x), y: Self.top(y))
        let width = Double(columns) * Self.cellWidth
        if look.paper != theme.paper {
            papers.addBlock(look.paper, x: origin.x, y: origin.y, width: width, height: Self.cellHeight)
        }
        if look.isUnderlined {
            fills.addBlock(
                look.ink, x: origin.x, y: origin.y + Self.cellHeight - 2, width: width, height: 1)
        }
        if let shape = CellShape(glyph) {
            endRun()
            add(shape, look, origin.x, origin.y)
        } else if glyph == .space || glyph.isContinuation {
            endRun()
        } else {
            extendRun(glyph, look, x, y, columns)
        }
    }

    mutating func parts() -> [String] {
        endRun()
        var parts = ["<g shape-rendering=\"crispEdges\">"]
        parts += papers.elements { "fill=\"\(rgb($0))\"" }
        parts += fills.elements { "fill=\"\(rgb($0))\"" }
        parts.append("</g>")
        parts += triangles.elements { "fill=\"\(rgb($0))\"" }
        parts.append("<g fill=\"none\" stroke-width=\"\(svgNumber(stroke))\">")
        parts += lines.elements { "stroke=\"\(rgb($0))\"" }
        let strokes = dots.elements { "stroke=\"\(rgb($0))\"" }
        if !strokes.isEmpty {
            parts.append("</g>\n<g fill=\"none\" stroke-width=\"3.2\" stroke-linecap=\"round\">")
            parts += strokes
        }
        parts.append("</g>\n<g font-family=\"\(Self.fonts)\" font-size=\"16.6\">")
        parts += texts
        parts.append("</g>")
        return parts
    }

    static func document(_ size: Size, theme: SVGTheme, title: String, parts content: [String]) -> String {
        let width = left(size.width) + margin
        let height = top(size.height) + margin
        let edge = rgb(mixed(theme.ink, theme.paper, ink: 0.25))
        var parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(svgNumber(width))" \
            height="\(svgNumber(height))" viewBox="0 0 \(svgNumber(width)) \(svgNumber(height))" role="img">
            """
        ]
        if !title.isEmpty { parts.append("<title>\(escaped(title))</title>") }
        parts.append(
            """
            <rect x="0.5" y="0.5" width="\(svgNumber(width - 1))" height="\(svgNumber(height - 1))" \
            rx="10" fill="\(rgb(theme.paper))" stroke="\(edge)"/>
            """)
        for x in [20, 36, 52] { parts.append("<circle cx=\"\(x)\" cy=\"17\" r=\"5\" fill=\"\(edge)\"/>") }
        return (parts + content).joined(separator: "\n") + "\n</svg>\n"
    }

    static func icon(_ size: Size, theme: SVGTheme, title: String, parts content: [String]) -> String {
        let (width, height) = (Double(size.width) * cellWidth, Double(size.height) * cellHeight)
        let side = max(width, height) + 8
        let (x, y) = (svgNumber(left(0) + (width - side) / 2), svgNumber(top(0) + (height - side) / 2))
        let length = svgNumber(side)
        let parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(length)" height="\(length)" \
            viewBox="\(x) \(y) \(length) \(length)" role="img">
            """, "<title>\(escaped(title))</title>",
            "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(length)\" height=\"\(length)\" rx=\"\(svgNumber(side / 8))\" fill=\"\(rgb(theme.paper))\"/>",
        ]
        return (parts + content).joined(separator: "\n") + "\n</svg>\n"
    }

    private static let dotPlaces: [(x: Double, y: Double)] = [
        (2.5, 2.5), (2.5, 7.5), (2.5, 12.5), (7.5, 2.5), (7.5, 7.5), (7.5, 12.5), (2.5, 17.5), (7.5, 17.5),
    ]

    private static func left(_ x: Int) -> Double { margin + Double(x) * cellWidth }
    private static func top(_ y: Int) -> Double { titleBar + Double(y) * cellHeight }

    private mutating func add(_ shape: CellShape, _ look: Look, _ x: Double, _ y: Double) {
        let (width, height) = (Self.cellWidth, Self.cellHeight)
        let middle = "M\(svgNumber(x + width / 2)) \(svgNumber(y + height / 2))"
        switch shape {
        case .block(let eighths):
            fills.addBlock(
                look.ink, x: x + width * Double(eighths.x) / 8, y: y + height * Double(eighths.y) / 8,
                width: width * Double(eighths.width) / 8, height: height * Double(eighths.height) / 8)
        case .quarters(let mask):
            for quarter in 0..<4 where mask >> quarter & 1 == 1 {
                fills.addBlock(
                    look.ink, x: x + width / 2 * Double(quarter % 2), y: y + height / 2 * Double(quarter / 2),
                    width: width / 2, height: height / 2)
            }
        case .dots(let mask):
            for (bit, place) in Self.dotPlaces.enumerated() where mask >> bit & 1 == 1 {
                dots.add(look.ink, "M\(svgNumber(x + place.x)) \(svgNumber(y + place.y))h0")
            }
        case .shade(let quarters):
            let mixture = mixed(look.ink, look.paper, ink: Double(quarters) / 4)
            fills.addBlock(mixture, x: x, y: y, width: width, height: height)
        case .lines(let directions):
            lines.add(look.ink, directions.map { middle + Self.stroke(to: $0) }.joined())
        case .arc(let side, let end):
            let startX = side == .left ? x : x + width
            let endY = end == .up ? y : y + height
            lines.add(
                look.ink,
                """
                M\(svgNumber(startX)) \(svgNumber(y + height / 2))Q\(svgNumber(x + width / 2)) \
                \(svgNumber(y + height / 2)) \(svgNumber(x + width / 2)) \(svgNumber(endY))
                """)
        case .triangle(let direction):
            let base = direction == .up ? y + 15 : y + 6
            let tip = direction == .up ? "-9" : "9"
            triangles.add(look.ink, "M\(svgNumber(x + 0.5)) \(svgNumber(base))h9l-4.5 \(tip)z")
        }
    }

    private static func stroke(to edge: Direction) -> String {
        switch edge {
        case .left: "h-\(svgNumber(cellWidth / 2))"
        case .right: "h\(svgNumber(cellWidth / 2))"
        case .up: "v-\(svgNumber(cellHeight / 2))"
        case .down: "v\(svgNumber(cellHeight / 2))"
        }
    }

    private mutating func extendRun(_ glyph: Glyph, _ look: Look, _ x: Int, _ y: Int, _ columns: Int) {
        // A mark would shift the places of the wide characters after it.
        let standsAlone = columns == 2 && glyph.marks != (0, 0)
        if var run, !standsAlone, run.look == look, run.y == y, run.columns == columns,
            run.x + run.glyphs.count * columns == x
        {
            run.glyphs.append(glyph.text)
            self.run = run
            return
        }
        endRun()
        run = Run(look: look, x: x, y: y, columns: columns, glyphs: [glyph.text])
        if standsAlone { endRun() }
    }

    private mutating func endRun() {
        guard let run else { return }
        self.run = nil
        let step = Double(run.columns) * Self.cellWidth
        // A wide character is narrower than its two cells in most fonts, so each gets its own place;
        // narrow ones keep the font's spacing as long as the whole run fits its columns.
        let place =
            run.columns == 2
            ? "x=\"\(run.glyphs.indices.map { svgNumber(Self.left(run.x) + 1.5 + Double($0) * step) }.joined(separator: " "))\""
            : "x=\"\(svgNumber(Self.left(run.x)))\" textLength=\"\(svgNumber(Double(run.glyphs.count) * step))\""
        let weight = run.look.isBold ? " font-weight=\"bold\"" : ""
        let baseline = svgNumber(Self.top(run.y) + 15.5)
        let text = escaped(run.glyphs.joined())
        texts.append("<text \(place) y=\"\(baseline)\" fill=\"\(rgb(run.look.ink))\"\(weight)>\(text)</text>")
    }
}

/// `share` is from 0 to 1; colours are 0xRRGGBB.
func mixed(_ ink: UInt32, _ paper: UInt32, ink share: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { result, shift in
        let over = Double(ink >> shift & 0xFF)
        let under = Double(paper >> shift & 0xFF)
        return result | UInt32((over * share + under * (1 - share)).rounded()) << shift
    }
}

private func rgb(_ colour: UInt32) -> String {
    let digits = String(colour & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
}

private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        default: result.append(character)
        }
    }
    return result
}

/// Shapes by colour, in the order of first use, so that each colour is written once.
struct SVGPaths {
    private struct Block {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    private var colours: [UInt32] = []
    private var paths: [UInt32: String] = [:]
    private var pending: (colour: UInt32, block: Block)?

    mutating func addBlock(_ colour: UInt32, x: Double, y: Double, width: Double, height: Double) {
        if var last = pending, last.colour == colour, last.block.y == y, last.block.height == height,
            last.block.x + last.block.width == x
        {
            last.block.width += width
            pending = last
            return
        }
        flush()
        pending = (colour, Block(x: x, y: y, width: width, height: height))
    }

    mutating func add(_ colour: UInt32, _ data: String) {
        if paths[colour] == nil { colours.append(colour) }
        paths[colour, default: ""] += data
    }

    mutating func elements(_ attributes: (UInt32) -> String) -> [String] {
        flush()
        return colours.map { "<path \(attributes($0)) d=\"\(paths[$0] ?? "")\"/>" }
    }

    private mutating func flush() {
        guard let (colour, block) = pending else { return }
        pending = nil
        let width = svgNumber(block.width)
        add(
            colour,
            "M\(svgNumber(block.x)) \(svgNumber(block.y))h\(width)v\(svgNumber(block.height))h-\(width)z")
    }
}

func svgNumber(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
}
