public import Money

extension Figure {
    /// The part that it is of a whole; nil where one of them is unknown, and of a whole that is not above 0.
    public func share(of whole: Figure) -> Double? {
        guard let part = value, let whole = whole.value, whole.sign > 0 else { return nil }
        return (part / whole).double
    }
}

extension HomeFigures {
    /// The gain of the lots held since they were bought, by price and currency together.
    public var gain: Figure { value - cost }
    /// The same as a part of the cost.
    public var gainShare: Double? { gain.share(of: cost) }
    /// The change of the day as a part of what it was worth before.
    public var dayShare: Double? { dayChange.share(of: value - dayChange) }
}
