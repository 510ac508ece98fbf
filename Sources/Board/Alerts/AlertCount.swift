public import Alerts
public import CivilTime
public import Market

/// The question how often a rule would have fired in the last year.
public struct AlertCount: Hashable, Sendable {
    /// The rule.
    public let rule: AlertRule
    /// The bars that tell it: those of the subject, and of a ratio's other side.
    public let queries: [BarsQuery]

    /// Bars that are asked of feeds at most for one list.
    static let mostAsked = 20

    /// The answer by bars as they were found; nil where they cannot tell.
    public func timesFired(_ bars: [[Bar]], at now: Instant) -> Int? {
        rule.timesFired(
            since: now + -365 * 86_400, upTo: now, bars: bars.first ?? [], other: bars.dropFirst().first ?? []
        )
    }
}
