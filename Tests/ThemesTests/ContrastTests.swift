import Foundation
import TUI
import Testing
import Themes

/// Text must be readable on its background, by the contrast ratio of WCAG 2.1.
@Suite struct ContrastTests {
    /// WCAG 2.1, “relative luminance”.
    static func luminance(_ value: UInt32) -> Double {
        func linear(_ channel: UInt32) -> Double {
            let part = Double(channel & 255) / 255
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(value >> 16) + 0.7152 * linear(value >> 8) + 0.0722 * linear(value)
    }

    static func contrast(_ a: UInt32, _ b: UInt32) -> Double {
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    @Test func `black on white is 21 to 1, and the formula's own example holds`() {
        #expect(abs(Self.contrast(0x000000, 0xFFFFFF) - 21) < 0.001)
        #expect(abs(Self.contrast(0x777777, 0xFFFFFF) - 4.48) < 0.01)
    }

    /// Usual default colours, light and dark, for themes that leave them unchanged.
    static func terminals(_ theme: Theme) -> [(ink: UInt32, paper: UInt32)] {
        theme.paper == .light
            ? [(0x000000, 0xFFFFFF), (0x24292F, 0xF6F6F4)] : [(0xE5E5E5, 0x000000), (0xD8DEE9, 0x1E1E1E)]
    }

    static func looks(
        _ look: Swatch, _ terminal: (ink: UInt32, paper: UInt32)
    ) -> [(ink: UInt32, paper: UInt32)] {
        [(look.ink, look.paper), (look.indexedInk, look.indexedPaper)].map { ink, paper in
            (StandInTests.rgb(ink) ?? terminal.ink, StandInTests.rgb(paper) ?? terminal.paper)
        }
    }

    static let texts = Role.allCases.filter { role in
        ![
            .border, .shadow, .selection, .label, .tint, .upArea, .downArea, .levelArea, .changed, .asleep,
            .awake, .atWork, .rise, .fall, .flat, .tile,
        ]
        .contains(role)
    }

    @Test(arguments: Theme.shipped)
    func `every text can be read on its paper, at both depths`(theme: Theme) {
        let least = theme.name.hasPrefix("contrast") ? 7.0 : 4.5
        for risesRed in [true, false] {
            let palette = theme.palette(risesRed: risesRed)
            for terminal in Self.terminals(theme) {
                let papers = Self.looks(palette[.text], terminal).map(\.paper)
                for role in Self.texts {
                    for (look, paper) in zip(Self.looks(palette[role], terminal), papers) {
                        let ratio = Self.contrast(look.ink, paper)
                        #expect(ratio >= least, "\(theme.name): \(role) \(ratio)")
                    }
                }
                for role in [Role.selection, .label] {
                    for look in Self.looks(palette[role], terminal) {
                        let ratio = Self.contrast(look.ink, look.paper)
                        #expect(ratio >= least, "\(theme.name): \(role) \(ratio)")
                    }
                }
            }
        }
    }

    @Test(arguments: Theme.shipped)
    func `every text can be read on the tint of what is selected, at both depths`(theme: Theme) {
        let palette = theme.palette(risesRed: true)
        let terminal = Self.terminals(theme)[0]
        for role in Self.texts where role != .focusedBorder {
            let tints = Self.looks(palette[.tint], terminal)
            for (look, tint) in zip(Self.looks(palette[role], terminal), tints) {
                let ratio = Self.contrast(look.ink, tint.paper)
                #expect(ratio >= 4.5, "\(theme.name): \(role) on the selection \(ratio)")
            }
        }
    }

    @Test(arguments: Theme.shipped)
    func `a figure that has just changed can be read on its paper, at both depths`(theme: Theme) {
        let palette = theme.palette(risesRed: true)
        let terminal = Self.terminals(theme)[0]
        let papers = Self.looks(palette[.changed], terminal)
        for role in [Role.text, .title] {
            for (look, paper) in zip(Self.looks(palette[role], terminal), papers) {
                let ratio = Self.contrast(look.ink, paper.paper)
                #expect(ratio >= 3, "\(theme.name): \(role) \(ratio)")
            }
        }
        for (paper, common) in zip(papers, Self.looks(palette[.text], terminal)) {
            #expect(paper.paper != common.paper, "\(theme.name)")
        }
    }

    @Test(arguments: Theme.shipped)
    func `what a chart draws can be seen on the paper of hours without trade, at both depths`(theme: Theme) {
        let palette = theme.palette(risesRed: true)
        let terminal = Self.terminals(theme)[0]
        let papers = Self.looks(palette[.asleep], terminal)
        for role in [Role.up, .down, .level, .faint, .key, .live] {
            for (look, paper) in zip(Self.looks(palette[role], terminal), papers) {
                let ratio = Self.contrast(look.ink, paper.paper)
                #expect(ratio >= 3, "\(theme.name): \(role) on shading \(ratio)")
            }
        }
    }

    /// From the greatest fall to the greatest rise.
    private static let scale =
        (0...15).map { Paint.role(.fall, fading: $0) } + [.role(.flat)]
        + (0...15).reversed().map { Paint.role(.rise, fading: $0) }

    @Test(arguments: Theme.shipped.filter { $0.name != "monochrome" }, [ColourDepth.direct, .indexed])
    func `words can be read on each colour of a map, and five or more tell how great a change is`(
        theme: Theme, depth: ColourDepth
    ) throws {
        let palette = theme.palette(risesRed: false)
        let papers = try Self.scale.map { paper in
            let tile = try #require(palette.tile(Style(ink: .role(.tile), paper: paper), at: depth))
            let colours = try [tile.ink, tile.paper].map { try #require(StandInTests.rgb($0)) }
            let ratio = Self.contrast(colours[0], colours[1])
            #expect(ratio >= 4.5, "\(theme.name): \(paper) \(ratio)")
            return colours[1]
        }
        // Only the two faintest of each side may look grey.
        for paper in papers[..<14] + papers[19...] {
            #expect(Set([paper >> 16, paper >> 8 & 255, paper & 255]).count > 1, "\(theme.name)")
        }
        let (falls, rises) = (Set(papers[...16]).count, Set(papers[16...]).count)
        #expect(falls > 5 && rises > 5, "\(theme.name): \(falls) and \(rises) colours")
        let ends = [papers[0], papers[16], papers[32]].map(ColourVision.linear)
        for (a, b) in [(0, 1), (1, 2), (0, 2)] {
            #expect(ColourVision.distance(ends[a], ends[b]) >= 0.1, "\(theme.name)")
            guard theme.name == "colour-blind" else { continue }
            for deficiency in ColourVision.Deficiency.allCases {
                let distance = ColourVision.distance(deficiency.seen(ends[a]), deficiency.seen(ends[b]))
                #expect(distance >= 0.1, "\(deficiency) \(distance)")
            }
        }
    }

    @Test func `a map has no colours where a theme has none, nor where a terminal has few`() throws {
        let monochrome = try #require(Theme.shipped.first { $0.name == "monochrome" })
        let style = Style(.tile, on: .rise)
        #expect(monochrome.palette(risesRed: false).tile(style, at: .direct) == nil)
        let other = try #require(Theme.shipped.first { $0.name == "nord" }).palette(risesRed: false)
        for depth in [ColourDepth.sixteen, .eight, .monochrome] {
            #expect(other.tile(style, at: depth) == nil)
        }
        #expect(other.tile(Style(.tile), at: .direct) == nil)
    }

    @Test(arguments: Theme.shipped)
    func `a shadow is no lighter than the paper`(theme: Theme) {
        let palette = theme.palette(risesRed: true)
        for terminal in Self.terminals(theme).suffix(1) {
            let papers = Self.looks(palette[.text], terminal).map(\.paper)
            for (look, paper) in zip(Self.looks(palette[.shadow], terminal), papers) {
                #expect(Self.luminance(look.ink) <= Self.luminance(paper), "\(theme.name)")
            }
        }
    }
}
