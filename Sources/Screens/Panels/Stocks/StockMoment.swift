internal import Board
internal import Market

/// What the present moment says of a price.
struct StockMoment: Equatable {
    /// When a price was made, as far as its day has to be said.
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

/// All that moments of prices are made of.
struct StockMoments: Equatable {
    let figures: [StockFigure]
    let label: PanelAge?
    let viewer: Viewer

    /// The moments, with the day of each zone looked up once.
    func moments(_ memo: Memo) -> [StockMoment] {
        var today: [String: Day?] = [:]
        return figures.map { figure in
            let day = today[figure.zone] ?? Zone(figure.zone)?.local(viewer.now).day
            today[figure.zone] = .some(day)
            let mark = AgeMark(
                figure.state(refresh: viewer.refresh.stocks, now: viewer.now),
                figure.time ?? figure.arrived, in: Zone(figure.zone) ?? .utc, label, viewer)
            return StockMoment(
                mark: mark, day: self.day(of: figure, today: day),
                market: figure.venue.exchange.flatMap {
                    MarketText.of($0, at: viewer.now, viewer.words, memo)
                })
        }
    }

    private func day(of figure: StockFigure, today: Day?) -> StockMoment.PriceDay {
        guard let local = figure.local, let time = figure.time else { return .recent }
        let age = viewer.now - time
        if age >= 86_400 { return age < 300 * 86_400 ? .recent : .distant }
        return (today ?? local.day) == local.day ? .today : .recent
    }
}
