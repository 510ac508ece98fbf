internal import Board
package import TUI

/// Flags on rate cards: 8 by 6 pixels, as half blocks 8 by 3 cells. `flags.py` holds the drawings and writes
/// the table. A flag becomes a picture when a card first needs it.
package enum Flag {
    static let width = 8
    static let height = 6

    /// Nil for a currency of several countries without a flag (XAF), a metal, a coin without a country (BTC),
    /// and anything outside ISO 4217; show `unknown` then.
    package static func picture(ofCurrency code: String) -> Picture? {
        drawing(ofCurrency: code).map(picture(of:))
    }

    static func small(ofCurrency code: String) -> Picture {
        (picture(ofCurrency: code) ?? unknown).edged(paper)
    }

    static func large(ofCurrency code: String) -> Picture {
        if let drawing = largeDrawing(ofCurrency: code) {
            return Picture(width: 2 * width, height: 2 * height, pixels: drawing).edged(paper)
        }
        return (picture(ofCurrency: code) ?? unknown).doubled(smoothing: discs.contains(code)).edged(paper)
    }

    /// Edges of flags that would blend into white or black paper.
    private static let paper: [UInt32: UInt32] = [0xFFFFFF: 0xD0D6DE, 0x111111: 0x3A3E46]

    /// Discs on a plain ground, which should be rounder than their few pixels.
    private static let discs: Set = ["BDT"]

    package static let unknown = picture(of: unknownDrawing.utf8[...])

    private static func drawing(ofCurrency code: String) -> Substring.UTF8View? {
        let wish = Array(code.utf8) + [32]
        let line = table.first { line in
            // Codes have three letters, the drawing comes after the last.
            let letters = line.utf8
            let isThere = letters.withContiguousStorageIfAvailable { letters in
                stride(from: 0, to: letters.count - 48, by: 4).contains { start in
                    letters[start...].starts(with: wish)
                }
            }
            return isThere ?? false
        }
        return line?.utf8.suffix(48)
    }

    private static func largeDrawing(ofCurrency code: String) -> [UInt32]? {
        largePlaces[code].map { place in
            largeLines[place..<place + 2 * height].flatMap { $0.utf8.compactMap(ink) }
        }
    }

    private static let largeLines = largeTable.split(separator: "\n")

    /// A line of codes is never as long as one of a drawing.
    private static let largePlaces: [String: Int] = largeLines.enumerated().reduce(into: [:]) {
        places, line in
        guard line.element.utf8.count != 2 * width else { return }
        for code in line.element.split(separator: " ") { places[String(code)] = line.offset + 1 }
    }

    private static func picture(of drawing: Substring.UTF8View) -> Picture {
        Picture(width: width, height: height, pixels: drawing.compactMap(ink))
    }
}

/// Without pictures, the currency's code in a box.
struct FlagView: Equatable {
    private let picture: Picture?
    private let code: String

    init(_ code: String, isLarge: Bool, _ writing: Writing) {
        self.code = code
        picture =
            !writing.terminal.hasPictures
            ? nil : isLarge ? Flag.large(ofCurrency: code) : Flag.small(ofCurrency: code)
    }

    var size: Size { picture?.size ?? Size(width: Flag.width, height: (Flag.height + 1) / 2) }

    func draw(at corner: Point, on canvas: inout Canvas) {
        if let picture { return canvas.draw(picture, at: corner) }
        canvas.draw(Box(), in: Rect(x: corner.x, y: corner.y, width: size.width, height: size.height))
        let text = CellWidth.fit(code, size.width - 2)
        let x = corner.x + (size.width - CellWidth.of(text)) / 2
        canvas.write(text, x: x, y: corner.y + 1, style: Style(.title))
    }
}
