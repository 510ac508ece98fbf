package import Alerts
package import CivilTime
package import Figures
package import Market

/// What becomes known of figures, and when they are asked for.
package enum FiguresMessage: Hashable, Sendable {
    /// Figures kept from an earlier run, or the bundled sample.
    case known(Known)
    /// What earlier runs kept of stocks that the first picture had no need of.
    case recalled([Seen<Quote>])
    /// Figures were taken in away from the loop.
    case digested(Digest)
    /// What a store has of bars; nil for nothing.
    case bars(BarsQuery, Seen<BarSeries>?)
    /// The rates of a past day that a store has.
    case ratesOfDay([CurrencyCode: Seen<Rate>], Day)
    /// How often rules would have fired in the last year.
    case alertsCounted([AlertRule: Int])
    /// Alerts that fired, and are told by this board alone.
    case alertsClaimed([FiredAlert])
    case ratesDue
    case stocksDue
    /// Typing has paused for long enough to ask a feed for what was typed.
    case searchDue
    /// A store has come to know something; the last is the moment in milliseconds of a clock that only goes forward.
    case changed(FigureChanges, at: Instant, moment: Int = 0)
    /// Changes of figures have been shown for long enough.
    case movesDue(moment: Int)
}

func apply(_ message: FiguresMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .known(let known):
        model.apply(known)
        renewDeck(&model)
        return []
    case .recalled(let kept):
        return model.isRecalling && !model.isDigesting ? digest(&model, kept) : []
    case .digested(let digest):
        let effects = apply(digest, to: &model)
        renewDeck(&model)
        return effects
    case .bars(let query, let read):
        model.apply(read, for: query)
        if let read { model.applyPast(read.value, for: query) }
        return []
    case .ratesOfDay(let rates, let day):
        return apply(rates, of: day, to: &model)
    case .alertsCounted(let counts):
        model.alerts.timesFired.merge(counts) { $1 }
        return []
    case .alertsClaimed(let claimed): return tell(model, claimed)
    case .ratesDue:
        return (model.isPaused ? [] : ask(&model, .rates) + askPast(&model)) + [schedule(.rates, model)]
    case .stocksDue:
        return (model.isPaused ? [] : askStocks(&model) + askDetails(&model) + askChart(&model)) + [
            schedule(.stocks, model)
        ]
    case .searchDue:
        return search(&model)
    case .changed(let changes, let now, let moment):
        model.now = max(model.now, now)
        let ofAlerts = applyAlerts(&model, changes)
        // What comes unasked waits until updates are resumed, which asks for all of it.
        if model.isPaused, changes.finished.isEmpty { return ofAlerts }
        model.changedAt = moment
        model.changes.append(changes)
        let effects = applyChanges(&model)
        renewDeck(&model)
        return ofAlerts + effects + endMoves(&model, at: moment)
    case .movesDue(let moment):
        return endMoves(&model, at: moment)
    }
}

/// Ends the changes that have been shown for long enough, and has the next one end in time.
private func endMoves(_ model: inout Model, at moment: Int) -> [Effect] {
    model.moves.end(at: moment).map { [.schedule(.moves, .afterMilliseconds($0))] } ?? []
}
