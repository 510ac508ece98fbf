private import CZlib
import TUI

/// Writes bitmaps in kitty's protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/), which other
/// terminals have adopted.
enum KittyGraphics {
    /// Queries support with a hidden picture of one pixel; the answer is `ESC _ G i=31;OK`.
    static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    /// Removes the picture with this number, and its bytes.
    static func removal(_ number: Int) -> [UInt8] { Array("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8) }
    /// Bytes of base64 that go in one piece.
    private static let piece = 4096

    /// `bitmap` from the cursor on over `cells`; nil if it cannot be packed. Text shows through undrawn
    /// pixels. Replaces the picture with the same number.
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

/// Packs pixels for kitty's protocol.
enum Zlib {
    /// Red, green, blue and opacity of each pixel, packed as zlib does; nil if it cannot.
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

/// Bytes as letters (RFC 4648), the form in which terminals accept binary data.
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
