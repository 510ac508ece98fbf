internal import Market
internal import Store
internal import Threads

/// The desk as one of the feeds whose health `fxterm doctor` tells.
extension DeskMember {
    /// Seconds from one answer that is noted to the next, as long as all is well.
    private static let step = 60

    func noteAnswer() {
        let now = MachineStart.now.uptime
        note { health in
            if health.failingSince == nil, let last = health.answeredAt,
                now - last < .seconds(DeskMember.step)
            {
                return false
            }
            (health.answeredAt, health.failingSince) = (now, nil)
            return true
        }
    }

    /// Notes that the desk cannot be reached, or has nothing for this member.
    func noteFailure(_ reason: FeedFailure.Known) {
        let now = MachineStart.now.uptime
        note { health in
            (health.failedAt, health.cause) = (now, .unreachable(.known(reason)))
            health.failingSince = health.failingSince ?? now
            return true
        }
    }

    private func note(_ change: (inout FeedRecord.Feed) -> Bool) {
        let health = state.withLock { state in change(&state.health) ? state.health : nil }
        guard let health else { return }
        var record = FeedRecord()
        record.feeds[key] = health
        send(.health(record))
    }
}
