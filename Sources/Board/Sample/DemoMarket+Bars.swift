package import CivilTime
package import Figures
package import Market

extension DemoMarket {
    /// Invented. A symbol has the same past in every run, except for the hour and the day that it ends at;
    /// nil outside the sample.
    package func bars(_ query: BarsQuery, at now: Instant) -> Seen<BarSeries>? {
        guard let subject = subject(of: query.symbol) else { return nil }
        let venue = Venue(subject.kind, symbol: query.symbol, zone: subject.zone)
        guard let zone = Zone(subject.zone), let hours = venue.hours ?? .currencies else { return nil }
        let starts = DemoMarket.starts(query, zone, hours, at: now)
        var random = SplitMix64(seed: query.symbol.text.utf8.reduce(17) { $0 &* 31 &+ UInt64($1) })
        // Moves grow with the root of time; a day's is about 1.2 % of a stock's price.
        let share = (Double(query.interval.seconds) / 86_400).squareRoot()
        let step = subject.volatility * min(4, max(0.05, share))
        var (price, bars) = (subject.price, [Bar]())
        for start in starts.reversed() {
            let change = random.bell() * step - step * 0.02
            let open = price / (1 + change)
            let reach = step * price * (0.1 + random.unit() * 0.5)
            let (high, low) = (
                max(open, price) + reach * random.unit(), min(open, price) - reach * random.unit()
            )
            let volume =
                subject.hasVolume ? (2e5 + 4e6 * random.unit() * (1 + abs(change) / step)).rounded() : nil
            let bar = Bar(
                start: start, open: open, high: high, low: low, close: price,
                volume: volume.map { ($0 * share).rounded() })
            if let bar { bars.append(bar) }
            price = open
        }
        bars.reverse()
        guard let first = bars.first else { return nil }
        let series = BarSeries(
            query.key, kind: subject.kind, currency: subject.currency, zone: subject.zone, source: .program,
            span: first.start..<now, bars: bars)
        return Seen(series, .sample, at: now)
    }

    package func past(_ query: PastQuery, at now: Instant) -> [PastCloses.Subject: PastAnswer] {
        var answers: [PastCloses.Subject: PastAnswer] = [:]
        for item in query.items {
            let (symbol, isInverse): (Symbol?, Bool) =
                switch item.subject {
                case .stock(let symbol): (symbol, false)
                case .rate(let pair): (pair.bars?.symbol, pair.bars?.isInverse ?? false)
                }
            let today = Zone.utc.local(now).day
            let from = query.day ?? item.day ?? today
            let first = item.baselines.map { $0.firstDay(before: from) }.min() ?? from
            let seen = symbol.flatMap { bars(BarsQuery($0, .day, since: min(first, from + -30)), at: now) }
            answers[item.subject] =
                seen.map { PastAnswer($0.value, at: now, isInverse: isInverse, item, query) }
                ?? PastAnswer(day: item.day)
        }
        return answers
    }

    private struct Subject {
        var price: Double
        var kind: Instrument
        var zone: String
        var currency: String?
        var volatility: Double
        var hasVolume: Bool
    }

    private func subject(of symbol: Symbol) -> Subject? {
        if let quote = quotes.first(where: { $0.symbol == symbol }), let price = quote.price {
            return Subject(
                price: price, kind: quote.kind, zone: quote.zone, currency: quote.currency, volatility: 0.016,
                hasVolume: quote.kind != .index)
        }
        let letters = symbol.text
        guard letters.hasSuffix("=X"), letters.utf8.count == 8,
            let base = CurrencyCode(String(letters.prefix(3))),
            let code = CurrencyCode(String(letters.dropFirst(3).prefix(3))), let rate = perDollar(code),
            let under = perDollar(base)
        else { return nil }
        return Subject(
            price: rate / under, kind: .currency, zone: "Europe/London", currency: code.text,
            volatility: 0.005, hasVolume: false)
    }

    private func perDollar(_ code: CurrencyCode) -> Double? {
        code == .usd ? 1 : rates.first { $0.code == code }?.perDollar
    }

    private static func starts(_ query: BarsQuery, _ zone: Zone, _ hours: TradingHours, at now: Instant)
        -> [Instant]
    {
        let today = zone.local(now).day
        // Longer pasts would only be drawn smaller.
        let first = max(query.since, today + -20 * 366)
        let noon = TimeOfDay(second: 12 * 3600)
        switch query.interval {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour:
            let step = query.interval.seconds
            var starts: [Instant] = []
            var moment = Instant(now.seconds / step * step)
            let least = zone.instant(max(first, today + -60), TimeOfDay(second: 0))
            while moment >= least {
                if hours.isOpen(at: moment) { starts.append(moment) }
                moment = moment + -step
            }
            return starts.reversed()
        case .day, .week, .month:
            return (first.number...max(first.number, today.number)).map(Day.init(number:)).filter { day in
                switch query.interval {
                case .week: day.weekday == 0
                case .month: day.civil.day == 1
                case .minute, .fiveMinutes, .quarter, .halfHour, .hour, .day:
                    day.weekday < 5 && hours.trades(on: day) != false
                }
            }.map { zone.instant($0, noon) }.filter { $0 <= now }
        }
    }
}
