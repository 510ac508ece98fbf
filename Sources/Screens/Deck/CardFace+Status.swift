internal import Board
internal import Market
internal import TUI

extension CardFace {
    /// Whether currencies are traded now.
    static func currencyStatus(_ model: Model) -> (long: [Span], short: [Span]) {
        guard let hours = TradingHours.currencies else { return ([], []) }
        let moment = hours.moment(at: model.now)
        let isOpen = moment.phase == .open
        let short = words(isOpen, isOpen ? "Open between banks" : "Closed over the weekend")
        guard let bell = moment.nextBell else { return (short, short) }
        let more = ", \(isOpen ? "closes" : "opens") in \(ClockText.span(bell - model.now))"
        let place = ", \(isOpen ? "Friday" : "Sunday") at 17:00 in New York"
        return (short + [Span(more + place, Style(.faint))], short)
    }

    /// Where a stock is traded, and whether it is now.
    static func stockStatus(_ symbol: String, _ model: Model) -> (long: [Span], short: [Span]) {
        guard let exchange = Exchange.of(symbol), let hours = Exchange.hours(of: symbol),
            let zone = Zone(exchange.clock.zone)
        else {
            let text = [Span("Its exchange's hours are not known here", Style(.faint))]
            return (text, text)
        }
        let market = MarketText(exchange, hours.moment(at: model.now), at: model.now)
        let city = City.name(ofClock: exchange.clock.description, language: model.choices.language)
        let time = ClockText.minute(zone.local(model.now).time, model.choices)
        return (
            words(market, 0) + [Span(" · \(exchange.name), \(time) in \(city)", Style(.faint))],
            words(market, 2)
        )
    }

    /// What people and the exchange do in a city at this hour.
    static func cityStatus(_ clock: ClockFigure, _ model: Model) -> (long: [Span], short: [Span]) {
        let hour = DayStrip.Hour(clock.time, clock.day)
        let doing =
            switch hour {
            case .work: "Office hours"
            case .awake: clock.time.hour < 9 ? "Morning" : clock.time.hour < 17 ? "A free day" : "Evening"
            case .asleep: "Night"
            }
        let short = words(hour == .work, doing)
        let zone = [Span(" · \(clock.zone)", Style(.faint))]
        guard let market = MarketText(clock.id, at: model.clockMoment) else { return (short + zone, short) }
        return (short + [Span(" · ", Style(.faint))] + words(market, 0) + zone, words(market, 2))
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
