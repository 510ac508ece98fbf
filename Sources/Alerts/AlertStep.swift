package import CivilTime

/// The outcome of an observation: an alert's new state, and that it fired.
package struct AlertStep: Hashable, Sendable {
    /// The alert's number.
    package var alert: Int
    /// Its rule: where it has changed meanwhile, the step counts for nothing.
    package var rule: AlertRule
    /// Its state from now on.
    package var state: AlertState
    /// The figure that fired it; nil where it did not fire.
    package var firing: AlertFiring?
    /// When that was.
    package var at: Instant

    /// Makes a step.
    package init(_ alert: Int, _ rule: AlertRule, _ state: AlertState, _ firing: AlertFiring?, at: Instant) {
        (self.alert, self.rule, self.state, self.firing, self.at) = (alert, rule, state, firing, at)
    }
}
