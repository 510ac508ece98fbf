internal import Board
internal import TUI
internal import Words

/// A panel with what is in sight of it.
struct PanelView {
    private let panel: PanelID
    private let hasShadows: Bool
    private let place: Layout.Place
    private let border: BorderView
    private let headings: RowView?
    private let hits: [(rect: Rect, target: Target)]
    private let lines: [LineView]
    private let groups: [LineView]
    private let footers: [(sum: [Span], rect: Rect)]

    /// - Parameter isAgeSaid: whether the line at the top says of the panel's figures how old they are.
    init(
        _ screen: any PanelScreen, _ place: Layout.Place, _ model: Model, _ ages: PanelAges, isAgeSaid: Bool,
        _ memo: Memo
    ) {
        let panel = screen.panel
        let lines = model.lines(panel)
        (self.panel, self.place) = (panel.id, place)
        hasShadows = screen.form == .cards && place.grid.gap > 0
        border = BorderView(screen, place, model, ages, isAgeSaid: isAgeSaid)
        let headings = place.grid.count > 0 ? screen.headings(place, model, memo) : nil
        self.headings = headings?.view
        let visible = place.grid.visible(top: place.top)
        let selected = model.focus == panel ? model.cursor(panel).index : nil
        let isCarrying = model.carry?.panel == panel
        func look(_ index: Int) -> Look {
            index != selected ? .plain : isCarrying ? .carried : model.press == nil ? .selected : .pressed
        }
        // A card in the hand is drawn when all else is.
        let cards = visible.compactMap { index in
            isCarrying && screen.form == .cards && index == selected
                ? nil : lines[index]?.card.map { (index: index, item: $0, rect: place.rect(of: index)) }
        }
        let views = screen.views(
            of: cards.map(\.item), cards.map(\.rect.size), in: place, model, ages[panel], memo)
        self.lines = zip(cards, views).map { card, view in
            LineView(place: .line(panel.id, card.item), rect: card.rect, look: look(card.index), view: view)
        }
        func sum(of group: Group) -> [Span] {
            let count = model.arrangement.list(panel).cards(ofGroup: group.name).count
            return [Span(model.words[panel.kind.count(count)], Style(.faint))]
                + screen.mean(of: group, model)
        }
        groups = visible.compactMap { index in
            lines[index]?.group.map { group in
                let view = GroupView(name: group.name, sum: group.isFolded ? sum(of: group) : nil)
                return LineView(
                    place: .group(panel.id, group.name), rect: place.rect(of: index), look: look(index),
                    view: view)
            }
        }
        let inner = place.rect.inset(dx: 1, dy: 1)
        hits =
            [(place.rect, .panel(panel))]
            + visible.map { (place.rect(of: $0).intersection(inner), .line(panel, $0)) }
            + (headings?.hits ?? []).map { ($0.rect.moved(by: inner.origin).intersection(inner), $0.target) }
        footers = place.grid.footers(top: place.top).compactMap { heading, rect in
            lines[heading]?.group.map { (sum(of: $0), rect.inset(dx: 1, dy: 0)) }
        }
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
            for line in lines {
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
