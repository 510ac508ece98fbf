internal import Board
internal import Market
internal import TUI

// How long the picture of a panel stays true if nothing but time goes by. Whatever is drawn by the moment has to be in here: a
// test that draws the same board with an album and without, a second after the other, finds what is missing.
extension Panel {
    /// The moment that the panel shows.
    func moment(of model: Model) -> Instant { self == .clocks ? model.clockMoment : model.now }

    /// The moments up to which the panel, with what is in sight of it, looks as it does at the present one.
    func life(of place: Layout.Place, _ model: Model) -> Range<Instant> {
        let now = moment(of: model)
        let lines = model.lines(self)
        // Rates have no market hours beside them; everything else is told in minutes.
        var end = self == .rates ? Instant.distantFuture : now.nextMinute
        for index in place.spread.visible(top: place.top) {
            guard let item = lines[index]?.card?.text else { continue }
            end = min(end, self.end(of: item, model))
        }
        return now..<max(end, now + 1)
    }

    /// The first moment at which the line of an item may look otherwise.
    private func end(of item: String, _ model: Model) -> Instant {
        let now = moment(of: model)
        switch known {
        case .rates:
            guard let figure = model.figures.rates[item] else { return .distantFuture }
            let refresh = model.refresh.rates
            let end = figure.stateEnd(refresh: refresh, now: now)
            let state = figure.state(refresh: refresh, now: now)
            return min(end, AgeMark.end(state, figure.quotedAt ?? figure.arrived, now: now))
        case .clocks:
            return ClockID(item).flatMap { Exchange.at($0).first }.map { $0.countdown(at: now) }
                ?? .distantFuture
        case .stocks:
            let figure = model.stockFigure(item)
            let refresh = model.refresh.stocks
            let end = min(
                figure.stateEnd(refresh: refresh, now: now),
                AgeMark.end(
                    figure.state(refresh: refresh, now: now), figure.time ?? figure.arrived, now: now))
            return min(end, figure.venue.exchange?.countdown(at: now) ?? .distantFuture)
        }
    }
}

extension Exchange {
    /// The first moment after `now` at which the time up to the next bell is told otherwise: in minutes, the last one in seconds.
    fileprivate func countdown(at now: Instant) -> Instant {
        guard let bell = hours?.moment(at: now).nextBell else { return now.nextMinute }
        return bell - now <= 60 ? now + 1 : now.nextMinute
    }
}

extension Instant {
    /// The next whole minute.
    var nextMinute: Instant { Instant((seconds / 60 + 1) * 60) }
}
