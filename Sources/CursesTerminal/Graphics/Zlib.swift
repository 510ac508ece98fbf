private import CZlib
import TUI

/// Packs pixels for kitty's protocol.
enum Zlib {
    /// Red, green, blue and opacity of each pixel, packed as zlib does; nil where it cannot.
    static func bytes(_ bitmap: ChartBitmap) -> [UInt8]? {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(bitmap.pixels.count * 4)
        for pixel in bitmap.pixels {
            pixels += [
                UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), UInt8(pixel >> 24),
            ]
        }
        var count = compressBound(UInt(pixels.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&packed, &count, pixels, UInt(pixels.count), Z_BEST_SPEED) == Z_OK else { return nil }
        return Array(packed.prefix(Int(count)))
    }
}
