package import Alerts
package import CivilTime
package import Figures
package import Market

package enum FiguresMessage: Hashable, Sendable {
    /// Figures from an earlier run, or of the bundled sample.
    case known(Known)
    /// Earlier figures of stocks that the first frame did not need.
    case recalled([Seen<Quote>])
    case digested(Digest)
    /// Nil if the store has none.
    case bars(BarsQuery, Seen<BarSeries>?)
    case kinds([KindQuestion: KindFigures])
    case ratesOfDay([CurrencyCode: Seen<Rate>], Day)
    case past(PastQuery, [PastCloses.Subject: PastAnswer])
    case alertsCounted([AlertRule: Int])
    /// Fired alerts for this board alone to show.
    case alertsClaimed([FiredAlert])
    case ratesDue
    case stocksDue
    case searchDue
    /// The moment is in milliseconds of a monotonic clock.
    case changed(FigureChanges, at: Instant, moment: Int = 0)
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
            // Updates are paused: what we did not request waits, since resuming requests everything.
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

    private mutating func endMoves(at moment: Int) -> [Effect] {
        moves.end(at: moment).map { [.schedule(.moves, .afterMilliseconds($0))] } ?? []
    }
}
