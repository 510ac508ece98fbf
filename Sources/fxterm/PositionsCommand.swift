internal import Board
internal import CivilTime
internal import Market
internal import Money
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// The arguments of `fxterm print positions`.
struct PositionsRequest {
    /// The items in the user's words; empty for all.
    var items: [String]
    var format = PrintFormat.table
    /// The currency of all sums; nil for the board's base.
    var home: CurrencyCode?
    /// The day at whose end it is told; nil for now.
    var day: Day?
    /// Seconds that answers are awaited; nil for the usual ones.
    var wait: Int?
}

/// `fxterm print positions`: what the file of transactions comes to, on standard output.
enum PositionsCommand {
    static func run(_ request: PositionsRequest, _ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = try KeptBoard.read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        let file = TransactionFile(path: try session.folders.transactions)
        let document: TransactionDocument
        do throws(StoreError) { document = try file.load() } catch { throw .failed(error.saying) }
        var model = session.model(kept.arrangement, on: session.output)
        _ = model.update(.figures(.known(kept.known)))
        let today = model.here.local(model.now).day
        if let day = request.day, day > today {
            throw .wrongUsage(
                UsageError.expected("--on", day.description, ["1999-01-04–\(today)"]).saying)
        }
        var figures = PositionFigures(
            try rows(document, request), home: request.home ?? model.homeCurrency,
            own: model.homeCurrency, day: request.day == today ? nil : request.day, model)
        var problems: [String] = []
        let patience = Patience(request.wait)
        func ask(_ questions: [FeedSubject]) throws(CommandError) {
            problems += try PrintCommand.ask(session, kept, questions, patience, &model) { model in
                figures.isKnown(model)
            }.problems
            figures.read(kept, model)
        }
        try ask(figures.questionsForPrices())
        try ask(figures.questionsForRates(model))
        // Feeds of closes may know days that bars of currencies lack.
        try ask([figures.questionForCloses(model)].compactMap(\.self))
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        let positions = figures.positions(model)
        try FXTerm.print(PrintedPositions(positions, figures.states(model), model).text(request.format))
        for mistake in positions.ledger.mistakes {
            FXTerm.complain(model.words[mistake.saying(in: CleanText.line(file.path, limit: 4096) ?? "")])
        }
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        return positions.ledger.mistakes.isEmpty ? .done : .failed
    }

    /// The rows of the items that are asked for, and the mistakes that may concern them. Fees without an item belong to none.
    private static func rows(
        _ document: TransactionDocument, _ request: PositionsRequest
    ) throws(CommandError) -> (rows: [Transaction], mistakes: [Mistake]) {
        if request.items.isEmpty { return (document.transactions, document.mistakes) }
        var wanted: Set<Symbol> = []
        for word in request.items {
            guard let item = Panel.stocks.kind.item(named: word), let symbol = Symbol(item) else {
                throw .wrongUsage(Panel.stocks.kind.refusal(of: CleanText.line(word) ?? ""))
            }
            wanted.insert(symbol)
        }
        return (
            document.transactions.filter { $0.item.map(wanted.contains) ?? false },
            document.mistakes.filter { $0.item.map(wanted.contains) ?? true }
        )
    }
}
