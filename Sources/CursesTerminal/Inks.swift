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
    /// Nil if the library knows the terminal's own.
    private var full: FullColours?
    private let isRewritten: Bool
    private var palette: Palette?
    /// The terminal's own paper, once it has answered.
    var ground: UInt32? { didSet { if ground != oldValue { palette = nil } } }
    private var roles: [RoleColours] = []

    /// 24-bit colours bypass the library unless it knows them.
    init(depth: ColourDepth, hasDefaults: Bool) {
        self.depth = depth
        isRewritten =
            (depth == .direct || depth == .indexed) && fxterm_colours() == ColourDepth.indexed.rawValue
            && TerminalType.writesNumbers
        full = depth == .direct && isRewritten ? FullColours() : nil
        pairs = ColourPairs(hasDefaults: hasDefaults)
    }

    var inFullColours: Inks {
        var inks = Inks(depth: .direct, hasDefaults: pairs.hasDefaults)
        inks.ground = ground
        return inks
    }

    /// True if every cell may look different from the last frame.
    mutating func prepare(_ palette: Palette) -> Bool {
        let outworn = pairs.isExhausted || full?.isExhausted ?? false
        if outworn {
            pairs.removeAll()
            // The same numbers now mean other colours, which the library does not notice.
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
            // Without colours, only emphasis shows the paper's role (a selection).
            if depth == .monochrome { look.attributes |= roles[Int(role.rawValue)].traits }
        } else if let rgb = style.paper.rgb {
            paper = number(for: .rgb(rgb))
        }
        if let tile = palette?.tile(style, at: depth) {
            paper = number(for: tile.paper)
            if style.ink.role == .tile { ink = number(for: tile.ink) }
        }
        if depth != .monochrome { look.pair = pairs.pair(ink: ink, paper: paper) }
        return look
    }

    /// A tint fades in steps if there are enough colours.
    private mutating func paper(_ role: Role, fading: Int) -> Int {
        let whole = roles[Int(role.rawValue)].paper
        guard depth == .direct, fading > 0, whole >= 0 else { return whole }
        let ground = ground ?? palette?.ground ?? 0
        return palette?.faded(role, by: fading, ground: ground).map { number(for: .rgb($0)) } ?? whole
    }

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

/// By the terminal's numbers. A fixed table with open addressing, which allocates nothing after the start.
struct ColourPairs {
    private struct Entry {
        var ink: Int32 = -1
        var paper: Int32 = -1
        var pair: Int32 = 0
    }

    /// A power of two, half in use at most, so that a search stays short.
    private var entries = [Entry](repeating: Entry(), count: 128)
    private var used: Int32 = 0
    private let limit: Int32
    let hasDefaults: Bool

    private(set) var isExhausted = false

    /// -1 is the terminal's own colour; without defaults, white on black is.
    init(hasDefaults: Bool) {
        self.hasDefaults = hasDefaults
        limit = min(4095, max(1, fxterm_colour_pairs()) - 1)
    }

    /// -1 for the terminal's own; the pair is 0, the terminal's own colours, if none is left.
    mutating func pair(ink: Int, paper: Int) -> Int32 {
        var (ink, paper) = (Int32(ink), Int32(paper))
        if ink < 0 && paper < 0 { return 0 }
        if !hasDefaults {
            if ink < 0 { ink = 7 }
            if paper < 0 { paper = 0 }
        }
        var slot = slot(of: ink, paper)
        if entries[slot].pair != 0 { return entries[slot].pair }
        guard used < limit, init_extended_pair(used + 1, ink, paper) == OK else {
            isExhausted = true
            return 0
        }
        used += 1
        if Int(used) > entries.count / 2 {
            let old = entries
            entries = Array(repeating: Entry(), count: 2 * old.count)
            for entry in old where entry.pair != 0 { entries[self.slot(of: entry.ink, entry.paper)] = entry }
            slot = self.slot(of: ink, paper)
        }
        entries[slot] = Entry(ink: ink, paper: paper, pair: used)
        return used
    }

    private func slot(of ink: Int32, _ paper: Int32) -> Int {
        let mask = entries.count - 1
        var slot = (Int(ink) &* 0x9E37 &+ Int(paper) &* 0x79B1) & mask
        while entries[slot].pair != 0, entries[slot].ink != ink || entries[slot].paper != paper {
            slot = (slot + 1) & mask
        }
        return slot
    }

    mutating func removeAll() {
        for slot in entries.indices { entries[slot] = Entry() }
        used = 0
        isExhausted = false
    }
}

/// Nearly every description says 256 colours, and the library writes only their numbers. So each 24-bit
/// colour borrows a number from 16 on, and `Rewriter` replaces it.
struct FullColours {
    private static let first = 16

    private var numbers: [UInt32: Int] = [:]
    private var colours: [UInt32] = []
    private(set) var isExhausted = false

    mutating func number(for colour: UInt32) -> Int? {
        if let number = numbers[colour] { return number }
        guard colours.count < 256 - FullColours.first else {
            isExhausted = true
            return nil
        }
        let number = FullColours.first + colours.count
        numbers[colour] = number
        colours.append(colour)
        return number
    }

    subscript(number: Int) -> UInt32? {
        colours.indices.contains(number - FullColours.first) ? colours[number - FullColours.first] : nil
    }
}

extension Swatch {
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
