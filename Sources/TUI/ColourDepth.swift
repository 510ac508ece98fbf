package enum ColourDepth: Int, Sendable {
    /// None, or none wanted: emphasis replaces colours.
    case monochrome = 0
    case eight = 8
    case sixteen = 16
    /// The sixteen, xterm's 6×6×6 cube and its 24 greys.
    case indexed = 256
    /// Eight bits each. Numbers below 8 still mean the ANSI colours.
    case direct = 0x100_0000

    package init(colours count: Int) {
        switch count {
        case ..<8: self = .monochrome
        case 8..<16: self = .eight
        case 16..<256: self = .sixteen
        case 256..<0x100_0000: self = .indexed
        default: self = .direct
        }
    }

    /// -1 for the terminal's own ink or paper.
    package func number(for colour: Colour) -> Int {
        switch (self, colour) {
        case (.monochrome, _), (_, .standard): -1
        case (.eight, .ansi(8)): 7  // Bright black is black without brightness, and unseen on black.
        case (.eight, .ansi(let index)): Int(index & 7)
        case (.direct, .ansi(let index)) where index > 7: Int(xtermColour(Int(index & 15)))
        case (_, .ansi(let index)): Int(index & 15)
        case (.indexed, .indexed(let index)): Int(index)
        case (_, .indexed(let index)): number(for: .rgb(xtermColour(Int(index))))
        case (.eight, .rgb(let value)): alike(value, isBrightKnown: false)
        case (.sixteen, .rgb(let value)): alike(value, isBrightKnown: true)
        case (.indexed, .rgb(let value)): nearestIndexed(to: value)
        case (.direct, .rgb(let value)): max(8, Int(value & 0xFF_FFFF))
        }
    }

    /// A bright colour on a terminal of eight.
    package func needsBold(for colour: Colour) -> Bool {
        if self == .eight, case .ansi(9...15) = colour { true } else { false }
    }
}

/// As 0xRRGGBB. The first sixteen are defaults, which users change (XTerm-col.ad and 256colres.pl of xterm).
package func xtermColour(_ index: Int) -> UInt32 {
    switch index {
    case 0..<16: return ansiDefaults[index]
    case 16..<232:
        let cube = index - 16
        return colour(cubeLevel(cube / 36), cubeLevel(cube / 6 % 6), cubeLevel(cube % 6))
    default:
        let level = 8 + 10 * min(max(0, index - 232), 23)
        return colour(level, level, level)
    }
}

private let ansiDefaults: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
]

private func colour(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    UInt32(red << 16 | green << 8 | blue)
}

private func cubeLevel(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

private func cubeStep(_ level: Int) -> Int { level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40 }

func channels(_ value: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255))
}

/// The ANSI colour of the same hue. The nearest by distance would make most flags black and grey.
private func alike(_ value: UInt32, isBrightKnown: Bool) -> Int {
    let (red, green, blue) = channels(value)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    if most - least < 64 {
        switch (most + least) / 2 {
        case ..<0x40: return 0
        case ..<0xB0 where isBrightKnown: return 8
        case ..<0x70: return 0
        case ..<0xF0: return 7
        default: return isBrightKnown ? 15 : 7
        }
    }
    let threshold = least + (most - least) * 3 / 5
    let hue = (red > threshold ? 1 : 0) | (green > threshold ? 2 : 0) | (blue > threshold ? 4 : 0)
    return isBrightKnown && most > 0xD7 ? hue | 8 : hue
}

/// The cube or the greys, never the first sixteen, whose look is the user's to change.
private func nearestIndexed(to value: UInt32) -> Int {
    let (red, green, blue) = channels(value)
    let cube = 16 + 36 * cubeStep(red) + 6 * cubeStep(green) + cubeStep(blue)
    // A grey may be nearer to a dark red than any red of the cube is, and yet no red.
    guard max(red, green, blue) - min(red, green, blue) < 32 else { return cube }
    let grey = 232 + min(max(0, ((red + green + blue) / 3 - 3) / 10), 23)
    return distance(value, xtermColour(grey)) < distance(value, xtermColour(cube)) ? grey : cube
}

func distance(_ a: UInt32, _ b: UInt32) -> Int {
    let (p, q) = (channels(a), channels(b))
    let (red, green, blue) = (p.red - q.red, p.green - q.green, p.blue - q.blue)
    return red * red + green * green + blue * blue
}
