internal import Board
internal import CivilTime
internal import Market
internal import Places
internal import TUI
internal import Words

extension DeckCardView {
    static func currencyStatus(_ model: Model) -> Wording {
        guard let hours = TradingHours.currencies else { return Wording(long: [], short: []) }
        let moment = hours.moment(at: model.now)
        let isOpen = moment.phase == .open
        let short = words(isOpen, model.words[isOpen ? .banksOpen : .banksClosed])
        guard let bell = moment.nextBell else { return Wording(long: short, short: short) }
        let span = model.words.span(bell - model.now)
        let time = model.timeText.minute(TradingHours.newYorkBell)
        let more = model.words[isOpen ? .closesFriday : .opensSunday, ["span": span, "time": time]]
        return Wording(long: short + [Span(more, Style(.faint))], short: short)
    }

    static func stockStatus(_ venue: Venue, _ model: Model) -> Wording {
        func said(_ text: String) -> Wording {
            let text = [Span(text, Style(.faint))]
            return Wording(long: text, short: text)
        }
        switch venue {
        case .exchange(let exchange): return exchangeStatus(exchange, model)
        case .currencies: return currencyStatus(model)
        case .futures:
            guard let hours = TradingHours.futures else { return Wording(long: [], short: []) }
            let isOpen = hours.isOpen(at: model.now)
            // On a holiday it may be otherwise.
            let short = words(isOpen, model.words[isOpen ? .marketOpen : .marketClosed] + "?")
            return Wording(long: short, short: short)
        case .always: return said(model.words[.openAlways])
        case .daily: return said(model.words[.onePriceADay])
        case .unknown: return said(model.words[.exchangeHoursUnknown])
        }
    }

    private static func exchangeStatus(_ exchange: Exchange, _ model: Model) -> Wording {
        guard let hours = exchange.hours, let zone = Zone(exchange.clock.zone) else {
            return Wording(long: [], short: [])
        }
        let market = MarketText(
            exchange, hours.moment(at: model.now, auctions: false), at: model.now, model.writing)
        let city = City.name(ofClock: exchange.clock, language: model.language)
        let time = model.timeText.minute(zone.local(model.now).time)
        let there = model.words[.timeInCity, ["exchange": exchange.name, "time": time, "city": city]]
        return Wording(
            long: words(market, 0) + [Span(" · " + there, Style(.faint))], short: words(market, 2))
    }

    static func cityStatus(_ clock: ClockFigure, _ model: Model) -> Wording {
        let hour = DayStrip.Hour(clock.time, clock.day)
        let short = words(hour == .work, model.words[hour.phrase(at: clock.time)])
        let zone = [Span(" · \(clock.zone)", Style(.faint))]
        guard let market = MarketText(clock.id, at: model.clockMoment, model.writing) else {
            return Wording(long: short + zone, short: short)
        }
        return Wording(
            long: short + [Span(" · ", Style(.faint))] + words(market, 0) + zone, short: words(market, 2))
    }

    private static func words(_ isOn: Bool, _ text: String) -> [Span] {
        [Span(isOn ? "● " : "○ ", Style(isOn ? .live : .faint)), Span(text, Style(isOn ? .text : .faint))]
    }

    /// A market's wording of the given length, 0 being the longest.
    private static func words(_ market: MarketText, _ length: Int) -> [Span] {
        let text = market.wordings[min(length, market.wordings.count - 1)]
        let lamp = market.mark == " " ? "○" : market.mark
        return [
            Span(lamp + " ", Style(market.role)), Span(text, Style(market.phase == .open ? .text : .faint)),
        ]
    }
}
