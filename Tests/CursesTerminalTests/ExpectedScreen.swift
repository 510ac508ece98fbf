import PseudoTerminal
import TUI

struct ExpectedScreen {
    var frame: Canvas
    let palette: Palette
    let depth: ColourDepth
    /// Terminals such as Linux's console do not underline in colour.
    var underlinesColours = true

    /// Without wide characters in the last corner, where not every terminal can show them.
    func withoutWideCorner() -> ExpectedScreen {
        var expected = self
        let y = frame.size.height - 1
        for x in max(0, frame.size.width - 3)..<frame.size.width - 1
        where frame[x + 1, y].glyph.isContinuation {
            expected.frame[x, y].glyph = .space
            expected.frame[x + 1, y].glyph = .space
        }
        return expected
    }

    func differences(from screen: TerminalScreen) -> [String] {
        guard screen.width == frame.size.width, screen.height == frame.size.height else {
            return ["the screen has \(screen.width)×\(screen.height) cells"]
        }
        var found: [String] = []
        for y in 0..<screen.height {
            for x in 0..<screen.width {
                let (wanted, shown) = (frame[x, y], screen[x, y])
                let text = wanted.glyph.isContinuation ? "" : wanted.glyph.text
                if shown.text != text { found.append("\(x),\(y): “\(shown.text)” for “\(text)”") }
                if wanted.glyph.isContinuation { continue }
                let difference = difference(wanted.style, shown, isBlank: text == " ")
                if let difference { found.append("\(x),\(y) “\(text)”: \(difference)") }
            }
        }
        return found
    }

    /// Full colours are marked by a bit.
    private func number(for colour: Colour) -> Int {
        guard depth == .direct else { return depth.number(for: colour) }
        switch colour {
        case .standard: return -1
        case .ansi(let index): return Int(index)
        case .rgb(let value): return 0x100_0000 | Int(value)
        case .indexed(let index): return 0x100_0000 | Int(xtermColour(Int(index)))
        }
    }

    private func difference(_ style: Style, _ shown: TerminalScreen.Cell, isBlank: Bool) -> String? {
        var traits = style.traits
        var (ink, paper) = (Colour.standard, Colour.standard)
        if let role = style.ink.role {
            ink = palette[role].ink
            traits.formUnion(depth == .monochrome ? palette[role].plain : palette[role].traits)
        } else if let rgb = style.ink.rgb {
            ink = .rgb(rgb)
        }
        if let role = style.paper.role {
            paper = palette[role].paper
            if depth == .monochrome { traits.formUnion(palette[role].plain) }
        } else if let rgb = style.paper.rgb {
            paper = .rgb(rgb)
        }
        if depth.needsBold(for: ink) { traits.insert(.bold) }
        let numbers = (ink: number(for: ink), paper: number(for: paper))
        let isColoured = numbers.ink >= 0 || numbers.paper >= 0
        let isUnderlined = traits.contains(.underline) && (underlinesColours || !isColoured)
        let isReversed = traits.contains(.reverse)

        if shown.paper != numbers.paper { return "paper \(shown.paper) for \(numbers.paper)" }
        if shown.isReversed != isReversed { return "reversed \(shown.isReversed)" }
        if shown.isUnderlined != isUnderlined { return "underlined \(shown.isUnderlined)" }
        // A blank has no ink to see, and the library erases with whatever ink it has at hand.
        if isBlank && !isReversed && !isUnderlined { return nil }
        if shown.ink != numbers.ink { return "ink \(shown.ink) for \(numbers.ink)" }
        if !isBlank && shown.isBold != traits.contains(.bold) { return "bold \(shown.isBold)" }
        return nil
    }
}
