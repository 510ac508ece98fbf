internal import Board
internal import Market
internal import TUI
internal import Words

/// One line of what is known.
struct Fact: Equatable {
    /// What it is about.
    var label: String
    /// What there is to say.
    var value: [Span]

    init(_ label: String, _ text: String, _ role: Role = .text) {
        self.label = label
        value = [Span(text, Style(role))]
    }

    /// The fact over as many lines of `width` cells as it takes, broken between words.
    func wrapped(to width: Int) -> [Fact] {
        guard value.cells > width, width > 0 else { return [self] }
        var lines: [[Span]] = [[]]
        for span in value {
            for word in span.text.split(separator: " ") {
                let line = lines[lines.count - 1]
                let text = CellWidth.fit(String(word), width)
                if line.cells + CellWidth.of(text) + (line.isEmpty ? 0 : 1) > width {
                    lines.append([Span(text, span.style)])
                } else {
                    lines[lines.count - 1].append(Span(line.isEmpty ? text : " " + text, span.style))
                }
            }
        }
        return lines.enumerated().map { index, spans in
            var fact = Fact(index == 0 ? label : "", "")
            fact.value = spans
            return fact
        }
    }
}

/// What is known of one item, a line each, and nothing said of what is not.
struct Facts {
    let model: Model
    let details: Details

    init(_ model: Model, _ details: Details) {
        self.model = model
        self.details = details
    }

    var words: Words { model.words }

    /// What the item is called.
    var title: (code: String, name: String) {
        let item = details.item
        switch details.panel.known {
        case .rates:
            return (
                item.text,
                CurrencyCode(item).flatMap { Currency.name($0, locale: model.language) } ?? ""
            )
        case .clocks:
            return (
                Panel.clocks.kind.name(of: item, language: model.language),
                ClockID(item)?.zone ?? item.text
            )
        case .stocks: return (item.text, Symbol(item).flatMap { model.stockFigure($0).name } ?? "")
        }
    }

    /// The lines.
    var all: [Fact] {
        switch details.panel.known {
        case .rates: rate
        case .clocks: clock
        case .stocks: stock
        }
    }

    private var rate: [Fact] {
        guard let code = CurrencyCode(details.item) else { return [] }
        let base = model.arrangement.base
        let figure = model.rateFigure(code)
        guard let rate = figure.rate else {
            return [Fact(words[.labelRate], words[.noneYet], .warning)] + errors(nil)
        }
        var facts = [
            Fact(words[.labelRate], "1 \(base) = \(model.figureText.rate(rate)) \(code)", .title),
            Fact("", "1 \(code) = \(model.figureText.rate(1 / rate)) \(base)"),
        ]
        facts += [change(figure.change, figure.base, figure.doubt, model.figureText.rate)]
        facts += monthRange(rate, model.figureText.rate)
        facts += source(
            figure.source, figure.quotedAt, figure.arrived,
            figure.state(refresh: model.refresh.rates, now: model.now))
        if let rival = figure.rival {
            facts += disagreement(rival, rate, model.figureText.rate(rival.value))
        }
        return facts + currencyMarket + errors(nil)
    }

    private var stock: [Fact] {
        guard let symbol = Symbol(details.item) else { return [] }
        let figure = model.stockFigure(symbol)
        guard let price = figure.price else {
            return [Fact(words[.labelPrice], words[.noneYet], .warning)] + trial(figure) + errors(symbol)
        }
        var facts = [
            Fact(
                words[.labelPrice],
                [model.figureText.price(price), figure.currency].compactMap(\.self).joined(separator: " "),
                .title),
            change(figure.change, figure.base, figure.doubt, model.figureText.price),
        ]
        if let range = model.dayRange(.stocks, details.item) {
            facts.append(
                Fact(
                    words[.labelDay],
                    "\(model.figureText.price(range.lowerBound)) – \(model.figureText.price(range.upperBound))"
                ))
        }
        facts += monthRange(price, model.figureText.price)
        facts += source(
            figure.source, figure.time, figure.arrived,
            figure.state(refresh: model.refresh.stocks, now: model.now))
        facts += trial(figure)
        if let rival = figure.rival {
            facts += disagreement(rival, price, model.figureText.price(rival.value))
        }
        facts += exchange(figure)
        return facts + errors(symbol)
    }

    /// The price at which the exchange would trade the stock, which is none yet; empty if it is of another day.
    private func trial(_ figure: StockFigure) -> [Fact] {
        guard let trial = figure.trial, let zone = Zone(figure.zone),
            zone.local(trial.time).day == zone.local(model.now).day
        else {
            return []
        }
        let price = [model.figureText.price(trial.price), figure.currency].compactMap(\.self).joined(
            separator: " ")
        return [
            Fact(words[.labelTrial], ago(trial.time, "\(price) · \(model.viewer.moment(trial.time))"), .faint)
        ]
    }

    private func change(
        _ change: Double?, _ base: DailyClose?, _ doubt: ChangeDoubt?, _ text: (Double) -> String
    ) -> Fact {
        let label = words[.labelSince, ["baseline": model.arrangement.baseline.rawValue]]
        guard let change, let base else {
            return Fact(label, words[doubt?.phrase ?? .noCloseToMeasure], .faint)
        }
        var fact = Fact(label, "")
        fact.value = [
            Span(model.figureText.marked(change, places: 2), Style.change(change, places: 2)),
            Span(
                "  " + words[.fromOn, ["close": text(base.close), "date": words.date(base.day)]],
                Style(.faint)),
        ]
        return fact
    }

    private func monthRange(_ now: Double, _ text: (Double) -> String) -> [Fact] {
        let closes = model.closes(details.panel, details.item, atMost: 22).map(\.close)
        guard let low = (closes + [now]).min(), let high = (closes + [now]).max(), !closes.isEmpty else {
            return []
        }
        return [Fact(words[.labelMonth], words[.monthAtClose, ["low": text(low), "high": text(high)]])]
    }

    private func source(_ source: FeedID?, _ time: Instant?, _ arrived: Instant?, _ state: FigureState?)
        -> [Fact]
    {
        var facts: [Fact] = []
        if let source {
            let origin = source.origin(words)
            let text = state.map { words[.sourceState, ["source": origin, "state": words[$0.phrase]]] }
            // The sample is its own source.
            let whole = state == .sample ? words[.sample] : text ?? origin
            facts.append(Fact(words[.labelSource], whole, state == .live ? .text : .warning))
        }
        if let time {
            let here = City.name(ofZone: model.here.name, language: model.language)
            facts.append(Fact(words[.labelMadeAt], ago(time, "\(model.viewer.moment(time)) \(here)")))
        }
        if let arrived, state != .sample {
            facts.append(Fact(words[.labelReceived], ago(arrived, model.viewer.moment(arrived))))
        }
        return facts
    }

    /// A moment and how long ago it was.
    private func ago(_ instant: Instant, _ moment: String) -> String {
        let ago = words[.ago, ["span": words.age(model.now - instant)]]
        return words[.madeAgo, ["moment": moment, "ago": ago]]
    }

    private func disagreement(_ rival: Rival, _ figure: Double, _ text: String) -> [Fact] {
        let share = model.figureText.change((rival.value - figure) / figure, places: 1)
        return [
            Fact(
                words[.labelBut],
                words[.rivalSays, ["source": rival.source.text, "figure": text, "share": share]], .warning),
            Fact("", words[.rivalMadeAt, ["moment": model.viewer.moment(rival.time)]], .faint),
        ]
    }

    private func exchange(_ figure: StockFigure) -> [Fact] {
        switch figure.venue {
        case .exchange(let exchange):
            guard let hours = exchange.hours, let zone = Zone(exchange.clock.zone) else { return [] }
            let place = City.name(ofZone: zone.name, language: model.language)
            let state = words[hours.isOpen(at: model.now) ? .marketOpen : .marketClosed]
            let time = model.timeText.minute(zone.local(model.now).time)
            return [
                Fact(
                    words[.labelExchange],
                    words[.exchangeState, ["place": place, "state": state, "time": time]])
            ]
        case .currencies: return currencyMarket
        case .futures:
            guard let hours = TradingHours.futures else { return [] }
            // On a holiday it may be otherwise.
            let state = words[hours.isOpen(at: model.now) ? .marketOpen : .marketClosed] + "?"
            return [Fact(words[.labelMarket], state)]
        case .always: return [Fact(words[.labelMarket], words[.openAlways])]
        case .daily: return [Fact(words[.labelMarket], words[.onePriceADay])]
        case .unknown: return [Fact(words[.labelExchange], words[.exchangeHoursUnknown], .faint)]
        }
    }

    private var currencyMarket: [Fact] {
        guard let hours = TradingHours.currencies else { return [] }
        let isOpen = hours.isOpen(at: model.now)
        let time = model.timeText.minute(TradingHours.newYorkBell)
        let text = isOpen ? words[.currenciesOpen, ["time": time]] : words[.currenciesClosed]
        return [Fact(words[.labelMarket], text)]
    }

    /// What went wrong last, with the feed and with this stock alone.
    private func errors(_ symbol: Symbol?) -> [Fact] {
        var sentences: [String] = []
        if let symbol, let failure = model.stockFailures[symbol] {
            sentences.append(failure.sentence(words, about: symbol, known: Array(model.market.quotes.keys)))
        }
        if let failure = model.feed(details.panel)?.failure { sentences.append(failure.sentence(words)) }
        return sentences.map { Fact(words[.labelLastError], $0, .warning) }
    }
}

extension FeedID {
    /// Who stands behind the feed, as its terms ask to be named.
    func origin(_ words: Words) -> String {
        switch self {
        case .rter: "rter (tw.rter.info)"
        case .erAPI: "er-api (Rates By Exchange Rate API)"
        case .frankfurter: "frankfurter (frankfurter.dev)"
        case .yahoo: "yahoo (Yahoo Finance)"
        case .twse: "twse (Taiwan Stock Exchange, live)"
        case .twseDay: "twse-day (Taiwan Stock Exchange, daily)"
        case .dash: "dash (\(words[.listInSettings]))"
        default: text
        }
    }
}
