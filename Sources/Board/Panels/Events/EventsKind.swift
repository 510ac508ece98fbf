internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Words

struct EventsKind: PanelKind {
    let rules = PanelRules.events
    let keysToLearn: [Command] = [.eventEdit, .alertAdd, .panelNext]
    let words = PanelWords(
        title: .phrase(.events), tab: .phrase(.events), things: .phrase(.events),
        empty: .phrase(.noEventsYet), noneOnBoard: .phrase(.noEventsYet), noOthers: .phrase(.noEventsYet),
        pickerTitle: .phrase(.events), pickerHint: .phrase(.eventExamples))

    func count(_ number: Int) -> Saying { .count(.eventCount, number) }
    func refusal(of wish: String) -> Saying { .phrase(.eventNeedsTime, verbatim: ["text": wish]) }
    var isOfFile: Saying? { .phrase(.eventsEverywhere) }
    func objectionToMoving(_ model: Model) -> Saying? { .phrase(.eventsByTime) }
    func beginAdding(_ model: inout Model) -> [Effect]? { model.beginEvent() }

    func objectionToRemoval(of item: Item, _ model: Model) -> Saying? {
        model.events[item].flatMap { model.isOwn($0.event) ? nil : model.notYours($0.event) }
    }

    func remove(_ item: Item, from model: inout Model) -> [Effect]? {
        model.events[item].map { model.removeEvent($0.event) } ?? []
    }

    func list(_ model: Model) -> ItemList { model.events.list }

    func name(of item: Item, language: String) -> String { item.text }

    func texts(of item: Item, _ model: Model) -> [String] {
        guard let row = model.events[item] else { return [] }
        let text = model.eventText
        let symbol = if case .stock(let symbol)? = row.event.subject { symbol.text } else { "" }
        return [text.title(row), text.whose(row.event) ?? "", symbol, text.whenThere(row.event)]
    }

    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure {
        guard let row = model.events[item] else { return ItemFigure() }
        let text = model.eventText
        let said = [text.title(row)] + text.occasion(of: row.event).dropLast()
        return ItemFigure(text: said.joined(separator: " · "), name: text.title(row), time: row.event.start)
    }

    func chartSubject(of item: Item, _ model: Model) -> ChartSubject? {
        stock(item, model).flatMap { Panel.stocks.kind.chartSubject(of: $0, model) }
    }

    func closes(of item: Item, atMost limit: Int, _ model: Model) -> [DailyClose] {
        stock(item, model).map { Panel.stocks.kind.closes(of: $0, atMost: limit, model) } ?? []
    }

    func offers(for picker: Picker, _ model: Model) -> [Offer] { [] }
    func others(than there: Set<Item>, _ model: Model) -> [Item] { [] }
    func printed(_ model: Model) -> PrintedPanel { PrintedPanel([], rows: [], isEmpty: true) }

    private func stock(_ item: Item, _ model: Model) -> Item? {
        if case .stock(let symbol)? = model.events[item]?.event.subject { Item(symbol) } else { nil }
    }
}

extension Panel {
    /// The panel is on the board if the user has own events or opened it.
    package static let events = Panel(EventsKind())
}
