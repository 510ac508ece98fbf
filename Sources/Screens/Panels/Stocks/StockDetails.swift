internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

extension Facts {
    func stock(_ figure: StockFigure) -> [Fact] {
        let failure = model.stockFailures[figure.symbol]?
            .sentence(words, about: figure.symbol, known: Array(model.market.quotes.keys))
        // No feed has them, so they are not on the way.
        let past = model.pastReading.awaited.contains(figure.symbol) ? nil : model.barFailures[figure.symbol]
        let lack = figure.lack == .unread && past != nil ? .unknown : figure.lack
        guard let price = figure.price else {
            if let reason = reasonOfPast(.stock(figure.symbol)) {
                return [Fact(words[.labelPrice], reason, .warning)] + errors(failure)
            }
            return [Fact(words[.labelPrice], words[.noneYet], .warning)] + trial(figure) + errors(failure)
        }
        var facts = [
            Fact(
                words[.labelPrice],
                [model.figureText.price(price), figure.currency].compactMap(\.self).joined(separator: " "),
                .title),
            change(figure.change, figure.base, figure.doubt, lack, model.figureText.price),
        ]
        facts += changes({ model.stockFigure(figure.symbol, $0).change }, places: 1)
        // A present quote does not describe a past day.
        let quote = model.pastDay == nil ? model.market.quotes[figure.symbol]?.value : nil
        facts += extended(quote)
        facts += range(.labelDay, quote?.dayRange, price)
        facts += monthRange(price, model.figureText.price)
        facts += range(.labelYear, quote?.session?.year, price)
        if let volume = quote?.session?.volume {
            facts.append(Fact(words[.labelVolume], ChartPanes.short(volume)))
        }
        facts += source(
            figure.source, figure.time, figure.arrived,
            figure.state(refresh: model.refresh.stocks, now: model.now))
        facts += trial(figure)
        if let disagreement = figure.disagreement {
            facts += otherFeed(disagreement, price, model.figureText.price(disagreement.value))
        }
        facts += next(of: .stock(figure.symbol))
        let place = exchange(figure)
        facts += place
        if let name = quote?.session?.exchange {
            facts.append(Fact(place.isEmpty ? words[.labelExchange] : "", name, .faint))
        }
        return facts + errors(failure) + news(figure.symbol)
    }

    private func news(_ symbol: Symbol) -> [Fact] {
        panel.kind.headlines(of: item, model).enumerated().map { index, headline in
            var fact = Fact(index == 0 ? words[.labelNews] : "", headline.title)
            let origin = [headline.publisher, words.age(model.now - headline.published)]
            fact.value.append(
                Span("  " + origin.compactMap(\.self).joined(separator: " · "), Style(.faint)))
            fact.headline = index
            return fact
        }
    }

    /// `990.00 ──●───────── 1045.00`.
    private func range(_ label: Phrase, _ range: ClosedRange<Double>?, _ price: Double) -> [Fact] {
        guard let range else { return [] }
        let (low, high) = (model.figureText.price(range.lowerBound), model.figureText.price(range.upperBound))
        // The price may be newer than the range.
        guard range.contains(price), range.lowerBound < range.upperBound else {
            return [Fact(words[label], "\(low) – \(high)")]
        }
        let share = (price - range.lowerBound) / (range.upperBound - range.lowerBound)
        let (cells, place) = (12, Int((share * 11).rounded()))
        var fact = Fact(words[label], "\(low) ")
        fact.value += [
            Span(String(repeating: "─", count: place), Style(.border)), Span("●", Style(.title)),
            Span(String(repeating: "─", count: cells - 1 - place), Style(.border)), Span(" \(high)"),
        ]
        return [fact]
    }

    /// `After hours  228.10  ▲ +0.4 %  19:42`.
    private func extended(_ quote: Quote?) -> [Fact] {
        guard let (extended, change) = quote?.newerExtended, let label = extended.session.phrase else {
            return []
        }
        var fact = Fact(words[label], model.figureText.price(extended.price) + "  ")
        if let change {
            fact.value.append(
                Span(model.figureText.marked(change, places: 1) + "  ", Style.change(change, places: 1)))
        }
        fact.value.append(Span(model.viewer.moment(extended.time), Style(.faint)))
        return [fact]
    }

    /// The price at which the exchange would trade, without a trade yet; empty if it is of another day.
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

    private func exchange(_ figure: StockFigure) -> [Fact] {
        if model.pastDay != nil { return [] }
        switch figure.venue {
        case .exchange(let exchange):
            guard let hours = exchange.hours, let zone = Zone(exchange.clock.zone) else { return [] }
            let place = City.name(ofZone: zone.name, language: model.language)
            let local = zone.local(model.now)
            let holiday = hours.holiday(on: local.day).map { " (\(words[$0.phrase]))" } ?? ""
            let doubt = hours.moment(at: model.now).areHolidaysKnown ? "" : "?"
            let state = words[hours.isOpen(at: model.now) ? .marketOpen : .marketClosed] + doubt + holiday
            let time = model.timeText.minute(local.time)
            return [
                Fact(
                    words[.labelExchange],
                    words[.exchangeState, ["place": place, "state": state, "time": time]])
            ]
        case .currencies: return currencyMarket
        case .futures:
            guard let hours = TradingHours.futures else { return [] }
            // It may be a holiday.
            let state = words[hours.isOpen(at: model.now) ? .marketOpen : .marketClosed] + "?"
            return [Fact(words[.labelMarket], state)]
        case .always: return [Fact(words[.labelMarket], words[.openAlways])]
        case .daily: return [Fact(words[.labelMarket], words[.onePriceADay])]
        case .unknown: return [Fact(words[.labelExchange], words[.exchangeHoursUnknown], .faint)]
        }
    }
}

extension DeckCardView {
    init?(stock item: Item, _ model: Model) {
        guard let symbol = Symbol(item) else { return nil }
        let figures = [Baseline.d1, .d5].map { (baseline: Baseline) in
            (baseline, model.stockFigure(symbol, baseline))
        }
        let figure = figures[0].1
        self.init(
            title: DeckCardView.title(Exchange.shortSymbol(symbol), figure.name),
            figure: figure.price.map(model.figureText.price) ?? FigureText.absent,
            status: DeckCardView.stockStatus(figure.venue, model).adding(
                model.eventRemark(of: .stock(symbol))))
        terminal = model.terminal
        unit = figure.currency ?? ""
        changes = figures.map { DeckCardView.change($0, $1.change, $1.base, model.figureText.price, model) }
        ages = DeckCardView.ages(
            figure.state(refresh: model.refresh.stocks, now: model.now), figure.source, figure.arrived,
            figure.time, model)
        disagreements =
            figure.disagreement.map { DeckCardView.disagreements($0, model.figureText.price) } ?? []
        strip = ChangeStrip(places: 1, model) { model.stockFigure(symbol, $0).change }
        if let price = figure.price {
            body = .month(
                Month(
                    .stocks, item, .price, now: price, base: figure.base, model.stockFigure(symbol).line,
                    model))
        }
    }
}
