package import CivilTime
package import Market

/// A figure, or why it is unknown. A sum over an unknown part is unknown for the same reason.
package enum Figure: Hashable, Sendable {
    case known(Rational)
    /// The figure that is lacking.
    case unknown(Missing)

    package static let zero = Figure.known(.zero)

    /// The figure; nil where it is unknown.
    package var value: Rational? {
        switch self {
        case .known(let value): value
        case .unknown: nil
        }
    }

    /// Why it is unknown; nil for a known one.
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

    /// Both after `change`; unknown for the first reason there is.
    private func with(_ other: Figure, _ change: (Rational, Rational) -> Rational) -> Figure {
        switch (self, other) {
        case (.known(let a), .known(let b)): .known(change(a, b))
        case (.known, .unknown): other
        case (.unknown, _): self
        }
    }

    static func + (a: Figure, b: Figure) -> Figure { a.with(b, +) }
    /// The difference; unknown for the first reason there is.
    package static func - (a: Figure, b: Figure) -> Figure { a.with(b, -) }
    static func * (a: Figure, b: Figure) -> Figure { a.with(b, *) }
    static func * (a: Rational, b: Figure) -> Figure { b.map { a * $0 } }
    /// The quotient. A known divisor must not be 0.
    static func / (a: Figure, b: Figure) -> Figure { a.with(b, /) }
    static func += (a: inout Figure, b: Figure) { a = (a + b).map(\.trimmed) }
}

/// A figure that another one lacks.
package enum Missing: Hashable, Sendable {
    /// A price of the item.
    case price(Symbol)
    /// The item's close before, which the day's change is measured against.
    case close(Symbol)
    /// The unit of the item's prices.
    case currency(Symbol)
    /// A currency's rate at home on a day, by a close at most 7 days old; of today, the current one.
    case rate(CurrencyCode, on: Day)
    /// A row of the file that could not be read, or not be used.
    case row(line: Int)
}
