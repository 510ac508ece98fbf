/// A small picture of coloured pixels, two of them stacked in each cell.
package struct Picture: Hashable, Sendable {
    /// Pixels from side to side, one a cell.
    package let width: Int
    /// Pixels from top to bottom, two a cell.
    package let height: Int
    /// The colours as 0xRRGGBB, row by row from the top left; `width` × `height` of them.
    package let pixels: [UInt32]

    /// A picture. Missing pixels are black, extra ones are dropped; negative sizes become 0.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = max(0, width)
        self.height = max(0, height)
        let area = self.width * self.height
        let missing = max(0, area - pixels.count)
        self.pixels = Array(pixels.prefix(area)) + Array(repeating: 0, count: missing)
    }

    /// The picture's cells; an odd last row of pixels uses a row of cells of its own.
    package var size: Size { Size(width: width, height: (height + 1) / 2) }

    /// The same picture with twice as many pixels each way.
    ///
    /// - Parameter smoothing: rounds curves, and any corner too: each of the four new pixels takes the
    ///   colour of its two neighbours if these are equal and the opposite ones are not (Andrea Mazzoleni,
    ///   Scale2x).
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

    /// The same picture with other colours along its four sides: each colour in `colours` is replaced there.
    package func edged(_ colours: [UInt32: UInt32]) -> Picture {
        var edged = pixels
        for (index, pixel) in pixels.enumerated() {
            let (x, y) = (index % width, index / width)
            guard x == 0 || y == 0 || x == width - 1 || y == height - 1 else { continue }
            edged[index] = colours[pixel] ?? pixel
        }
        return Picture(width: width, height: height, pixels: edged)
    }

    /// The colour at column `x`, row `y` as 0xRRGGBB; nil outside the picture.
    package subscript(x: Int, y: Int) -> UInt32? {
        guard x >= 0, x < width, y >= 0, y < height else { return nil }
        return pixels[y * width + x]
    }
}

extension Canvas {
    private static let upperHalf = Glyph("▀")

    /// Draws `picture` with its top left cell at `origin`, in upper half blocks: the ink is the upper
    /// pixel, the paper the lower one.
    ///
    /// Drops pixels outside the frame. Keeps the paper under an odd last row of pixels.
    package mutating func draw(_ picture: Picture, at origin: Point) {
        let area = Rect(x: origin.x, y: origin.y, width: picture.size.width, height: picture.size.height)
            .intersection(Rect(size))
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let column = x - origin.x
                let row = 2 * (y - origin.y)
                guard let upper = picture[column, row] else { continue }
                let paper = picture[column, row + 1].map(Paint.rgb) ?? self[x, y].style.paper
                // Filling first repairs a wide character if the picture covers only half of it.
                fill(Rect(x: x, y: y, width: 1, height: 1), Style(ink: .rgb(upper), paper: paper))
                self[x, y].glyph = Canvas.upperHalf
            }
        }
    }
}
