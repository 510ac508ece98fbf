package import CivilTime
package import Market
package import Words

/// What another feed says of a figure, when it says something else.
package struct Disagreement: Hashable, Sendable {
    /// The other feed.
    package var source: FeedID
    /// Its figure, in the same units.
    package var value: Double
    /// When that was made.
    package var time: Instant
    /// True if the two gave different figures when they last had the same time.
    var isDisputed = false

    /// Beyond this share of the figure, two sources disagree.
    static let tolerance = 0.01
    /// Seconds beyond which figures of feeds that speak all the time are of different times, and may well differ.
    static let span = 30 * 60

    package func disagrees(with value: Double) -> Bool {
        !(abs(self.value / value - 1) <= Disagreement.tolerance)
    }

    /// The disagreement as long as it is of the figure's time and says something else; else nil.
    ///
    /// - Parameter source: the figure's feed. A feed that speaks once a day may differ by what a day brings.
    func against(_ value: Double, _ time: Instant, of source: FeedID) -> Disagreement? {
        disputes(value, time, of: source) == true ? self : nil
    }

    /// True if it differs for the figure's time; nil if the two have different times.
    func disputes(_ value: Double, _ time: Instant, of source: FeedID) -> Bool? {
        let cadence = max(source.cadence, self.source.cadence)
        return abs(time - self.time) <= Disagreement.span + cadence ? disagrees(with: value) : nil
    }
}

/// Why no change is computed although there is a figure and a close.
package enum ChangeDoubt: Hashable, Sendable {
    /// Another feed says something else, and the close may be its own.
    case disputed(source: FeedID)
    /// Figure and close are more than tenfold apart.
    case jump
    /// The figure's own time lies in the future, so its day is not known.
    case ahead
}

extension ChangeDoubt {
    /// Why there is no change, in words.
    package var phrase: Phrase {
        switch self {
        case .disputed: .noChangeDisputed
        case .jump: .noChangeJump
        case .ahead: .noChangeAhead
        }
    }
}
