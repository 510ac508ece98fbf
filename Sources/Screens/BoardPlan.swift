internal import Arrangement
internal import Board
internal import TUI

/// Divides the board among its panels: cards at the left, lists at the upper right, tables below. Sizes
/// depend only on the screen's size and each panel's importance: on a larger screen no panel shrinks, and a
/// new item changes no other panel.
struct BoardPlan {
    struct Source: Equatable {
        let body: Rect
        /// The most important first.
        let panels: [Panel]
        /// Empty if no other panel is visible.
        let empty: [Panel]
        let shares: [PanelBorder: Int]

        init(_ model: Model, _ body: Rect) {
            self.body = body
            let ordered = model.panelsByImportance
            let filled = ordered.filter { Extent($0, model).cards > 0 }
            panels = filled.isEmpty ? ordered : filled
            empty = filled.isEmpty ? [] : model.shownPanels.filter { !filled.contains($0) }
            shares = model.division.shares
        }
    }

    private typealias Areas = [(form: PanelForm, rect: Rect)]

    private let source: Source
    private let body: Rect
    private let screens: [any PanelScreen]
    private let emptyRow: Rect

    init(_ source: Source, _ screens: ScreenList) {
        self.source = source
        let rows = source.empty.isEmpty ? 0 : Layout.emptyHeight
        (body, emptyRow) = source.body.split(top: source.body.height - rows)
        self.screens = screens.order.filter(source.panels.contains).compactMap { screens[$0] }
    }

    var division: (places: [Panel: Rect], borders: [BoardBorder]) {
        let areas = areas
        var places: [Panel: Rect] = [:]
        for (form, area) in areas {
            var rest = area
            let panels = screens.filter { $0.form == form }.map(\.panel)
            for (panel, height) in zip(panels, divided(area.height, among: panels)) {
                let parts = rest.split(top: height)
                (places[panel], rest) = (parts.top, parts.rest)
            }
        }
        let borders = borders(areas, places)
        var row = emptyRow
        for (index, panel) in source.empty.enumerated() {
            let parts = row.split(left: row.width / (source.empty.count - index))
            (places[panel], row) = (parts.left, parts.rest)
        }
        return (places, borders)
    }

    private var areas: Areas {
        let (upper, rest) = body.split(top: body.height - tableHeight)
        let (left, right) = upper.split(left: upper.width - listWidth)
        return [(.cards, left), (.list, right), (.table, rest)]
    }

    private func has(_ forms: PanelForm...) -> Bool { screens.contains { forms.contains($0.form) } }

    private func weight(_ form: PanelForm) -> Int {
        screens.filter { $0.form == form }.map { weight($0.panel) }.max() ?? 0
    }

    private func weight(_ panel: Panel) -> Int {
        let weights = [6, 4, 3]
        return source.panels.firstIndex(of: panel).map { $0 < weights.count ? weights[$0] : 2 } ?? 0
    }

    private var listWidth: Int {
        if !has(.list) { return 0 }
        if !has(.cards) { return body.width }
        let (width, least) = (body.width, Layout.leastWidth)
        if let share = source.shares[.side] {
            return max(least, min(BoardBorder.cells(share, of: width), width - least))
        }
        let (list, cards) = (weight(.list), weight(.cards))
        // Three cards with large figures side by side have priority.
        if list < cards { return max(least, least + (width - 120) * list / (list + cards)) }
        return max(least, width * list / (list + cards))
    }

    private var tableHeight: Int {
        if !has(.table) { return 0 }
        if !has(.cards, .list) { return body.height }
        let (height, least) = (body.height, leastHeight(.table))
        let most = max(least, height - leastHeight(.list))
        if let share = source.shares[.table] {
            // The height of the panels above the tables.
            return height - max(height - most, min(BoardBorder.cells(share, of: height), height - least))
        }
        let (table, upper) = (weight(.table), max(weight(.cards), weight(.list)))
        return max(min(6, most), min(height * table / (table + upper), most))
    }

    private func leastHeight(_ form: PanelForm) -> Int {
        let rows = Layout.leastHeight * screens.count { $0.form == form }
        return form == .table ? rows : max(Layout.upperHeight, rows)
    }

    /// Panels with a height set by the user keep it; weight divides the rest.
    private func divided(_ height: Int, among panels: [Panel]) -> [Int] {
        var (heights, rest): ([Panel: Int], Int) = ([:], height)
        let least = min(Layout.leastHeight, height / max(1, panels.count))
        for panel in panels.dropLast() {
            guard let share = source.shares[.below(panel.id)] else { continue }
            let most = rest - least * (panels.count - 1 - heights.count)
            let wished = BoardBorder.cells(share, of: body.height)
            heights[panel] = min(rest, max(least, min(wished, most)))
            rest -= heights[panel] ?? 0
        }
        var others = panels.filter { heights[$0] == nil }
        while let panel = others.first {
            let part = rest * weight(panel) / max(1, others.reduce(0) { $0 + weight($1) })
            let most = rest - least * (others.count - 1)
            heights[panel] = others.count == 1 ? rest : max(least, min(part, most))
            rest -= heights[panel] ?? 0
            others.removeFirst()
        }
        return panels.map { heights[$0] ?? 0 }
    }

    private func borders(_ areas: Areas, _ places: [Panel: Rect]) -> [BoardBorder] {
        func area(_ form: PanelForm) -> Rect? {
            has(form) ? areas.first { $0.form == form }?.rect : nil
        }
        let (width, height) = (Layout.leastWidth, Layout.leastHeight)
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
        if let cards = area(.cards), has(.list) {
            add(.side, true, at: cards.maxX, within: (body.x + width, body.maxX - width), from: body.maxX)
        }
        if let table = area(.table), has(.cards, .list) {
            let range = (body.y + leastHeight(.list), body.maxY - leastHeight(.table))
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
    fileprivate func line(at place: Int, _ isUpright: Bool) -> Rect? {
        let (start, end) = isUpright ? (x, maxX) : (y, maxY)
        guard start == place || end == place else { return nil }
        let line = end == place ? place - 1 : place
        return isUpright
            ? Rect(x: line, y: y, width: 1, height: height) : Rect(x: x, y: line, width: width, height: 1)
    }
}

struct BoardBorder: Hashable {
    let id: PanelBorder
    let isUpright: Bool
    /// The first column or row behind the border.
    let place: Int
    let range: ClosedRange<Int>
    /// The edge that stays: the start of the measured part, or its end.
    let edge: Int
    let whole: Int
    let lines: [Line]

    struct Line: Hashable {
        let panel: Panel
        let rect: Rect
    }

    func share(at place: Int) -> Int {
        let place = max(range.lowerBound, min(place, range.upperBound))
        return (abs(place - edge) * 1000 + whole / 2) / whole
    }

    /// `share` is in thousandths.
    static func cells(_ share: Int, of whole: Int) -> Int { (share * whole + 500) / 1000 }

    func place(of point: Point) -> Int { isUpright ? point.x : point.y }

    /// The direction that makes `panel` larger; nil if the panel does not touch the border.
    func step(for panel: Panel) -> Int? {
        guard let line = lines.first(where: { $0.panel == panel }) else { return nil }
        return (isUpright ? line.rect.x : line.rect.y) < place ? 1 : -1
    }
}

extension Layout {
    /// The others keep their current places.
    func shares(moving border: BoardBorder, to place: Int) -> [PanelBorder: Int] {
        var shares = Dictionary(uniqueKeysWithValues: borders.map { ($0.id, $0.share(at: $0.place)) })
        shares[border.id] = border.share(at: place)
        return shares
    }

    /// The border that makes `panel` wider or higher; of two the one below or at the right.
    func border(of panel: Panel, isUpright: Bool) -> BoardBorder? {
        let own = borders.filter { $0.isUpright == isUpright && $0.step(for: panel) != nil }
        return own.first { $0.step(for: panel) == 1 } ?? own.first
    }
}
