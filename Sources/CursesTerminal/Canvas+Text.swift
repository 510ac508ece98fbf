package import TUI

extension Canvas {
    /// Lines end without blanks and in the terminal's own look. Nil `depth`: no escape sequences.
    package func text(in palette: Palette, _ depth: ColourDepth?) -> String {
        var bytes: [UInt8] = []
        let own = TerminalLook()
        for y in 0..<size.height {
            var row = (0..<size.width).map { x in
                let cell = self[x, y]
                return (glyph: cell.glyph, look: depth.map { palette.look(of: cell.style, at: $0) } ?? own)
            }
            while let last = row.last, last.glyph == .space, last.look.blanksLike(own) { row.removeLast() }
            var shown = own
            for (glyph, look) in row where !glyph.isContinuation {
                if look != shown, glyph != .space || !look.blanksLike(shown) {
                    look.write(after: shown, to: &bytes)
                    shown = look
                }
                bytes += glyph.text.utf8
            }
            if shown != own { own.write(after: shown, to: &bytes) }
            bytes.append(UInt8(ascii: "\n"))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Palette {
    fileprivate func look(of style: Style, at depth: ColourDepth) -> TerminalLook {
        var traits = style.traits
        var (ink, paper) = (-1, -1)
        if let role = style.ink.role {
            let shown = self[role].shown(at: depth)
            ink = depth.written(shown.ink)
            traits.formUnion(shown.traits)
        } else if let rgb = style.ink.rgb {
            ink = depth.written(.rgb(rgb))
        }
        if let role = style.paper.role {
            let shown = self[role].shown(at: depth)
            paper = depth.written(shown.paper)
            if depth == .direct, style.paper.fading > 0,
                let faded = faded(role, by: style.paper.fading, ground: ground)
            {
                paper = depth.written(.rgb(faded))
            }
            // Without colours, only emphasis shows the paper's role.
            if depth == .monochrome { traits.formUnion(shown.traits) }
        } else if let rgb = style.paper.rgb {
            paper = depth.written(.rgb(rgb))
        }
        if let tile = tile(style, at: depth) {
            paper = depth.written(tile.paper)
            if style.ink.role == .tile { ink = depth.written(tile.ink) }
        }
        return TerminalLook(traits, ink: ink, paper: paper)
    }
}

extension ColourDepth {
    fileprivate func written(_ colour: Colour) -> TerminalLook.Colour {
        switch (self, colour) {
        case (.direct, .ansi(let index)): Int(index & 15)
        case (.direct, .indexed(let index)): 0x100_0000 | Int(xtermColour(Int(index)))
        case (.direct, .rgb(let value)): 0x100_0000 | Int(value & 0xFF_FFFF)
        case (_, _): number(for: colour)
        }
    }
}
