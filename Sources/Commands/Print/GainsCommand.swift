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

struct GainsCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print gains", [], [.year, .method, .home, .base, .wait, .offline, .format, .board, .config],
            .aboutPrint,
            manual: """
                prints each sale by lot, with how much of its gain came from the price and \
                how much from the currency, and dividends and interest by day, with sums by \
                year or for the year of *--year*. It is a list, not tax advice.
                """, make: .command(GainsCommand.init))
    ]

    private let year: Int?
    /// Nil for that of the settings.
    private let method: CostMethod?
    private let format: PrintFormat
    /// Nil for the user's own.
    private let home: CurrencyCode?
    private let patience: Patience

    init(_ given: Given) throws(UsageError) {
        year = try given.number(.year, 1900...2199)
        method = try given.choice(.method)
        format = try given.printFormat()
        let base = try given.currency(.base)
        home = try given.currency(.home) ?? base
        patience = try given.patience()
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = try KeptBoard.read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        let file = TransactionFile(path: try session.folders.transactions)
        let document = try stored { () throws(StoreError) in try file.load() }
        var model = session.model(kept.arrangement, knowing: kept)
        var figures = PositionFigures(
            (document.transactions, document.mistakes), home: home ?? model.homeCurrency,
            own: model.homeCurrency, day: nil, model)
        var problems: [String] = []
        func ask(_ questions: [FeedSubject]) throws(CommandError) {
            problems += try PrintCommand.ask(session, kept, questions, patience, &model) { model in
                figures.isKnown(model)
            }.problems
            figures.read(kept, model)
        }
        // Quotes have the units of items.
        try ask(figures.questionsForPrices())
        try ask(figures.questionsForRates(model))
        try ask([figures.questionForCloses(model)].compactMap(\.self))
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        var terms = figures.terms(model)
        terms.method = method ?? terms.method
        let gains = Gains(document.transactions, mistakes: document.mistakes, terms, year: year)
        try FXTerm.print(PrintedGains(gains, terms, year: year, model).text(format))
        for mistake in gains.mistakes {
            FXTerm.complain(model.words[mistake.saying(in: CleanText.line(file.path, limit: 4096) ?? "")])
        }
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        return gains.mistakes.isEmpty ? .done : .failed
    }
}
