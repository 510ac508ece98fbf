package import Alerts
package import CivilTime
package import Market

/// The news of a store of figures since a reader last asked it.
package struct FigureChanges: Hashable, Sendable {
    /// Something that has no news, and why.
    package struct Failure: Hashable, Sendable {
        /// A list of feeds, or one item.
        package enum Subject: Hashable, Sendable {
            /// All that a list of feeds is for.
            case list(FeedList)
            case stock(Symbol)
            /// A search for a text.
            case search(String)
            /// The bars of something.
            case bars(Symbol)
            case kind(KindQuestion)
        }

        /// The list or the item that failed.
        package var subject: Subject
        /// The cause.
        package var failure: FeedFailure
        /// When it happened.
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

    /// The result of a search.
    package struct Found: Hashable, Sendable {
        /// The searched text.
        package var text: String
        /// The likeliest first.
        package var stocks: [FoundStock]

        package init(text: String, stocks: [FoundStock]) {
            (self.text, self.stocks) = (text, stocks)
        }
    }

    /// Figures, each whole and current.
    package var known: Known
    /// All figures that are not shown; nil where none of them has changed.
    package var unshown: [UnshownFigure]?
    /// Failures since then; those of before may have been made good by figures.
    package var failures: [Failure]
    /// Answers to searches.
    package var found: [Found]
    /// Bars that have changed; they are read from the store.
    package var bars: [BarSeries.Key]
    /// Figures of kinds, all of each key that changed.
    package var kinds: [KindQuestion: KindFigures]
    /// Entries of feeds' answers that could not be used.
    package var leftOut: [FeedID: Int]
    /// All alerts by their numbers; nil where none of them has changed.
    package var alerts: [Alert]?
    /// The last alerts that fired, the newest first; nil where nothing has changed about them.
    package var fired: [FiredAlert]?
    /// The reader's own questions that have been answered to the end.
    package var finished: [FeedSubject]
    /// The pace of requests to each feed; empty where nothing else is known.
    package var paces: [FeedID: FeedPace]

    /// Makes changes; by default none.
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

    /// True if nothing has changed.
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

/// Figures that were there before the first feed answered.
package struct Known: Hashable, Sendable {
    /// Rates with when they had arrived.
    package var rates: [Seen<Rate>]
    /// Closes per dollar.
    package var rateCloses: [CurrencyCode: [DailyClose]]
    /// Weekdays that a feed of closes leaves out.
    package var rateSkipped: [CurrencyCode: Set<Day>]
    /// Quotes with when they had arrived.
    package var quotes: [Seen<Quote>]
    /// The stocks on the board that quotes were looked up for, where others are still to be; nil when these are all quotes.
    package var stocks: [Symbol]?
    /// Figures that earlier runs did not show.
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
