internal import Board
internal import Market
internal import TUI
internal import Words

extension CardFace {
    /// The face of one item of `panel`.
    init(_ panel: Panel, _ item: Item, _ model: Model) {
        switch panel.known {
        case .rates: self.init(currency: item, model)
        case .clocks: self.init(clock: item.text, model)
        case .stocks: self.init(stock: item, model)
        }
        isASCII = model.terminal.isASCII
        words = model.words
    }

    private init(currency item: Item, _ model: Model) {
        let code = item.text
        let figures = Baseline.allCases.map { ($0, model.rateFigure(code, $0)) }
        let figure = figures[0].1
        let base = model.arrangement.base
        self.init(
            title: CardFace.title(code, Currency.name(code, locale: model.language)),
            figure: figure.rate.map(model.figureText.rate) ?? FigureText.absent,
            status: CardFace.currencyStatus(model))
        if model.settings.flags, model.terminal.hasPictures {
            flag = (Flag.small(ofCurrency: code), Flag.large(ofCurrency: code))
        }
        unit = model.words[.unitPer, ["code": code, "base": base]]
        changes = figures.map { CardFace.change($0, $1.change, $1.base, model.figureText.rate, model) }
        line = Style.change(figure.change, places: 2)
        ages = CardFace.ages(
            figure.state(refresh: model.refresh.rates, now: model.now), figure.source, figure.arrived,
            figure.quotedAt, model)
        rivals = figure.rival.map { CardFace.rivals($0, model.figureText.rate) } ?? []
        if let rate = figure.rate {
            body = .month(
                model.closes(.rates, item, atMost: 22), now: rate, base: figure.base?.close,
                text: model.figureText.rate)
        }
    }

    private init(stock item: Item, _ model: Model) {
        let symbol = item.text
        let figures = Baseline.allCases.map { ($0, model.stockFigure(symbol, $0)) }
        let figure = figures[0].1
        self.init(
            title: CardFace.title(Exchange.shortSymbol(symbol), figure.name),
            figure: figure.price.map(model.figureText.price) ?? FigureText.absent,
            status: CardFace.stockStatus(figure.venue, model))
        unit = figure.currency ?? ""
        changes = figures.map { CardFace.change($0, $1.change, $1.base, model.figureText.price, model) }
        line = Style.change(figure.change, places: 2)
        ages = CardFace.ages(
            figure.state(refresh: model.refresh.stocks, now: model.now), figure.source, figure.arrived,
            figure.time, model)
        rivals = figure.rival.map { CardFace.rivals($0, model.figureText.price) } ?? []
        if let price = figure.price {
            body = .month(
                model.closes(.stocks, item, atMost: 22), now: price, base: figure.base?.close,
                text: model.figureText.price)
        }
    }

    private init(clock id: String, _ model: Model) {
        let city = City.name(ofClock: id, language: model.language)
        guard let zone = model.figures.zones[id] ?? ClockID(id).flatMap({ Zone($0.zone) }) else {
            let words = [Span(model.words[.zoneUnknown], Style(.warning))]
            self.init(title: CardFace.title(city, nil), figure: FigureText.absent, status: (words, words))
            return
        }
        let clock = ClockFigure(zone, id: id, here: model.here, now: model.clockMoment)
        let country = City.country(ofClock: id, language: model.language)
        let day = model.day(of: clock)
        let date = model.words.dateWithWeekday(clock.day, withYear: true)
        self.init(
            title: CardFace.title(city, country), figure: model.timeText.digits(clock.time),
            status: CardFace.cityStatus(clock, model))
        unit = model.timeText.half(clock.time)
        changes = [
            [
                [Span(day, Style(.title)), Span("  \(model.words.hoursOffset(clock.offset))", Style(.key))],
                [Span("  \(date)", Style(.faint))],
            ]
        ]
        isUnitFirst = !unit.isEmpty && model.timeText.minute(clock.time).hasPrefix(unit)
        body = .day(
            DayBars(zone, here: model.here, around: model.clockMoment, model.words),
            Facts.of(zone, model))
    }

    private static func title(_ code: String, _ name: String?) -> [Span] {
        [Span(" \(code) ", Style(.selection, on: .selection, .bold))]
            + (name.map { [Span(" \($0) ", Style(.title))] } ?? [])
    }

    private static func change(
        _ baseline: Baseline, _ change: Double?, _ base: DailyClose?, _ text: (Double) -> String,
        _ model: Model
    ) -> [[Span]] {
        let label = Span("\(baseline.rawValue) ", Style(.faint))
        guard let change, let base else { return [[label, Span(FigureText.absent, Style(.faint))]] }
        let words = model.figureText.marked(change, places: 2)
        return [
            [label, Span(words, Style.change(change, places: 2).with(.bold))],
            [Span("  " + model.words[.fromClose, ["close": text(base.close)]], Style(.faint))],
            [Span(" " + model.words[.onDate, ["date": model.words.date(base.day)]], Style(.faint))],
        ]
    }

    private static func ages(
        _ state: FigureState?, _ source: String?, _ arrived: Instant?, _ ownTime: Instant?, _ model: Model
    ) -> [[Span]] {
        let words = model.words
        func spans(_ texts: [String], _ style: Style) -> [[Span]] { texts.map { [Span(" \($0) ", style)] } }
        guard let state, let arrived else { return spans([words[.noFigureYet]], Style(.faint)) }
        let name = source ?? ""
        let moment = model.moment(ownTime ?? arrived)
        switch state {
        case .live:
            let text = words[.sourceAgo, ["source": name, "age": words.age(model.now - arrived)]]
            return spans([text, words[.live]], Style(.live))
        case .cached:
            let text = words[.sourceCached, ["source": name, "moment": moment]]
            let texts = [text, words[.cachedAt, ["moment": moment]], words[.cached]]
            return spans(texts, Style(.faint))
        case .stale:
            let text = words[.sourceStale, ["source": name, "moment": moment]]
            return spans([text, words[.stale]], Style(.warning))
        case .sample:
            let texts = [words[.sampleData], words[.sample].uppercased()]
            return spans(texts, Style(.label, on: .label))
        }
    }

    private static func rivals(_ rival: Rival, _ text: (Double) -> String) -> [[Span]] {
        ["≠ \(rival.source) \(text(rival.value))", "≠ \(rival.source)", "≠"].map {
            [Span(" \($0) ", Style(.warning))]
        }
    }
}
