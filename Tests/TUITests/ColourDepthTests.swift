import TUI
import Testing

struct ColourDepthTests {
    @Test(
        "A count of colours names the depth that it is enough for",
        arguments: [
            (-1, ColourDepth.monochrome), (0, .monochrome), (2, .monochrome), (8, .eight), (16, .sixteen),
            (88, .sixteen), (256, .indexed), (0x100_0000, .direct),
        ])
    func depthOfCount(count: Int, depth: ColourDepth) {
        #expect(ColourDepth(colours: count) == depth)
    }

    @Test("The terminal's own colour stays its own, and without colours everything is")
    func standard() {
        for depth in [ColourDepth.monochrome, .eight, .sixteen, .indexed, .direct] {
            #expect(depth.number(for: .standard) == -1)
        }
        #expect(ColourDepth.monochrome.number(for: .ansi(3)) == -1)
        #expect(ColourDepth.monochrome.number(for: .rgb(0xFF0000)) == -1)
    }

    @Test("An ANSI colour keeps its number where the terminal has it")
    func ansi() {
        for index in UInt8(0)..<16 {
            #expect(ColourDepth.sixteen.number(for: .ansi(index)) == Int(index))
            #expect(ColourDepth.indexed.number(for: .ansi(index)) == Int(index))
        }
        #expect(ColourDepth.direct.number(for: .ansi(7)) == 7)
        #expect(ColourDepth.direct.number(for: .ansi(9)) == 0xFF0000)
    }

    @Test("Among eight colours a bright one is the plain one in bold, and bright black is white")
    func brightAmongEight() {
        #expect(ColourDepth.eight.number(for: .ansi(11)) == 3)
        #expect(ColourDepth.eight.needsBold(for: .ansi(11)))
        #expect(ColourDepth.eight.number(for: .ansi(8)) == 7)
        #expect(!ColourDepth.eight.needsBold(for: .ansi(8)))
        #expect(!ColourDepth.eight.needsBold(for: .ansi(3)))
        #expect(!ColourDepth.sixteen.needsBold(for: .ansi(11)))
    }

    @Test("Each colour of the cube and of the greys maps to one that looks exactly like it")
    func exactColours() {
        for index in 16..<256 {
            let number = ColourDepth.indexed.number(for: .rgb(xtermColour(index)))
            #expect(xtermColour(number) == xtermColour(index))
            #expect(number >= 16, "\(index) maps to a colour that users change")
        }
    }

    @Test(
        "Colours between those of the cube go to the nearest",
        arguments: [
            (UInt32(0xFF0000), 196), (0x00FF00, 46), (0x0000FF, 21), (0xFFFFFF, 231), (0x000000, 16),
            (0x808080, 244), (0x7F7F80, 244), (0xFE0102, 196), (0x5F87AF, 67), (0xFFD700, 220),
        ] as [(UInt32, Int)])
    func nearestIndexed(value: UInt32, index: Int) {
        #expect(ColourDepth.indexed.number(for: .rgb(value)) == index)
    }

    @Test("A colour never strays far in any channel")
    func nearestIsNear() {
        var seed: UInt32 = 1
        for _ in 0..<500 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            let value = seed >> 8
            let chosen = xtermColour(ColourDepth.indexed.number(for: .rgb(value)))
            for shift in [UInt32(0), 8, 16] {
                let gap = Int(value >> shift & 255) - Int(chosen >> shift & 255)
                #expect(abs(gap) <= 48, "0x\(String(value, radix: 16)) became 0x\(String(chosen, radix: 16))")
            }
        }
    }

    @Test("With few colours, a flag's red, white and blue stay apart")
    func flagsOfFewColours() {
        for depth in [ColourDepth.eight, .sixteen] {
            let red = depth.number(for: .rgb(0xBC002D))
            let white = depth.number(for: .rgb(0xFFFFFF))
            let blue = depth.number(for: .rgb(0x002868))
            #expect(Set([red, white, blue]).count == 3)
            #expect([1, 9].contains(red))
            #expect([7, 15].contains(white))
        }
    }

    @Test("In direct colour a colour is its own number, but for those that would mean an ANSI colour")
    func direct() {
        #expect(ColourDepth.direct.number(for: .rgb(0x12_3456)) == 0x12_3456)
        #expect(ColourDepth.direct.number(for: .rgb(0)) == 8)
    }
}
