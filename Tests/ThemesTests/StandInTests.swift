import TUI
import Testing
import Themes

@Suite struct StandInTests {
    static func rgb(_ colour: Colour) -> UInt32? {
        switch colour {
        case .standard, .ansi: nil
        case .rgb(let value): value
        case .indexed(let index): xtermColour(Int(index))
        }
    }

    /// Few of the 256 are near soft tints, which stand behind words, where a hue that is a little off does
    /// little harm. The navy that the nearest colour by RGB made of solarized-dark's paper is 0.2 off.
    @Test(arguments: Theme.shipped)
    func `each colour names one of the 256 that looks like it`(theme: Theme) {
        let palette = theme.palette(risesRed: true)
        for role in Role.allCases {
            let look = palette[role]
            for (full, indexed, most) in [
                (look.ink, look.indexedInk, 0.1), (look.paper, look.indexedPaper, 0.13),
            ] {
                guard let wanted = Self.rgb(full) else { continue }
                guard case .indexed(let index) = indexed else {
                    Issue.record("\(theme.name): \(role) names none")
                    continue
                }
                let shown = xtermColour(Int(index))
                let distance = ColourVision.distance(ColourVision.linear(wanted), ColourVision.linear(shown))
                #expect(distance <= most, "\(theme.name): \(role) \(index) is \(distance) off")
            }
        }
    }

    @Test(arguments: Theme.shipped.filter { $0.name != "monochrome" })
    func `what is kept and what is skipped look like neither a rise nor a fall, nor alike`(theme: Theme)
        throws
    {
        let palette = theme.palette(risesRed: true)
        for ink in [{ (swatch: Swatch) in swatch.ink }, { $0.indexedInk }] {
            func colour(_ role: Role) throws -> ColourVision.Linear {
                ColourVision.linear(try #require(Self.rgb(ink(palette[role]))))
            }
            let (keep, skip) = (try colour(.keep), try colour(.skip))
            for figure in [Role.up, .down] {
                let course = try colour(figure)
                #expect(ColourVision.distance(keep, course) >= 0.08, "\(theme.name): keep and \(figure)")
                #expect(ColourVision.distance(skip, course) >= 0.08, "\(theme.name): skip and \(figure)")
            }
            for deficiency in ColourVision.Deficiency.allCases {
                let distance = ColourVision.distance(deficiency.seen(keep), deficiency.seen(skip))
                #expect(distance >= 0.06, "\(theme.name): \(deficiency) \(distance)")
            }
        }
        let few = Set([Role.up, .down, .keep, .skip].map { palette[$0].fewInk })
        #expect(few.count == 4, "\(theme.name): alike where there are few colours")
    }

    @Test(arguments: Theme.shipped.filter { $0.name != "monochrome" })
    func `lines of a chart look different, at both depths and where there are few colours`(theme: Theme)
        throws
    {
        let palette = theme.palette(risesRed: true)
        let lines = [Role.line1, .line2, .line3, .line4, .line5]
        for ink in [{ (swatch: Swatch) in swatch.ink }, { $0.indexedInk }] {
            let colours = try lines.map { ColourVision.linear(try #require(Self.rgb(ink(palette[$0])))) }
            for place in colours.indices {
                for other in colours[..<place] {
                    let distance = ColourVision.distance(colours[place], other)
                    #expect(distance >= 0.065, "\(theme.name): \(lines[place]) \(distance)")
                }
            }
        }
        #expect(Set(lines.map { palette[$0].fewInk }).count == lines.count)
    }

    /// Monochrome has only the signs, which all themes have in addition to colours.
    @Test(arguments: Theme.shipped.filter { $0.name != "monochrome" })
    func `a rise and a fall look different to everybody`(theme: Theme) throws {
        let palette = theme.palette(risesRed: true)
        for colours in [
            [palette[.up].ink, palette[.down].ink], [palette[.up].indexedInk, palette[.down].indexedInk],
        ] {
            let (rise, fall) = (try #require(Self.rgb(colours[0])), try #require(Self.rgb(colours[1])))
            let (a, b) = (ColourVision.linear(rise), ColourVision.linear(fall))
            for deficiency in ColourVision.Deficiency.allCases {
                let distance = ColourVision.distance(deficiency.seen(a), deficiency.seen(b))
                #expect(distance >= 0.06, "\(theme.name): \(deficiency) \(distance)")
            }
        }
    }
}
