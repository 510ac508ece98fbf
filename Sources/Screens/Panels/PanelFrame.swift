internal import Arrangement
internal import Board
internal import Figures
internal import TUI
internal import Words

/// Everything that the frame of a panel depends on.
struct PanelState: Equatable {
    let model: ModelAtRest
    let carry: Carry?
    let age: PanelAge?
    /// The age in the top line, which is about all panels.
    let worst: PanelAge?
    let place: Layout.Place
    let hasFocus: Bool
    /// The top line gives the age of the panel's figures.
    let isAgeSaid: Bool
}

/// A panel without its cards.
struct PanelFrame: Equatable {
    /// A line with its place from the panel's own corner.
    struct Line: Equatable {
        let index: Int
        let rect: Rect
    }

    struct Heading: Equatable {
        let line: Line
        let view: GroupView
    }

    private struct Footer: Equatable {
        let sum: [Span]
        let rect: Rect
    }

    let rect: Rect
    /// On the screen.
    let hits: [Frame<Target>.HitArea]
    let cards: Shared<CardsInSight>
    let lines: [Line]
    let groups: [Heading]
    let area: Rect
    private let border: BorderView
    private let headings: RowView?
    private let footers: [Footer]

    init(_ screen: any PanelScreen, _ state: PanelState, _ memo: Memo) {
        let (model, place, panel) = (state.model.value, state.place, screen.panel)
        let (shown, grid, rect) = (state.carry?.lines ?? model.linesAtRest(panel), place.grid, place.rect)
        let back = Point(x: -rect.x, y: -rect.y)
        let inner = rect.inset(dx: 1, dy: 1)
        self.rect = rect
        area = grid.area.moved(by: back)
        border = BorderView(screen, state, shown)
        let headings = grid.count > 0 ? screen.headings(place, model, memo) : nil
        self.headings = headings?.view
        func sum(of group: Group) -> [Span] {
            let count = panel.kind.list(model).cards(ofGroup: group.name).count
            return [Span(model.words[panel.kind.count(count)], Style(.faint))] + screen.mean(of: group, model)
        }
        footers = grid.footers(top: place.top).compactMap { heading, rect in
            shown[heading]?.group.map {
                Footer(sum: sum(of: $0), rect: rect.inset(dx: 1, dy: 0).moved(by: back))
            }
        }
        var hits = [Frame<Target>.HitArea(rect, .panel(panel))]
        var (items, lines, groups): ([Item], [Line], [Heading]) = ([], [], [])
        for index in grid.visible(top: place.top) {
            let rect = place.rect(of: index)
            hits.append(Frame.HitArea(rect.intersection(inner), .line(panel, index)))
            let line = Line(index: index, rect: rect.moved(by: back))
            switch shown[index] {
            // A carried card is drawn last.
            case .card where screen.form == .cards && index == state.carry?.to: continue
            case .card(let item):
                items.append(item)
                lines.append(line)
            case .heading(let group):
                let saysSum = group.isFolded || place.detail == .tile
                let view = GroupView(
                    name: group.name, isFolded: group.isFolded, sum: saysSum ? sum(of: group) : nil)
                groups.append(Heading(line: line, view: view))
            case nil: continue
            }
        }
        for hit in headings?.hits ?? [] {
            hits.append(Frame.HitArea(hit.rect.moved(by: inner.origin).intersection(inner), hit.target))
        }
        (self.lines, self.groups, self.hits) = (lines, groups, hits.filter { !$0.rect.isEmpty })
        cards = Shared(CardsInSight(items, lines.map(\.rect.size), in: place, state.model))
    }

    /// The place of `text` on the screen; nil if the border does not show all of it.
    func remark(_ text: String) -> Point? {
        border.remark(in: rect.width) == text ? Point(x: rect.x + 3, y: rect.maxY - 1) : nil
    }

    /// Free columns at the left of the lower border.
    var statusRoom: Int { border.statusRoom(in: rect.width) }

    var picture: Canvas {
        var canvas = Canvas(size: rect.size)
        border.draw(.plain, on: &canvas)
        if let headings {
            var row = Canvas(size: Size(width: rect.width - 2, height: 1))
            headings.draw(.plain, on: &row)
            canvas.paste(row, at: Point(x: 1, y: 1))
        }
        canvas.clipped(to: area) { canvas in
            for footer in footers { canvas.writeRight(footer.sum, in: footer.rect) }
        }
        return canvas
    }
}

struct BorderView: View {
    private var box: Box
    private let nothing: String?

    init(_ screen: any PanelScreen, _ state: PanelState, _ lines: Lines) {
        let (model, place, hasFocus) = (state.model.value, state.place, state.hasFocus)
        let (words, panel) = (model.words, screen.panel)
        let names = panel.kind.words
        let line = Style(hasFocus ? .focusedBorder : .border)
        let key = model.tabKey(panel)
        let title = words[names.title]
        box = Box(line: line)
        box.title = [
            Span("─", line), Span(BorderView.raised[key] ?? key, Style(hasFocus ? .key : .faint)),
            screen.isNotNow(model)
                ? Span(" \(words[.panelNotNow, ["panel": title]]) ", Style(.label, on: .label))
                : Span(" \(title) ", Style(.title)),
        ]
        let kept = model.filterCount(panel)
        if let kept {
            let part = words[.partOf, ["part": String(kept.part), "count": String(kept.count)]]
            box.title += [Span("─ ", line), Span("\(kept.name) \(part) ", Style(.warning))]
        }
        let filter = model.filter.flatMap { $0.panel == panel ? $0.text : nil }
        let unfit = filter.map { words[.nothingFoundFor, ["text": $0]] }
        let unkept = kept.map { words[.nothingFoundFor, ["text": $0.name]] }
        nothing = place.grid.count == 0 ? unfit ?? unkept ?? words[names.empty] : nil
        let part = BorderView.part(place, lines, words)
        box.foot = part.isEmpty ? screen.legend(place, model) : part
        if place.detail == .tile, model.terminal.hasTints {
            let room = place.rect.width - 4 - box.foot.cells
            box.foot += screen.scale(model).legend(model.figureText, atMost: room)
        }
        box.remark = model.feed(panel)?.failure.map { failure in
            let (whole, short) = (failure.sentence(words), words[failure.happened()])
            return Span(box.hasRoom(forRemark: whole, in: place.rect.width) ? whole : short, Style(.warning))
        }
        let room = place.rect.width - 5 - box.title.cells
        box.note = screen.meaning(model, atMost: room)
        // Only the top line shows a live age.
        guard let age = state.age, age.kind != .live || state.worst?.kind != .live else { return }
        if state.isAgeSaid, age.text == state.worst?.text { return }
        let label = [Span(" \(age.text) ", age.style)]
        let both = label + [Span("─", Style(.border))] + box.note
        box.note = both.cells <= room ? both : label
    }

    private static let raised = Dictionary(
        uniqueKeysWithValues: zip("123456789", "¹²³⁴⁵⁶⁷⁸⁹").map { ("\($0)", "\($1)") })

    private static func part(_ place: Layout.Place, _ lines: Lines, _ words: Words) -> [Span] {
        guard place.grid.height > place.grid.area.height else { return [] }
        let whole = place.grid.whole(top: place.top)
        let cards = whole.map { lines.cards(before: $0.lowerBound)..<lines.cards(before: $0.upperBound + 1) }
        let part = cards.flatMap { $0.isEmpty ? nil : "\($0.lowerBound + 1)–\($0.upperBound)" } ?? "0"
        let count = String(lines.cards(before: lines.count))
        return [Span(" \(words[.partOf, ["part": part, "count": count]]) ", Style(.faint))]
    }

    /// None if the feed's trouble is there.
    func statusRoom(in width: Int) -> Int { box.remark == nil ? width - 5 - box.foot.cells : 0 }

    func remark(in width: Int) -> String? { box.remark(in: width) }

    func draw(_ look: Look, on canvas: inout Canvas) {
        canvas.draw(box, in: Rect(canvas.size))
        let inner = Rect(canvas.size).inset(dx: 1, dy: 1)
        guard let nothing, inner.height > 0 else { return }
        let lines = LineBreak.lines(nothing, width: max(1, inner.width - 2)).prefix(inner.height)
        let top = inner.y + (inner.height - lines.count) / 2
        for (row, text) in lines.enumerated() {
            canvas.write(
                text, x: inner.x + max(0, inner.width - CellWidth.of(text)) / 2, y: top + row,
                width: inner.width, style: Style(.faint))
        }
    }
}

extension PanelAge {
    var style: Style {
        switch kind {
        case .live: Style(.live)
        case .reference, .waiting, .cached: Style(.faint)
        case .standIn: Style(.warning)
        case .stale, .offline: Style(.warning)
        case .sample: Style(.label, on: .label)
        }
    }
}

struct GroupView: View {
    let name: String
    let isFolded: Bool
    /// Nil for groups with a footer.
    let sum: [Span]?

    func draw(_ look: Look, on canvas: inout Canvas) {
        let rect = Rect(canvas.size)
        let look = look == .pressed ? .selected : look
        canvas.fill(rect, with: "─", look.line)
        let mark = look == .carried ? "◆" : isFolded ? "▸" : "▾"
        let title = CellWidth.fit(name, rect.width - 8)
        let end = canvas.write(
            [
                Span(" \(mark)", Style(look == .carried ? .carried : .key)),
                Span(" \(title) ", look.title(.title)),
            ], x: 1, y: 0, width: rect.width - 2)
        defer { if look.isSelected { canvas.tint(rect, with: .tint) } }
        guard let sum else { return }
        let field = Rect(x: 1 + end, y: 0, width: rect.width - end - 2, height: 1)
        canvas.writeRight([Span(" ", Style(.faint))] + sum + [Span(" ", Style(.faint))], in: field)
    }
}

extension Canvas {
    /// Ends at the right edge; only the first run if not all fit.
    mutating func writeRight(_ spans: [Span], in field: Rect) {
        let fitting = spans.cells <= field.width ? spans : Array(spans.prefix(1))
        guard fitting.cells <= field.width else { return }
        write(fitting, x: field.maxX - fitting.cells, y: field.y)
    }
}
