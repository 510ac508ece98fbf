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

    /// When a price was made, as far as its day has to be said.
    enum PriceDay: Hashable, Sendable {
        /// On what is today's date at its exchange.
        case today
        /// So lately that day and month tell the day.
        case recent
        /// So long ago that it takes the year.
        case distant
    }

    /// When the price of a figure was made.
    mutating func day(of figure: StockFigure) -> PriceDay {
        guard let local = figure.local, let time = figure.time else { return .recent }
        if now - time >= 86_400 { return now - time < 300 * 86_400 ? .recent : .distant }
        let day = days[figure.zone] ?? Zone(figure.zone)?.local(now).day
        days[figure.zone] = .some(day)
        return (day ?? local.day) == local.day ? .today : .recent
    }

    /// The state of a stock's exchange; nil if that is not known, or if there is none.
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
