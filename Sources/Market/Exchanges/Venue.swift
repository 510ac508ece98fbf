package import CivilTime

/// When a stock or similar has prices, by its kind, symbol and zone.
package enum Venue: Hashable, Sendable {
    /// Shares, ETFs and indices.
    case exchange(Exchange)
    case currencies
    case futures
    case always
    /// Funds. The exchange is the main one of the fund's zone, if the table has one.
    case daily(Exchange?)
    case unknown

    package init(_ told: Instrument, symbol: Symbol, zone: String) {
        switch told == .unknown ? Instrument(symbol: symbol) : told {
        case .coin: self = .always
        case .currency: self = .currencies
        case .future: self = Venue.keepsTheLongWeek(symbol) ? .futures : .unknown
        case .fund: self = .daily(Exchange.main(ofZone: zone))
        case .index:
            let hasSuffix = symbol.text.utf8.contains(UInt8(ascii: "."))
            let exchange = hasSuffix ? Exchange.of(symbol) : Exchange.main(ofZone: zone)
            self = exchange.flatMap { $0.clock.zone == zone ? .exchange($0) : nil } ?? .unknown
        case .share, .etf, .unknown:
            let exchange = Exchange.of(symbol)
            self = exchange.flatMap { $0.clock.zone == zone ? .exchange($0) : nil } ?? .unknown
        }
    }

    package var exchange: Exchange? {
        if case .exchange(let exchange) = self { exchange } else { nil }
    }

    /// Trading hours; for a fund, the days with prices. Nil if unknown.
    package var hours: TradingHours? {
        switch self {
        case .exchange(let exchange): exchange.hours
        case .currencies: .currencies
        case .futures: .futures
        case .always: .always
        case .daily(let exchange): exchange?.hours
        case .unknown: nil
        }
    }

    package var isDaily: Bool { if case .daily = self { true } else { false } }

    /// Nil if only the feed knows.
    package func hasClose(on day: Day) -> Bool? {
        switch self {
        case .exchange(let exchange): exchange.hours.map { $0.trades(on: day) } ?? Venue.isOpenWeekday(day)
        case .always: true
        case .currencies, .futures, .daily, .unknown: Venue.isOpenWeekday(day)
        }
    }

    /// Holidays are unknown, so a weekday may be one.
    package static func isOpenWeekday(_ day: Day) -> Bool? { day.weekday < 5 ? nil : false }

    /// Products of CME Group and ICE that are not traded around the clock: grains, oilseeds, meat, milk,
    /// timber, and New York's coffee, cocoa, cotton, sugar, orange juice and dollar index. Source: the
    /// contract specifications.
    private static let shortWeeks: Set<Substring> = [
        "ZC", "ZS", "ZW", "ZM", "ZL", "ZO", "ZR", "KE", "XC", "XK", "XW", "MKE", "HE", "LE", "GF", "DC",
        "CSC", "CB", "LBR", "LBS", "KC", "CC", "CT", "SB", "OJ", "DX",
    ]

    /// True if a product follows the week of CME Globex. Unknown for a single month's contract (`CLZ26.NYM`).
    private static func keepsTheLongWeek(_ symbol: Symbol) -> Bool {
        let text = symbol.text.uppercased()
        return text.hasSuffix("=F") && !shortWeeks.contains(text.prefix { $0 != "=" })
    }
}
