package import TUI

extension Canvas {
    /// Self-contained; a cell is 10 by 20 units. Box lines, blocks, shades and triangles are shapes, so that
    /// they touch with any font; other text is fixed to its columns. A frame always gives the same text.
    package func svg(palette: Palette, theme: SVGTheme = .dark, title: String = "") -> String {
        let drawing = svgParts(palette, theme)
        return SVGDrawing.document(size, theme: theme, title: title, parts: drawing)
    }

    /// On a square instead of a window, with lines visible at 48 pixels.
    package func icon(palette: Palette, theme: SVGTheme = .dark, title: String) -> String {
        SVGDrawing.icon(size, theme: theme, title: title, parts: svgParts(palette, theme, stroke: 6))
    }

    /// A loop; viewers without animation show the first frame.
    package static func film(
        _ frames: [(frame: Canvas, milliseconds: Int)], palette: Palette, theme: SVGTheme = .dark,
        title: String = ""
    ) -> String {
        let length = max(1, frames.reduce(0) { $0 + $1.milliseconds })
        var start = 0
        var parts: [String] = []
        for (index, (frame, milliseconds)) in frames.enumerated() {
            let end = start + milliseconds
            let times = index == 0 ? [0, end] : end == length ? [0, start] : [0, start, end]
            let values = index == 0 ? ["inline", "none"] : ["none", "inline", "none"]
            parts.append(index == 0 ? "<g>" : "<g display=\"none\">")
            parts.append(
                """
                <animate attributeName="display" dur="\(length)ms" repeatCount="indefinite" calcMode="discrete" \
                keyTimes="\(times.map { share($0, of: length) }.joined(separator: ";"))" \
                values="\(values.prefix(times.count).joined(separator: ";"))"/>
                """)
            parts += frame.svgParts(palette, theme)
            parts.append("</g>")
            start = end
        }
        let size = frames.first?.frame.size ?? Size(width: 0, height: 0)
        return SVGDrawing.document(size, theme: theme, title: title, parts: parts)
    }

    private static func share(_ time: Int, of length: Int) -> String {
        svgNumber((Double(time) / Double(length) * 100_000).rounded() / 100_000)
    }

    private func svgParts(_ palette: Palette, _ theme: SVGTheme, stroke: Double = 1.25) -> [String] {
        var drawing = SVGDrawing(theme: theme, stroke: stroke)
        for y in 0..<size.height {
            var x = 0
            while x < size.width {
                let cell = self[x, y]
                let columns = self[x + 1, y].glyph.isContinuation ? 2 : 1
                drawing.add(cell.glyph, look(of: cell.style, palette, theme), x: x, y: y, columns: columns)
                x += columns
            }
        }
        return drawing.parts()
    }

    private func look(of style: Style, _ palette: Palette, _ theme: SVGTheme) -> SVGDrawing.Look {
        var traits = style.traits
        var ink = theme.ink
        var paper = theme.paper
        if let role = style.ink.role {
            ink = theme.resolve(palette[role].ink, standard: theme.ink)
            traits.formUnion(palette[role].traits)
        } else if let value = style.ink.rgb {
            ink = value
        }
        if let role = style.paper.role {
            let faded =
                style.paper.fading > 0
                ? palette.faded(role, by: style.paper.fading, ground: theme.paper) : nil
            paper = faded ?? theme.resolve(palette[role].paper, standard: theme.paper)
            traits.formUnion(palette[role].traits)
        } else if let value = style.paper.rgb {
            paper = value
        }
        if let tile = palette.tile(style, at: .direct) {
            paper = theme.resolve(tile.paper, standard: theme.paper)
            if style.ink.role == .tile { ink = theme.resolve(tile.ink, standard: theme.ink) }
        }
        if traits.contains(.reverse) { swap(&ink, &paper) }
        if traits.contains(.dim) { ink = mixed(ink, paper, ink: 0.6) }
        return SVGDrawing.Look(
            ink: ink, paper: paper, isBold: traits.contains(.bold),
            isUnderlined: traits.contains(.underline))
    }
}

package struct SVGTheme: Hashable, Sendable {
    /// `Colour.standard` for glyphs, as 0xRRGGBB.
    package var ink: UInt32
    package var paper: UInt32
    /// As 0xRRGGBB; missing ones look like `ink`.
    package var ansi: [UInt32]

    package init(ink: UInt32, paper: UInt32, ansi: [UInt32]) {
        (self.ink, self.paper, self.ansi) = (ink, paper, ansi)
    }

    package static let dark = SVGTheme(
        ink: 0xD8DEE9, paper: 0x161A21,
        ansi: [
            0x2B303B, 0xE5534B, 0x57AB5A, 0xD9A52B, 0x539BF5, 0xB083F0, 0x39C5CF, 0xC5CDD9,
            0x6B7585, 0xFF6A5F, 0x6BC46D, 0xF2C14E, 0x6CB6FF, 0xDCBDFB, 0x56D4DD, 0xF4F6FA,
        ])

    package static let light = SVGTheme(
        ink: 0x24292F, paper: 0xFCFCFA,
        ansi: [
            0x24292F, 0xCF222E, 0x116329, 0x8A6100, 0x0969DA, 0x8250DF, 0x1B7C83, 0x6E7781,
            0x57606A, 0xA40E26, 0x1A7F37, 0x633C01, 0x218BFF, 0xA475F9, 0x3192AA, 0x8C959F,
        ])

    func resolve(_ colour: Colour, standard: UInt32) -> UInt32 {
        switch colour {
        case .standard: standard
        case .ansi(let index): Int(index) < ansi.count ? ansi[Int(index)] : ink
        case .rgb(let value): value & 0xFF_FFFF
        case .indexed(let index): xtermColour(Int(index))
        }
    }
}
