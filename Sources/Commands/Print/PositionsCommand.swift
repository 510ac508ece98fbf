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

/// `fxterm print positions`: what the file of transactions comes to, on standard output.
struct PositionsCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print positions", [.any(.item)], [.home, .baseline, .onDay, .wait, .format, .board, .config],
            .aboutPrint,
            manual: """
                writes what the file of transactions comes to: what is held, what it is worth, and what of the gain came \
                of prices and what of currencies, in the base of the board or in the currency of *--home*, now or at the \
                end of the day of *--on*, with the changes of prices since the baselines.
                """, make: .command(PositionsCommand.init))
    ]

    /// The items in the user's words; empty for all.
    private let items: [String]
    private let format: PrintFormat
    /// The currency of all sums; nil for the board's base.
    private let home: CurrencyCode?
    /// The baselines that prices are measured against; empty for the board's.
    private let baselines: [Baseline]
    /// The day at whose end it is told; nil for now.
    private let day: Day?
    /// Seconds that answers are awaited; nil for the usual ones.
    private let wait: Int?

    init(_ given: Given) throws(UsageError) {
        items = given.words
        format = try given.printFormat()
        home = try given.currency(.home)
        baselines = try given.baselines()
        day = try given.day(.on, like: "2026-03-01")
        wait = try given.wait()
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
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
        let compared = baselines.isEmpty ? [model.arrangement.baseline] : baselines
        var figures = PositionFigures(
            try rows(document), home: home ?? model.homeCurrency, own: model.homeCurrency, day: past, model)
        var problems: [String] = []
        let patience = Patience(wait)
        func ask(_ questions: [FeedSubject]) throws(CommandError) {
            problems += try PrintCommand.ask(session, kept, questions, patience, &model) { model in
                figures.isKnown(model)
            }.problems
            figures.read(kept, model)
        }
        try ask(figures.questionsForPrices())
        model.compare(compared, on: past, .splits)
        // The change of a day is since the close before.
        let needed = compared + (past == nil || compared.contains(.d1) ? [] : [.d1])
        problems += try PrintCommand.readPast(
            session, kept, needed, (figures.items, []), patience, &model
        ) { figures.isKnown($0) }
        figures.read(kept, model)
        try ask(figures.questionsForRates(model))
        // Feeds of closes may know days that bars of currencies lack.
        try ask([figures.questionForCloses(model)].compactMap(\.self))
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        let positions = figures.positions(model)
        let printed = PrintedPositions(
            positions, figures.states(model), timeWeighted: figures.timeWeighted(positions, kept), model)
        try FXTerm.print(printed.text(format))
        for mistake in positions.ledger.mistakes {
            FXTerm.complain(model.words[mistake.saying(in: CleanText.line(file.path, limit: 4096) ?? "")])
        }
        for item in figures.items {
            let figure = model.stockFigure(item)
            let lack = figure.price == nil ? model.lackOfPast(.stock(item)) : figure.lack
            if let reason = lack?.reason(model.words) {
                FXTerm.complain("\(item): \(model.words[reason])")
            }
        }
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        return positions.ledger.mistakes.isEmpty ? .done : .failed
    }

    /// The rows of the items that are asked for, and the mistakes that may concern them. Fees without an item belong to none.
    private func rows(
        _ document: TransactionDocument
    ) throws(CommandError) -> (rows: [Transaction], mistakes: [Mistake]) {
        if items.isEmpty { return (document.transactions, document.mistakes) }
        let wanted = Set(try Panel.stocks.items(items).compactMap { Symbol($0) })
        return (
            document.transactions.filter { $0.item.map(wanted.contains) ?? false },
            document.mistakes.filter { $0.item.map(wanted.contains) ?? true }
        )
    }
}
