extension FeedRecord {
    /// The longest distance that any service wants between two requests.
    private static let longestSpacing = Duration.seconds(66)
    /// The longest time that any service wants between two questions about the same, and an hour's requests in any case.
    private static let longestPace = Duration.seconds(3600)
    /// More failures than are told apart.
    private static let mostFailures = 32

    /// The record with all moments moved by `shift`, as from one start of the machine to another.
    ///
    /// A moment ahead of `now` comes from a wrong clock: we drop it. No host rests longer than its longest rest.
    package func carried(by shift: Duration, now: Uptime) -> FeedRecord {
        func past(_ moment: Uptime) -> Uptime? {
            let moment = moment + shift
            return moment <= now ? moment : nil
        }
        var record = self
        record.hosts = hosts.mapValues { host in
            var host = host
            host.starts = host.starts.compactMap(past).sorted()
            host.asked = host.asked.compactMapValues(past)
            host.openSince = host.openSince.flatMap(past)
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
            feed.answeredAt = feed.answeredAt.flatMap(past)
            feed.failedAt = feed.failedAt.flatMap(past)
            feed.failingSince = feed.failingSince.flatMap(past)
            if let pace = feed.pace {
                feed.pace?.next = min(pace.next + shift, now + FeedRecord.longestPace)
            }
            return feed
        }
        // Its moments cannot be moved from here; without it, each stock is asked for in full once more.
        if abs(shift / .seconds(1)) > 1 { record.charted = nil }
        return record
    }
}
