import FeedWire
import Market
import Store
import Synchronization

/// A memory that lasts as long as the test, or lies in a file.
final class Memory: FeedMemory {
    private let record = Mutex(FeedRecord())
    private let file: FeedRecordFile?
    /// The most failures in a row that it has been told of a host, where it lies in no file.
    var mostFailures: Int { failures.withLock { $0 } }
    private let failures = Mutex(0)

    init(_ file: FeedRecordFile? = nil) {
        self.file = file
    }

    func recall() -> FeedRecord { file?.load() ?? record.withLock { $0 } }

    func claim(_ host: String) -> @Sendable () -> Void {
        file.map { HostClaim(host, beside: $0.path).release } ?? {}
    }

    func keep(_ record: FeedRecord) {
        if let file {
            try? file.save(record)
            return
        }
        failures.withLock { $0 = max($0, record.hosts.values.map(\.failures).max() ?? 0) }
        self.record.withLock { $0.merge(record) }
    }
}
