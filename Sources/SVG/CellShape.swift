internal import TUI

/// Shapes of glyphs that must touch their neighbours: fonts draw lines and blocks to their own measures.
enum CellShape: Hashable {
    /// From the cell's middle to these edges.
    case lines([Direction])
    /// A rounded corner that joins two edges, the horizontal one first.
    case arc(Direction, Direction)
    /// In eighths of the cell's width and height from its top left corner.
    case block(Rect)
    /// From the lowest bit: upper left, upper right, lower left, lower right.
    case quarters(UInt8)
    case dots(UInt8)
    /// Quarters of ink; the rest is paper.
    case shade(Int)
    case triangle(Direction)

    /// Nil for glyphs that a font draws.
    init?(_ glyph: Glyph) {
        guard glyph.marks == (0, 0) else { return nil }
        switch glyph.base {
        case 0x2500: self = .lines([.left, .right])  // ─
        case 0x2502: self = .lines([.up, .down])  // │
        case 0x250C: self = .lines([.right, .down])  // ┌
        case 0x2510: self = .lines([.left, .down])  // ┐
        case 0x2514: self = .lines([.right, .up])  // └
        case 0x2518: self = .lines([.left, .up])  // ┘
        case 0x251C: self = .lines([.right, .up, .down])  // ├
        case 0x2524: self = .lines([.left, .up, .down])  // ┤
        case 0x252C: self = .lines([.left, .right, .down])  // ┬
        case 0x2534: self = .lines([.left, .right, .up])  // ┴
        case 0x253C: self = .lines([.left, .right, .up, .down])  // ┼
        case 0x256D: self = .arc(.right, .down)  // ╭
        case 0x256E: self = .arc(.left, .down)  // ╮
        case 0x256F: self = .arc(.left, .up)  // ╯
        case 0x2570: self = .arc(.right, .up)  // ╰
        case 0x2574: self = .lines([.left])  // ╴
        case 0x2575: self = .lines([.up])  // ╵
        case 0x2576: self = .lines([.right])  // ╶
        case 0x2577: self = .lines([.down])  // ╷
        case 0x2580: self = .block(Rect(x: 0, y: 0, width: 8, height: 4))  // ▀
        case 0x2581...0x2588:  // ▁ to █
            let height = Int(glyph.base - 0x2580)
            self = .block(Rect(x: 0, y: 8 - height, width: 8, height: height))
        case 0x2589...0x258F:  // ▉ to ▏
            self = .block(Rect(x: 0, y: 0, width: 8 - Int(glyph.base - 0x2588), height: 8))
        case 0x2590: self = .block(Rect(x: 4, y: 0, width: 4, height: 8))  // ▐
        case 0x2591...0x2593: self = .shade(Int(glyph.base - 0x2590))  // ░ ▒ ▓
        case 0x2594: self = .block(Rect(x: 0, y: 0, width: 8, height: 1))  // ▔
        case 0x2595: self = .block(Rect(x: 7, y: 0, width: 1, height: 8))  // ▕
        case 0x2596...0x259F:  // ▖ to ▟
            let masks: [UInt8] = [
                0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110,
            ]
            self = .quarters(masks[Int(glyph.base - 0x2596)])
        case 0x2801...0x28FF: self = .dots(UInt8(truncatingIfNeeded: glyph.base))  // ⠁ to ⣿
        case 0x25B2: self = .triangle(.up)  // ▲
        case 0x25BC: self = .triangle(.down)  // ▼
        default: return nil
        }
    }
}
