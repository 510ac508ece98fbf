import CNcurses
import TUI

struct Look: Equatable {
    var attributes: attr_t
    var pair: Int32
}

/// Turns styles into attributes and colour pairs, by the palette and the terminal's depth.
struct Inks {
    private struct RoleColours {
        var ink: Int
        var paper: Int
        var traits: attr_t
    }

    let depth: ColourDepth
    private var pairs: ColourPairs
    private var palette: Palette?
    private var roles: [RoleColours] = []

    init(depth: ColourDepth, hasDefaults: Bool) {
        self.depth = depth
        pairs = ColourPairs(hasDefaults: hasDefaults)
    }

    /// Makes ready for a frame in `palette`; true if every cell may look other than it did.
    mutating func prepare(_ palette: Palette) -> Bool {
        let outworn = pairs.isExhausted
        if outworn { pairs.removeAll() }
        guard outworn || palette != self.palette else { return false }
        self.palette = palette
        roles = Role.allCases.map { role in
            let swatch = palette[role]
            var traits = depth == .monochrome ? swatch.plain : swatch.traits
            let isPoor = depth == .eight || depth == .sixteen
            let (ink, paper) = isPoor ? (swatch.fewInk, swatch.fewPaper) : (swatch.ink, swatch.paper)
            if depth.needsBold(for: ink) { traits.insert(.bold) }
            return RoleColours(
                ink: depth.number(for: ink), paper: depth.number(for: paper), traits: attributes(traits))
        }
        return true
    }

    mutating func look(of style: Style) -> Look {
        var look = Look(attributes: attributes(style.traits), pair: 0)
        var (ink, paper) = (-1, -1)
        if let role = style.ink.role {
            ink = roles[Int(role.rawValue)].ink
            look.attributes |= roles[Int(role.rawValue)].traits
        } else if let rgb = style.ink.rgb {
            ink = depth.number(for: .rgb(rgb))
        }
        if let role = style.paper.role {
            paper = roles[Int(role.rawValue)].paper
            // Without colours, the paper's role (a selection) shows by its emphasis alone.
            if depth == .monochrome { look.attributes |= roles[Int(role.rawValue)].traits }
        } else if let rgb = style.paper.rgb {
            paper = depth.number(for: .rgb(rgb))
        }
        if depth != .monochrome { look.pair = pairs.pair(ink: ink, paper: paper) }
        return look
    }

    private func attributes(_ traits: Traits) -> attr_t {
        var attributes: attr_t = 0
        if traits.contains(.bold) { attributes |= fxterm_bold }
        if traits.contains(.dim) { attributes |= fxterm_dim }
        if traits.contains(.underline) { attributes |= fxterm_underline }
        if traits.contains(.reverse) { attributes |= fxterm_reverse }
        return attributes
    }
}
