package import CivilTime
package import Market

/// Percentages are stored as typed: 3 is 3 %.
package enum AlertCondition: Hashable, Sendable {
    /// The side of a level that counts, the level included.
    package enum Side: Hashable, Sendable, CaseIterable {
        case above
        case below
    }

    package enum Average: String, Hashable, Sendable, CaseIterable {
        case simple = "sma"
        case exponential = "ema"
    }

    package enum Bell: String, Hashable, Sendable, CaseIterable {
        case opens
        case closes
    }

    package enum EventKind: String, Hashable, Sendable, CaseIterable {
        case any = "event"
        case exDividend = "ex-div"
        case results
    }

    /// `>150`
    case level(Side, Double)
    /// `>3% d1`, `<-3% d5`; either way `±3%`.
    case change(Side?, Double, since: Baseline)
    /// `+3% in 15m`, `-3% in 1h`; either way `3% in 15m`.
    case move(Side?, Double, within: AlertSpan)
    /// `high 52w`: higher than the days before, today not counted; `low 20d`.
    case extreme(Side, AlertSpan)
    /// `> sma 50`, `< ema 20`; either way `crosses sma 50`.
    case average(Side?, Average, days: Int)
    /// `/ EUR > 1.1`
    case ratio(to: AlertSubject, Side, Double)
    /// `gain > 10%` of the cost, or `gain > 5000` in the home currency.
    case gain(Side, Double, isShare: Bool)
    /// `value > 1000000` in the home currency.
    case value(Side, Double)
    /// `09:00 mon-fri`, by the city's clock.
    case time(TimeOfDay, Weekdays)
    /// `opens -10m`, in minutes.
    case bell(Bell, before: Int)
    /// `clocks change`: tomorrow.
    case clocksChange
    /// `ex-div -2d`: before the item's next event.
    case event(EventKind, before: AlertSpan?)
    /// `digest 08:00 mon-fri`: the day's events, by the city's clock.
    case digest(TimeOfDay, Weekdays)

    package var isOfTime: Bool {
        switch self {
        case .time, .bell, .clocksChange, .event, .digest: true
        case .level, .change, .move, .extreme, .average, .ratio, .gain, .value: false
        }
    }

    package var isOfAmount: Bool {
        switch self {
        case .gain(_, _, isShare: false), .value: true
        case .gain, .level, .change, .move, .extreme, .average, .ratio, .time, .bell, .clocksChange, .event,
            .digest:
            false
        }
    }

    /// The margin is then in points.
    package var isShare: Bool {
        switch self {
        case .change, .move, .gain(_, _, isShare: true): true
        case .level, .extreme, .average, .ratio, .gain, .value, .time, .bell, .clocksChange, .event, .digest:
            false
        }
    }

    package var needsEvents: Bool {
        switch self {
        case .event, .digest: true
        case .level, .change, .move, .extreme, .average, .ratio, .gain, .value, .time, .bell, .clocksChange:
            false
        }
    }

    /// Nil for either way, and for conditions of time.
    var side: Side? {
        switch self {
        case .level(let side, _), .extreme(let side, _), .ratio(_, let side, _), .gain(let side, _, _),
            .value(let side, _):
            side
        case .change(let side, _, _), .move(let side, _, _), .average(let side, _, _): side
        case .time, .bell, .clocksChange, .event, .digest: nil
        }
    }
}

/// `15m`, `2h`, `20d`, `52w`.
package struct AlertSpan: Hashable, Sendable {
    /// Days are trading days.
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        case minutes = "m"
        case hours = "h"
        case days = "d"
        case weeks = "w"

        package var seconds: Int {
            switch self {
            case .minutes: 60
            case .hours: 3600
            case .days: 86_400
            case .weeks: 7 * 86_400
            }
        }
    }

    package let count: Int
    package let unit: Unit

    package init(_ count: Int, _ unit: Unit) { (self.count, self.unit) = (count, unit) }

    package var seconds: Int { count * unit.seconds }

    package var text: String { "\(count)\(unit.rawValue)" }
}

package struct Weekdays: OptionSet, Hashable, Sendable {
    /// A bit per day, the first for Monday.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

    /// 0 for Monday.
    package init(_ weekday: Int) { self.init(rawValue: 1 << UInt8(weekday % 7)) }

    /// Across the end of the week if `last` is earlier.
    package init(_ first: Int, through last: Int) {
        self = []
        for ahead in 0...((last - first + 7) % 7) { insert(Weekdays((first + ahead) % 7)) }
    }

    package static let all = Weekdays(rawValue: 0x7F)

    /// `mon-fri`, `mon,wed`: three days or more make a run.
    package var runs: [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        for day in 0..<7 where contains(Weekdays(day)) {
            if let last = runs.last, last.upperBound == day - 1 {
                runs[runs.count - 1] = last.lowerBound...day
            } else {
                runs.append(day...day)
            }
        }
        return runs.flatMap { $0.count == 2 ? $0.map { $0...$0 } : [$0] }
    }

    /// `mon-fri`, `sat,sun`.
    package var text: String {
        runs.map { run in
            let (first, last) = (Weekdays.names[run.lowerBound], Weekdays.names[run.upperBound])
            return run.count == 1 ? first : "\(first)-\(last)"
        }.joined(separator: ",")
    }

    static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
}
