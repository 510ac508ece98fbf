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

struct PositionsWish {
    private let items: [String]
    private let home: CurrencyCode?
    /// Empty for the board's.
    private let baselines: [Baseline]
    /// At the end of this day; nil for now.
    private let day: Day?
    private let scenario: String?
    private let patience: Patience

    init(_ given: Given) throws(UsageError) {
        items = given.words
        let base = try given.currency(.base)
        home = try given.currency(.home) ?? base
        baselines = try given.baselines()
        day = try given.day(.on, like: "2026-03-01")
        scenario = given[.whatIf]
        patience = try given.patience()
    }

    func read(_ session: Session) throws(CommandError) -> ReadPositions {
        let kept = try KeptBoard.read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        let file = TransactionFile(path: try session.folders.transactions)
        let document = try stored { () throws(StoreError) in try file.load() }
        var model = session.model(kept.arrangement, knowing: kept)
        let today = model.here.local(model.now).day
        if let day, day > today {
            throw .wrongUsage(
                UsageError.expected("--on", day.description, ["1999-01-04–\(today)"]).saying)
        }
        let past = day == today ? nil : day
        let supposed = try scenario.map { text throws(CommandError) in try model.supposed(text, on: past) }
        let compared = baselines.isEmpty ? [model.arrangement.baseline] : baselines
        var figures = PositionFigures(
            try rows(document), home: home ?? model.homeCurrency, own: model.homeCurrency, day: past, model)
        var problems: [String] = []
        func ask(_ questions: [FeedSubject]) throws(CommandError) {
            problems += try PrintCommand.ask(session, kept, questions, patience, &model) { model in
                figures.isKnown(model)
            }.problems
            figures.read(kept, model)
        }
        try ask(figures.questionsForPrices())
        model.compare(compared, on: past, .splits)
        // A day's change is since the close before.
        let needed = compared + (past == nil || compared.contains(.d1) ? [] : [.d1])
        func readPast() throws(CommandError) {
            problems += try PrintCommand.readPast(
                session, kept, needed, (figures.items, []), patience, &model
            ) { figures.isKnown($0) }
            figures.read(kept, model)
        }
        try readPast()
        try ask(figures.questionsForRates(model))
        // Feeds of closes may know days that bars of currencies lack.
        try ask([figures.questionForCloses(model)].compactMap(\.self))
        // News of bars makes the model forget those days.
        if past != nil { try readPast() }
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        let isSupposed = supposed.map { model.apply($0) } ?? true
        let positions = figures.positions(model)
        // A supposed value has no past.
        let timeWeighted = scenario == nil ? figures.timeWeighted(positions, kept) : nil
        return ReadPositions(
            positions: positions, states: figures.states(model), timeWeighted: timeWeighted,
            items: figures.items, model: model, path: file.path, problems: problems, isSupposed: isSupposed)
    }

    /// The chosen items' rows, with mistakes that may affect them. Fees without an item do not count.
    private func rows(
        _ document: TransactionDocument
    ) throws(CommandError) -> (rows: [Transaction], mistakes: [Mistake]) {
        if items.isEmpty { return (document.transactions, document.mistakes) }
        let wanted = Set(try Panel.stocks.items(items).compactMap { Symbol($0) })
        return (
            document.transactions.filter { $0.item.map(wanted.contains) ?? false },
            document.mistakes.filter { row in
                row.item.map(wanted.contains) ?? !(row.kind?.isOfAccount ?? false)
            }
        )
    }
}

struct ReadPositions {
    let positions: Positions
    let states: [Symbol: FigureState]
    /// In a year; nil if unknown.
    let timeWeighted: Double?
    let items: [Symbol]
    let model: Model
    let path: String
    let problems: [String]
    /// False if the scenario changes something without a rate or price.
    let isSupposed: Bool

    func complain() -> FXTerm.ExitCode {
        let mistakes = positions.ledger.mistakes
        for mistake in mistakes {
            FXTerm.complain(model.words[mistake.saying(in: CleanText.line(path, limit: 4096) ?? "")])
        }
        for item in items {
            let figure = model.stockFigure(item)
            let lack = figure.price == nil ? model.lackOfPast(.stock(item)) : figure.lack
            if let reason = lack?.reason(model.words) {
                FXTerm.complain("\(item): \(model.words[reason])")
            }
        }
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        return mistakes.isEmpty && isSupposed ? .done : .failed
    }
}
