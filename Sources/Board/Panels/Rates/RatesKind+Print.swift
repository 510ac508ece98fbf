internal import Market
internal import Words

extension RatesKind {
    func printed(_ model: Model) -> PrintedPanel {
        let figures = order(model).compactMap { model.figures.rates[of: $0] }
        return PrintedPanel(
            facts: [
                .init("base", .text(model.arrangement.base.text)),
                .init("baseline", .text(model.arrangement.baseline.rawValue)),
            ],
            [
                .init("code", .phrase(.printCode)), .init("name", .phrase(.printName)),
                .init("rate", .phrase(.printRate), isRight: true),
                .init("baseDay", .phrase(.printBaseDay)),
                .init("baseRate", .phrase(.printBaseRate), isRight: true),
                .init("change", .phrase(.printChange), isRight: true),
                .init("quotedAt", .phrase(.printQuotedAt)), .init("source", .phrase(.printSource)),
                .init("state", .phrase(.printState)), .init("disputed", heading: nil),
            ], rows: figures.map { row($0, model) }, isEmpty: figures.allSatisfy { $0.rate == nil })
    }

    private func row(_ figure: RateFigure, _ model: Model) -> [PrintedPanel.Cell] {
        let (text, absent) = (model.figureText, FigureText.absent)
        let state = figure.state(refresh: model.refresh.rates, now: model.now)
        return [
            .init(.text(figure.code.text), figure.code.text),
            .init(.text(Currency.name(figure.code)), model.figures.currencyNames[figure.code] ?? ""),
            .init(.figure(figure.rate), figure.rate.map { text.rate($0) } ?? absent),
            .init(.text(figure.base?.day.description), figure.base?.day.description ?? absent),
            .init(.figure(figure.base?.close), figure.base.map { text.rate($0.close) } ?? absent),
            .init(.figure(figure.change), figure.change.map { text.change($0, places: 2) } ?? absent),
            .init(.text(figure.quotedAt?.iso8601), figure.quotedAt.map { model.viewer.moment($0) } ?? absent),
            .init(.text(figure.source?.text), figure.source?.text ?? absent),
            .init(.text(state?.rawValue), state.map { model.words[$0.phrase] } ?? absent),
            .init(figure.rival.printed("rate")),
        ]
    }
}

extension Rival? {
    /// Another feed's figure, called `name`; none if it says the same, or nothing.
    func printed(_ name: String) -> PrintedValue {
        .fields(map { [.init("source", .text($0.source.text)), .init(name, .figure($0.value))] })
    }
}
