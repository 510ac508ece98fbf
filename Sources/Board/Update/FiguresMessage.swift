public import CivilTime
public import Market

/// What becomes known of figures, and when they are asked for.
public enum FiguresMessage: Hashable, Sendable {
    /// Figures kept from an earlier run, or the bundled sample.
    case known(Known)
    /// What earlier runs kept of stocks that the first picture had no need of.
    case recalled([Seen<Quote>])
    /// Figures were taken in away from the loop.
    case digested(Digest)
    case ratesDue
    case stocksDue
    /// Typing has paused for long enough to ask a feed for what was typed.
    case searchDue
    /// A store has come to know something.
    case changed(FigureChanges, at: Instant)
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
    case .ratesDue:
        return (model.isPaused ? [] : ask(&model, .rates) + askPast(&model)) + [schedule(.rates, model)]
    case .stocksDue:
        return (model.isPaused ? [] : askStocks(&model) + askDetails(&model)) + [schedule(.stocks, model)]
    case .searchDue:
        return search(&model)
    case .changed(let changes, let now):
        model.now = max(model.now, now)
        model.changes.append(changes)
        let effects = applyChanges(&model)
        renewDeck(&model)
        return effects
    }
}
