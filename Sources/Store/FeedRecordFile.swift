internal import JSON5
public import Market
internal import Words

/// What is remembered of the feeds, on disk, so that all runs of the program share one pace.
///
/// It is only a record: a file that cannot be read is as good as none, and is set aside when the next is written.
public struct FeedRecordFile: Hashable, Sendable {
    /// The largest file that is read or written, in bytes. A thousand stocks asked one by one have about 100 000.
    static let limit = 4 * 1024 * 1024
    /// The most questions a host that are kept, the last ones.
    static let mostAsked = 4000

    /// The file's path.
    public let path: String

    /// The file at `path`, which need not exist.
    public init(path: String) { self.path = path }

    /// What is remembered, in moments of the machine's present start.
    public func load(at now: MachineStart = .now) -> FeedRecord {
        guard case .record(let record) = read(at: now) else { return FeedRecord() }
        return record
    }

    /// Sets a file that cannot be read aside, if it is ours to rename.
    public func settle() -> StoreNotice? {
        let lock = FileLock(beside: path)
        defer { lock.release() }
        switch read(at: .now) {
        case .record: return nil
        case .newer(let version): return .newer(path: path, version: version)
        case .unreadable(let reason): return DiskFile(path).notice(settingAside: reason)
        }
    }

    private enum Reading {
        case record(FeedRecord)
        case newer(version: Int)
        case unreadable(Saying)
    }

    private func read(at now: MachineStart) -> Reading {
        let bytes: [UInt8]
        do throws(DiskFile.Unreadable) {
            guard let found = try DiskFile(path).read(limit: FeedRecordFile.limit) else {
                return .record(FeedRecord())
            }
            bytes = found
        } catch {
            return .unreadable(error.reason)
        }
        do throws(DocumentNode.Problem) {
            let node = try DocumentNode(bytes: bytes)
            let version = try node.required("version").integer()
            if version > 1 { return .newer(version: version) }
            let document = try FeedRecordDocument.form.read(node)
            guard document.version == 1 else { throw node.wrongType }
            return .record(document.record.carried(by: document.noted.shift(to: now), now: now.uptime))
        } catch {
            return .unreadable(error.reason)
        }
    }

    /// Adds `record` to what other programs have left there since it was read; of each thing the later stays.
    ///
    /// Programs that save at once do so one after another, by a lock on a file beside it. One that waits for
    /// more than two seconds goes on without: a program that is stuck holds up nobody.
    ///
    /// Writes nothing if nothing has changed.
    public func save(_ record: FeedRecord, at now: MachineStart = .now) throws(StoreError) {
        let lock = FileLock(beside: path)
        defer { lock.release() }
        var all = FeedRecord()
        switch read(at: now) {
        case .record(let found):
            all = found
            all.merge(record)
            let kept = all.withoutOld(at: now.uptime)
            if kept == found, DiskFile(path).exists { return }
        case .newer(let version):
            throw .failed(path: path, reason: .phrase(.isOfVersion, verbatim: ["version": "\(version)"]))
        case .unreadable(let reason):
            guard DiskFile(path).notice(settingAside: reason)?.allowsSaving ?? true else {
                throw .failed(path: path, reason: reason)
            }
            all.merge(record)
        }
        var bytes: [UInt8] = []
        for most in [FeedRecordFile.mostAsked, 100, 0] {
            let kept = all.withoutOld(at: now.uptime, mostAsked: most)
            let document = FeedRecordDocument(noted: now, record: kept)
            bytes = FeedRecordDocument.form.json(document).bytes(.filed) + [UInt8(ascii: "\n")]
            if bytes.count <= FeedRecordFile.limit { break }
        }
        guard bytes.count <= FeedRecordFile.limit else {
            throw .failed(path: path, reason: DiskFile.tooLarge(FeedRecordFile.limit))
        }
        try DiskFile(path).replace(with: bytes)
    }
}

extension FeedRecord {
    /// Without what no longer matters, so that the file does not grow: requests older than an hour, questions
    /// older than a day or before the last `mostAsked`, and feeds and hosts not heard of for 90 days.
    fileprivate func withoutOld(
        at now: Uptime, mostAsked: Int = FeedRecordFile.mostAsked
    ) -> FeedRecord {
        func isRecent(_ moment: Uptime?, _ limit: Duration) -> Bool {
            moment.map { now - $0 < limit } ?? false
        }
        var record = self
        // A later run may lack the names and closes that came with what was told in full.
        record.charted = nil
        for (name, host) in hosts {
            record.hosts[name]?.starts = host.starts.filter { isRecent($0, .seconds(3600)) }
            var asked = host.asked.filter { isRecent($0.value, .seconds(86_400)) }
            if asked.count > mostAsked {
                let last = asked.sorted { ($1.value, $1.key) < ($0.value, $0.key) }.prefix(mostAsked)
                asked = Dictionary(uniqueKeysWithValues: last.map { ($0.key, $0.value) })
            }
            record.hosts[name]?.asked = asked
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
