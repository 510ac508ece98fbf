package import CivilTime
package import Market
package import Words

/// Another feed's figure that differs.
package struct Disagreement: Hashable, Sendable {
    package var source: FeedID
    /// In the same units.
    package var value: Double
    package var time: Instant
    /// The two differed when they last had the same time.
    var isDisputed = false

    /// Beyond this share of the figure, two sources disagree.
    static let tolerance = 0.01
    /// Seconds: figures further apart may well differ.
    static let span = 30 * 60

    package func disagrees(with value: Double) -> Bool {
        !(abs(self.value / value - 1) <= Disagreement.tolerance)
    }

    /// Nil if it is of another time, or agrees. A daily feed may differ by as much as a day brings.
    func against(_ value: Double, _ time: Instant, of source: FeedID) -> Disagreement? {
        disputes(value, time, of: source) == true ? self : nil
    }

    /// Nil if the two have different times.
    func disputes(_ value: Double, _ time: Instant, of source: FeedID) -> Bool? {
        let cadence = max(source.cadence, self.source.cadence)
        return abs(time - self.time) <= Disagreement.span + cadence ? disagrees(with: value) : nil
    }
}

/// Why there is no change despite a figure and a close.
package enum ChangeDoubt: Hashable, Sendable {
    /// Another feed disagrees, and the close may be that feed's.
    case disputed(source: FeedID)
    /// More than tenfold apart.
    case jump
    /// The figure's time is in the future, so its day is unknown.
    case ahead
}

extension ChangeDoubt {
    package var phrase: Phrase {
        switch self {
        case .disputed: .noChangeDisputed
        case .jump: .noChangeJump
        case .ahead: .noChangeAhead
        }
    }
}
