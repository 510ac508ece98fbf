internal import JSON5
package import TUI

/// Swatches for roles. Screens use roles; only themes have colours.
package struct Theme: Hashable, Sendable {
    package enum Paper: String, Hashable, Sendable, CaseIterable {
        case dark
        case light
        case own
    }

    package let name: String
    package let paper: Paper
    let swatches: [Role: Swatch]
    /// Red and green; either may mean a rise.
    let red: Swatch
    let green: Swatch
    let redArea: Swatch
    let greenArea: Swatch

    package func palette(risesRed: Bool) -> Palette {
        var looks = swatches
        looks[.up] = risesRed ? red : green
        looks[.down] = risesRed ? green : red
        looks[.upArea] = risesRed ? redArea : greenArea
        looks[.downArea] = risesRed ? greenArea : redArea
        if red.ink != .standard, green.ink != .standard, let flat = looks[.asleep] {
            looks[.rise] = Theme.tile((risesRed ? red : green).ink, (risesRed ? red : green).indexedInk)
            looks[.fall] = Theme.tile((risesRed ? green : red).ink, (risesRed ? green : red).indexedInk)
            looks[.flat] = Theme.tile(flat.paper, flat.indexedPaper)
        }
        return Palette(looks, ground: paper == .light ? 0xFFFFFF : 0)
    }

    /// Mixed with the paper of no change, so it has to be red, green and blue.
    private static func tile(_ colour: Colour, _ indexed: Colour) -> Swatch {
        var swatch = Swatch(paper: colour.rgb.map { .rgb($0) } ?? .standard, fewPaper: .standard)
        swatch.indexedPaper = indexed
        return swatch
    }

    static let roles: [String: Role] = [
        "text": .text, "faint": .faint, "title": .title, "border": .border, "focusedBorder": .focusedBorder,
        "key": .key, "selection": .selection, "unchanged": .level, "live": .live, "warning": .warning,
        "sample": .label, "shadow": .shadow, "carried": .carried, "keep": .keep, "skip": .skip,
        "line1": .line1, "line2": .line2, "line3": .line3, "line4": .line4, "line5": .line5,
        "asleep": .asleep, "awake": .awake, "atWork": .atWork,
    ]

    static let lines = [Role.line1, .line2, .line3, .line4, .line5]

    /// A role's swatch for themes that do not define it.
    static func common(_ role: Role, on paper: Paper) -> Swatch {
        var swatch = common(role)
        // Dark ANSI colours cannot be read on black, bright ones not on white.
        if paper == .dark, case .ansi(let index) = swatch.fewInk, (1...3).contains(index) {
            swatch.fewInk = .ansi(index + 8)
        }
        if paper == .light, role == .line1 { swatch.fewInk = .ansi(4) }
        return swatch
    }

    /// A role's swatch on any paper, with replacements for eight or sixteen colours.
    private static func common(_ role: Role) -> Swatch {
        switch role {
        case .text, .faint, .border, .level: Swatch(fewInk: .standard)
        case .title: Swatch(traits: .bold, plain: .bold)
        case .focusedBorder: Swatch(traits: .bold, plain: .bold, fewInk: .ansi(6))
        case .key: Swatch(plain: .bold, fewInk: .ansi(3))
        case .selection: Swatch(plain: .reverse, fewInk: .ansi(7), fewPaper: .ansi(4))
        case .up: Swatch(fewInk: .ansi(1))
        case .down, .live: Swatch(fewInk: .ansi(2))
        case .warning: Swatch(plain: .bold, fewInk: .ansi(3))
        case .label: Swatch(traits: .bold, plain: .reverse, fewInk: .ansi(7), fewPaper: .ansi(1))
        case .shadow: Swatch(fewInk: .ansi(0))
        case .keep, .skip: Swatch(plain: .bold)
        case .line1: Swatch(fewInk: .ansi(3))
        case .line2: Swatch(fewInk: .ansi(6))
        case .line3: Swatch(fewInk: .ansi(5))
        case .line4: Swatch(fewInk: .ansi(2))
        case .line5: Swatch(fewInk: .ansi(1))
        // These are only papers. With few colours nothing has them.
        case .tint, .upArea, .downArea, .levelArea, .changed, .rise, .fall, .flat, .tile: Swatch()
        case .asleep, .awake: Swatch(fewInk: .standard)
        case .atWork: Swatch(fewInk: .ansi(2))
        case .carried: Swatch(traits: .bold, plain: [.bold, .reverse], fewInk: .ansi(3))
        }
    }
}

extension Colour {
    /// 0xRRGGBB, the first sixteen as xterm shows them; nil for the terminal's own.
    fileprivate var rgb: UInt32? {
        switch self {
        case .standard: nil
        case .ansi(let index), .indexed(let index): xtermColour(Int(index))
        case .rgb(let value): value
        }
    }
}
