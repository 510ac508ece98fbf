internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

struct EventsScreen: PanelScreen {
    let panel = Panel.events
    let form = PanelForm.list
    let commands: [Command] = [.eventEdit]

    func area(in rect: Rect) -> Rect {
        let inner = rect.inset(dx: 1, dy: 1)
        return EventsScreen.hasToday(inner.height) ? inner.split(top: 1).rest : inner
    }

    /// The least rows with a line of today, and the least below it with a large first event.
    private static func hasToday(_ height: Int) -> Bool { height >= 5 }
    private static let leastForLarge = 6

    /// The first event is large if a few others have room below.
    func heights(_ section: Lines.Section, _ lines: Lines, _ grid: GridLayout, _ model: Model) -> [Int]? {
        guard !section.cards.isEmpty, grid.area.height >= EventsScreen.leastForLarge,
            grid.area.width >= LargeEvent.leastWidth, model.arrangement.densities[panel.id] != .compact
        else { return nil }
        // If there are enough rows, an empty one sets it apart.
        return [LargeEvent.rows + (grid.area.height >= 9 ? 1 : 0)] + section.cards.dropFirst().map { _ in 1 }
    }

    func headings(_ place: Layout.Place, _ model: Model, _ memo: Memo) -> PanelHeadings? {
        guard EventsScreen.hasToday(place.rect.height - 2) else { return nil }
        let (words, today) = (model.words, model.here.local(model.now).day)
        let line = Rect(x: 1, y: 0, width: max(0, place.rect.width - 4), height: 1)
        var view = RowView(label: Rect(Size(width: 0, height: 0)))
        let date = "\(words[.today]) \(words.dateWithWeekday(today))"
        view.put(date, .detail, .title, in: line)
        let rest = line.split(left: CellWidth.of(date) + 2).rest
        let text = model.eventText
        let over = model.events.over.map { "\(text.timeHere($0)) \(text.title($0))" }
        let isFree = model.events.rows.first.map { $0.day > today } ?? true
        let said =
            !over.isEmpty
            ? words[.eventsOver] + " " + over.reversed().joined(separator: " · ")
            : isFree ? words[.eventsToday] : ""
        // A few letters of a title say nothing.
        if CellWidth.of(said) <= rest.width || rest.width >= 24 { view.put(said, .detail, .faint, in: rest) }
        return PanelHeadings(view: view, hits: [])
    }

    func views(of cards: Shared<CardsInSight>, _ viewer: Viewer, _ label: PanelAge?, _ memo: Memo)
        -> [SharedView]
    {
        let rows = cards.value.items.compactMap { cards.value.model.value.events[$0] }
        // Minutes are enough, until the last one.
        let isSoon = rows.contains { row in
            !row.event.isAllDay && (0...60).contains(row.event.start - viewer.now)
        }
        let at = isSoon && viewer.writing.times.hasSeconds ? viewer : viewer.atMinute
        return memo(.lines(panel.id), EventRows(cards: cards, rows: rows, viewer: at)) { $0.views() }
    }

    func glance(at item: Item, _ model: Model, _ moment: Instant) -> [Span] {
        guard let row = model.events[item] else { return [] }
        let text = model.eventText
        return [
            Span(text.shortCountdown(row.event) + " ", Style(.faint)), Span(text.title(row), Style(.title)),
        ]
    }

    func details(of item: Item, _ model: Model) -> DetailsView {
        guard let row = model.events[item] else { return DetailsView(model.words[.events]) }
        let text = model.eventText
        let code = text.whose(row.event) ?? model.words[.events]
        var view = DetailsView(
            code, name: text.what(row.event), facts: Facts(model: model, panel: panel, item: item).event(row))
        if let zone = Zone(row.event.zone), !row.event.isAllDay {
            view.bars = DayBars(zone, here: model.here, around: row.event.start, model.words)
        }
        return view
    }

    func card(of item: Item, _ model: Model) -> DeckCardView? {
        guard let row = model.events[item] else { return nil }
        let (text, event, words) = (model.eventText, row.event, model.words)
        let when = LargeEvent.When(row, model.viewer)
        let status = [Span(text.whenThere(event), Style(.faint))]
        var card = DeckCardView(
            title: DeckCardView.title(text.whose(event) ?? words[.events], text.what(event)),
            figure: when.figure, status: DeckCardView.Wording(long: status, short: status))
        card.terminal = model.terminal
        card.unit = when.words.joined(separator: " ")
        card.changes = [[[Span(text.countdown(event), Style(.key).with(.bold))]]]
        if let zone = Zone(event.zone), !event.isAllDay {
            card.body = .day(
                DayBars(zone, here: model.here, around: event.start, words),
                Facts(model: model, panel: panel, item: item).event(row))
        }
        return card
    }
}

extension Facts {
    func event(_ row: EventRow) -> [Fact] {
        let (text, event) = (model.eventText, row.event)
        var facts = [Fact(words[.labelWhen], text.whenThere(event), .title)]
        if text.timeThere(event) != nil { facts.append(Fact(words[.labelHere], text.whenHere(event))) }
        facts.append(Fact("", text.countdown(event), .key))
        if case .stock(let symbol)? = event.subject {
            let name = model.stockFigure(symbol).name
            facts.append(
                Fact(words[.labelWhose], [symbol.text, name].compactMap(\.self).joined(separator: "  ")))
        } else if !row.others.isEmpty {
            for (index, event) in ([event] + row.others).enumerated() {
                facts.append(Fact(index == 0 ? words[.labelWhose] : "", text.title(event)))
            }
        }
        switch event.kind {
        case .dividend, .results, .release:
            facts.append(
                Fact(
                    words[.labelCertainty],
                    words[event.certainty == .confirmed ? .eventConfirmed : .eventExpected],
                    event.certainty == .confirmed ? .text : .warning))
        case .holiday, .earlyClose, .clockChange, .own: break
        }
        let source = event.source.map { $0 == .own ? "events.ics" : $0.origin(words) } ?? words[.eventRules]
        return facts + [Fact(words[.labelSource], source, .faint)]
    }

    func next(
        of subject: MarketEvent.Subject, _ kinds: Set<MarketEvent.Kind> = Set(MarketEvent.Kind.allCases)
    )
        -> [Fact]
    {
        let text = model.eventText
        let events = model.nextEvents(of: subject, atMost: 20).filter { kinds.contains($0.kind) }.prefix(3)
        return events.enumerated().map { index, event in
            var fact = Fact(index == 0 ? words[.labelNext] : "", text.what(event))
            let doubt = event.certainty == .expected ? " (\(words[.eventExpected]))" : ""
            let day = model.viewer.date(event.firstDay(here: model.here))
            fact.value.append(Span("  \(day)\(doubt) · \(text.countdown(event))", Style(.faint)))
            return fact
        }
    }
}
