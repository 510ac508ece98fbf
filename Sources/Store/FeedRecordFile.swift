internal import JSON5
public import Market
internal import Words

/// What is remembered of the feeds, on disk, so that all runs of the program share one pace.
///
/// It is only a record: a file that cannot be read is as good as none, and is replaced.
public struct FeedRecordFile: Hashable, Sendable {
    /// The largest file that is read, in bytes. A thousand stocks asked one by one have about 200 000.
    static let limit = 4 * 1024 * 1024

    /// The file's path.
    public let path: String

    /// The file at `path`, which need not exist.
    public init(path: String) {
        self.path = path
    }

    /// What is remembered, in moments of the machine's present start.
    ///
    /// - Parameter now: the machine's present state.
    public func load(at now: MachineStart = .now) -> FeedRecord {
        guard let bytes = (try? DiskFile(path).read(limit: FeedRecordFile.limit)) ?? nil,
            let document = try? FeedRecordDocument.read(DocumentNode(bytes: bytes))
        else { return FeedRecord() }
        return document.record.carried(by: document.noted.shift(to: now), now: now.uptime)
    }

    /// Adds `record` to what other programs have left there since it was read; of each thing the later stays.
    ///
    /// Programs that save at once do so one after another, by a lock on a file beside it. One that waits for
    /// more than two seconds goes on without: a program that is stuck holds up nobody.
    ///
    /// - Throws: what the system says.
    public func save(_ record: FeedRecord, at now: MachineStart = .now) throws(StoreError) {
        let lock = FileLock(beside: path)
        defer { lock.release() }
        var all = load(at: now)
        all.merge(record)
        let document = FeedRecordDocument(noted: now, record: all.withoutOld(at: now.uptime))
        try DiskFile(path).replace(with: document.json.bytes(.filed) + [UInt8(ascii: "\n")])
    }
}

extension FeedRecord {
    /// Without what no longer matters, so that the file does not grow: requests older than an hour, questions
    /// older than a day, and feeds and hosts not heard of for 90 days.
    fileprivate func withoutOld(at now: Uptime) -> FeedRecord {
        func isRecent(_ moment: Uptime?, _ limit: Duration) -> Bool {
            moment.map { now - $0 < limit } ?? false
        }
        var record = self
        // A later run may lack the names and closes that came with what was told in full.
        record.charted = nil
        for (name, host) in hosts {
            record.hosts[name]?.starts = host.starts.filter { isRecent($0, .seconds(3600)) }
            record.hosts[name]?.asked = host.asked.filter { isRecent($0.value, .seconds(86_400)) }
        }
        let quarter = Duration.seconds(90 * 86_400)
        record.feeds = feeds.filter {
            isRecent($0.value.answeredAt, quarter) || isRecent($0.value.failedAt, quarter)
        }
        record.hosts = record.hosts.filter { name, host in
            host.closure != nil || !host.asked.isEmpty || !host.starts.isEmpty
                || record.feeds.values.contains { $0.host == name }
        }
        return record
    }
}
