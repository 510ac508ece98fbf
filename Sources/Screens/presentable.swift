public import Board
public import TUI

/// The picture as the user's terminal can show it: in characters that it has and measures as we do, and without
/// shadows where they would be no darker than anything else.
public func presentable(_ frame: Frame, _ choices: Choices) -> Frame {
    let glyphs = glyphs(choices)
    let plain = choices.hasColours && (glyphs == .all || glyphs == .console) ? frame : frame.withoutShadows
    return plain.drawn(in: glyphs)
}

/// Whether pictures are presentable as they are drawn.
func isShownAsDrawn(_ choices: Choices) -> Bool { choices.hasColours && glyphs(choices) == .all }

private func glyphs(_ choices: Choices) -> GlyphSet {
    choices.isASCII ? .ascii : choices.hasWideAmbiguous ? .certain : choices.isConsole ? .console : .all
}
