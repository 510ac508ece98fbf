package import Money

extension Figure {
    /// The part that it is of a whole; nil where one of them is unknown, and of a whole that is not above 0.
    package func share(of whole: Figure) -> Double? {
        guard let part = value, let whole = whole.value, whole.sign > 0 else { return nil }
        return (part / whole).double
    }
}

extension HomeFigures {
    /// The gain of the lots held since they were bought, by price and currency together.
    package var gain: Figure { value - cost }
    /// The same as a part of the cost.
    package var gainShare: Double? { gain.share(of: cost) }
    /// The change of the day as a part of what it was worth before.
    package var dayShare: Double? { dayChange.share(of: value - dayChange) }
}
