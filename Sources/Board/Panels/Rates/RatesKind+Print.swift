internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import Words

extension RatesKind {
    func printed(_ model: Model) -> PrintedPanel {
        let figures = order(model).compactMap(RateID.init).map { (id: $0, figure: model.figureAsNamed($0)) }
        var printed = PrintedPanel(
            facts: [
                .init("base", .text(model.arrangement.base.text)),
                .init("baseline", .text(model.arrangement.baseline.text)),
            ] + model.dayFacts,
            [
                .init("code", .phrase(.printCode)), .init("name", .phrase(.printName)),
                .init("rate", .phrase(.printRate), isRight: true),
                .init("baseDay", .phrase(.printBaseDay)),
                .init("baseRate", .phrase(.printBaseRate), isRight: true),
                .init("change", .phrase(.printChange), isRight: true),
                .init("quotedAt", .phrase(.printQuotedAt)), .init("source", .phrase(.printSource)),
                .init("state", .phrase(.printState)), .init("disputed"),
            ] + model.dayColumns, rows: figures.map { row($0.id, $0.figure, model) },
            isEmpty: figures.allSatisfy { $0.figure.rate == nil })
        printed.compare(
            model.printedBaselines, { model.figureText.change($0, places: 2) },
            figures.map { id, _ in
                model.printedBaselines.map { baseline in
                    let compared = model.figureAsNamed(id, baseline)
                    return (compared.base, compared.change)
                }
            })
        for (id, figure) in figures {
            printed.remark(
                on: id.text, figure.rate, figure.disagreement, figure.doubt, figure.lack, model,
                figure.written(model.figureText))
        }
        printed.problems = unknown(model)
        return printed
    }

    func questions(_ model: Model) -> [FeedSubject] {
        if model.arrangement.rates.isEmpty { return [] }
        let symbols = model.arrangement.rateSymbols
        return [model.questionForRates] + (symbols.isEmpty ? [] : [.quotes(symbols)])
            + [model.questionForPast].compactMap(\.self)
    }

    /// A cross rate depends on the base's rate too.
    func needs(_ subject: UnshownFigure.Subject, _ model: Model) -> Bool {
        switch subject {
        case .rate(let code):
            code == model.arrangement.base || model.arrangement.currencies.contains(code)
        case .stock(let symbol): model.arrangement.rateSymbols.contains(symbol)
        }
    }

    /// Sides without a rate, and why: there is no such currency, or no feed has it.
    private func unknown(_ model: Model) -> [String] {
        let words = model.words
        // Without any rate, it is not the currency's fault.
        let hasAny = model.market.rates.values.contains { $0.origin != .sample }
        var missing: [RateLeg] = []
        for id in model.arrangement.rateIDs where model.figures.rates[id]?.rate == nil {
            let sides = [id.base, id.code].compactMap(\.self)
            missing += sides.filter { model.market.dollarRate($0) == nil && !missing.contains($0) }
        }
        return missing.compactMap { leg in
            guard let code = leg.currency, Currency.name(code) == nil else {
                return hasAny ? words[.noRateOf, ["code": leg.text]] : nil
            }
            let what = words[.noSuchCurrency, ["code": code.text]]
            let near = Saying.didYouMean(Nearest.currencies(to: code)).map { words[$0] }
            return near.map { words[.whatAndNext, ["what": what, "next": $0]] } ?? what
        }
    }

    private func row(_ id: RateID, _ figure: RateFigure, _ model: Model) -> [PrintedPanel.Cell] {
        let (text, absent) = (model.figureText, FigureText.absent)
        let written = figure.written(text)
        let state = figure.state(refresh: model.refresh.rates, now: model.now)
        let unit = figure.units == 1 ? nil : "(\(model.words.unit(of: figure)))"
        let name = [model.figures.rateNames[id], unit].compactMap(\.self).joined(separator: " ")
        return [
            .init(.text(id.text), id.text),
            .init(.text(id.name()), name),
            .init(.figure(figure.rate), figure.rate.map(written) ?? absent),
            .init(.text(figure.base?.day.description), figure.base?.day.description ?? absent),
            .init(.figure(figure.base?.close), figure.base.map { written($0.close) } ?? absent),
            .init(.figure(figure.change), figure.change.map { text.change($0, places: 2) } ?? absent),
            .init(.text(figure.quotedAt?.iso8601), figure.quotedAt.map { model.viewer.moment($0) } ?? absent),
            .init(.text(figure.source?.text), figure.source?.text ?? absent),
            .init(.text(state?.rawValue), state.map { model.words[$0.phrase] } ?? absent),
            .init(figure.disagreement.printed("rate")),
        ] + model.dayCells(figure.quotedAt.map { Zone.utc.local($0).day })
    }
}

extension Disagreement? {
    /// Another feed's figure, called `name`; none if it agrees or is missing.
    package func printed(_ name: String) -> PrintedValue {
        .fields(map { [.init("source", .text($0.source.text)), .init(name, .figure($0.value))] })
    }
}
