package import CivilTime
package import Market
package import Words

/// Closes further back than recent ones, from a store: boards measure against them, or show them.
package struct PastCloses: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        case stock(Symbol)
        case rate(RatePair)
    }

    /// All figures are of this day; nil for now.
    package var day: Day?
    package var adjustment = PriceAdjustment.splits
    private var answers: [Subject: PastAnswer] = [:]
    /// Since a baseline's day, for charts.
    private var lines: [Subject: Line] = [:]

    private struct Line: Hashable {
        let baseline: Baseline
        let day: Day?
        let closes: [Double]
    }

    /// Days that a shown close may be old.
    package static let oldest = 7
    /// No feed has earlier closes.
    package static let first = Day(number: -2922)

    package init() {}

    package subscript(subject: Subject) -> PastAnswer? { answers[subject] }

    package var all: [Subject: PastAnswer] { answers }

    /// Nothing if another day or adjustment is shown by now.
    package mutating func take(_ news: [Subject: PastAnswer], for query: PastQuery) {
        guard query.day == day, query.adjustment == adjustment else { return }
        answers.merge(news) { old, new in old.day == new.day ? old.joined(with: new) : new }
        guard query.isWithLines else { return }
        for item in query.items {
            guard let answer = news[item.subject], let baseline = item.baselines.first else { continue }
            lines[item.subject] = Line(baseline: baseline, day: answer.day, closes: answer.line)
        }
    }

    package mutating func show(_ day: Day?) {
        self.day = day
        answers = [:]
        lines = [:]
    }

    package mutating func forget(_ isOld: (Subject) -> Bool) {
        answers = answers.filter { !isOld($0.key) }
        lines = lines.filter { !isOld($0.key) }
    }

    package func line(_ subject: Subject, _ baseline: Baseline, upTo day: Day?) -> [Double]? {
        guard let line = lines[subject], line.baseline == baseline.ofLine, line.day == day else { return nil }
        return line.closes
    }

    package func base(_ subject: Subject, _ baseline: Baseline, before day: Day) -> PastBase {
        guard let answer = answers[subject], answer.day == day, let base = answer.bases[baseline] else {
            return .unread
        }
        return base
    }
}

/// The close of a baseline, or why it is missing.
package enum PastBase: Hashable, Sendable {
    case close(DailyClose)
    /// Not looked up yet.
    case unread
    /// The first known close is of a later day.
    case begins(Day)
    /// That day has no close, though it should.
    case missing
    /// The baseline is not before the figure's own day.
    case notBefore
    /// No feed in the settings has past closes.
    case unknown
    /// The closes are of another feed than the price.
    case otherSource(FeedID)

    package var close: DailyClose? { if case .close(let close) = self { close } else { nil } }

    package func reason(_ words: Words) -> Saying? {
        switch self {
        case .close: nil
        case .unread: .phrase(.closesLoading)
        case .begins(let day): .phrase(.noCloseBefore, verbatim: ["day": words.date(day, withYear: true)])
        case .missing: .phrase(.noCloseThatDay)
        case .notBefore: .phrase(.noPastNotBefore)
        case .unknown: .phrase(.noPastFeed)
        case .otherSource(let feed): .phrase(.noCloseOfSource, verbatim: ["source": feed.name])
        }
    }
}

package struct PastQuery: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        package let subject: PastCloses.Subject
        /// Baselines count from it; nil for the day of the close that a past day shows.
        package let day: Day?
        package let baselines: [Baseline]

        package init(_ subject: PastCloses.Subject, from day: Day?, _ baselines: [Baseline]) {
            (self.subject, self.day, self.baselines) = (subject, day, baselines)
        }
    }

    package var day: Day?
    package var adjustment: PriceAdjustment
    package var items: [Item]
    /// Answers have a line of closes from the first baseline on.
    package var isWithLines = false

    package init(day: Day?, _ adjustment: PriceAdjustment = .splits, _ items: [Item]) {
        (self.day, self.adjustment, self.items) = (day, adjustment, items)
    }
}

/// The past of one subject, from a store.
package struct PastAnswer: Hashable, Sendable {
    /// Baselines count from it. Nil without a figure.
    package var day: Day?
    /// In that day's shares.
    package var figure: PastFigure?
    /// In the shares of `day`.
    package var bases: [Baseline: PastBase] = [:]
    /// From the base to the figure, oldest first.
    package var line: [Double] = []
    /// The store has all of the feed's closes since then; nil for none.
    package var since: Day?
    /// The feed of all its closes; nil for a rate, which may have several.
    package var source: FeedID?

    package init(day: Day?) { self.day = day }

    fileprivate func joined(with new: PastAnswer) -> PastAnswer {
        var joined = new
        joined.bases = bases.merging(new.bases) { $1 }
        return joined
    }
}

package struct PastFigure: Hashable, Sendable {
    package let close: DailyClose
    package let source: FeedID
    package let arrived: Instant
    /// Nil if unknown, and for rates.
    package let currency: String?
    package let zone: String
    package let kind: Instrument
    /// Its feed reported splits since: the price is in the shares before them.
    package let isBeforeSplit: Bool

    package init(
        _ close: DailyClose, source: FeedID, arrived: Instant, currency: String? = nil, zone: String = "UTC",
        kind: Instrument = .unknown, isBeforeSplit: Bool = false
    ) {
        (self.close, self.source, self.arrived) = (close, source, arrived)
        (self.currency, self.zone, self.kind) = (currency, zone, kind)
        self.isBeforeSplit = isBeforeSplit
    }

    /// The end of its day.
    package var time: Instant { (Zone(zone) ?? .utc).instant(close.day + 1, TimeOfDay(second: 0)) + -1 }
}

extension PastAnswer {
    /// Bars of one scale. `isInverse`: the subject is the unit of the price, priced in the thing itself.
    package init(
        _ series: BarSeries, at seen: Instant, isInverse: Bool = false, _ item: PastQuery.Item,
        _ query: PastQuery
    ) {
        self.init(day: item.day)
        let zone = Zone(series.zone) ?? .utc
        let isRate = if case .rate = item.subject { true } else { false }
        let closes = series.bars.map { bar in
            DailyClose(day: zone.local(bar.start).day, close: isInverse ? 1 / bar.close : bar.close)
        }
        since = closes.first?.day
        if let shown = query.day {
            let close = closes.last(upTo: shown).flatMap { shown - $0.day <= PastCloses.oldest ? $0 : nil }
            day = close?.day
            figure = close.map {
                PastFigure(
                    $0, source: series.source, arrived: seen, currency: series.currency,
                    zone: isRate ? "UTC" : series.zone, kind: series.kind)
            }
        }
        guard let day else { return }
        let venue = Venue(series.kind, symbol: series.key.symbol, zone: series.zone)
        for baseline in item.baselines {
            let close = baseline.base(in: closes, before: day) { venue.hasClose(on: $0) }
            bases[baseline] = close.map(PastBase.close) ?? .missing
        }
        guard query.isWithLines, let first = item.baselines.first.flatMap({ bases[$0]?.close }) else {
            return
        }
        line = closes.closes(in: first.day...day).map(\.close)
    }
}

extension Baseline {
    /// Closes that come with a quote or a rate seldom reach so far.
    package var isFar: Bool { (days ?? .max) > 5 }

    /// The first day of the chart with a change: a day or a week has too few closes.
    package var ofLine: Baseline { isFar ? self : .ago(1, .months) }
}

package enum LineSpan: Hashable, Sendable {
    case day
    case month
    case since(Baseline)

    package func label(_ words: Words) -> String {
        switch self {
        case .day: words[.labelDay]
        case .month: words[.labelMonth]
        case .since(let baseline): baseline.heading
        }
    }
}
