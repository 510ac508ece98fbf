import TUI

/// Packs pixels as zlib does (RFC 1950 and 1951), with the fixed codes, and with repetitions of the pixel to the left and of
/// the row above alone: charts consist of little else.
struct Zlib {
    /// Pixels in the longest repetition, of four bytes each.
    private static let longest = 64
    private var bytes: [UInt8] = [0x78, 0x01]
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    /// Red, green, blue and opacity of each pixel, packed.
    static func bytes(_ bitmap: ChartBitmap) -> [UInt8] {
        var zlib = Zlib()
        zlib.pack(bitmap)
        return zlib.bytes
    }

    private mutating func pack(_ bitmap: ChartBitmap) {
        // The last block, in the fixed codes.
        put(0b011, 3)
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            let width = bitmap.width
            // Distances go up to 32 kB.
            let rowsReach = width * 4 <= 32768
            var index = 0
            while index < pixels.count {
                func length(_ distance: Int) -> Int {
                    guard index >= distance else { return 0 }
                    var length = 0
                    while length < Zlib.longest, index + length < pixels.count,
                        pixels[index + length] == pixels[index + length - distance]
                    { length += 1 }
                    return length
                }
                let left = length(1)
                let above = left < Zlib.longest && rowsReach ? length(width) : 0
                if max(left, above) > 0 {
                    repetition(4 * max(left, above), distance: left >= above ? 4 : 4 * width)
                    index += max(left, above)
                } else {
                    for byte in Zlib.parts(pixels[index]) { code(Int(byte)) }
                    index += 1
                }
            }
        }
        code(256)
        if count > 0 { put(0, 8 - count % 8) }
        bytes += Zlib.checksum(bitmap.pixels)
    }

    private static func parts(_ pixel: UInt32) -> [UInt8] {
        [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), UInt8(pixel >> 24)]
    }

    /// Puts the lowest bits of `value`, the lowest first.
    private mutating func put(_ value: Int, _ length: UInt64) {
        bits |= UInt64(value) << count
        count += length
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            count -= 8
        }
    }

    /// Puts a code of the fixed table, which go with their highest bit first.
    private mutating func code(_ symbol: Int) {
        switch symbol {
        case ..<144: putReversed(0x30 + symbol, 8)
        case ..<256: putReversed(0x190 + symbol - 144, 9)
        case ..<280: putReversed(symbol - 256, 7)
        default: putReversed(0xC0 + symbol - 280, 8)
        }
    }

    private mutating func putReversed(_ value: Int, _ length: UInt64) {
        var reversed = 0
        for bit in 0..<Int(length) where value >> bit & 1 == 1 { reversed |= 1 << (Int(length) - 1 - bit) }
        put(reversed, length)
    }

    /// Puts a length of 4 to 256 and a distance.
    private mutating func repetition(_ length: Int, distance: Int) {
        // Groups of four symbols share their number of further bits.
        let (symbol, extra, least) = Zlib.group(length - 3, first: 8, perGroup: 4)
        code(257 + symbol)
        put(length - 3 - least, UInt64(extra))
        let (place, further, start) = Zlib.group(distance - 1, first: 4, perGroup: 2)
        putReversed(place, 5)
        put(distance - 1 - start, UInt64(further))
    }

    /// The symbol of a number, how many further bits it has, and the least number with that symbol: the `first` numbers have
    /// a symbol each, and from there on each `perGroup` symbols stand for twice as many numbers as those before.
    private static func group(_ number: Int, first: Int, perGroup: Int) -> (
        symbol: Int, bits: Int, least: Int
    ) {
        guard number >= first else { return (number, 0, number) }
        let highest = Int.bitWidth - 1 - number.leadingZeroBitCount
        let step = perGroup.trailingZeroBitCount
        let bits = highest - step
        let part = number >> bits & (perGroup - 1)
        return ((bits + 1) * perGroup + part, bits, (number >> bits) << bits)
    }

    /// Adler's checksum.
    private static func checksum(_ pixels: [UInt32]) -> [UInt8] {
        var (low, high): (UInt64, UInt64) = (1, 0)
        for pixel in pixels {
            for byte in [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24] {
                low += UInt64(byte)
                high += low
            }
            // The sums of a few pixels cannot overflow; the rest is taken once for each.
            (low, high) = (low % 65521, high % 65521)
        }
        let sum = high << 16 | low
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }
}
