package import CivilTime

/// A price made before or after an exchange's session. It is no part of any day's change.
package struct ExtendedPrice: Hashable, Sendable {
    /// The price.
    package var price: Double
    /// When the bar began that ends with it: its own moment is not told.
    package var time: Instant
    /// Whether it was before or after the session.
    package var session: Bar.Session

    /// Makes a price; nil for one of a session.
    package init?(price: Double, time: Instant, session: Bar.Session) {
        if session == .regular { return nil }
        (self.price, self.time, self.session) = (price, time, session)
    }

    /// The price that the last of `bars`, in their order, ends with; nil where that bar is of a session.
    package init?(_ bars: [Bar]) {
        guard let last = bars.last else { return nil }
        self.init(price: last.close, time: last.start, session: last.session)
    }
}

extension Quote {
    /// The price outside of the session that is newer than the session's own, and the change from that one, as a ratio.
    package var newerExtended: (ExtendedPrice, change: Double?)? {
        guard let extended, let time, let price, extended.time > time else { return nil }
        return (extended, Baseline.change(from: price, to: extended.price))
    }
}
