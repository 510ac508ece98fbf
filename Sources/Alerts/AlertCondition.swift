package import CivilTime
package import Market

/// When an alert fires. Percentages are stored as typed: 3 is 3 %.
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

    /// The beginning or end of a trading day.
    package enum Bell: String, Hashable, Sendable, CaseIterable {
        case opens
        case closes
    }

    /// The events that a condition waits for, as typed.
    package enum EventKind: String, Hashable, Sendable, CaseIterable {
        case any = "event"
        case exDividend = "ex-div"
        case results
    }

    /// `>150`
    case level(Side, Double)
    /// `>3% d1`, `<-3% d5`, and for either way `±3%`.
    case change(Side?, Double, since: Baseline)
    /// `+3% in 15m`, `-3% in 1h`, and for either way `3% in 15m`.
    case move(Side?, Double, within: AlertSpan)
    /// `high 52w`: higher than the days before, today not counted; `low 20d`.
    case extreme(Side, AlertSpan)
    /// `> sma 50`, `< ema 20`, and for either way `crosses sma 50`.
    case average(Side?, Average, days: Int)
    /// `/ EUR > 1.1`
    case ratio(to: AlertSubject, Side, Double)
    /// `gain > 10%`: percent of the cost, or `gain > 5000`: a sum in the home currency.
    case gain(Side, Double, isShare: Bool)
    /// `value > 1000000`: a sum in the home currency.
    case value(Side, Double)
    /// `09:00 mon-fri`, by the city's clock.
    case time(TimeOfDay, Weekdays)
    /// `opens -10m`: minutes before.
    case bell(Bell, before: Int)
    /// `clocks change`: the city's clocks change tomorrow.
    case clocksChange
    /// `ex-div -2d`: a time before the next event of the item.
    case event(EventKind, before: AlertSpan?)
    /// `digest 08:00 mon-fri`: the events of the day, by the city's clock.
    case digest(TimeOfDay, Weekdays)

    /// True for conditions of time, which compare no figure.
    package var isOfTime: Bool {
        switch self {
        case .time, .bell, .clocksChange, .event, .digest: true
        case .level, .change, .move, .extreme, .average, .ratio, .gain, .value: false
        }
    }

    /// True if its level is an amount of the user's positions.
    package var isOfAmount: Bool {
        switch self {
        case .gain(_, _, isShare: false), .value: true
        case .gain, .level, .change, .move, .extreme, .average, .ratio, .time, .bell, .clocksChange, .event,
            .digest:
            false
        }
    }

    /// True if it compares percentages, whose margin is in points.
    package var isShare: Bool {
        switch self {
        case .change, .move, .gain(_, _, isShare: true): true
        case .level, .extreme, .average, .ratio, .gain, .value, .time, .bell, .clocksChange, .event, .digest:
            false
        }
    }

    /// True if it needs the events of the market.
    package var needsEvents: Bool {
        switch self {
        case .event, .digest: true
        case .level, .change, .move, .extreme, .average, .ratio, .gain, .value, .time, .bell, .clocksChange:
            false
        }
    }

    /// The side of the level; nil for either way, and for conditions of time.
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

/// A span of time as typed: `15m`, `2h`, `20d`, `52w`.
package struct AlertSpan: Hashable, Sendable {
    /// Its unit. Days are trading days.
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

    /// A single day, 0 for Monday.
    package init(_ weekday: Int) { self.init(rawValue: 1 << UInt8(weekday % 7)) }

    /// The days from `first` to `last`, across the end of the week if `last` is earlier.
    package init(_ first: Int, through last: Int) {
        self = []
        for ahead in 0...((last - first + 7) % 7) { insert(Weekdays((first + ahead) % 7)) }
    }

    /// Monday to Sunday.
    package static let all = Weekdays(rawValue: 0x7F)

    /// Runs of three days or more and single days, in order: `mon-fri`, `mon,wed`.
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

    /// The typed form: `mon-fri`, `sat,sun`.
    package var text: String {
        runs.map { run in
            let (first, last) = (Weekdays.names[run.lowerBound], Weekdays.names[run.upperBound])
            return run.count == 1 ? first : "\(first)-\(last)"
        }.joined(separator: ",")
    }

    static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
}
