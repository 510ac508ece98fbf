import Foundation
import TUI
import Testing
import Themes

/// Whether text can be read on what it stands on, by the ratio of the Web Content Accessibility Guidelines 2.1.
@Suite struct ContrastTests {
    /// Relative luminance (WCAG 2.1, “relative luminance”).
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

    /// What a terminal's own colours may be where a theme leaves them as they are: usual defaults, in light and dark.
    static func terminals(_ theme: Theme) -> [(ink: UInt32, paper: UInt32)] {
        theme.paper == .light
            ? [(0x000000, 0xFFFFFF), (0x24292F, 0xF6F6F4)] : [(0xE5E5E5, 0x000000), (0xD8DEE9, 0x1E1E1E)]
    }

    static func rgb(_ colour: Colour, standard: UInt32) -> UInt32? {
        switch colour {
        case .standard: standard
        case .rgb(let value): value
        case .ansi: nil
        }
    }

    @Test(arguments: Theme.shipped)
    func `every text role can be read on its paper`(theme: Theme) throws {
        let least = theme.name.hasPrefix("contrast") ? 7.0 : 4.5
        for risesRed in [true, false] {
            let palette = theme.palette(risesRed: risesRed)
            for terminal in Self.terminals(theme) {
                let paper = try #require(Self.rgb(palette[.text].paper, standard: terminal.paper))
                let chosen = try #require(Self.rgb(palette[.selection].paper, standard: terminal.paper))
                let label = try #require(Self.rgb(palette[.label].paper, standard: terminal.paper))
                for role in Role.allCases where ![.border, .shadow, .selection, .label].contains(role) {
                    let ink = try #require(Self.rgb(palette[role].ink, standard: terminal.ink))
                    let ratio = Self.contrast(ink, paper)
                    #expect(ratio >= least, "\(theme.name): \(role) \(ratio)")
                }
                for (role, paper) in [(Role.selection, chosen), (.label, label)] {
                    let ink = try #require(Self.rgb(palette[role].ink, standard: terminal.ink))
                    let ratio = Self.contrast(ink, paper)
                    #expect(ratio >= least, "\(theme.name): \(role) \(ratio)")
                }
            }
        }
    }

    @Test(arguments: Theme.shipped)
    func `figures on the selected row can be read as well as elsewhere`(theme: Theme) throws {
        let palette = theme.palette(risesRed: true)
        let terminal = Self.terminals(theme)[0]
        let paper = try #require(Self.rgb(palette[.selection].paper, standard: terminal.paper))
        for role in [Role.up, .down, .warning] {
            let ink = try #require(Self.rgb(palette[role].ink, standard: terminal.ink))
            let ratio = Self.contrast(ink, paper)
            #expect(ratio >= 4.5, "\(theme.name): \(role) on the selection \(ratio)")
        }
    }
}
