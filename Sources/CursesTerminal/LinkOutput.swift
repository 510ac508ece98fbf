import TUI

/// Tells the terminal which cells lead to addresses (OSC 8): they are written once more, in the same look, within the sequence.
///
/// The library knows no links. A row that has had one is written anew without it, since a terminal keeps it with the cell.
struct LinkOutput {
    private var shown: [PlacedLink] = []

    /// Takes `links` over; the rows that have to be written anew to be rid of earlier ones.
    mutating func rows(leaving links: [PlacedLink]) -> [Int] {
        let links = links.filter { LinkOutput.isHarmless($0.address) }
        defer { shown = links }
        return links == shown ? [] : (shown + links).map(\.rect.y)
    }

    /// The cells of the links, which go behind all others.
    func bytes(_ canvas: Canvas, _ palette: Palette, _ depth: ColourDepth?) -> [UInt8] {
        shown.flatMap { link in
            let text = canvas.part(link.rect).text(in: palette, depth).filter { $0 != "\n" }
            let (rect, escape) = (link.rect, "\u{1B}")
            // The library's cursor and look stay what they were.
            return Array(
                ("\(escape)7\(escape)[\(rect.y + 1);\(rect.x + 1)H\(escape)[m\(escape)]8;id=fxterm;\(link.address)\(escape)\\"
                    + text + "\(escape)]8;;\(escape)\\\(escape)8").utf8)
        }
    }

    /// Whether nothing in an address ends the sequence that it stands in.
    private static func isHarmless(_ address: String) -> Bool {
        address.utf8.count <= 2000 && address.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
    }
}

extension Canvas {
    /// The cells within `rect`.
    fileprivate func part(_ rect: Rect) -> Canvas {
        var part = Canvas(size: rect.size)
        for y in 0..<rect.height {
            for x in 0..<rect.width { part[x, y] = self[rect.x + x, rect.y + y] }
        }
        return part
    }
}
