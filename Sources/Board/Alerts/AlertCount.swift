package import Alerts
package import CivilTime
package import Market

/// The question how often a rule would have fired in the last year.
package struct AlertCount: Hashable, Sendable {
    /// The rule.
    package let rule: AlertRule
    /// The bars that tell it: those of the subject, and of a ratio's other side.
    package let queries: [BarsQuery]

    /// Bars that are asked of feeds at most for one list.
    static let mostAsked = 20

    /// The answer by bars as they were found; nil where they cannot tell.
    package func timesFired(_ bars: [[Bar]], at now: Instant) -> Int? {
        rule.timesFired(
            since: now + -365 * 86_400, upTo: now, bars: bars.first ?? [], other: bars.dropFirst().first ?? []
        )
    }
}
