package import CivilTime
package import Market

/// The figures of an alert's subject at a moment.
package struct AlertObservation: Hashable, Sendable {
    /// The rate or price; for positions, their value in the home currency.
    package var value: Double
    /// The figure to compare with, if the condition needs one: `AlertRule.reference`.
    package var reference: Double?
    package var time: Instant
    package var source: FeedID?
    package var doubt: AlertDoubt?

    package init(
        _ value: Double, reference: Double? = nil, at time: Instant, source: FeedID? = nil,
        doubt: AlertDoubt? = nil
    ) {
        (self.value, self.reference, self.time) = (value, reference, time)
        (self.source, self.doubt) = (source, doubt)
    }
}

package enum AlertReference: Hashable, Sendable {
    case close(Baseline)
    case figure(AlertSubject)
    /// The highest or lowest price of the days before.
    case extreme(AlertCondition.Side, AlertSpan)
    case average(AlertCondition.Average, days: Int)
    /// The cost of positions, in the home currency.
    case cost
}

extension AlertRule {
    package var reference: AlertReference? {
        switch condition {
        case .change(_, _, let baseline): .close(baseline)
        case .ratio(let other, _, _): .figure(other)
        case .extreme(let side, let span): .extreme(side, span)
        case .average(_, let average, let days): .average(average, days: days)
        case .gain: .cost
        case .level, .move, .value, .time, .bell, .clocksChange, .event, .digest: nil
        }
    }
}
