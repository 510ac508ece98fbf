import TUI

/// Shows 24-bit colours on a terminal whose description knows 256.
///
/// The library writes numbers of colours only, and nearly every description says 256, whatever the terminal can show.
/// So each colour in use borrows a number from 16 on, and the library's output is rewritten on its way to the terminal:
/// `ESC [38;5;N m` becomes `ESC [38;2;R;G;B m`.
struct FullColours {
    private static let first = 16
    /// What the library calls ink and paper (ECMA-48, SGR 38 and 48).
    private static let layers = [Array("38".utf8), Array("48".utf8)]

    private var numbers: [UInt32: Int] = [:]
    private var colours: [UInt32] = []
    private(set) var isExhausted = false

    /// The number that stands for `colour`; nil when all are taken.
    mutating func number(for colour: UInt32) -> Int? {
        if let number = numbers[colour] { return number }
        guard colours.count < 256 - FullColours.first else {
            isExhausted = true
            return nil
        }
        let number = FullColours.first + colours.count
        numbers[colour] = number
        colours.append(colour)
        return number
    }

    /// The library's output with colours in place of their numbers. What sets a colour that is set already goes: the
    /// library writes ink and paper anew where only one of them changes.
    func rewritten(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 3 / 2)
        var shown: [UInt32?] = [nil, nil]
        var copied = 0
        var next = 0
        while let escape = bytes[next...].firstIndex(of: 27) {
            next = escape + 1
            guard next < bytes.count, bytes[next] == UInt8(ascii: "["),
                let end = bytes[(next + 1)...].firstIndex(where: { (0x40..<0x7F).contains($0) })
            else { continue }
            let body = bytes[(next + 1)..<end]
            next = end + 1
            guard bytes[end] == UInt8(ascii: "m") else { continue }
            guard let (layer, colour) = colour(body) else {
                shown = [nil, nil]
                continue
            }
            result += bytes[copied..<escape]
            copied = next
            guard shown[layer] != colour else { continue }
            shown[layer] = colour
            let parts = [colour >> 16, colour >> 8 & 255, colour & 255].map(String.init).joined(
                separator: ";")
            result += "\u{1B}[".utf8
            result += FullColours.layers[layer]
            result += ";2;\(parts)m".utf8
        }
        return result + bytes[copied...]
    }

    /// The layer and the colour of `38;5;N`, which some descriptions write with colons.
    private func colour(_ body: ArraySlice<UInt8>) -> (layer: Int, colour: UInt32)? {
        let parts = body.split { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":") }
        guard parts.count == 3, parts[1].elementsEqual([UInt8(ascii: "5")]),
            let layer = FullColours.layers.firstIndex(where: { parts[0].elementsEqual($0) }),
            let number = Int(String(decoding: parts[2], as: UTF8.self)),
            colours.indices.contains(number - FullColours.first)
        else { return nil }
        return (layer, colours[number - FullColours.first])
    }
}
