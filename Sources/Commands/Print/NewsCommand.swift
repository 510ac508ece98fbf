internal import Arrangement
internal import Board
internal import CivilTime
internal import Market
internal import Printing
internal import Runtime
internal import Words

/// Uses kept headlines if the feed does not answer.
struct NewsCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print news", [.some(.item)], [.format, .wait, .offline, .board, .config], .aboutPrint,
            manual: "prints the headlines of stocks: title, publisher, age and address.", example: "AAPL",
            make: .command(NewsCommand.init))
    ]

    private let items: [String]
    private let format: PrintFormat
    private let patience: Patience

    init(_ given: Given) throws(UsageError) {
        items = given.words
        format = try given.printFormat()
        patience = try given.patience()
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = try KeptBoard.read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        let symbols = try Panel.stocks.items(items).compactMap { Symbol($0) }
        var model = session.model(kept.arrangement, knowing: kept)
        let questions = symbols.map { FeedSubject.headlines($0) }
        var problems = try PrintCommand.ask(session, kept, questions, patience, &model).problems
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        let news = PrintedNews(of: symbols, model)
        if !news.isEmpty { try FXTerm.print(news.text(format)) }
        if problems.isEmpty {
            problems = symbols.filter { model.kinds[Headline.self, of: $0]?.isEmpty ?? true }
                .map { model.words[.noNewsOf, ["symbol": $0.text]] }
        }
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        return news.isEmpty ? .failed : .done
    }
}
