package import CivilTime

/// A market's ordinary week, and the known exceptions.
package struct TradingHours: Hashable, Sendable {
    /// A stretch in seconds since the day's midnight; ends no later than the next midnight.
    struct Session: Hashable, Sendable {
        var open: Int
        var close: Int
        var phase: MarketPhase
    }

    /// Days to search for the next or last session: more than any run of holidays.
    private static let reach = 20

    /// Only a name, because these tables outlive a renewal of the zone's rules.
    private let zoneName: String
    /// Monday first.
    private let week: [[Session]]
    /// While New York has summer time, for exchanges that open or close with it.
    private let newYorkSummer: [Session]?
    private let days: TradingDays

    /// Weekdays' hours, as `0830a0900 0900-1130 1230-1525 1525z1530`. `a` marks an opening auction, `z` a
    /// closing one. After a `/` come the hours of one weekday, 1 for Monday: `/5 0900-1130 1400-1550`; after
    /// `/S` those of all weekdays in New York's summer time. Nil if the system has no such zone.
    init?(_ zoneName: String, _ hours: String, days: TradingDays = .ordinary) {
        guard Zone(zoneName) != nil else { return nil }
        let lines = hours.split(separator: "/")
        var week = Array(repeating: TradingHours.sessions(lines.first ?? ""), count: 5) + [[], []]
        var newYorkSummer: [Session]?
        for line in lines.dropFirst() {
            if line.first == "S" {
                newYorkSummer = TradingHours.sessions(line.dropFirst())
                continue
            }
            guard let weekday = line.first?.wholeNumberValue, (1...7).contains(weekday) else { return nil }
            week[weekday - 1] = TradingHours.sessions(line.dropFirst())
        }
        self.init(zoneName: zoneName, week: week, newYorkSummer: newYorkSummer, days: days)
    }

    private init(
        zoneName: String, week: [[Session]], newYorkSummer: [Session]? = nil, days: TradingDays
    ) {
        (self.zoneName, self.week, self.newYorkSummer) = (zoneName, week, newYorkSummer)
        self.days = days
    }

    static func sessions(_ line: Substring) -> [Session] {
        line.split { $0 == " " || $0 == "," }.compactMap { text in
            guard let open = TradingDays.seconds(text.prefix(4)),
                let close = TradingDays.seconds(text.suffix(4))
            else {
                return nil
            }
            let phase: MarketPhase =
                switch text.dropFirst(4).first {
                case "a": .openingAuction
                case "z": .closingAuction
                default: .open
                }
            return Session(open: open, close: close, phase: phase)
        }
    }

    /// When the week of currencies begins on Sunday and ends on Friday, in New York.
    package static let newYorkBell = TimeOfDay(second: 17 * 3600)

    /// Currencies trade without a pause from Sunday to Friday, 17:00 in New York.
    package static let currencies: TradingHours? = Zone("America/New_York").map { newYork in
        let evening = newYorkBell.second
        let day = Session(open: 0, close: 86_400, phase: .open)
        let friday = Session(open: 0, close: evening, phase: .open)
        let sunday = Session(open: evening, close: 86_400, phase: .open)
        return TradingHours(
            zoneName: newYork.name, week: [[day], [day], [day], [day], [friday], [], [sunday]],
            days: .ordinary)
    }

    /// From Sunday 18:00 to Friday 17:00 in New York, with a pause from 17:00 to 18:00, as on CME Globex. New
    /// York's holidays have no hours: trading ends early or does not take place, by product.
    package static let futures: TradingHours? = Zone("America/New_York").map { newYork in
        let evening = Session(open: 18 * 3600, close: 86_400, phase: .open)
        let day = Session(open: 0, close: 17 * 3600, phase: .open)
        return TradingHours(
            zoneName: newYork.name,
            week: [[day, evening], [day, evening], [day, evening], [day, evening], [day], [], [evening]],
            days: Exchange.main(ofZone: newYork.name)?.hours?.days.closedTheEveningBefore ?? .ordinary)
    }

    package static let always = TradingHours(
        zoneName: "UTC", week: Array(repeating: [Session(open: 0, close: 86_400, phase: .open)], count: 7),
        days: .ordinary)

    /// Nil on a weekday that may be a holiday, if its year's holidays are unknown.
    package func trades(on day: Day) -> Bool? {
        if sessions(on: day).isEmpty { return false }
        return days.areHolidaysKnown(of: day) ? true : nil
    }

    /// Nil on trading days and at the weekend.
    package func holiday(on day: Day) -> Holiday? { week[day.weekday].isEmpty ? nil : days.holiday(on: day) }

    package func holidays(after day: Day, atMost count: Int) -> [(day: Day, holiday: Holiday)] {
        days.holidays(after: day, atMost: count).compactMap { day in holiday(on: day).map { (day, $0) } }
    }

    package func holidays(in days: ClosedRange<Day>) -> [(day: Day, holiday: Holiday)] {
        self.days.holidays(in: days).compactMap { day in holiday(on: day).map { (day, $0) } }
    }

    /// Days on which trading ends earlier than usual, with the time of the closing bell.
    package func earlyCloses(in days: ClosedRange<Day>) -> [(day: Day, close: TimeOfDay)] {
        self.days.specialDays(in: days).compactMap { day in
            guard let usual = usualSessions(on: day).last?.close,
                let close = sessions(on: day, auctions: false).last?.close, close < usual
            else { return nil }
            return (day, TimeOfDay(second: close))
        }
    }

    /// A price of one a day is overdue after two more trading days, since it may come a day later.
    package func overdue(after time: Instant) -> Instant {
        let zone = zone
        var day = zone.local(time).day
        var left = 2
        let last = day + TradingHours.reach
        while left > 0, day < last {
            day = day + 1
            if !sessions(on: day).isEmpty { left -= 1 }
        }
        return zone.moment(day, 86_400)
    }

    /// Start and end of trading, auctions and pauses included; nil on a day without trading.
    package func bells(on day: Day) -> (opens: Instant, closes: Instant)? {
        let sessions = sessions(on: day, auctions: false)
        guard let first = sessions.first, let last = sessions.last else { return nil }
        return (zone.moment(day, first.open), zone.moment(day, last.close))
    }

    package func day(of moment: Instant) -> Day { zone.local(moment).day }

    /// `now` itself during trading, including the closing auction.
    package func lastTrading(at now: Instant) -> Instant {
        let zone = zone
        let today = zone.local(now).day
        for back in 0...TradingHours.reach {
            for session in sessions(on: today + -back).reversed() where session.phase != .openingAuction {
                if zone.moment(today + -back, session.open) > now { continue }
                return min(now, zone.moment(today + -back, session.close))
            }
        }
        return now
    }

    /// True during trading, closing auction included.
    package func isOpen(at now: Instant) -> Bool {
        let phase = moment(at: now).phase
        return phase == .open || phase == .closingAuction
    }

    /// The phase and the next bell. With `auctions`, they count as bells; otherwise trading begins after the
    /// first and ends with the last, which is a phase of its own only while it lasts.
    package func moment(at now: Instant, auctions: Bool = true) -> MarketMoment {
        let zone = zone
        let today = zone.local(now).day
        var coming: [(open: Instant, close: Instant, phase: MarketPhase)] = []
        for ahead in 0...TradingHours.reach where coming.count < 2 {
            for session in sessions(on: today + ahead, auctions: auctions) {
                let close = zone.moment(today + ahead, session.close)
                guard close > now else { continue }
                let open = zone.moment(today + ahead, session.open)
                // Trading across midnight is one session.
                if let last = coming.last, last.close == open, last.phase == session.phase {
                    coming[coming.count - 1].close = close
                } else {
                    coming.append((open, close, session.phase))
                }
            }
        }
        guard let current = coming.first else {
            return MarketMoment(
                phase: .closed, nextBell: nil, next: .closed, areHolidaysKnown: isKnown(today),
                holiday: holiday(on: today))
        }
        guard current.open <= now else {
            let isPause = zone.local(current.open).day == today && hasTraded(today, zone, before: now)
            return MarketMoment(
                phase: isPause ? .lunch : .closed, nextBell: current.open, next: current.phase,
                areHolidaysKnown: isKnown(today) && isKnown(zone.local(current.open).day),
                holiday: holiday(on: today))
        }
        let next = coming.dropFirst().first
        let end = zone.moment(today + TradingHours.reach, 86_400)
        let isNext = next.map { $0.open == current.close } ?? false
        let lastDay = zone.local(current.close + -1).day
        let isPause = !isNext && next.map { zone.local($0.open).day == lastDay } ?? false
        let isClosingAuction = sessions(on: today).contains { session in
            session.phase == .closingAuction && zone.moment(today, session.open) <= now
                && now < zone.moment(today, session.close)
        }
        return MarketMoment(
            phase: isClosingAuction ? .closingAuction : current.phase,
            nextBell: current.close < end ? current.close : nil,
            next: isNext ? next?.phase ?? .closed : isPause ? .lunch : .closed,
            areHolidaysKnown: isKnown(today), holiday: nil)
    }

    private func isKnown(_ day: Day) -> Bool { days.isKnown(day, isClosed: sessions(on: day).isEmpty) }

    private func hasTraded(_ day: Day, _ zone: Zone, before now: Instant) -> Bool {
        sessions(on: day).contains { $0.phase == .open && zone.moment(day, $0.close) <= now }
    }

    private func sessions(on day: Day) -> [Session] { days.sessions(usualSessions(on: day), on: day) }

    private func usualSessions(on day: Day) -> [Session] {
        let usual = week[day.weekday]
        guard let newYorkSummer, !usual.isEmpty, TradingHours.isSummerInNewYork(day) else { return usual }
        return newYorkSummer
    }

    private func sessions(on day: Day, auctions: Bool) -> [Session] {
        let all = sessions(on: day)
        if auctions { return all }
        return all.reduce(into: []) { kept, session in
            switch session.phase {
            case .open, .lunch, .closed: kept.append(session)
            case .openingAuction: break
            case .closingAuction: if !kept.isEmpty { kept[kept.count - 1].close = session.close }
            }
        }
    }

    private static func isSummerInNewYork(_ day: Day) -> Bool {
        guard let zone = Zone("America/New_York") else { return false }
        let standard = -5 * 3600
        return zone.offset(at: zone.instant(day, TimeOfDay(second: 43_200))) > standard
    }

    private var zone: Zone { Zone(zoneName) ?? .utc }
}

extension Zone {
    /// The moment by the wall clock; 86400 is the next midnight.
    fileprivate func moment(_ day: Day, _ second: Int) -> Instant {
        second == 86_400 ? instant(day + 1, TimeOfDay(second: 0)) : instant(day, TimeOfDay(second: second))
    }
}

package enum MarketPhase: Hashable, Sendable {
    case open
    /// Collects orders before a day or a session starts.
    case openingAuction
    /// Collects orders for the day's last price.
    case closingAuction
    case lunch
    case closed
}

package struct MarketMoment: Hashable, Sendable {
    package let phase: MarketPhase
    /// Nil if the phase never ends or the table has no next session.
    package let nextBell: Instant?
    package let next: MarketPhase
    /// False if the table does not cover these days: the exchange may be closed.
    package let areHolidaysKnown: Bool
    package let holiday: Holiday?
}
