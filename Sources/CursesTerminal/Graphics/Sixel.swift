import TUI

/// DEC STD 070, chapter 9: bands of six rows, each colour of a band on its own.
enum Sixel {
    /// Terminals are sure to have so many colours at once.
    private static let most = 256

    /// Undrawn pixels stay unchanged. Nil if there are too many colours.
    static func bytes(_ bitmap: ChartBitmap) -> [UInt8]? {
        var numbers: [UInt32: Int] = [:]
        var bytes = Array("\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
        var indices = [Int](repeating: -1, count: bitmap.pixels.count)
        var last: (colour: UInt32, number: Int) = (0, -1)
        for (index, colour) in bitmap.pixels.enumerated() where colour != 0 {
            if colour != last.colour {
                let number = numbers[colour] ?? numbers.count
                guard number < most else { return nil }
                if numbers.updateValue(number, forKey: colour) == nil { bytes += definition(number, colour) }
                last = (colour, number)
            }
            indices[index] = last.number
        }
        for top in stride(from: 0, to: bitmap.height, by: 6) {
            let rows = min(6, bitmap.height - top)
            var bands: [Int: [UInt8]] = [:]
            for row in 0..<rows {
                for x in 0..<bitmap.width {
                    let number = indices[(top + row) * bitmap.width + x]
                    guard number >= 0 else { continue }
                    bands[number, default: [UInt8](repeating: 0, count: bitmap.width)][x] |= 1 << UInt8(row)
                }
            }
            for (number, band) in bands.sorted(by: { $0.key < $1.key }) {
                bytes += Array("#\(number)".utf8)
                write(band, to: &bytes)
                bytes.append(UInt8(ascii: "$"))
            }
            bytes.append(UInt8(ascii: "-"))
        }
        return bytes + [27, UInt8(ascii: "\\")]
    }

    private static func definition(_ number: Int, _ colour: UInt32) -> [UInt8] {
        func share(_ shift: UInt32) -> UInt32 { ((colour >> shift & 255) * 100 + 127) / 255 }
        return Array("#\(number);2;\(share(16));\(share(8));\(share(0))".utf8)
    }

    private static func write(_ band: [UInt8], to bytes: inout [UInt8]) {
        let end = (band.lastIndex { $0 != 0 } ?? -1) + 1
        var x = 0
        while x < end {
            var count = 1
            while x + count < end, band[x + count] == band[x] { count += 1 }
            let glyph = band[x] + 63
            if count > 3 {
                bytes += Array("!\(count)".utf8) + [glyph]
            } else {
                bytes += Array(repeating: glyph, count: count)
            }
            x += count
        }
    }
}
