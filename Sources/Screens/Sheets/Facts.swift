internal import Board
internal import Market
internal import TUI

/// One line of what is known.
struct Fact {
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
    private let model: Model
    private let details: Details

    init(_ model: Model, _ details: Details) {
        self.model = model
        self.details = details
    }

    /// What the item is called.
    var title: (code: String, name: String) {
        let item = details.item
        switch details.panel {
        case .rates: return (item, model.figures.currencyNames[item] ?? "")
        case .clocks: return (City.name(ofZone: item), item)
        case .stocks: return (item, model.figures.stocks[item]?.name ?? "")
        }
    }

    /// The lines.
    var all: [Fact] {
        switch details.panel {
        case .rates: rate
        case .clocks: clock
        case .stocks: stock
        }
    }

    private var rate: [Fact] {
        let (code, base) = (details.item, model.arrangement.base)
        guard let figure = model.figures.rates[code], let rate = figure.rate else {
            return [Fact("Rate", "none yet", .warning)] + errors(nil)
        }
        var facts = [
            Fact("Rate", "1 \(base) = \(FigureText.rate(rate)) \(code)", .title),
            Fact("", "1 \(code) = \(FigureText.rate(1 / rate)) \(base)"),
        ]
        facts += [change(figure.change, figure.base, FigureText.rate)]
        facts += monthRange(rate, FigureText.rate)
        facts += source(
            figure.source, figure.quotedAt, figure.arrived,
            figure.state(refresh: model.choices.ratesRefresh, now: model.now))
        if let rival = figure.rival {
            facts += disagreement(rival, rate, FigureText.rate(rival.value))
        }
        if let hours = TradingHours.currencies {
            let isOpen = hours.isOpen(at: model.now)
            facts.append(
                Fact("Market", isOpen ? "open, Sunday to Friday 17:00 New York" : "closed over the weekend"))
        }
        return facts + errors(nil)
    }

    private var stock: [Fact] {
        let symbol = details.item
        guard let figure = model.figures.stocks[symbol], let price = figure.price else {
            return [Fact("Price", "none yet", .warning)] + errors(symbol)
        }
        var facts = [
            Fact(
                "Price",
                [FigureText.price(price), figure.currency].compactMap(\.self).joined(separator: " "), .title),
            change(figure.change, figure.base, FigureText.price),
        ]
        if let range = model.dayRange(.stocks, symbol) {
            facts.append(
                Fact("Day", "\(FigureText.price(range.lowerBound)) – \(FigureText.price(range.upperBound))"))
        }
        facts += monthRange(price, FigureText.price)
        facts += source(
            figure.source, figure.time, figure.arrived,
            figure.state(refresh: model.choices.stocksRefresh, now: model.now))
        if let rival = figure.rival { facts += disagreement(rival, price, FigureText.price(rival.value)) }
        facts += exchange(symbol)
        return facts + errors(symbol)
    }

    private var clock: [Fact] {
        guard let zone = model.figures.zones[details.item] else {
            return [Fact("Zone", "this system knows no such zone", .warning)]
        }
        let clock = ClockFigure(zone, here: model.here, now: model.now)
        return [
            Fact("Time", ClockText.time(clock.time, model.choices), .title),
            Fact("Date", PanelAge.date(clock.day, withYear: true)),
            Fact(
                "From here",
                "\(FigureText.relativeDay(clock.day, from: clock.today)), \(FigureText.hours(clock.offset))"),
            Fact("From UTC", FigureText.hours(zone.offset(at: model.now))),
            Fact("Zone", zone.name),
        ]
    }

    private func change(_ change: Double?, _ base: DailyClose?, _ text: (Double) -> String) -> Fact {
        let label = "Since \(model.arrangement.baseline.rawValue)"
        guard let change, let base else { return Fact(label, "no close to measure against", .faint) }
        var fact = Fact(label, "")
        fact.value = [
            Span(
                "\(FigureText.arrow(change)) \(FigureText.change(change, places: 2))",
                Style.change(change, model)),
            Span("  from \(text(base.close)) on \(PanelAge.date(base.day, withYear: false))", Style(.faint)),
        ]
        return fact
    }

    private func monthRange(_ now: Double, _ text: (Double) -> String) -> [Fact] {
        let closes = model.closes(details.panel, details.item, atMost: 22).map(\.close)
        guard let low = (closes + [now]).min(), let high = (closes + [now]).max(), !closes.isEmpty else {
            return []
        }
        return [Fact("Month", "\(text(low)) – \(text(high)), at close")]
    }

    private func source(_ source: String?, _ time: Instant?, _ arrived: Instant?, _ state: FigureState?)
        -> [Fact]
    {
        var facts: [Fact] = []
        if let source {
            let origin = FeedKind(rawValue: source)?.origin ?? source
            facts.append(
                Fact(
                    "Source", state.map { "\(origin), \($0.rawValue)" } ?? origin,
                    state == .live ? .text : .warning))
        }
        if let time {
            let moment = "\(PanelAge.moment(time, model)) \(City.name(ofZone: model.here.name))"
            facts.append(Fact("Made at", "\(moment), \(FigureText.age(model.now - time)) ago"))
        }
        if let arrived, state != .sample {
            facts.append(
                Fact(
                    "Received",
                    "\(PanelAge.moment(arrived, model)), \(FigureText.age(model.now - arrived)) ago"))
        }
        return facts
    }

    private func disagreement(_ rival: Rival, _ figure: Double, _ text: String) -> [Fact] {
        let share = FigureText.change((rival.value - figure) / figure, places: 1)
        return [
            Fact("But", "\(rival.source) says \(text) (\(share))", .warning),
            Fact(
                "", "made at \(PanelAge.moment(rival.time, model)); which is right is not known here", .faint),
        ]
    }

    private func exchange(_ symbol: String) -> [Fact] {
        let place = City.name(ofZone: Exchange.zone(of: symbol))
        guard let hours = Exchange.hours(of: symbol), let zone = Zone(Exchange.zone(of: symbol)) else {
            return [Fact("Exchange", "its hours are not known here", .faint)]
        }
        let local = zone.local(model.now)
        let state = hours.isOpen(at: model.now) ? "open" : "closed"
        return [Fact("Exchange", "\(place), \(state); \(local.time.hoursAndMinutes) there")]
    }

    /// What went wrong last, with the feed and with this stock alone.
    private func errors(_ symbol: String?) -> [Fact] {
        var sentences: [String] = []
        if let symbol, let failure = model.stockFailures[symbol] {
            sentences.append(failure.sentence(about: symbol))
        }
        if let failure = model.feed(details.panel)?.failure { sentences.append(failure.sentence()) }
        return sentences.map { Fact("Last error", $0, .warning) }
    }
}

extension FeedKind {
    /// Who stands behind the feed, as its terms ask to be named.
    var origin: String {
        switch self {
        case .rter: "rter (tw.rter.info)"
        case .erAPI: "er-api (Rates By Exchange Rate API)"
        case .frankfurter: "frankfurter (frankfurter.dev)"
        case .yahoo: "yahoo (Yahoo Finance)"
        case .twse: "twse (Taiwan Stock Exchange, live)"
        case .twseDay: "twse-day (Taiwan Stock Exchange, daily)"
        case .dash: "dash (the list in the settings)"
        }
    }
}
