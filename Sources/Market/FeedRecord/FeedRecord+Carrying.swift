extension FeedRecord {
    /// The longest distance that any service wants between two requests.
    private static let longestSpacing = Duration.seconds(66)
    /// More failures than are told apart.
    private static let mostFailures = 32

    /// The record with all moments moved by `shift`, as from one start of the machine to another, and none later
    /// than it can be.
    ///
    /// Whatever the clocks did and whatever the file says, nothing was asked in the future and no host is left
    /// alone for longer than it would have been at most.
    public func carried(by shift: Duration, now: Uptime) -> FeedRecord {
        func past(_ moment: Uptime) -> Uptime { min(moment + shift, now) }
        var record = self
        record.hosts = hosts.mapValues { host in
            var host = host
            host.starts = host.starts.map(past).sorted()
            host.asked = host.asked.mapValues(past)
            host.openSince = host.openSince.map(past)
            host.nextStart = host.nextStart.map { min($0 + shift, now + FeedRecord.longestSpacing) }
            if let closure = host.closure {
                host.closure?.until = min(closure.until + shift, now + closure.longest)
            }
            host.failures = min(max(host.failures, 0), FeedRecord.mostFailures)
            host.refusals = min(max(host.refusals, 0), FeedRecord.mostFailures)
            return host
        }
        record.feeds = feeds.mapValues { feed in
            var feed = feed
            feed.answeredAt = feed.answeredAt.map(past)
            feed.failedAt = feed.failedAt.map(past)
            feed.failingSince = feed.failingSince.map(past)
            return feed
        }
        // Its moments cannot be moved from here; without it, each stock is asked for in full once more.
        if abs(shift / .seconds(1)) > 1 { record.charted = nil }
        return record
    }
}
