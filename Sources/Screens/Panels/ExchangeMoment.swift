internal import Board
internal import Market
internal import TUI
internal import Words

/// What exchanges are doing at a moment, and which day it is there, looked up once each.
struct ExchangeMoment {
    private let now: Instant
    private let words: Words
    private var days: [String: Day?] = [:]
    private var texts: [String: MarketText] = [:]

    init(_ now: Instant, _ words: Words) { (self.now, self.words) = (now, words) }

    /// Goes on to another moment.
    mutating func move(to now: Instant) {
        if now != self.now { self = ExchangeMoment(now, words) }
    }

    /// Whether a figure was made on what is today's date at its exchange.
    mutating func isOfToday(_ figure: StockFigure) -> Bool {
        guard let local = figure.local, let time = figure.time, now - time < 86_400 else { return false }
        let day = days[figure.zone] ?? Zone(figure.zone)?.local(now).day
        days[figure.zone] = .some(day)
        return (day ?? local.day) == local.day
    }

    /// What the exchange of a stock is doing; nil where that is not known, and where there is none.
    mutating func text(of figure: StockFigure) -> MarketText? {
        guard let exchange = figure.venue.exchange, let hours = exchange.hours else { return nil }
        let text = texts[exchange.mic] ?? MarketText(exchange, hours.moment(at: now), at: now, words)
        texts[exchange.mic] = text
        return text
    }
}

extension MarketText {
    /// The longest wording of at most `width` cells.
    func text(atMost width: Int) -> (words: String, role: Role)? {
        wordings.first { CellWidth.of($0) <= width }.map { ($0, role) }
    }
}
