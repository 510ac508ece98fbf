package import CivilTime
package import Market
internal import Places

package struct MeetingPlace: Hashable, Sendable {
    package enum Occupation: Hashable, Sendable {
        case work
        /// Awake, before or after work.
        case free
        case asleep
        case weekend
        case holiday(Holiday)

        package var isWork: Bool { self == .work }
    }

    package let clock: ClockID
    package let zone: Zone
    package let hours: WorkingHours
    let weekend: Set<Int>
    private let exchange: TradingHours?

    /// The exchange's holidays count for the city; nil for none.
    init(
        _ clock: ClockID, _ zone: Zone, _ hours: WorkingHours, weekend: Set<Int>,
        exchange: TradingHours? = nil
    ) {
        (self.clock, self.zone, self.hours, self.weekend, self.exchange) = (
            clock, zone, hours, weekend, exchange
        )
    }

    init?(_ clock: ClockID, _ model: Model) {
        guard let zone = model.figures.zones[clock] ?? Zone(clock.zone) else { return nil }
        self.init(
            clock, zone, model.settings.work[clock],
            weekend: Weekend.days(ofCountry: City.countryCode(ofClock: clock)),
            exchange: Exchange.at(clock).first?.hours)
    }

    package func occupation(at moment: Instant) -> Occupation {
        let local = zone.local(moment)
        if !MeetingPlace.awake.contains(local.time.hour) { return .asleep }
        if weekend.contains(local.day.weekday) { return .weekend }
        if let holiday = exchange?.holiday(on: local.day) { return .holiday(holiday) }
        return local.time >= hours.start && local.time < hours.end ? .work : .free
    }

    /// The least fit for a meeting within the span.
    package func occupation(from start: Instant, to end: Instant) -> Occupation {
        let moments = [start] + boundaries(from: start, to: end)
        let occupations = moments.map { occupation(at: $0) }
        return occupations.first { $0 == .asleep }
            ?? occupations.first { $0 != .work && $0 != .free }
            ?? occupations.first { $0 == .free } ?? .work
    }

    /// Moments between `start` and `end` at which the occupation may change.
    func boundaries(from start: Instant, to end: Instant) -> [Instant] {
        let midnight = TimeOfDay(second: 0)
        let times = [
            midnight, TimeOfDay(second: MeetingPlace.awake.lowerBound * 3600), hours.start, hours.end,
            TimeOfDay(second: MeetingPlace.awake.upperBound * 3600),
        ]
        var moments: [Instant] = []
        var day = zone.local(start).day
        let last = zone.local(end).day
        while day <= last {
            moments += times.map { zone.instant(day, $0) }
            day = day + 1
        }
        // When clocks change, one of these times may be skipped or come twice.
        var changed = start
        while let next = zone.nextTransition(after: changed), next.at < end {
            moments.append(next.at)
            changed = next.at
        }
        return moments.filter { $0 > start && $0 < end }
    }

    private static let awake = 7..<23
}
