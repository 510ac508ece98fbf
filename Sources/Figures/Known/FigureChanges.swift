package import Alerts
package import CivilTime
package import Market

/// News of a store of figures since a reader's last look.
package struct FigureChanges: Hashable, Sendable {
    package struct Failure: Hashable, Sendable {
        package enum Subject: Hashable, Sendable {
            case list(FeedList)
            case stock(Symbol)
            case search(String)
            case bars(Symbol)
            case kind(KindQuestion)
        }

        package var subject: Subject
        package var failure: FeedFailure
        package var time: Instant

        package init(of subject: Subject, _ failure: FeedFailure, at time: Instant) {
            (self.subject, self.failure, self.time) = (subject, failure, time)
        }

        package init(
            asking question: FeedSubject, of symbol: Symbol?, _ failure: FeedFailure, at time: Instant
        ) {
            let subject: Subject =
                switch question {
                case .rates, .quotes, .pastRates: symbol.map(Subject.stock) ?? .list(question.list)
                case .search(let text): .search(text)
                case .bars(let query): .bars(query.symbol)
                case .kind(let question): .kind(question)
                }
            self.init(of: subject, failure, at: time)
        }
    }

    package struct Found: Hashable, Sendable {
        package var text: String
        package var stocks: [FoundStock]

        package init(text: String, stocks: [FoundStock]) {
            (self.text, self.stocks) = (text, stocks)
        }
    }

    /// Each whole and current.
    package var known: Known
    /// All of them; nil if none has changed.
    package var unshown: [UnshownFigure]?
    /// Only since then; earlier ones may be resolved by figures.
    package var failures: [Failure]
    package var found: [Found]
    /// Only keys; read the bars from the store.
    package var bars: [BarSeries.Key]
    /// All of each key that changed.
    package var kinds: [KindQuestion: KindFigures]
    /// Unusable entries of feeds' answers.
    package var leftOut: [FeedID: Int]
    /// By their numbers; nil if none has changed.
    package var alerts: [Alert]?
    /// The newest first; nil if nothing has changed.
    package var fired: [FiredAlert]?
    /// The reader's own requests.
    package var finished: [FeedSubject]
    package var paces: [FeedID: FeedPace]

    package init(
        known: Known = Known(), unshown: [UnshownFigure]? = nil, failures: [Failure] = [],
        found: [Found] = [], bars: [BarSeries.Key] = [],
        kinds: [KindQuestion: KindFigures] = [:], leftOut: [FeedID: Int] = [:],
        alerts: [Alert]? = nil, fired: [FiredAlert]? = nil,
        finished: [FeedSubject] = [], paces: [FeedID: FeedPace] = [:]
    ) {
        (self.known, self.unshown, self.failures, self.found) = (known, unshown, failures, found)
        (self.bars, self.kinds) = (bars, kinds)
        (self.leftOut, self.finished, self.paces) = (leftOut, finished, paces)
        (self.alerts, self.fired) = (alerts, fired)
    }

    package var isEmpty: Bool { self == FigureChanges() }

    package func figures<Figure: KindFigure>(of figure: Figure.Type) -> [Figure.Key: [Figure]] {
        var found: [Figure.Key: [Figure]] = [:]
        for (question, figures) in kinds {
            if let key = Figure.Key(question.key), let figures = figures.figures(figure) {
                found[key] = figures
            }
        }
        return found
    }
}

/// Figures from before the first feed answered.
package struct Known: Hashable, Sendable {
    package var rates: [Seen<Rate>]
    /// Per dollar.
    package var rateCloses: [CurrencyCode: [DailyClose]]
    /// Weekdays without a close from a feed of closes.
    package var rateSkipped: [CurrencyCode: Set<Day>]
    package var quotes: [Seen<Quote>]
    /// Stocks on the board whose quotes are here while others are still missing; nil if these are all quotes.
    package var stocks: [Symbol]?
    package var unshown: [UnshownFigure]

    package init(
        rates: [Seen<Rate>] = [], rateCloses: [CurrencyCode: [DailyClose]] = [:],
        rateSkipped: [CurrencyCode: Set<Day>] = [:], quotes: [Seen<Quote>] = [], stocks: [Symbol]? = nil,
        unshown: [UnshownFigure] = []
    ) {
        (self.stocks, self.unshown, self.rates) = (stocks, unshown, rates)
        (self.rateCloses, self.rateSkipped, self.quotes) = (rateCloses, rateSkipped, quotes)
    }
}
