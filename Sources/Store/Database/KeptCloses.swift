internal import CivilTime
internal import Figures
internal import Market

/// The stored closes of one thing after another, each found by its day.
final class KeptCloses: CloseRecord {
    private enum Series {
        /// Day bars by the number of their series; inverse for prices of a dollar.
        case bars(Int, Zone, isInverse: Bool)
        case rate(CurrencyCode, preferring: String?)
        case none
    }

    private let lastBar: Statement
    private let bars: Statement
    private let lastRate: Statement
    private let rates: Statement
    private let own: Statement
    private let series: Statement
    private let actions: Statement
    private let openAfter: Statement
    private let firstBar: Statement
    private var place = Series.none
    /// The feed of the last close found, which arrived at `arrived`.
    private(set) var source: FeedID?
    private(set) var arrived = Instant(0)

    init(_ database: borrowing Database) throws(SQLiteFailure) {
        lastBar = try database.prepare(
            "SELECT start, close FROM bar WHERE series = ?1 AND start < ?2 ORDER BY start DESC LIMIT 1")
        bars = try database.prepare(
            "SELECT start, close FROM bar WHERE series = ?1 AND start >= ?2 AND start < ?3 ORDER BY start")
        lastRate = try database.prepare(
            """
            SELECT day, per_dollar, provider, seen_at FROM rate_day
            WHERE code = ?1 AND day <= ?2 AND day <= seen_at / 86400 + 1 AND (day + 3) % 7 < 5
            ORDER BY day DESC, \(ClosesQuery.isOfCloses) DESC, provider IS ?3 DESC, seen_at DESC LIMIT 1
            """)
        rates = try database.prepare(ClosesQuery.rates)
        own = try database.prepare(
            "SELECT provider FROM rate WHERE code = ?1 ORDER BY \(Database.seenAt) DESC LIMIT 1")
        series = try database.prepare(
            """
            SELECT id, provider, kind, currency, zone, since, seen_at FROM bar_series
            WHERE item = ?1 AND interval = '1d' ORDER BY \(Database.seenAt) DESC, id DESC LIMIT 1
            """)
        actions = try database.prepare(
            "SELECT time, kind, amount, old FROM bar_action WHERE series = ?1 AND time >= ?2 ORDER BY time, kind"
        )
        openAfter = try database.prepare(
            "SELECT open FROM bar WHERE series = ?1 AND start >= ?2 ORDER BY start LIMIT 1")
        firstBar = try database.prepare("SELECT start FROM bar WHERE series = ?1 ORDER BY start LIMIT 1")
    }

    func last(upTo day: Day) throws(SQLiteFailure) -> DailyClose? {
        switch place {
        case .none: return nil
        case .bars(let id, let zone, let isInverse):
            try lastBar.bind([.integer(id), .integer(zone.instant(day + 1, TimeOfDay(second: 0)).seconds)])
            guard try lastBar.step(), let start = lastBar.moment(0), Entry.isPrice(lastBar.real(1)) else {
                return nil
            }
            return DailyClose(
                day: zone.local(start).day, close: isInverse ? 1 / lastBar.real(1) : lastBar.real(1))
        case .rate(let code, let own):
            try lastRate.bind([.id(code), .integer(day.number), .optional(own)])
            guard try lastRate.step(), Entry.isFigure(lastRate.real(1)) else { return nil }
            (source, arrived) = (lastRate.id(2), lastRate.moment(3) ?? arrived)
            return DailyClose(day: Day(number: lastRate.integer(0)), close: lastRate.real(1))
        }
    }

    func closes(in days: ClosedRange<Day>) throws(SQLiteFailure) -> [DailyClose] {
        switch place {
        case .none: return []
        case .bars(let id, let zone, let isInverse):
            let end = zone.instant(days.upperBound + 1, TimeOfDay(second: 0))
            try bars.bind([
                .integer(id), .integer(zone.instant(days.lowerBound, TimeOfDay(second: 0)).seconds),
                .integer(end.seconds),
            ])
            var closes: [DailyClose] = []
            while try bars.step() {
                guard let start = bars.moment(0), Entry.isPrice(bars.real(1)) else { continue }
                closes.append(
                    DailyClose(day: zone.local(start).day, close: isInverse ? 1 / bars.real(1) : bars.real(1))
                )
            }
            return closes
        case .rate(let code, let own):
            return try rates.closes(of: code.text, preferring: own, (days.lowerBound, days.upperBound))
                .filter { $0.day.weekday < 5 }
        }
    }
}

extension KeptCloses {
    struct Head {
        let id: Int
        let source: FeedID
        let kind: Instrument
        let currency: String?
        let zone: Zone
        let since: Instant
        let seenAt: Instant
    }

    /// Reads the bars of a symbol from now on, if any.
    func open(_ symbol: Symbol, isInverse: Bool = false) throws(SQLiteFailure) -> Head? {
        place = .none
        try series.bind([.id(symbol)])
        guard try series.step(), let source: FeedID = series.id(1),
            let zone = series.label(4).flatMap({ Zone($0) }),
            let since = series.moment(5), let seenAt = series.moment(6)
        else { return nil }
        let head = Head(
            id: series.integer(0), source: source, kind: series.text(2).flatMap(Instrument.init) ?? .unknown,
            currency: series.label(3), zone: zone, since: since, seenAt: seenAt)
        place = .bars(head.id, zone, isInverse: isInverse)
        (self.source, arrived) = (source, seenAt)
        return head
    }

    /// Reads the rates of a currency from now on.
    func open(_ code: CurrencyCode) throws(SQLiteFailure) {
        try own.bind([.id(code)])
        place = .rate(code, preferring: try own.step() ? own.text(0) : nil)
    }

    func firstDay(of head: Head) throws(SQLiteFailure) -> Day? {
        try firstBar.first([.integer(head.id)]).map { head.zone.local(Instant($0)).day }
    }

    func scale(_ head: Head, after day: Day) throws(SQLiteFailure) -> ShareScale {
        var scale = ShareScale()
        let morning = head.zone.instant(day + 1, TimeOfDay(second: 0))
        try actions.bind([.integer(head.id), .integer(morning.seconds)])
        while try actions.step() {
            guard let time = actions.moment(0) else { continue }
            let day = head.zone.local(time).day
            let before = try last(upTo: day + -1)?.close
            if actions.integer(1) == 1 {
                guard let before else { continue }
                scale.dividends.append((day, amount: actions.real(2), before))
                continue
            }
            guard
                let ratio = CorporateAction(at: time, .split(new: actions.real(2), old: actions.real(3)))?
                    .shares
            else { continue }
            try openAfter.bind([
                .integer(head.id), .integer(head.zone.instant(day, TimeOfDay(second: 0)).seconds),
            ])
            let open = try openAfter.step() ? openAfter.real(0) : nil
            let jump = before.flatMap { before in open.map { before / $0 } }
            scale.splits.append((day, ratio, isLate: jump.map { BarSeries.isLate(ratio, jump: $0) } ?? false))
        }
        return scale
    }
}

/// How splits and dividends change earlier prices, which feeds adjust for splits.
struct ShareScale {
    /// New shares for an old one, from the first day of trade; late if earlier prices are not adjusted yet.
    var splits: [(day: Day, ratio: Double, isLate: Bool)] = []
    /// The amount a share, and the close before.
    var dividends: [(day: Day, amount: Double, close: Double)] = []

    /// The price of `close` in terms of `day`.
    func price(_ close: DailyClose, on day: Day, _ adjustment: PriceAdjustment) -> DailyClose {
        var factor = 1.0
        for split in splits where split.day > close.day {
            // Back to what was paid on its day, then to the shares of the other day.
            if !split.isLate { factor *= split.ratio }
            if adjustment != .asTraded, split.day <= day { factor /= split.ratio }
        }
        if adjustment == .total {
            for paid in dividends where paid.day > close.day && paid.day <= day {
                let late = splits.filter { $0.isLate && $0.day >= paid.day }.reduce(1) { $0 * $1.ratio }
                let share = paid.amount / (paid.close / late)
                if (0..<1).contains(share) { factor *= 1 - share }
            }
        }
        return DailyClose(day: close.day, close: close.close * factor)
    }
}
