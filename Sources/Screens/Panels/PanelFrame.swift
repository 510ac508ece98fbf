internal import Arrangement
internal import Board
internal import TUI
internal import Words

/// All that the frame of a panel is made of.
struct PanelState: Equatable {
    /// The model at rest.
    let model: Shared<Model>
    /// What is in the hand, if it is of this panel.
    let carry: Carry?
    /// How old its figures are, and what the line at the top says of all.
    let age: PanelAge?
    let worst: PanelAge?
    let place: Layout.Place
    let hasFocus: Bool
    /// Whether the line at the top says of the panel's figures how old they are.
    let isAgeSaid: Bool
}

/// A panel without its cards: its border, its headings, and where its lines lie.
struct PanelFrame: Equatable {
    /// A line of the panel and where it lies, from the panel's own corner.
    struct Line: Equatable {
        let index: Int
        let rect: Rect
    }

    /// A heading of a group.
    struct Heading: Equatable {
        let line: Line
        let view: GroupView
    }

    /// A line of figures below an open group.
    private struct Footer: Equatable {
        let sum: [Span]
        let rect: Rect
    }

    let rect: Rect
    /// What clicks on it mean, on the screen.
    let hits: [Frame<Target>.HitArea]
    let cards: Shared<CardsInSight>
    /// Where they lie.
    let lines: [Line]
    let groups: [Heading]
    /// Where lines and their headings can lie, from the panel's own corner.
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
            let count = model.arrangement.list(panel.id).cards(ofGroup: group.name).count
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
            // A card in the hand is drawn when all else is.
            case .card where screen.form == .cards && index == state.carry?.to: continue
            case .card(let item):
                items.append(item)
                lines.append(line)
            case .heading(let group):
                let view = GroupView(name: group.name, sum: group.isFolded ? sum(of: group) : nil)
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

    /// Where the border says all of `text`, on the screen; nil where it does not.
    func remark(_ text: String) -> Point? {
        border.remark(in: rect.width) == text ? Point(x: rect.x + 3, y: rect.maxY - 1) : nil
    }

    /// The frame drawn.
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
