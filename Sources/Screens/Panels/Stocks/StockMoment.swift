internal import Board
internal import CivilTime
internal import Market

struct StockMoment: Equatable {
    enum PriceDay {
        /// On what is today's date at its exchange.
        case today
        /// So lately that day and month tell the day.
        case recent
        /// So long ago that it takes the year.
        case distant
    }

    let mark: AgeMark?
    let day: PriceDay
    /// The state of its exchange; nil if that is not known, or if there is none.
    let market: MarketText?
}

/// The rows of the grid at a moment, which stands first: it is what mostly differs.
struct StockMoments: Equatable {
    let viewer: Viewer
    let label: PanelAge?
    let rows: StockRows

    /// The rows, made anew where the moment says something else of them.
    func views(_ memo: Memo) -> [SharedView] {
        var rows = rows
        rows.moments = moments(memo)
        return memo(.lines(Panel.stocks.id), rows) { $0.views() }
    }

    /// The moments, with each zone and each exchange looked up once.
    private func moments(_ memo: Memo) -> [StockMoment] {
        var days: [String: Day?] = [:]
        var markets: [String: MarketText?] = [:]
        let (refresh, now, words) = (viewer.refresh.stocks, viewer.now, viewer.words)
        return rows.figures.map { figure in
            let zone = figure.zone
            let today = days.value(zone) { Zone(zone)?.local(now).day }
            let mark = AgeMark(
                figure.state(refresh: refresh, now: now), figure.time ?? figure.arrived,
                in: Zone(zone) ?? .utc, label, viewer)
            let market = figure.venue.exchange.flatMap { exchange in
                markets.value(exchange.mic) { MarketText.of(exchange, at: now, words, memo) }
            }
            return StockMoment(mark: mark, day: day(of: figure, today: today), market: market)
        }
    }

    private func day(of figure: StockFigure, today: Day?) -> StockMoment.PriceDay {
        guard let local = figure.local, let time = figure.time else { return .recent }
        let age = viewer.now - time
        if age >= 86_400 { return age < 300 * 86_400 ? .recent : .distant }
        return (today ?? local.day) == local.day ? .today : .recent
    }
}

extension Dictionary {
    /// The value of `key`, made where there is none yet.
    fileprivate mutating func value(_ key: Key, _ make: () -> Value) -> Value {
        if let value = self[key] { return value }
        let value = make()
        self[key] = value
        return value
    }
}
