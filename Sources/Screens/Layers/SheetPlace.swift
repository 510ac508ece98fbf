internal import Board
internal import TUI

/// Where a sheet lies: in the middle of the board, or a few cells beside it where fewer cards are covered.
struct SheetPlace: Equatable {
    let middle: Rect
    /// Where it can lie.
    let body: Rect
    let places: [Panel: Layout.Place]

    /// The most cells that it lies beside the middle.
    private static let reach = Size(width: 8, height: 3)

    var rect: Rect {
        let lines = places.values.flatMap { place in
            place.grid.visible(top: place.top).map { place.rect(of: $0).intersection(place.rect) }
        }
        let upright = best(of: SheetPlace.steps(SheetPlace.reach.height).map { middle.moved(0, $0) }, lines)
        return best(of: SheetPlace.steps(SheetPlace.reach.width).map { upright.moved($0, 0) }, lines)
    }

    /// The place at which the cards that are touched are the smallest together, of several the first.
    private func best(of rects: [Rect], _ lines: [Rect]) -> Rect {
        var best: (rect: Rect, cells: Int)?
        for rect in rects where rect.intersection(body) == rect {
            let cover = rect.withShadow
            let touched = lines.lazy.filter { !$0.intersection(cover).isEmpty }
            let cells = touched.reduce(0) { $0 + $1.width * $1.height }
            if cells < best?.cells ?? .max { best = (rect, cells) }
        }
        return best?.rect ?? middle
    }

    /// 0, 1, −1, 2, −2 and on to `most`.
    private static func steps(_ most: Int) -> [Int] { [0] + (1...most).flatMap { [$0, -$0] } }
}

extension Rect {
    fileprivate func moved(_ dx: Int, _ dy: Int) -> Rect { moved(by: Point(x: dx, y: dy)) }
}
