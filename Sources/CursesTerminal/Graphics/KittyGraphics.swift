private import CZlib
import TUI

/// kitty's protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/), which other terminals have adopted.
enum KittyGraphics {
    /// A hidden picture of one pixel; the answer is `ESC _ G i=31;OK`.
    static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    static func removal(_ number: Int) -> [UInt8] { Array("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8) }
    private static let piece = 4096

    /// Nil if it cannot be packed. Text shows through undrawn pixels. Replaces a picture of that number.
    static func bytes(_ bitmap: ChartBitmap, number: Int, over cells: Size) -> [UInt8]? {
        guard let packed = Zlib.bytes(bitmap) else { return nil }
        let payload = Base64.bytes(packed)
        let head =
            "a=T,f=32,o=z,s=\(bitmap.width),v=\(bitmap.height),i=\(number),p=1,q=2,C=1,c=\(cells.width),r=\(cells.height),"
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: payload.count, by: piece) {
            let end = min(payload.count, start + piece)
            bytes += Array("\u{1B}_G\(start == 0 ? head : "")m=\(end < payload.count ? 1 : 0);".utf8)
            bytes += payload[start..<end] + [27, UInt8(ascii: "\\")]
        }
        return bytes
    }
}

enum Zlib {
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

/// RFC 4648.
enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 3 * 4 + 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let given = bytes[start..<min(start + 3, bytes.count)]
            let value = (0..<3).reduce(0) { $0 << 8 | ($1 < given.count ? Int(given[start + $1]) : 0) }
            for place in 0..<4 {
                text.append(
                    place <= given.count ? letters[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return text
    }
}
