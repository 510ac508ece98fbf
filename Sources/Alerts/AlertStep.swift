public import CivilTime

/// The outcome of an observation: an alert's new state, and that it fired.
public struct AlertStep: Hashable, Sendable {
    /// The alert's number.
    public var alert: Int
    /// Its rule: where it has changed meanwhile, the step counts for nothing.
    public var rule: AlertRule
    /// Its state from now on.
    public var state: AlertState
    /// The figure that fired it; nil where it did not fire.
    public var firing: AlertFiring?
    /// When that was.
    public var at: Instant

    /// Makes a step.
    public init(_ alert: Int, _ rule: AlertRule, _ state: AlertState, _ firing: AlertFiring?, at: Instant) {
        (self.alert, self.rule, self.state, self.firing, self.at) = (alert, rule, state, firing, at)
    }
}
