public import Market

/// What another feed says of a figure, when it says something else.
public struct Rival: Hashable, Sendable {
    /// The other feed's kind.
    public var source: String
    /// Its figure, in the same units.
    public var value: Double
    /// When that was made.
    public var time: Instant

    /// Beyond this share of the figure, two sources disagree.
    static let tolerance = 0.01
    /// Seconds beyond which two figures are of different times, and may well differ.
    static let span = 26 * 3600

    /// The rival as long as it is of the figure's time and says something else; else nil.
    func against(_ value: Double, _ time: Instant) -> Rival? {
        guard abs(time - self.time) <= Rival.span, abs(self.value / value - 1) > Rival.tolerance else {
            return nil
        }
        return self
    }
}
