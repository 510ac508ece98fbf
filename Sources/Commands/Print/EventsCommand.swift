internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Money
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// Uses stored calendars if feeds do not answer.
struct EventsCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print events", [.any(.item)],
            [.days, .eventFormat, .boardOnly, .wait, .offline, .board, .config],
            .aboutPrint,
            manual: """
                writes the coming events of what is on the board, or of the stocks and cities named: dividends, results, \
                holidays and early closes of exchanges, changes of clocks, and the user's calendars.
                """, example: "2330.TW", make: .command(EventsCommand.init))
    ]

    private static let (usualDays, mostDays) = (30, MarketEvent.window.after)

    private let items: [NamedItem]
    private let days: Int
    private let format: PrintedEvents.Format
    private let patience: Patience
    /// Leaves out stocks that only positions name.
    private let isPrivate: Bool

    init(_ given: Given) throws(UsageError) {
        var items: [NamedItem] = []
        for word in given.words { items.append(try NamedItem(word)) }
        self.items = items
        days = try given.number(.days, 1...EventsCommand.mostDays) ?? EventsCommand.usualDays
        format = try given.choice(.format) ?? .table
        patience = try given.patience()
        isPrivate = given.has(.private)
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = try KeptBoard.read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        let file = TransactionFile(path: try session.folders.transactions)
        let held = items.isEmpty && !isPrivate ? (try? file.load())?.items ?? [] : []
        let arrangement = items.isEmpty ? kept.arrangement : kept.arrangement.showing(items)
        var model = session.model(arrangement, knowing: kept)
        let stocks = model.agendaStocks.union(held)
        let calendars = model.eventCalendars(of: stocks)
        let questions = calendars.map { KindQuestion(MarketEvent.self, of: $0) }
        _ = model.update(
            .figures(.kinds(FigureStore.figures(at: try session.folders.history, of: questions))))
        let asked = try PrintCommand.ask(
            session, kept, calendars.map { .events(of: $0) }, patience, &model
        ) { model in questions.contains { model.kinds[$0] != nil } }
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        var agenda = model.agenda(of: stocks, clocks: model.agendaClocks)
        if !items.isEmpty { agenda = Agenda(agenda.events(of: subjects(model.agendaStocks, arrangement))) }
        let printed = PrintedEvents(agenda, days: days, model)
        // Machines read an empty list too.
        if !printed.isEmpty || format != .table { try FXTerm.print(printed.text(format)) }
        var problems: [String] = []
        for problem in asked.problems where !problems.contains(problem) { problems.append(problem) }
        if problems.isEmpty, printed.isEmpty, format == .table { problems = [model.words[.noEventsAhead]] }
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        for (calendar, count) in asked.leftOut.sorted(by: { $0.key.text < $1.key.text }) {
            let name = calendar == .own ? "events.ics" : calendar.text
            FXTerm.complain("\(name): \(model.words[.figuresLeftOut, count: count])")
        }
        return .done
    }

    private func subjects(_ stocks: Set<Symbol>, _ arrangement: Arrangement) -> Set<MarketEvent.Subject> {
        let clocks =
            arrangement[.clocks].compactMap(ClockID.init) + stocks.compactMap { Exchange.trading($0)?.clock }
        let ofItems: [MarketEvent.Subject] =
            stocks.map { .stock($0) } + clocks.map { .city($0) }
            + arrangement.currencies.map { .currency($0) }
        return Set(ofItems)
    }
}
