internal import Board
internal import Market
internal import TUI

extension CardFace {
    /// Whether currencies are traded now.
    static func currencyStatus(_ model: Model) -> (long: [Span], short: [Span]) {
        guard let hours = TradingHours.currencies else { return ([], []) }
        let isOpen = hours.isOpen(at: model.now)
        let words =
            isOpen
            ? "traded all over the world until Friday, 17:00 in New York"
            : "until Sunday, 17:00 in New York"
        return status(isOpen, "between banks", words)
    }

    /// Where a stock is traded, and whether it is now.
    static func stockStatus(_ symbol: String, _ model: Model) -> (long: [Span], short: [Span]) {
        let name = Exchange.zone(of: symbol)
        let place = "in \(City.name(ofZone: name))"
        guard let hours = Exchange.hours(of: symbol), let zone = Zone(name) else {
            let text = [Span("Its exchange's hours are not known here", Style(.faint))]
            return (text, text)
        }
        let time = zone.local(model.now).time.hoursAndMinutes
        return status(hours.isOpen(at: model.now), place, "where it is \(time)")
    }

    /// What people do in a city at this hour, as far as an ordinary day says.
    static func cityStatus(_ clock: ClockFigure) -> (long: [Span], short: [Span]) {
        let part = DayBars.Part(hour: Double(clock.time.second) / 3600)
        let words =
            switch part {
            case .work: "Office hours there"
            case .awake: clock.time.hour < 12 ? "Early morning there" : "Evening there"
            case .asleep: "Night there"
            }
        let short = [
            Span(part == .work ? "● " : "○ ", part.style), Span(words, Style(part == .work ? .text : .faint)),
        ]
        return (short + [Span(", \(clock.zone)", Style(.faint))], short)
    }

    private static func status(_ isOpen: Bool, _ place: String, _ more: String) -> (
        long: [Span], short: [Span]
    ) {
        let lamp = Span(isOpen ? "● " : "○ ", Style(isOpen ? .live : .faint))
        let state = Span("\(isOpen ? "Open" : "Closed") now \(place)", Style(isOpen ? .text : .faint))
        return ([lamp, state, Span(", \(more)", Style(.faint))], [lamp, state])
    }
}
