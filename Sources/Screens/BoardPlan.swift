internal import Arrangement
internal import Board
internal import TUI

/// How the board is divided among its panels.
///
/// Of the ways that it tries, the best shows all cards and clocks, then the rates as large as it goes, then all rows, then
/// more of each stock; what is left makes the clocks wider and the cards larger. None is taken in which lines are hidden while
/// another panel has blank rows, where that can be helped. Borders that the user moved are where they were moved to.
struct BoardPlan {
    /// All that the division depends on.
    struct Source: Equatable {
        let body: Rect
        let panels: [Panel]
        let extents: [Panel: Extent]
        let densities: [PanelID: Density]
        let shares: [PanelBorder: Int]

        init(_ model: Model, _ body: Rect) {
            (self.body, panels, densities) = (body, model.shownPanels, model.arrangement.densities)
            shares = model.division.shares
            extents = Dictionary(uniqueKeysWithValues: panels.map { ($0, Extent($0, model)) })
        }
    }

    private let source: Source
    private let screens: [any PanelScreen]

    init(_ source: Source, _ screens: ScreenList) {
        (self.source, self.screens) = (source, source.panels.compactMap { screens[$0] })
    }

    /// The place of each panel, and the borders between them.
    var division: (places: [Panel: Rect], borders: [BoardBorder]) {
        let body = source.body
        let ways = body.width < Layout.sideWidth ? stacked(body) : sideBySide(body)
        var best: (way: Areas, places: [Panel: Rect], merit: [Int])?
        for way in ways {
            let places = shared(way)
            let merit = merit(of: places)
            if best.map({ $0.merit.lexicographicallyPrecedes(merit) }) ?? true { best = (way, places, merit) }
        }
        return best.map { ($0.places, borders($0.way, $0.places)) } ?? ([:], [])
    }

    private typealias Areas = [(form: PanelForm, rect: Rect)]

    /// Whether any panel is of one of `forms`.
    private func has(_ forms: PanelForm...) -> Bool { screens.contains { forms.contains($0.form) } }

    /// Cards and lists side by side, tables below them.
    private func stacked(_ body: Rect) -> [Areas] {
        let usual = body.width < 140 ? 49 : body.width < 180 ? 56 : 64
        let widths = has(.cards) && has(.list) ? [usual, 49, 38, 30].filter { $0 <= usual } : [body.width]
        return (fixedSide.map { [$0] } ?? widths).flatMap { listWidth in
            cuts(body.height, hasUpper: has(.cards, .list)).map { cut in
                let (upper, rest) = body.split(top: cut)
                let (left, right) = upper.split(left: has(.list) ? body.width - listWidth : body.width)
                return [(.cards, left), (.list, right), (.table, rest)]
            }
        }
    }

    /// Cards at the left from top to bottom; at the right lists above tables.
    private func sideBySide(_ body: Rect) -> [Areas] {
        let usual = has(.cards) ? min(190, max(100, body.width * 9 / 20)) : body.width
        let hasRight = has(.list, .table)
        let (left, right) = body.split(left: hasRight ? body.width - (fixedSide ?? usual) : body.width)
        return cuts(body.height, hasUpper: has(.list)).map { cut in
            let (upper, rest) = right.split(top: cut)
            return [(.cards, left), (.list, upper), (.table, rest)]
        }
    }

    /// The width that the user gave to what stands at the right of the cards; nil where none was given or nothing stands there.
    private var fixedSide: Int? {
        let width = source.body.width
        let hasSide = has(.cards) && has(.list) || has(.cards) && has(.table) && width >= Layout.sideWidth
        guard hasSide, let share = source.shares[.side] else { return nil }
        let least = Layout.leastWidth
        return max(least, min(BoardBorder.cells(share, of: width), width - least))
    }

    /// The heights of the upper panels that are tried: each, but for screens that nobody has.
    private func cuts(_ height: Int, hasUpper: Bool) -> [Int] {
        if !hasUpper { return [0] }
        if !has(.table) { return [height] }
        let least = Layout.upperHeight
        if let share = source.shares[.table] {
            let most = height - leastByHand(.table)
            return [max(leastByHand(.list), min(BoardBorder.cells(share, of: height), most))]
        }
        let byHand = source.shares.isEmpty ? 0 : leastByHand(.table)
        let lower = max(byHand, min(self.least(.table), max(6, height / 3)))
        return Array(stride(from: least, through: max(least, height - lower), by: max(1, height / 128)))
    }

    /// Rows that the user leaves panels of a form at least.
    private func leastByHand(_ form: PanelForm) -> Int {
        let rows = Layout.leastHeight * screens.count { $0.form == form }
        return form == .table ? rows : max(Layout.upperHeight, rows)
    }

    /// Rows that panels of a form take with a line a card.
    private func least(_ form: PanelForm) -> Int {
        screens.filter { $0.form == form }.reduce(0) { $0 + least($1.panel) }
    }

    /// Rows that a panel takes with a line a card.
    private func least(_ panel: Panel) -> Int {
        (source.extents[panel].map { $0.extra + max(1, $0.cards) } ?? 0) + 3
    }

    /// What speaks for a division, the weightiest first.
    private func merit(of places: [Panel: Rect]) -> [Int] {
        var (hidden, levels): ([PanelForm: Int], [PanelForm: Int]) = ([:], [:])
        var fits: [(hidden: Int, blank: Int)] = []
        var (listWidth, card) = (0, 0)
        for screen in screens {
            guard let rect = places[screen.panel], let extent = source.extents[screen.panel] else { continue }
            let area = screen.area(in: rect)
            let form = screen.gridForm(extent, in: area.size, source.densities[screen.panel.id])
            let fit = form.fit(extent, in: area.height)
            fits.append(fit)
            hidden[screen.form, default: 0] += fit.hidden
            levels[screen.form, default: 0] += form.level
            switch screen.form {
            case .cards: card += RateGrid.merit(form.card)
            case .list: listWidth = rect.width
            case .table: break
            }
        }
        let isUneven = fits.indices.contains { one in
            fits[one].hidden > 0 && fits.indices.contains { $0 != one && fits[$0].blank >= 3 }
        }
        let table = levels[.table] ?? 0
        return [
            isUneven ? 0 : 1, -(hidden[.cards] ?? 0) - (hidden[.list] ?? 0), levels[.cards] ?? 0,
            -(hidden[.table] ?? 0), min(table, 2), listWidth, card, table, levels[.list] ?? 0,
            -fits.reduce(0) { $0 + $1.blank },
        ]
    }

    /// The areas of forms with their panels one above the other.
    private func shared(_ areas: Areas) -> [Panel: Rect] {
        var places: [Panel: Rect] = [:]
        for (form, area) in areas {
            var rest = area
            let panels = screens.filter { $0.form == form }.map(\.panel)
            for (panel, height) in zip(panels, divided(area.height, among: panels)) {
                let parts = rest.split(top: height)
                (places[panel], rest) = (parts.top, parts.rest)
            }
        }
        return places
    }

    /// The rows of panels that stand one above the other: those that the user gave a height, and what is left for the others.
    private func divided(_ height: Int, among panels: [Panel]) -> [Int] {
        var (fixed, rest): ([Panel: Int], Int) = ([:], height)
        let least = min(Layout.leastHeight, height / max(1, panels.count))
        for panel in panels.dropLast() {
            guard let share = source.shares[.below(panel.id)] else { continue }
            let most = rest - least * (panels.count - 1 - fixed.count)
            let wished = BoardBorder.cells(share, of: source.body.height)
            fixed[panel] = min(rest, max(least, min(wished, most)))
            rest -= fixed[panel] ?? 0
        }
        if fixed.isEmpty { return heights(of: panels, in: height) }
        let others = panels.filter { fixed[$0] == nil }
        for (panel, height) in zip(others, heights(of: others, in: rest)) { fixed[panel] = height }
        return panels.map { fixed[$0] ?? 0 }
    }

    /// The rows of panels that stand one above the other by what lies in them: none has blank rows while another hides lines, and what is left goes
    /// to those that have a use for it.
    private func heights(of panels: [Panel], in height: Int) -> [Int] {
        let needs = panels.map(least)
        let needed = needs.reduce(0, +)
        guard height < needed else {
            let growing = panels.indices.filter { place in
                screens.contains { $0.panel == panels[place] && $0.hasTallRows }
            }
            let users = growing.isEmpty ? Array(panels.indices) : growing
            var (heights, spare) = (needs, height - needed)
            var weights = users.reduce(0) { $0 + needs[$1] }
            for panel in users {
                let share = spare * needs[panel] / max(1, weights)
                heights[panel] += share
                (spare, weights) = (spare - share, weights - needs[panel])
            }
            return heights
        }
        var rest = height
        // Those that need the least come first: what they leave is the others'.
        var heights = needs
        let byNeed = panels.indices.sorted { (needs[$0], $0) < (needs[$1], $1) }
        for (place, panel) in byNeed.enumerated() {
            heights[panel] = min(needs[panel], rest / (panels.count - place))
            rest -= heights[panel]
        }
        return heights
    }

    /// The borders between panels that the user can move.
    private func borders(_ areas: Areas, _ places: [Panel: Rect]) -> [BoardBorder] {
        func area(_ form: PanelForm) -> Rect? {
            has(form) ? areas.first { $0.form == form }?.rect : nil
        }
        let (body, width, height) = (source.body, Layout.leastWidth, Layout.leastHeight)
        var borders: [BoardBorder] = []
        func add(
            _ id: PanelBorder, _ isUpright: Bool, at place: Int, within range: (Int, Int), from edge: Int
        ) {
            guard range.0 <= range.1 else { return }
            let lines = screens.compactMap { screen in
                places[screen.panel].flatMap { $0.line(at: place, isUpright) }
                    .map { BoardBorder.Line(panel: screen.panel, rect: $0) }
            }
            borders.append(
                BoardBorder(
                    id: id, isUpright: isUpright, place: place, range: range.0...range.1, edge: edge,
                    whole: isUpright ? body.width : body.height, lines: lines))
        }
        if let cards = area(.cards), cards.maxX < body.maxX {
            add(.side, true, at: cards.maxX, within: (body.x + width, body.maxX - width), from: body.maxX)
        }
        if let table = area(.table), table.y > body.y {
            let range = (body.y + leastByHand(.list), body.maxY - leastByHand(.table))
            add(.table, false, at: table.y, within: range, from: body.y)
        }
        for (form, area) in areas {
            let panels = screens.filter { $0.form == form }.map(\.panel)
            for (place, panel) in panels.dropLast().enumerated() {
                guard let rect = places[panel] else { continue }
                let last = area.maxY - height * (panels.count - 1 - place)
                add(.below(panel.id), false, at: rect.maxY, within: (rect.y + height, last), from: rect.y)
            }
        }
        return borders
    }
}

extension Rect {
    /// The column or row of its own border that lies against a border at `place`; nil where none does.
    fileprivate func line(at place: Int, _ isUpright: Bool) -> Rect? {
        let (start, end) = isUpright ? (x, maxX) : (y, maxY)
        guard start == place || end == place else { return nil }
        let line = end == place ? place - 1 : place
        return isUpright
            ? Rect(x: line, y: y, width: 1, height: height) : Rect(x: x, y: line, width: width, height: 1)
    }
}

/// A border between panels as it lies on a screen.
struct BoardBorder: Hashable {
    let id: PanelBorder
    /// Whether it runs from top to bottom.
    let isUpright: Bool
    /// The first column or row behind it.
    let place: Int
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
