package import CivilTime
package import Market

/// A figure, or the reason it is unknown. A sum with an unknown part is unknown for the same reason.
package enum Figure: Hashable, Sendable {
    case known(Rational)
    /// With the missing figure.
    case unknown(Missing)

    package static let zero = Figure.known(.zero)

    /// The figure, if known.
    package var value: Rational? {
        switch self {
        case .known(let value): value
        case .unknown: nil
        }
    }

    /// The reason it is unknown; nil for a known one.
    package var missing: Missing? {
        switch self {
        case .known: nil
        case .unknown(let missing): missing
        }
    }

    /// A value, or the reason it is missing.
    init(_ value: Rational?, or missing: @autoclosure () -> Missing) {
        self = value.map { .known($0) } ?? .unknown(missing())
    }

    /// The figure for print: rounded to 10 places, half to even.
    var printed: Figure { map { $0.rounded(places: 10) } }

    func map(_ change: (Rational) -> Rational) -> Figure {
        switch self {
        case .known(let value): .known(change(value))
        case .unknown: self
        }
    }

    /// Combines both; unknown for the first reason.
    private func with(_ other: Figure, _ change: (Rational, Rational) -> Rational) -> Figure {
        switch (self, other) {
        case (.known(let a), .known(let b)): .known(change(a, b))
        case (.known, .unknown): other
        case (.unknown, _): self
        }
    }

    static func + (a: Figure, b: Figure) -> Figure { a.with(b, +) }
    package static func - (a: Figure, b: Figure) -> Figure { a.with(b, -) }
    static func * (a: Figure, b: Figure) -> Figure { a.with(b, *) }
    static func * (a: Rational, b: Figure) -> Figure { b.map { a * $0 } }
    /// The quotient. A known divisor must not be 0.
    static func / (a: Figure, b: Figure) -> Figure { a.with(b, /) }
    static func += (a: inout Figure, b: Figure) { a = (a + b).map(\.trimmed) }
}

/// A missing figure that makes another unknown.
package enum Missing: Hashable, Sendable {
    /// A price of the item.
    case price(Symbol)
    /// The item's previous close, for the day's change.
    case close(Symbol)
    /// The unit of the item's prices.
    case currency(Symbol)
    /// A currency's home rate on a day, from a close at most 7 days old; for today, the current one.
    case rate(CurrencyCode, on: Day)
    /// A row of the file that could not be read or used.
    case row(line: Int)
}
