package import CivilTime
package import Market

extension [MarketEvent] {
    /// Days beyond the table of exchanges have none. Exchanges of one city that close alike share an event.
    package static func exchangeDays(of clocks: [ClockID], in days: ClosedRange<Day>) -> [MarketEvent] {
        clocks.flatMap { clock -> [MarketEvent] in
            var holidays: [HolidayKey: [String]] = [:]
            var closes: [CloseKey: [String]] = [:]
            for exchange in Exchange.all where exchange.clock == clock {
                guard let hours = exchange.hours else { continue }
                for (day, holiday) in hours.holidays(in: days) {
                    holidays[HolidayKey(day: day, holiday: holiday), default: []].append(exchange.shortName)
                }
                for (day, close) in hours.earlyCloses(in: days) {
                    closes[CloseKey(day: day, close: close), default: []].append(exchange.shortName)
                }
            }
            // Always in one order, so that the same days make the same agenda.
            let shut = holidays.sorted { a, b in
                a.key.day == b.key.day ? a.value[0] < b.value[0] : a.key.day < b.key.day
            }
            let short = closes.sorted { a, b in
                a.key.day == b.key.day ? a.value[0] < b.value[0] : a.key.day < b.key.day
            }
            let holidayEvents = shut.map { key, names in
                MarketEvent(
                    .holiday, .holiday(key.holiday, exchanges: names.joined(separator: ", ")),
                    of: .city(clock), .days(key.day, through: key.day), zone: clock.zone)
            }
            let earlyCloses = short.compactMap { key, names in
                Zone(clock.zone).map { zone in
                    MarketEvent(
                        .earlyClose, .earlyClose(key.close, exchanges: names.joined(separator: ", ")),
                        of: .city(clock), .moment(zone.instant(key.day, key.close), end: nil),
                        zone: clock.zone)
                }
            }
            return holidayEvents + earlyCloses
        }
    }

    package static func clockChanges(of clocks: [ClockID], in span: Range<Instant>) -> [MarketEvent] {
        var seen: Set<String> = []
        return clocks.flatMap { clock -> [MarketEvent] in
            guard seen.insert(clock.zone).inserted, let zone = Zone(clock.zone) else { return [] }
            var events: [MarketEvent] = []
            var moment = span.lowerBound + -1
            while let change = zone.nextTransition(after: moment), change.at < span.upperBound {
                moment = change.at
                let step = change.offsetAfter - change.offsetBefore
                // A new abbreviation moves no clock.
                guard step != 0 else { continue }
                events.append(
                    MarketEvent(
                        .clockChange, .clockChange(step), of: .city(clock), .moment(moment, end: nil),
                        zone: clock.zone))
            }
            return events
        }
    }
}

private struct HolidayKey: Hashable {
    let day: Day
    let holiday: Holiday
}

private struct CloseKey: Hashable {
    let day: Day
    let close: TimeOfDay
}
