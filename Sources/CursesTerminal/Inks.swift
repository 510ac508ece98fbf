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
    /// The colours behind the library's numbers; nil where it knows the terminal's own.
    private var full: FullColours?
    /// Whether the library's output is of the kind that can be rewritten.
    private let isRewritten: Bool
    private var palette: Palette?
    /// The terminal's own paper, as far as it has told.
    var ground: UInt32? { didSet { if ground != oldValue { palette = nil } } }
    private var roles: [RoleColours] = []

    /// - Parameter depth: What the terminal shows; 24-bit colours are written past the library unless it knows them.
    init(depth: ColourDepth, hasDefaults: Bool) {
        self.depth = depth
        isRewritten =
            (depth == .direct || depth == .indexed) && fxterm_colours() == ColourDepth.indexed.rawValue
            && TerminalType.writesNumbers
        full = depth == .direct && isRewritten ? FullColours() : nil
        pairs = ColourPairs(hasDefaults: hasDefaults)
    }

    /// The same for a terminal that shows 24-bit colours after all.
    var inFullColours: Inks {
        var inks = Inks(depth: .direct, hasDefaults: pairs.hasDefaults)
        inks.ground = ground
        return inks
    }

    /// Makes ready for a frame in `palette`; true if every cell may look other than it did.
    mutating func prepare(_ palette: Palette) -> Bool {
        let outworn = pairs.isExhausted || full?.isExhausted ?? false
        if outworn {
            pairs.removeAll()
            // The same numbers mean other colours now, which the library does not see.
            if full != nil {
                full = FullColours()
                redrawwin(fxterm_stdscr())
            }
        }
        guard outworn || palette != self.palette else { return false }
        self.palette = palette
        roles = Role.allCases.map { role in
            let (ink, paper, traits) = palette[role].shown(at: depth)
            return RoleColours(
                ink: number(for: ink), paper: number(for: paper), traits: attributes(traits))
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
            ink = number(for: .rgb(rgb))
        }
        if let role = style.paper.role {
            paper = self.paper(role, fading: style.paper.fading)
            // Without colours, the paper's role (a selection) shows by its emphasis alone.
            if depth == .monochrome { look.attributes |= roles[Int(role.rawValue)].traits }
        } else if let rgb = style.paper.rgb {
            paper = number(for: .rgb(rgb))
        }
        if depth != .monochrome { look.pair = pairs.pair(ink: ink, paper: paper) }
        return look
    }

    /// A tint fades by steps where there are colours for them.
    private mutating func paper(_ role: Role, fading: Int) -> Int {
        let whole = roles[Int(role.rawValue)].paper
        guard depth == .direct, fading > 0, whole >= 0 else { return whole }
        let ground = ground ?? palette?.ground ?? 0
        return palette?.faded(role, by: fading, ground: ground).map { number(for: .rgb($0)) } ?? whole
    }

    /// The library's output as the terminal is to get it.
    func rewritten(_ bytes: [UInt8]) -> [UInt8] {
        guard isRewritten else { return bytes }
        var rewriter = Rewriter(full: full)
        return rewriter.rewrite(bytes)
    }

    private mutating func number(for colour: Colour) -> Int {
        guard full != nil else { return depth.number(for: colour) }
        switch colour {
        case .standard: return -1
        case .ansi(let index): return Int(index & 15)
        case .indexed(let index): return number(for: .rgb(xtermColour(Int(index))))
        case .rgb(let value):
            return full?.number(for: value & 0xFF_FFFF) ?? ColourDepth.sixteen.number(for: colour)
        }
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
