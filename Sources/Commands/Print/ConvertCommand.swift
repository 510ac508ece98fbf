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

/// Uses feeds first, as `print` does.
struct ConvertCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "convert", [.one(.amount), .any(.item)],
            [.on, .margin, .base, .wait, .offline, .format, .board, .demo, .config],
            .aboutConvert,
            manual: """
                prints what an amount such as *250 EUR* is in the currencies named, or in \
                those of the board, now or at the rates of a day.
                """,
            example: "250 EUR", make: .command(ConvertCommand.init))
    ]

    private let isDemo: Bool
    private let words: [String]
    /// Nil for the amount's own.
    private let day: Day?
    /// In percent; nil for that of the amount or the settings.
    private let margin: Rational?
    /// The currency of an amount that names none; nil for the board's base.
    private let base: CurrencyCode?
    private let format: PrintFormat
    private let patience: Patience

    init(_ given: Given) throws(UsageError) {
        isDemo = given.has(.demo)
        words = given.words
        format = try given.printFormat()
        base = try given.currency(.base)
        day = try given.day(.on, like: "2024-03-01")
        patience = try given.patience()
        margin = try given.value(.margin, of: ["0–100"]) { text in
            Rational(decimal: text).flatMap { (0..<100).contains($0) ? $0 : nil }
        }
    }

    var answersFromFolders: Bool { !isDemo }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = isDemo ? KeptBoard.demo : try .read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        var model = session.model(kept.arrangement.based(on: base), knowing: kept, isDemo: isDemo)
        let (amount, codes) = try read(model)
        // The amount's currency is the base, so that notes about rates cover those that count.
        var arrangement = Arrangement(
            [.rates: ItemList(cards: codes.map { Item($0) })], base: amount.currency)
        arrangement.amount = amount
        model = session.model(arrangement, knowing: kept, isDemo: isDemo)
        var problems: [String] = []
        if let day = model.pastDay(of: amount) {
            problems = try askPast(day, session, kept, &model)
        } else if !isDemo {
            problems = try PrintCommand.ask(session, kept, [model.questionForRates], patience, &model) {
                model in
                codes.allSatisfy { model.conversion(of: amount, to: $0).amount != nil }
            }.problems
        }
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        let conversions = Conversions(amount, to: codes, model)
        let isKnown = conversions.unknown.count < codes.count
        if isKnown { try FXTerm.print(conversions.text(format)) }
        problems += ConvertCommand.problems(conversions, amount, model, isAnswered: problems.isEmpty)
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        return isKnown ? .done : .failed
    }

    /// The longest run of words that make an amount, then the targets; without any, the board's.
    private func read(
        _ model: Model
    ) throws(CommandError) -> (Amount, [CurrencyCode]) {
        var found: (spoken: SpokenAmount, count: Int)?
        var mistake: AmountMistake?
        for count in 1...max(1, words.count) {
            let text = CleanText.line(words.prefix(count).joined(separator: " ")) ?? ""
            do throws(AmountMistake) {
                found = (try model.spoken(text), count)
                mistake = nil
            } catch {
                // A longer text is wrong only because it goes on: keep the first mistake.
                mistake = mistake ?? error
            }
        }
        // A word after a bare number is its currency.
        if case .unknownCurrency? = mistake?.cause { found = nil }
        guard let found else { throw .wrongUsage(mistake?.advice ?? .phrase(.amountNumberMissing)) }
        var amount = Amount(found.spoken, base: model.arrangement.base)
        amount.day = self.day ?? amount.day
        amount.margin = margin ?? amount.margin
        if let day = amount.day, model.isToCome(day) {
            throw .wrongUsage(.phrase(.dayToCome, verbatim: ["day": day.description]))
        }
        let rates = try Panel.rates.items(words.dropFirst(found.count)).compactMap { RateID($0) }
        // 250 EUR/JPY is as much as 250 EUR JPY.
        if found.spoken.currency == nil, let base = rates.first?.base {
            guard let code = base.currency else {
                throw .wrongUsage(.phrase(.notACurrency, verbatim: ["text": base.text]))
            }
            amount.currency = code
        }
        if let asset = rates.lazy.compactMap(\.code.asset).first {
            throw .wrongUsage(.phrase(.notACurrency, verbatim: ["text": asset.text]))
        }
        var codes = [found.spoken.target].compactMap(\.self) + rates.compactMap(\.code.currency)
        if codes.isEmpty {
            let board = [model.arrangement.base] + model.arrangement.currencies
            codes = board.filter { $0 != amount.currency }
        }
        return (amount, codes)
    }

    private func askPast(
        _ day: Day, _ session: Session, _ kept: KeptBoard, _ model: inout Model
    ) throws(CommandError) -> [String] {
        let before = ConvertCommand.rates(day, kept, model)
        let effects = model.update(.figures(.ratesOfDay(before, day)))
        var questions: [FeedSubject] = []
        for case .ask(let subject, _) in effects { questions.append(subject) }
        if questions.isEmpty { return [] }
        let problems = try PrintCommand.ask(
            session, kept, questions, patience, &model
        ).problems
        let after = ConvertCommand.rates(day, kept, model).mapValues { seen in
            before[seen.value.code] == seen ? seen : Seen(seen.value, .live, at: seen.at)
        }
        _ = model.update(.figures(.ratesOfDay(after, day)))
        return problems
    }

    private static func rates(_ day: Day, _ kept: KeptBoard, _ model: Model) -> [CurrencyCode: Seen<Rate>] {
        let codes = model.codesOfAmount
        if model.isDemo { return DemoMarket.rates(of: codes, on: day, at: model.now) }
        var rates: [CurrencyCode: Seen<Rate>] = [:]
        for path in [kept.history?.path, FigureStore.temporaryPath].compactMap(\.self) {
            rates.merge(FigureStore.rates(at: path, of: codes, on: day)) { $1 }
        }
        return rates
    }

    /// Why conversions are missing, if no feed failed (`isAnswered`): a feed that did reports it itself.
    private static func problems(
        _ conversions: Conversions, _ amount: Amount, _ model: Model, isAnswered: Bool
    ) -> [String] {
        let unknown = conversions.unknown
        if unknown.isEmpty { return [] }
        let words = model.words
        if let day = model.pastDay(of: amount) {
            let lacking = model.codesOfAmount.filter { model.ratesOfDay?.rates[$0] == nil }
            if lacking.isEmpty || !isAnswered { return [] }
            let what =
                model.demoHasNoRates(of: day).map { words[$0] } ?? model.notAsked(.history)
                ?? words[.noRateOfDay, ["date": words.date(day, withYear: true)]]
            return [words.list(lacking.map(\.text)) + ": " + what]
        }
        if amount.currency != .usd, model.market.rates[amount.currency] == nil {
            return [words[.noRateOf, ["code": amount.currency.text]]]
        }
        return Panel.rates.kind.printed(model).problems
    }
}
