internal import CivilTime
internal import Market

extension BarSeries {
    /// The same prices in another currency, each at the rate of its own time; bars for whose time no rate is known are left out.
    ///
    /// - Parameters:
    ///   - unit: What the prices are in.
    ///   - rates: What one unit of that currency costs, in bars of the same length.
    func told(in rates: BarSeries, _ unit: MinorUnit) -> BarSeries {
        let (here, there) = (Zone(zone) ?? .utc, Zone(rates.zone) ?? .utc)
        let isIntraday = key.interval.isIntraday
        func place(_ bar: Bar, _ zone: Zone) -> Int {
            isIntraday ? bar.start.seconds : zone.local(bar.start).day.number
        }
        let moments = rates.bars.map { place($0, there) }
        var next = 0
        var told = self
        told.bars = bars.compactMap { bar in
            let moment = place(bar, here)
            while next < moments.count, moments[next] <= moment { next += 1 }
            // A rate of a week ago is no rate of that day.
            guard next > 0, moment - moments[next - 1] <= (isIntraday ? 4 * 86_400 : 7) else { return nil }
            let rate = rates.bars[next - 1].close / unit.parts
            return Bar(
                start: bar.start, open: bar.open * rate, high: bar.high * rate, low: bar.low * rate,
                close: bar.close * rate, volume: bar.volume, session: bar.session)
        }
        return told
    }
}
