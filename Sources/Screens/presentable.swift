package import Board
package import TUI

/// The picture as the user's terminal can show it: in characters that it has and measures as we do, and without
/// shadows where they would be no darker than anything else.
package func presentable(_ frame: Canvas, _ terminal: TerminalTraits) -> Canvas {
    let glyphs = glyphs(terminal)
    let plain = terminal.hasColours && (glyphs == .all || glyphs == .console) ? frame : frame.withoutShadows
    return plain.drawn(in: glyphs)
}

private func glyphs(_ terminal: TerminalTraits) -> GlyphSet {
    terminal.isASCII ? .ascii : terminal.hasWideAmbiguous ? .certain : terminal.isConsole ? .console : .all
}
