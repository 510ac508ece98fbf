package import CivilTime
package import Market

/// A figure, or the reason it is unknown. A sum with an unknown part is unknown for the same reason.
package enum Figure: Hashable, Sendable {
    case known(Rational)
    case unknown(Missing)

    package static let zero = Figure.known(.zero)

    package var value: Rational? {
        switch self {
        case .known(let value): value
        case .unknown: nil
        }
    }

    package var missing: Missing? {
        switch self {
        case .known: nil
        case .unknown(let missing): missing
        }
    }

    init(_ value: Rational?, or missing: @autoclosure () -> Missing) {
        self = value.map { .known($0) } ?? .unknown(missing())
    }

    /// Rounded to 10 places, half to even.
    var printed: Figure { map { $0.rounded(places: 10) } }

    func map(_ change: (Rational) -> Rational) -> Figure {
        switch self {
        case .known(let value): .known(change(value))
        case .unknown: self
        }
    }

    /// Unknown for the first reason.
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
    /// A known divisor must not be 0.
    static func / (a: Figure, b: Figure) -> Figure { a.with(b, /) }
    static func += (a: inout Figure, b: Figure) { a = (a + b).map(\.trimmed) }
}

/// A missing figure that makes another unknown.
package enum Missing: Hashable, Sendable {
    case price(Symbol)
    case close(Symbol)
    case currency(Symbol)
    /// A currency's home rate, from a close at most 7 days old; for today, the current one.
    case rate(CurrencyCode, on: Day)
    case row(line: Int)
}
