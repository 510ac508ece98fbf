package import CivilTime
package import Market
package import Words

/// Closes that lie further back than the recent ones, as a store has them: the past that a board's figures are measured
/// against, or show.
package struct PastCloses: Hashable, Sendable {
    /// A stock, or a rate by its two sides.
    package enum Subject: Hashable, Sendable {
        case stock(Symbol)
        case rate(RatePair)
    }

    /// The day that all figures are of; nil for now.
    package var day: Day?
    /// How earlier prices are adjusted.
    package var adjustment = PriceAdjustment.splits
    private var answers: [Subject: PastAnswer] = [:]
    /// The closes since the day of a baseline, for charts.
    private var lines: [Subject: Line] = [:]

    private struct Line: Hashable {
        let baseline: Baseline
        let day: Day?
        let closes: [Double]
    }

    /// Days that a close may be old which a past day shows.
    package static let oldest = 7
    /// The first day that can be shown: no feed has closes from before.
    package static let first = Day(number: -2922)

    package init() {}

    package subscript(subject: Subject) -> PastAnswer? { answers[subject] }

    package var all: [Subject: PastAnswer] { answers }

    /// Takes over what a store has; nothing if another day or adjustment is shown by now.
    package mutating func take(_ news: [Subject: PastAnswer], for query: PastQuery) {
        guard query.day == day, query.adjustment == adjustment else { return }
        answers.merge(news) { old, new in old.day == new.day ? old.joined(with: new) : new }
        guard query.isWithLines else { return }
        for item in query.items {
            guard let answer = news[item.subject], let baseline = item.baselines.first else { continue }
            lines[item.subject] = Line(baseline: baseline, day: answer.day, closes: answer.line)
        }
    }

    /// Shows another day.
    package mutating func show(_ day: Day?) {
        self.day = day
        answers = [:]
        lines = [:]
    }

    /// Forgets answers about subjects that have changed.
    package mutating func forget(_ isOld: (Subject) -> Bool) {
        answers = answers.filter { !isOld($0.key) }
        lines = lines.filter { !isOld($0.key) }
    }

    /// The closes of a chart that goes with a baseline, up to a figure of `day`; nil where none were read.
    package func line(_ subject: Subject, _ baseline: Baseline, upTo day: Day?) -> [Double]? {
        guard let line = lines[subject], line.baseline == baseline.ofLine, line.day == day else { return nil }
        return line.closes
    }

    /// The close that a baseline means for a figure of `day`.
    package func base(_ subject: Subject, _ baseline: Baseline, before day: Day) -> PastBase {
        guard let answer = answers[subject], answer.day == day, let base = answer.bases[baseline] else {
            return .unread
        }
        return base
    }
}

/// The close of a baseline, or the reason why it is missing.
package enum PastBase: Hashable, Sendable {
    case close(DailyClose)
    /// It has not been looked up yet.
    case unread
    /// The first close that is known is of a later day.
    case begins(Day)
    /// That day has no close, though it should.
    case missing
    /// The baseline does not lie before the figure's own day.
    case notBefore
    /// No feed of the settings has closes of the past.
    case unknown
    /// The closes of that time are of another feed than the price.
    case otherSource(FeedID)

    package var close: DailyClose? { if case .close(let close) = self { close } else { nil } }

    /// The reason in words; nil for a close.
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

/// A question to a store about the past of many subjects.
package struct PastQuery: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        package let subject: PastCloses.Subject
        /// The day that baselines count from; nil for that of the close that a past day shows.
        package let day: Day?
        package let baselines: [Baseline]

        package init(_ subject: PastCloses.Subject, from day: Day?, _ baselines: [Baseline]) {
            (self.subject, self.day, self.baselines) = (subject, day, baselines)
        }
    }

    /// The day that figures are of; nil for now.
    package var day: Day?
    package var adjustment: PriceAdjustment
    package var items: [Item]
    /// True if each answer has a line of closes from the first baseline's on.
    package var isWithLines = false

    package init(day: Day?, _ adjustment: PriceAdjustment = .splits, _ items: [Item]) {
        (self.day, self.adjustment, self.items) = (day, adjustment, items)
    }
}

/// The past of one subject, from a store.
package struct PastAnswer: Hashable, Sendable {
    /// The day that baselines count from: the figure's own. Nil where there is no figure.
    package var day: Day?
    /// The figure of a past day, in that day's shares.
    package var figure: PastFigure?
    /// The closes that baselines mean, in the shares of `day`.
    package var bases: [Baseline: PastBase] = [:]
    /// Closes from the one measured against up to the figure, oldest first.
    package var line: [Double] = []
    /// Since when the store has all closes that the feed has; nil where it has none.
    package var since: Day?
    /// The feed of all its closes; nil for a rate, which may be of several.
    package var source: FeedID?

    package init(day: Day?) { self.day = day }

    fileprivate func joined(with new: PastAnswer) -> PastAnswer {
        var joined = new
        joined.bases = bases.merging(new.bases) { $1 }
        return joined
    }
}

/// A close as the figure of a past day, with its feed.
package struct PastFigure: Hashable, Sendable {
    package let close: DailyClose
    package let source: FeedID
    /// When the feed told it.
    package let arrived: Instant
    /// The unit of a price; nil where it is not known, and for rates.
    package let currency: String?
    package let zone: String
    package let kind: Instrument
    /// True if its feed reported splits since that day: the price is in the shares of before them.
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
    /// The past by day bars that are all of one scale.
    ///
    /// - Parameter isInverse: True if the subject is what a unit of the price costs in the thing itself.
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
    /// True if the closes that come with a quote or a rate do not reach so far as a rule.
    package var isFar: Bool { (days ?? .max) > 5 }

    /// The first day of the chart that goes with a change: a day or a week has too few closes for one.
    package var ofLine: Baseline { isFar ? self : .ago(1, .months) }
}

/// The time that the line of a figure covers.
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
