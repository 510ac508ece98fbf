internal import Board
internal import TUI
internal import Words

struct PanelView {
    private let panel: PanelID
    private let hasShadows: Bool
    private let place: Layout.Place
    private let border: BorderView
    private let headings: RowView?
    private var hits: [(rect: Rect, target: Target)]
    private var cards: [LineView] = []
    private var groups: [LineView] = []
    private let footers: [(sum: [Span], rect: Rect)]

    /// - Parameter isAgeSaid: whether the line at the top says of the panel's figures how old they are.
    init(
        _ screen: any PanelScreen, _ place: Layout.Place, _ model: __shared Model, _ ages: PanelAges,
        isAgeSaid: Bool, _ memo: Memo
    ) {
        let (panel, id) = (screen.panel, screen.panel.id)
        let lines = model.lines(panel)
        (self.panel, self.place) = (id, place)
        hasShadows = screen.form == .cards && place.grid.gap > 0
        border = BorderView(screen, place, model, ages, isAgeSaid: isAgeSaid)
        let headings = place.grid.count > 0 ? screen.headings(place, model, memo) : nil
        self.headings = headings?.view
        let selected = model.focus == panel ? model.cursor(panel).index : nil
        let isCarrying = model.carry?.panel == panel
        let selection: Look = isCarrying ? .carried : model.press == nil ? .selected : .pressed
        let inner = place.rect.inset(dx: 1, dy: 1)
        footers = place.grid.footers(top: place.top).compactMap { heading, rect in
            lines[heading]?.group.map {
                (PanelView.sum(of: $0, screen, model), rect.inset(dx: 1, dy: 0))
            }
        }
        let visible = place.grid.visible(top: place.top)
        hits = [(place.rect, .panel(panel))]
        hits.reserveCapacity(visible.count + 8)
        var (items, shown): ([Item], [(rect: Rect, look: Look)]) = ([], [])
        items.reserveCapacity(visible.count)
        shown.reserveCapacity(visible.count)
        for index in visible {
            let rect = place.rect(of: index)
            hits.append((rect.intersection(inner), .line(panel, index)))
            let look = index == selected ? selection : .plain
            switch lines[index] {
            case .card(let item):
                // A card in the hand is drawn when all else is.
                if look == .carried, screen.form == .cards { continue }
                items.append(item)
                shown.append((rect, look))
            case .heading(let group):
                let sum = group.isFolded ? PanelView.sum(of: group, screen, model) : nil
                let view = SharedView(GroupView(name: group.name, sum: sum))
                groups.append(LineView(place: .group(id, group.name), rect: rect, look: look, view: view))
            case nil: continue
            }
        }
        for hit in headings?.hits ?? [] {
            hits.append((hit.rect.moved(by: inner.origin).intersection(inner), hit.target))
        }
        let views = screen.views(of: items, shown.map(\.rect.size), in: place, model, ages[panel], memo)
        cards = views.indices.map { index in
            let (rect, look) = shown[index]
            return LineView(place: .line(id, items[index]), rect: rect, look: look, view: views[index])
        }
    }

    private static func sum(of group: Group, _ screen: any PanelScreen, _ model: Model) -> [Span] {
        let count = model.arrangement.list(screen.panel).cards(ofGroup: group.name).count
        return [Span(model.words[screen.panel.kind.count(count)], Style(.faint))]
            + screen.mean(of: group, model)
    }

    /// Where the border says all of `text`; nil where it does not.
    func remark(_ text: String) -> Point? {
        border.remark(in: place.rect.width) == text
            ? Point(x: place.rect.x + 3, y: place.rect.maxY - 1) : nil
    }

    func draw(_ memo: Memo, into frame: inout Frame<Target>) {
        for (rect, target) in hits { frame.addHit(rect, target) }
        memo.draw(border, .plain, .border(panel), in: place.rect, on: &frame.canvas)
        // A card that is in sight in part does not reach beyond its panel.
        let inner = place.rect.inset(dx: 1, dy: 1)
        frame.canvas.clipped(to: inner) { canvas in
            if let headings {
                memo.draw(
                    headings, .plain, .headings(panel), in: inner.split(top: 1).top, on: &canvas)
            }
            for line in cards {
                if hasShadows { canvas.drawShadow(under: line.rect, within: place.rect) }
                memo.draw(line.view, line.look, line.place, in: line.rect, on: &canvas)
            }
        }
        frame.canvas.clipped(to: place.grid.area) { canvas in
            for line in groups {
                memo.draw(line.view, line.look, line.place, in: line.rect, on: &canvas)
            }
            for (sum, rect) in footers { canvas.writeRight(sum, in: rect) }
        }
    }
}
