internal import Board
internal import TUI

/// How the board is divided among its panels.
///
/// Of the ways that it tries, the best shows all cards and clocks, then the rates as large as it goes, then all rows, then
/// more of each stock; what is left makes the clocks wider and the cards larger. None is taken in which lines are hidden while
/// another panel has blank rows, where that can be helped.
struct BoardPlan {
    /// All that the division depends on.
    struct Source: Equatable {
        let body: Rect
        let panels: [Panel]
        let extents: [Panel: Extent]
        let densities: [Panel: Density]

        init(_ model: Model, _ body: Rect) {
            (self.body, panels, densities) = (body, model.panels, model.arrangement.densities)
            extents = Dictionary(uniqueKeysWithValues: panels.map { ($0, Extent($0, model)) })
        }
    }

    private let source: Source
    private let screens: [any PanelScreen]

    init(_ source: Source, _ screens: PanelScreens) {
        (self.source, self.screens) = (source, source.panels.compactMap { screens[$0] })
    }

    /// Where each panel stands.
    var places: [Panel: Rect] {
        let body = source.body
        let ways = body.width < Layout.sideWidth ? stacked(body) : sideBySide(body)
        var best: (places: [Panel: Rect], merit: [Int])?
        for way in ways {
            let places = shared(way)
            let merit = merit(of: places)
            if best.map({ $0.merit.lexicographicallyPrecedes(merit) }) ?? true { best = (places, merit) }
        }
        return best?.places ?? [:]
    }

    private typealias Areas = [(form: PanelForm, rect: Rect)]

    /// Cards and lists side by side, tables below them.
    private func stacked(_ body: Rect) -> [Areas] {
        let usual = body.width < 140 ? 49 : body.width < 180 ? 56 : 64
        let lower = min(least(.table), max(6, body.height / 3))
        return [usual, 49, 38, 30].filter { $0 <= usual }.flatMap { listWidth in
            cuts(body.height, lower).map { cut in
                let (upper, rest) = body.split(top: cut)
                let (left, right) = upper.split(left: body.width - listWidth)
                return [(.cards, left), (.list, right), (.table, rest)]
            }
        }
    }

    /// Cards at the left from top to bottom; at the right lists above tables.
    private func sideBySide(_ body: Rect) -> [Areas] {
        let (left, right) = body.split(left: body.width - min(190, max(100, body.width * 9 / 20)))
        let lower = min(least(.table), max(6, body.height / 3))
        return cuts(body.height, lower).map { cut in
            let (upper, rest) = right.split(top: cut)
            return [(.cards, left), (.list, upper), (.table, rest)]
        }
    }

    /// The heights of the upper panels that are tried: each, but for screens that nobody has.
    private func cuts(_ height: Int, _ lower: Int) -> [Int] {
        let least = Layout.upperHeight
        return Array(stride(from: least, through: max(least, height - lower), by: max(1, height / 128)))
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
            let form = screen.gridForm(extent, in: area.size, source.densities[screen.panel])
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
            for (panel, height) in zip(panels, heights(of: panels, in: area.height)) {
                let parts = rest.split(top: height)
                (places[panel], rest) = (parts.top, parts.rest)
            }
        }
        return places
    }

    /// The rows of panels that stand one above the other: none has blank rows while another hides lines, and what is left goes
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
}
