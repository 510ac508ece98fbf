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
    case answered(FeedAnswer, to: FeedSubject, at: Instant)
    /// A question has been answered to the end.
    case finished(FeedSubject)
}

func apply(_ message: FiguresMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .known(let known):
        model.apply(known)
        renewDeck(&model)
        return []
    case .recalled(let kept):
        return model.isRecalling && !model.isDigesting ? digest(&model, .kept(kept)) : []
    case .digested(let digest):
        let effects = apply(digest, to: &model)
        renewDeck(&model)
        return effects
    case .ratesDue:
        return (model.isPaused ? [] : ask(&model, .rates) + askPast(&model)) + [schedule(.rates, model)]
    case .stocksDue:
        return (model.isPaused ? [] : askStocks(&model)) + [schedule(.stocks, model)]
    case .searchDue:
        return search(&model)
    case .answered(let answer, let subject, let now):
        model.now = max(model.now, now)
        model.answers.append(Answer(news: answer, subject: subject, time: now))
        let effects = applyAnswers(&model)
        renewDeck(&model)
        return effects
    case .finished(let subject):
        model.answers.append(Answer(news: nil, subject: subject, time: model.now))
        return applyAnswers(&model)
    }
}
