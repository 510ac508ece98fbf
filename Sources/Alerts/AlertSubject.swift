package import CivilTime
package import Market

package enum AlertSubject: Hashable, Sendable {
    /// Units for one unit of `base`.
    case rate(RateLeg, base: RateLeg)
    case stock(Symbol)
    case clock(ClockID)
    /// In all accounts.
    case position(Symbol)
    case allPositions

    /// Raw values are those in the store.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case rate
        case stock
        case clock
        case position
        case allPositions = "positions"
    }

    package var kind: Kind {
        switch self {
        case .rate: .rate
        case .stock: .stock
        case .clock: .clock
        case .position: .position
        case .allPositions: .allPositions
        }
    }

    /// `JPY`, `2330.TW`, `Asia/Taipei`; `positions` for all of them.
    package var item: String {
        switch self {
        case .rate(let code, _): code.text
        case .stock(let symbol), .position(let symbol): symbol.text
        case .clock(let clock): clock.text
        case .allPositions: Kind.allPositions.rawValue
        }
    }

    package var base: RateLeg? {
        if case .rate(_, let base) = self { base } else { nil }
    }

    package var units: Int { base?.rateUnits ?? 1 }

    package var pair: RatePair? {
        if case .rate(let code, let base) = self { RatePair(base: base, code: code) } else { nil }
    }

    package static func rate(_ pair: RatePair) -> AlertSubject { .rate(pair.code, base: pair.base) }

    package var barSymbol: Symbol? {
        switch self {
        case .rate(let code, let base): RatePair(base: base, code: code).symbol
        case .stock(let symbol): symbol
        case .position, .allPositions, .clock: nil
        }
    }

    package init?(_ kind: Kind, _ item: String, base: String?) {
        switch kind {
        case .rate:
            guard let code = RateLeg(item), let base = base.flatMap({ RateLeg($0) }) else {
                return nil
            }
            self = .rate(code, base: base)
        case .stock:
            guard let symbol = Symbol(item) else { return nil }
            self = .stock(symbol)
        case .position:
            guard let symbol = Symbol(item) else { return nil }
            self = .position(symbol)
        case .clock:
            guard let clock = ClockID(item) else { return nil }
            self = .clock(clock)
        case .allPositions: self = .allPositions
        }
    }

    /// The exchange's or the city's; UTC for rates and all positions.
    package var zone: Zone {
        switch self {
        case .stock(let symbol), .position(let symbol): Zone(Exchange.zone(of: symbol)) ?? .utc
        case .clock(let clock): Zone(clock.zone) ?? .utc
        case .rate, .allPositions: .utc
        }
    }

    /// Nil if there is no exchange, or its hours are unknown.
    package var hours: TradingHours? {
        switch self {
        case .stock(let symbol), .position(let symbol): Exchange.hours(of: symbol)
        case .clock(let clock): Exchange.at(clock).lazy.compactMap(\.hours).first
        case .rate, .allPositions: nil
        }
    }
}
