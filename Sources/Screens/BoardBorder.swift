internal import Arrangement
internal import Board
internal import TUI

/// A border between panels as it lies on a screen.
struct BoardBorder: Hashable {
    let id: PanelBorder
    /// Whether it runs from top to bottom.
    let isUpright: Bool
    /// The first column or row behind it.
    let place: Int
    /// The range in which it can be.
    let range: ClosedRange<Int>
    /// The edge that stays: the beginning of that which its share measures, or the end.
    let edge: Int
    /// The board's width or height.
    let whole: Int
    /// The cells that it is drawn in, with the panels that they belong to.
    let lines: [Line]

    struct Line: Hashable {
        let panel: Panel
        let rect: Rect
    }

    /// The share that it has at `place`, or as near to it as it can be.
    func share(at place: Int) -> Int {
        let place = max(range.lowerBound, min(place, range.upperBound))
        return (abs(place - edge) * 1000 + whole / 2) / whole
    }

    /// So many cells of `whole` as `share` comes to.
    static func cells(_ share: Int, of whole: Int) -> Int { (share * whole + 500) / 1000 }

    /// The coordinate of `point` that it moves along.
    func place(of point: Point) -> Int { isUpright ? point.x : point.y }

    /// How far it moves when `panel` is made larger by a cell; nil if the panel does not lie on it.
    func step(for panel: Panel) -> Int? {
        guard let line = lines.first(where: { $0.panel == panel }) else { return nil }
        return (isUpright ? line.rect.x : line.rect.y) < place ? 1 : -1
    }
}

extension Layout {
    /// The shares that borders have, with `border` moved to `place`. The others get what they have now: a hand that moves one
    /// border moves no other.
    func shares(moving border: BoardBorder, to place: Int) -> [PanelBorder: Int] {
        var shares = Dictionary(uniqueKeysWithValues: borders.map { ($0.id, $0.share(at: $0.place)) })
        shares[border.id] = border.share(at: place)
        return shares
    }

    /// The border that makes `panel` wider or higher: of two the one below it; nil where there is none.
    func border(of panel: Panel, isUpright: Bool) -> BoardBorder? {
        let own = borders.filter { $0.isUpright == isUpright && $0.step(for: panel) != nil }
        return own.first { $0.step(for: panel) == 1 } ?? own.first
    }
}
