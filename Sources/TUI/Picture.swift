/// Coloured pixels, two of them stacked in each cell.
package struct Picture: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// 0xRRGGBB, row by row from the top left; `width` × `height` of them.
    package let pixels: [UInt32]

    /// Missing pixels are black, extra ones are dropped; negative sizes become 0.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = max(0, width)
        self.height = max(0, height)
        let area = self.width * self.height
        let missing = max(0, area - pixels.count)
        self.pixels = Array(pixels.prefix(area)) + Array(repeating: 0, count: missing)
    }

    /// An odd last row of pixels uses a row of cells of its own.
    package var size: Size { Size(width: width, height: (height + 1) / 2) }

    /// `smoothing` rounds curves, and any corner too: each new pixel takes the colour of its two neighbours
    /// if these are equal and the opposite ones are not (Andrea Mazzoleni, Scale2x).
    package func doubled(smoothing: Bool = false) -> Picture {
        var larger: [UInt32] = Array(repeating: 0, count: 4 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                let own = pixels[y * width + x]
                let above = self[x, y - 1] ?? own
                let below = self[x, y + 1] ?? own
                let left = self[x - 1, y] ?? own
                let right = self[x + 1, y] ?? own
                let slants = smoothing && above != below && left != right
                let corner = 4 * y * width + 2 * x
                larger[corner] = slants && left == above ? left : own
                larger[corner + 1] = slants && right == above ? right : own
                larger[corner + 2 * width] = slants && left == below ? left : own
                larger[corner + 2 * width + 1] = slants && right == below ? right : own
            }
        }
        return Picture(width: 2 * width, height: 2 * height, pixels: larger)
    }

    package func edged(_ colours: [UInt32: UInt32]) -> Picture {
        var edged = pixels
        for (index, pixel) in pixels.enumerated() {
            let (x, y) = (index % width, index / width)
            guard x == 0 || y == 0 || x == width - 1 || y == height - 1 else { continue }
            edged[index] = colours[pixel] ?? pixel
        }
        return Picture(width: width, height: height, pixels: edged)
    }

    package subscript(x: Int, y: Int) -> UInt32? {
        guard x >= 0, x < width, y >= 0, y < height else { return nil }
        return pixels[y * width + x]
    }
}

extension Canvas {
    private static let upperHalf = Glyph("▀")

    /// In upper half blocks: ink is the upper pixel, paper the lower. Keeps the paper under an odd last row.
    package mutating func draw(_ picture: Picture, at origin: Point) {
        let area = Rect(x: origin.x, y: origin.y, width: picture.size.width, height: picture.size.height)
            .intersection(Rect(size))
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let column = x - origin.x
                let row = 2 * (y - origin.y)
                guard let upper = picture[column, row] else { continue }
                let paper = picture[column, row + 1].map(Paint.rgb) ?? self[x, y].style.paper
                // This repairs a wide character if the picture covers half of it.
                fill(Rect(x: x, y: y, width: 1, height: 1), Style(ink: .rgb(upper), paper: paper))
                self[x, y].glyph = Canvas.upperHalf
            }
        }
    }
}
