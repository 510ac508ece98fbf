extension FeedRecord {
    /// Takes in what another program remembers of the same start of the machine: of each thing the later.
    public mutating func merge(_ other: FeedRecord) {
        hosts.merge(other.hosts) { $0.merged(with: $1) }
        feeds.merge(other.feeds) { $0.merged(with: $1) }
        charted = other.charted ?? charted
    }
}

extension FeedRecord.Host {
    fileprivate func merged(with other: Self) -> Self {
        // Who asked last knows how the host is, and of two who know the same request, who tells of it later; both know
        // when it was asked.
        let (newer, older) = last <= other.last ? (other, self) : (self, other)
        var host = newer
        host.starts = Set(starts).union(other.starts).sorted()
        host.asked.merge(older.asked, uniquingKeysWith: max)
        host.nextStart = [nextStart, other.nextStart].compactMap(\.self).max()
        host.closure = [newer.closure, older.closure].compactMap(\.self).max { $0.until < $1.until }
        return host
    }

    private var last: Uptime { starts.last ?? Uptime(.seconds(-99_999_999_999)) }
}

extension FeedRecord.Feed {
    fileprivate func merged(with other: Self) -> Self {
        var feed = self
        feed.host = host ?? other.host
        feed.answeredAt = [answeredAt, other.answeredAt].compactMap(\.self).max()
        if let theirs = other.failedAt, failedAt.map({ $0 < theirs }) ?? true {
            (feed.failedAt, feed.cause) = (theirs, other.cause)
        }
        feed.failingSince = [failingSince, other.failingSince].compactMap(\.self)
            .filter { since in feed.answeredAt.map { $0 <= since } ?? true }.min()
        return feed
    }
}
