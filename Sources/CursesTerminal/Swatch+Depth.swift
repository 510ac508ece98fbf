import TUI

extension Swatch {
    /// The colour that a terminal of so many colours shows.
    func shown(at depth: ColourDepth) -> (ink: Colour, paper: Colour, traits: Traits) {
        var traits = depth == .monochrome ? plain : self.traits
        let (ink, paper) =
            switch depth {
            case .eight, .sixteen: (fewInk, fewPaper)
            case .indexed: (indexedInk, indexedPaper)
            case .monochrome, .direct: (self.ink, self.paper)
            }
        if depth.needsBold(for: ink) { traits.insert(.bold) }
        return (ink, paper, traits)
    }
}
