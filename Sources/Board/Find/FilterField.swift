/// The raw value is its name in expressions, the same in all languages.
package enum FilterField: String, Hashable, Sendable, CaseIterable {
    case code, name, group
    case price, change, diff, currency
    case exchange, market, volume
    case high, low, yearHigh = "high52", yearLow = "low52"
    case held, state, source, age
    case city, country, zone, offset, hour

    enum Measure: Hashable {
        case text
        case number
        case percent
        /// Seconds, or with a unit.
        case span
        /// Hours, or hours and minutes: `9:30`.
        case hours
    }

    init?(named name: String) {
        let name = name.lowercased()
        guard let field = FilterField(rawValue: FilterField.others[name] ?? name) else { return nil }
        self = field
    }

    private static let others = ["symbol": "code", "rate": "price"]

    var measure: Measure {
        switch self {
        case .code, .name, .group, .currency, .exchange, .market, .state, .source, .city, .country, .zone:
            .text
        case .price, .diff, .volume, .high, .low, .yearHigh, .yearLow, .held: .number
        case .change: .percent
        case .age: .span
        case .offset, .hour: .hours
        }
    }

    var movesWithTime: Bool {
        switch self {
        case .market, .state, .age, .offset, .hour: true
        case .code, .name, .group, .price, .change, .diff, .currency, .exchange, .volume, .high, .low,
            .yearHigh, .yearLow, .held, .source, .city, .country, .zone:
            false
        }
    }
}

package enum FilterFact: Hashable, Sendable {
    /// Changes in percent, spans in seconds.
    case number(Double)
    case texts([String])

    init?(_ number: Double?) {
        guard let number else { return nil }
        self = .number(number)
    }

    init?(_ texts: String?...) {
        let known = texts.compactMap(\.self).filter { !$0.isEmpty }
        if known.isEmpty { return nil }
        self = .texts(known)
    }
}
