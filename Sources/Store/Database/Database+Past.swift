internal import CivilTime
package import Figures
internal import Market

extension FigureStore {
    package func past(_ query: PastQuery) throws(StoreError) -> [PastCloses.Subject: PastAnswer] {
        try onDisk { database throws(SQLiteFailure) in try database.past(query) }
    }

    /// Empty if the history cannot be read.
    package static func past(at path: String, _ query: PastQuery) -> [PastCloses.Subject: PastAnswer] {
        (try? Database.open(path).past(query)) ?? [:]
    }
}

extension Database {
    func past(_ query: PastQuery) throws(SQLiteFailure) -> [PastCloses.Subject: PastAnswer] {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            var answers: [PastCloses.Subject: PastAnswer] = [:]
            // A rate needs both its sides at once.
            let (first, second) = (try KeptCloses(self), try KeptCloses(self))
            for item in query.items {
                answers[item.subject] =
                    switch item.subject {
                    case .stock(let symbol): try first.past(of: symbol, item, query)
                    case .rate(let pair): try KeptCloses.past(of: pair, item, query, first, second)
                    }
            }
            return answers
        }
    }
}

extension KeptCloses {
    fileprivate func past(
        of symbol: Symbol, _ item: PastQuery.Item, _ query: PastQuery
    ) throws(SQLiteFailure) -> PastAnswer {
        var answer = PastAnswer(day: item.day)
        guard let head = try open(symbol) else { return answer }
        answer.source = head.source
        answer.since = head.zone.local(head.since).day
        var close: DailyClose?
        if let day = query.day {
            close = try last(upTo: day).flatMap { day - $0.day <= PastCloses.oldest ? $0 : nil }
            answer.day = close?.day
        }
        guard let day = answer.day else { return answer }
        let venue = Venue(head.kind, symbol: symbol, zone: head.zone.name)
        var bases: [Baseline: DailyClose] = [:]
        for baseline in item.baselines {
            bases[baseline] = try baseline.base(in: self, before: day) { venue.hasClose(on: $0) }
        }
        var line: [DailyClose] = []
        if query.isWithLines, let base = item.baselines.first.flatMap({ bases[$0] }) {
            line = try self.line(from: base, to: day)
        }
        let scale = try scale(head, after: bases.values.map(\.day).min() ?? day)
        let first = bases.count < item.baselines.count ? try firstDay(of: head) : nil
        for baseline in item.baselines {
            answer.bases[baseline] =
                bases[baseline].map { .close(scale.price($0, on: day, query.adjustment)) }
                ?? .none(baseline, before: day, first: first, since: answer.since)
        }
        answer.line = line.map { scale.price($0, on: day, query.adjustment).close }
        answer.figure = close.map { close in
            PastFigure(
                scale.price(close, on: day, query.adjustment), source: head.source, arrived: head.seenAt,
                currency: head.currency, zone: head.zone.name, kind: head.kind,
                isBeforeSplit: scale.splits.contains { $0.day > close.day })
        }
        return answer
    }

    fileprivate static func past(
        of pair: RatePair, _ item: PastQuery.Item, _ query: PastQuery, _ first: KeptCloses,
        _ second: KeptCloses
    ) throws(SQLiteFailure) -> PastAnswer {
        var answer = PastAnswer(day: item.day)
        let record = CrossRecord(
            base: try first.open(pair.base) ? first : nil, code: try second.open(pair.code) ? second : nil)
        if pair.base != .usd && record.base == nil || pair.code != .usd && record.code == nil {
            return answer
        }
        let venue = pair.venue
        if let day = query.day {
            if let close = try record.last(upTo: day), day - close.day <= PastCloses.oldest {
                answer.day = close.day
                let sources = [second, first].filter { $0.source != nil }
                answer.figure = sources.first.flatMap { side in
                    side.source.map { PastFigure(close, source: $0, arrived: side.arrived) }
                }
            }
        }
        guard let day = answer.day else { return answer }
        for baseline in item.baselines {
            let close = try record.baseClose(baseline, before: day) { venue.hasClose(on: $0) }
            // Closes of rates are fetched a month at a time: an old one means that others are missing.
            let isNear = close.map { close in
                (baseline.lastDay(before: day) ?? close.day) - close.day <= PastCloses.oldest
            }
            answer.bases[baseline] =
                isNear == true
                ? close.map(PastBase.close) : .none(baseline, before: day, first: nil, since: nil)
        }
        if query.isWithLines, let base = item.baselines.first.flatMap({ answer.bases[$0]?.close }) {
            answer.line = try record.line(from: base, to: day).map(\.close)
        }
        return answer
    }

    /// Reads one side of a rate from now on; false for the dollar and for an unknown side.
    private func open(_ leg: RateLeg) throws(SQLiteFailure) -> Bool {
        switch leg {
        case .currency(.usd): return false
        case .currency(let code):
            try open(code)
            return true
        case .asset(let asset): return try open(asset.symbol, isInverse: true) != nil
        }
    }
}

private let longestLine = 120

extension CloseRecord {
    /// Closes up to `last`, oldest first; a long span only as many as are drawn.
    fileprivate func line(from first: DailyClose, to last: Day) throws(Failure) -> [DailyClose] {
        let days = last - first.day
        if days <= longestLine * 7 / 5 { return try closes(in: first.day...last) }
        var line: [DailyClose] = []
        for step in 0...longestLine {
            let day = first.day + days * step / longestLine
            if let close = try self.last(upTo: day), close.day > line.last?.day ?? first.day + -1 {
                line.append(close)
            }
        }
        return line
    }
}

extension CrossRecord where Record == KeptCloses {
    fileprivate func baseClose(
        _ baseline: Baseline, before day: Day, hasClose: (Day) -> Bool?
    ) throws(SQLiteFailure) -> DailyClose? {
        try baseline.base(in: self, before: day, hasClose: hasClose)
    }
}

extension PastBase {
    /// `first` is the day of the first close; from `since` on the feed's closes are complete, nil if unknown.
    fileprivate static func none(_ baseline: Baseline, before day: Day, first: Day?, since: Day?) -> PastBase
    {
        if case .date(let date) = baseline, date >= day { return .notBefore }
        let wanted = baseline.lastDay(before: day) ?? baseline.firstDay(before: day)
        guard let first, let since else { return .unread }
        if since > wanted { return .unread }
        return first > wanted ? .begins(first) : .missing
    }
}
