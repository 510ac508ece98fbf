package import Alerts
package import CivilTime
package import Figures
package import Market

/// News about figures, and the times to request them.
package enum FiguresMessage: Hashable, Sendable {
    /// Figures kept from an earlier run, or the bundled sample.
    case known(Known)
    /// Earlier runs' figures of stocks that the first frame did not need.
    case recalled([Seen<Quote>])
    /// The result of another thread's digest.
    case digested(Digest)
    /// The store's bars; nil if it has none.
    case bars(BarsQuery, Seen<BarSeries>?)
    /// Figures of kinds that a store has.
    case kinds([KindQuestion: KindFigures])
    /// The rates of a past day that a store has.
    case ratesOfDay([CurrencyCode: Seen<Rate>], Day)
    /// Closes of the past from a store.
    case past(PastQuery, [PastCloses.Subject: PastAnswer])
    /// How often rules would have fired in the last year.
    case alertsCounted([AlertRule: Int])
    /// Alerts that fired, for this board alone to show.
    case alertsClaimed([FiredAlert])
    case ratesDue
    case stocksDue
    /// The user has paused long enough to search the feeds for the typed text.
    case searchDue
    /// A store has new figures; the last value is the moment in milliseconds of a monotonic clock.
    case changed(FigureChanges, at: Instant, moment: Int = 0)
    /// Highlighted changes are due to end.
    case movesDue(moment: Int)
}

extension Model {
    mutating func takeFigures(_ message: FiguresMessage) -> [Effect] {
        switch message {
        case .known(let known):
            takeKnown(known)
            pastReading.wish = nil
            renewDeck()
            return []
        case .recalled(let kept):
            return isRecalling && !isDigesting ? digest(kept) : []
        case .digested(let digest):
            let effects = takeDigest(digest)
            pastReading.wish = nil
            renewDeck()
            return effects + endMoves(at: changedAt)
        case .bars(let query, let read):
            takeBars(read, for: query)
            if let read { takePast(read.value, for: query) }
            return []
        case .kinds(let known):
            kinds.merge(known) { new, _ in new }
            return []
        case .ratesOfDay(let rates, let day):
            return takeRates(rates, of: day)
        case .past(let query, let answers): return takePast(answers, for: query)
        case .alertsCounted(let counts):
            alerts.timesFired.merge(counts) { $1 }
            return []
        case .alertsClaimed(let claimed): return tell(claimed)
        case .ratesDue:
            return (isPaused ? [] : ask(questionForRates) + askPast()) + [schedule(.rates)]
        case .stocksDue:
            return (isPaused ? [] : askStocks() + askEvents() + askDetails() + askChart()) + [
                schedule(.stocks)
            ]
        case .searchDue:
            return searchFeeds()
        case .changed(let changes, let now, let moment):
            self.now = max(self.now, now)
            let ofAlerts = takeAlerts(changes)
            // Data that we did not request waits until updates resume, which requests all of it.
            if isPaused, changes.finished.isEmpty { return ofAlerts }
            changedAt = moment
            self.changes.append(changes)
            let effects = takeWaitingChanges()
            renewDeck()
            return ofAlerts + effects + endMoves(at: moment)
        case .movesDue(let moment):
            return endMoves(at: moment)
        }
    }

    /// Ends highlights that are due, and schedules the next end.
    private mutating func endMoves(at moment: Int) -> [Effect] {
        moves.end(at: moment).map { [.schedule(.moves, .afterMilliseconds($0))] } ?? []
    }
}
