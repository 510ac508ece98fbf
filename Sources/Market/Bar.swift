public import CivilTime

/// What something cost in one span of time.
public struct Bar: Hashable, Sendable {
    /// When during its day the exchange was open.
    public enum Session: String, Hashable, Sendable, CaseIterable {
        case before
        case regular
        case after
    }

    /// When the span began.
    public var start: Instant
    /// The first price, in the units of the figure it belongs to; finite and not 0, as the others are.
    ///
    /// It and the close may lie outside of low and high by a little: of currencies, Yahoo takes them from another source.
    public var open: Double
    /// The greatest.
    public var high: Double
    /// The least.
    public var low: Double
    /// The last.
    public var close: Double
    /// How much was traded, in shares or coins; nil where it is not told.
    public var volume: Double?
    /// When during the exchange's day it was.
    public var session: Session

    /// Makes a bar; nil where its prices are none, or contradict one another by more than tenfold.
    public init?(
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
