public import Board
public import TUI

/// The picture as the user's terminal can show it: in characters that it has and measures as we do, and without
/// shadows where they would be no darker than anything else.
public func presentable(_ frame: Frame, _ terminal: TerminalTraits) -> Frame {
    let glyphs = glyphs(terminal)
    let plain = terminal.hasColours && (glyphs == .all || glyphs == .console) ? frame : frame.withoutShadows
    return plain.drawn(in: glyphs)
}

/// Whether pictures are presentable as they are drawn.
func isShownAsDrawn(_ terminal: TerminalTraits) -> Bool { terminal.hasColours && glyphs(terminal) == .all }

private func glyphs(_ terminal: TerminalTraits) -> GlyphSet {
    terminal.isASCII ? .ascii : terminal.hasWideAmbiguous ? .certain : terminal.isConsole ? .console : .all
}
