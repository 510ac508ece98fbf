internal import Arrangement
package import Board
package import TUI

/// The places of everything on a screen of one size, for drawing, keys and clicks.
package struct Layout {
    package enum Kind: Hashable, Sendable {
        case tooSmall
        /// One panel at a time, with tabs.
        case tabs
        case board
    }

    package struct Place: Hashable, Sendable {
        package let rect: Rect
        package internal(set) var grid: GridLayout
        package let detail: Detail
        package internal(set) var top = 0
        func rect(of index: Int) -> Rect { grid.rect(of: index, top: top) }
    }

    package static let smallest = Size(width: 40, height: 12)
    /// Narrower screens show one panel at a time.
    package static let boardWidth = 100
    /// On a lower screen, panels would only have room for their borders.
    static let boardHeight = 16
    /// The least rows of a panel above another one.
    static let upperHeight = 7
    /// The least that users can set: a panel's width, and its height below another one.
    static let (leastWidth, leastHeight) = (30, 4)

    /// Higher screens have a line of another panel.
    private static let lowestWithGlances = 20
    /// A line between two borders.
    static let emptyHeight = 3

    package let kind: Kind
    package let size: Size
    package let places: [Panel: Place]
    let glances: [(panel: Panel, rect: Rect)]
    let borders: [BoardBorder]
    let screens: ScreenList
    let rest: ModelAtRest
    let memo: Memo

    /// Stocks that fit, side by side too. Five rows are for lines at top and bottom, border and headings.
    package static func mostRows(on size: Size) -> Int {
        max(0, size.height - 5) * max(1, size.width / StocksScreen.narrowest)
    }

    package var header: Rect { Rect(x: 0, y: 0, width: size.width, height: 1) }
    package var keyLine: Rect { Rect(x: 0, y: size.height - 1, width: size.width, height: 1) }

    package init(
        _ model: __shared Model, _ size: Size, _ memo: Memo = Memo(), _ screens: ScreenList = .standard
    ) {
        let rest = memo(.rest, ModelAtRest.Source(model: model.atRest)) { ModelAtRest($0.model) }
        (self.size, self.screens, self.rest, self.memo) = (size, screens, rest, memo)
        guard size.width >= Layout.smallest.width, size.height >= Layout.smallest.height else {
            (kind, places, borders, glances) = (.tooSmall, [:], [], [])
            return
        }
        let isSmall = size.width < Layout.boardWidth || size.height < Layout.boardHeight
        let kind = isSmall || model.terminal.hasReader ? Kind.tabs : .board
        self.kind = kind
        glances = kind == .tabs && !model.terminal.hasReader ? Layout.glances(model, size) : []
        let ground = Ground(
            model: rest, size: size, shown: kind == .tabs ? model.focus : nil, glances: glances.count)
        var (places, borders) = memo(.layout, ground) { $0.places(screens, memo) }
        for index in places.indices {
            let (place, panel) = (places.values[index], places.keys[index])
            let scrolled = Layout.scrolled(place, panel, model, rest.value, screens)
            if scrolled != place { places.values[index] = scrolled }
        }
        (self.places, self.borders) = (places, borders)
    }

    /// The most important hidden panels: one from 21 rows, two from 22, so that none costs a panel a row.
    private static func glances(_ model: Model, _ size: Size) -> [(panel: Panel, rect: Rect)] {
        let rows = max(0, min(2, size.height - Layout.lowestWithGlances))
        let panels = model.panelsByImportance.filter { $0 != model.focus }.prefix(rows)
        return panels.enumerated().map { row, panel in
            let y = size.height - 1 - panels.count + row
            return (panel, Rect(x: 0, y: y, width: size.width, height: 1))
        }
    }

    private static func scrolled(
        _ place: Place, _ panel: Panel, _ model: Model, _ rest: Model, _ screens: ScreenList
    ) -> Place {
        var place = place
        // Panels and columns do not change during a carry.
        if model.carry?.panel == panel {
            place.grid = screens.relaid(panel, place.grid, model.lines(panel), rest)
        }
        let cursor = model.cursor(panel)
        // A card in the mouse stays with the mouse; the panel does not scroll to it.
        let isHeld = model.carry.map { $0.panel == panel && $0.hand != .keys } ?? false
        place.top =
            isHeld
            ? place.grid.clamped(top: cursor.top)
            : place.grid.top(near: cursor.top, showing: cursor.index)
        return place
    }
}

/// Everything that the places of panels and lines depend on.
private struct Ground: Equatable {
    let model: ModelAtRest
    let size: Size
    /// The only panel shown; nil if all are.
    let shown: Panel?
    let glances: Int

    func places(_ screens: ScreenList, _ memo: Memo) -> ([Panel: Layout.Place], [BoardBorder]) {
        let model = model.value
        let body = Rect(x: 0, y: 1, width: size.width, height: size.height - 2 - glances)
        let (parts, borders) =
            shown.map { ([$0: body], []) }
            ?? memo(.plan, BoardPlan.Source(model, body)) { BoardPlan($0, screens).division }
        let places: [Panel: Layout.Place] = parts.reduce(into: [:]) { places, part in
            guard let screen = screens[part.key] else { return }
            // A screen reader's keys go from line to line.
            let form =
                model.terminal.hasReader
                ? GridForm(columns: 1, card: Size(width: part.value.width, height: 1))
                : screen.form(Extent(part.key, model), in: screen.area(in: part.value).size, model)
            let grid = screen.grid(model.linesAtRest(part.key), form, in: part.value, model)
            places[part.key] = Layout.Place(rect: part.value, grid: grid, detail: form.detail)
        }
        return (places, borders)
    }
}

extension ScreenList {
    func relaid(_ panel: Panel, _ grid: GridLayout, _ lines: Lines, _ rest: Model) -> GridLayout {
        grid.relaid(self[panel]?.sections(lines, in: grid, rest) ?? Layout.sections(lines))
    }
}

extension Layout {
    static func sections(_ lines: Lines, heights: (Lines.Section) -> [Int]? = { _ in nil })
        -> [GridLayout.Section]
    {
        lines.sections.map { section in
            let group = section.heading.flatMap { lines[$0]?.group }
            return GridLayout.Section(
                section.cards.count, hasHeading: group != nil, hasFooter: group?.isFolded == false,
                heights: heights(section))
        }
    }
}

extension Lines {
    func cards(before index: Int) -> Int {
        sections.reduce(0) { $0 + max(0, min(index, $1.cards.upperBound) - $1.cards.lowerBound) }
    }
}
