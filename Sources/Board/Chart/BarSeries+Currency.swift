internal import CivilTime
internal import Market

extension BarSeries {
    mutating func invert() {
        currency = nil
        bars = bars.compactMap { bar in
            Bar(
                start: bar.start, open: 1 / bar.open, high: 1 / bar.low, low: 1 / bar.high,
                close: 1 / bar.close,
                volume: bar.volume, session: bar.session)
        }
    }

    /// Each price at the rate of its own time; bars without a rate are left out. `rates` has bars of the same
    /// length; `unit` is the unit of the prices.
    func told(in rates: BarSeries, _ unit: MinorUnit) -> BarSeries {
        let (here, there) = (Zone(zone) ?? .utc, Zone(rates.zone) ?? .utc)
        let isIntraday = key.interval.isIntraday
        func place(_ time: Instant, _ zone: Zone) -> Int {
            isIntraday ? time.seconds : zone.local(time).day.number
        }
        let moments = rates.bars.map { place($0.start, there) }
        var next = 0
        /// `time` never goes back. Nil if the last rate is a week old.
        func rate(at time: Instant) -> Double? {
            let moment = place(time, here)
            while next < moments.count, moments[next] <= moment { next += 1 }
            guard next > 0, moment - moments[next - 1] <= (isIntraday ? 4 * 86_400 : 7) else { return nil }
            return rates.bars[next - 1].close / unit.parts
        }
        var told = self
        told.bars = bars.compactMap { bar in
            rate(at: bar.start).flatMap { rate in
                Bar(
                    start: bar.start, open: bar.open * rate, high: bar.high * rate, low: bar.low * rate,
                    close: bar.close * rate, volume: bar.volume, session: bar.session)
            }
        }
        next = 0
        told.actions = actions.compactMap { action in
            guard case .dividend(let amount) = action.kind else { return action }
            return rate(at: action.time).flatMap {
                CorporateAction(at: action.time, .dividend(amount * $0))
            }
        }
        return told
    }
}
