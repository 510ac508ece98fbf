internal import CivilTime

extension AlertRule {
    /// Takes in what was seen, and says whether that fires the alert.
    ///
    /// It fires on the crossing alone. A figure that cannot be trusted, or is older than the last one, leaves it as it was.
    package func step(_ state: inout AlertState, _ seen: AlertObservation) -> AlertFiring? {
        guard state.phase != .done, !condition.isOfTime, seen.time >= state.time ?? seen.time else {
            return nil
        }
        if let doubt = seen.doubt {
            state.doubt = doubt
            return nil
        }
        guard let measure = measure(seen, &state.window) else {
            state.doubt = .missing
            return nil
        }
        state.doubt = nil
        (state.time, state.last, state.distance) = (seen.time, measure.value, measure.distance)
        let hasCrossed = hasCrossed(&state, measure, at: seen.time)
        if let side = measure.sideOfAverage { state.side = side }
        guard hasCrossed else { return nil }
        fired(&state, at: seen.time)
        return AlertFiring(value: measure.value, quotedAt: seen.time, source: seen.source)
    }

    /// Whether the measure fires the alert; brings its phase up to date where it does not.
    private func hasCrossed(_ state: inout AlertState, _ measure: AlertMeasure, at time: Instant) -> Bool {
        switch state.phase {
        case .new:
            let isBeyond = measure.isBeyond(from: nil)
            state.phase = isBeyond ? .beyond : .armed
            if isBeyond, repetition == .daily { state.day = day(of: time) }
            return false
        case .armed: return measure.isBeyond(from: state.side)
        case .beyond:
            if repetition == .daily {
                guard let last = state.day, day(of: time) > last else { return false }
                state.phase = .armed
                return measure.isBeyond(from: state.side)
            }
            if measure.isBack(by: margin) { state.phase = .armed }
            return false
        case .done: return false
        }
    }

    /// Notes that the alert fired.
    func fired(_ state: inout AlertState, at time: Instant) {
        state.hasFired = true
        state.phase = repetition == .once ? .done : condition.isOfTime ? .armed : .beyond
        if repetition == .daily { state.day = day(of: time) }
    }

    private func day(of time: Instant) -> Day { subject.zone.local(time).day }
}
