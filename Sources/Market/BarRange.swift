package import CivilTime

package enum BarRange: String, Hashable, Sendable, CaseIterable {
    case day = "1d"
    case fiveDays = "5d"
    case month = "1mo"
    case quarter = "3mo"
    case halfYear = "6mo"
    case yearToDate = "ytd"
    case year = "1y"
    case twoYears = "2y"
    case fiveYears = "5y"
    case tenYears = "10y"
    case all = "max"

    package var interval: BarInterval {
        switch self {
        case .day: .fiveMinutes
        case .fiveDays: .halfHour
        case .month, .quarter, .halfYear, .yearToDate, .year, .twoYears: .day
        case .fiveYears, .tenYears: .week
        case .all: .month
        }
    }

    /// The first day to request today, early enough to complete the range even after a long weekend.
    package func firstDay(today: Day) -> Day { first(upTo: today, days: []) + (self == .fiveDays ? -14 : -7) }

    /// The range ends with the last bar's day at the exchange.
    package func of(_ bars: [Bar], in zone: Zone) -> ArraySlice<Bar> {
        guard let last = bars.last else { return [] }
        let first = first(
            upTo: zone.local(last.start).day,
            days: self == .fiveDays ? bars.map { zone.local($0.start).day } : [])
        return bars[(bars.firstIndex { zone.local($0.start).day >= first } ?? bars.endIndex)...]
    }

    private func first(upTo last: Day, days: [Day]) -> Day {
        switch self {
        case .day: last
        case .fiveDays: Set(days).sorted().suffix(5).first ?? last
        case .month: last.monthsBefore(1)
        case .quarter: last.monthsBefore(3)
        case .halfYear: last.monthsBefore(6)
        case .yearToDate: Day(year: last.civil.year, month: 1, day: 1) ?? last
        case .year: last.monthsBefore(12)
        case .twoYears: last.monthsBefore(24)
        case .fiveYears: last.monthsBefore(60)
        case .tenYears: last.monthsBefore(120)
        case .all: Day(year: 1900, month: 1, day: 1) ?? last
        }
    }
}
