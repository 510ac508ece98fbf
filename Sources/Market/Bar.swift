package import CivilTime

package struct Bar: Hashable, Sendable {
    package enum Session: String, Hashable, Sendable, CaseIterable {
        case before
        case regular
        case after
    }

    package var start: Instant
    /// Prices are in the units of the figure, finite and not 0. For currencies, open and close may be
    /// slightly outside of low and high: Yahoo takes them from another source.
    package var open: Double
    package var high: Double
    package var low: Double
    package var close: Double
    /// In shares or coins.
    package var volume: Double?
    package var session: Session

    /// Nil if prices are invalid or differ by more than tenfold.
    package init?(
        start: Instant, open: Double, high: Double, low: Double, close: Double, volume: Double? = nil,
        session: Session = .regular
    ) {
        guard [open, high, low, close].allSatisfy({ $0.isFinite && $0 != 0 }),
            low <= high,
            max(low - min(open, close), max(open, close) - high) <= 9 * max(abs(low), abs(high))
        else { return nil }
        (self.start, self.open, self.high, self.low, self.close) = (start, open, high, low, close)
        (self.volume, self.session) = (volume.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }, session)
    }
}
