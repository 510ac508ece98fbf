/// Shapes gathered by colour in the order of first use, so that each colour is written once.
struct SVGPaths {
    private struct Block {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    private var colours: [UInt32] = []
    private var paths: [UInt32: String] = [:]
    private var pending: (colour: UInt32, block: Block)?

    /// Adds a filled block; one that goes on to the right of the last one becomes part of it.
    mutating func addBlock(_ colour: UInt32, x: Double, y: Double, width: Double, height: Double) {
        if var last = pending, last.colour == colour, last.block.y == y, last.block.height == height,
            last.block.x + last.block.width == x
        {
            last.block.width += width
            pending = last
            return
        }
        flush()
        pending = (colour, Block(x: x, y: y, width: width, height: height))
    }

    mutating func add(_ colour: UInt32, _ data: String) {
        if paths[colour] == nil { colours.append(colour) }
        paths[colour, default: ""] += data
    }

    /// One `path` element a colour, with the attributes that `attributes` makes of the colour.
    mutating func elements(_ attributes: (UInt32) -> String) -> [String] {
        flush()
        return colours.map { "<path \(attributes($0)) d=\"\(paths[$0] ?? "")\"/>" }
    }

    private mutating func flush() {
        guard let (colour, block) = pending else { return }
        pending = nil
        let width = svgNumber(block.width)
        add(
            colour,
            "M\(svgNumber(block.x)) \(svgNumber(block.y))h\(width)v\(svgNumber(block.height))h-\(width)z")
    }
}

/// `value` without a fraction where it has none.
func svgNumber(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
}
