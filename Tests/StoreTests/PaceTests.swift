import CivilTime
import Literals
import Market
import Printing
import Testing
import Words

@testable import Store

@Suite struct PaceTests {
    private let folder: TemporaryFolder
    private let store: FigureStore

    init() throws {
        folder = try TemporaryFolder()
        store = try #require(FigureStore.open(at: folder("history.sqlite"), now: HistoryTests.now).history)
    }

    private func machine(_ boot: String = "a", up uptime: Int, wall: Int) -> MachineStart {
        MachineStart(boot: boot, uptime: Uptime(.seconds(uptime)), wall: Instant(wall))
    }

    /// A request at 990 s failed, and the host is closed from 1000 s until `until`.
    private func record(
        until: Int, isDemanded: Bool = true, _ cause: FeedFailure.Cause = .tooManyRequests(retryAfter: 900)
    ) -> FeedRecord {
        var record = FeedRecord()
        var host = FeedRecord.Host()
        host.starts = [Uptime(.seconds(990))]
        host.asked = ["q": Uptime(.seconds(990))]
        (host.nextStart, host.openSince) = (Uptime(.seconds(995)), Uptime(.seconds(990)))
        host.closure = FeedRecord.Closure(
            until: Uptime(.seconds(until)), cause: cause, isDemanded: isDemanded)
        host.refusals = 1
        record.hosts["h"] = host
        var feed = FeedRecord.Feed(host: "h")
        (feed.answeredAt, feed.failedAt) = (Uptime(.seconds(500)), Uptime(.seconds(1000)))
        (feed.cause, feed.failingSince) = (cause, Uptime(.seconds(1000)))
        record.feeds["yahoo https://h"] = feed
        return record
    }

    @Test func `after another start of the machine the wall clock tells how much of a wait is left`()
        async throws
    {
        try await store.replace(pace: record(until: 1900), at: machine(up: 1000, wall: 5000))
        // 300 s later by the wall, 20 s after the new start: 600 of the 900 s are left.
        let later = try await store.pace(at: machine("b", up: 20, wall: 5300))
        #expect(later.hosts["h"]?.closure?.until == Uptime(.seconds(620)))
        #expect(later.feeds["yahoo https://h"]?.answeredAt == Uptime(.seconds(-780)))
        let muchLater = try await store.pace(at: machine("b", up: 20, wall: 50_000))
        #expect(try #require(muchLater.hosts["h"]?.closure).until < Uptime(.seconds(20)))
    }

    @Test func `within one start the wall clock does not matter`() async throws {
        try await store.replace(pace: record(until: 1900), at: machine(up: 1000, wall: 5000))
        for wall in [0, 4000, 9_000_000, .max, .min] {
            #expect(try await store.pace(at: machine(up: 1001, wall: wall)) == record(until: 1900))
        }
    }

    @Test(arguments: [4000, 0, -9_000_000, .min, .max])
    func `a clock that was set back closes no host for longer than before`(wall: Int) async throws {
        try await store.replace(pace: record(until: 1900), at: machine(up: 1000, wall: 5000))
        for (boot, up) in [("b", 20), ("", 20), ("a", 20), ("b", 1_000_000)] {
            let now = machine(boot, up: up, wall: wall)
            let host = try #require(try await store.pace(at: now).hosts["h"])
            #expect(try #require(host.closure).until <= Uptime(.seconds(up + 900)))
            #expect(host.starts.allSatisfy { $0 <= now.uptime })
            #expect(host.asked.values.allSatisfy { $0 <= now.uptime })
        }
    }

    @Test func `what was kept of hosts before feeds had a pace of their own is their feeds'`() async throws {
        let now = machine(up: 1000, wall: 5000)
        try await store.replace(pace: record(until: 1900), at: now)
        try await store.onDisk { database throws(SQLiteFailure) in
            try database.goBackToVersionThirteen()
        }
        let opened = try #require(
            FigureStore.open(at: folder("history.sqlite"), now: HistoryTests.now).history)
        let read = try await opened.pace(at: now)
        #expect(read.hosts == ["h yahoo": record(until: 1900).hosts["h"]])
        #expect(read.feeds["yahoo https://h"]?.host == "h yahoo")
        #expect(read.feeds["yahoo https://h"]?.address == "h")
    }

    @Test func `what lies ahead of now is forgotten, so that nothing waits for it`() async throws {
        var record = record(until: 1100)
        record.hosts["h"]?.starts = [Uptime(.seconds(990)), Uptime(.seconds(2000))]
        record.hosts["h"]?.asked = ["q": Uptime(.seconds(2000)), "r": Uptime(.seconds(990))]
        record.hosts["h"]?.openSince = Uptime(.seconds(2000))
        record.feeds["yahoo https://h"]?.answeredAt = Uptime(.seconds(2000))
        record.feeds["yahoo https://h"]?.pace = FeedRecord.Pace(
            interval: 60, limit: .shared, next: Uptime(.seconds(90_000)))
        let now = machine(up: 1000, wall: 5000)
        try await store.replace(pace: record, at: now)
        let read = try await store.pace(at: now)
        #expect(read.hosts["h"]?.starts == [Uptime(.seconds(990))])
        #expect(read.hosts["h"]?.asked == ["r": Uptime(.seconds(990))])
        #expect(read.hosts["h"]?.openSince == nil)
        let feed = try #require(read.feeds["yahoo https://h"])
        #expect(feed.answeredAt == nil)
        #expect(feed.pace == FeedRecord.Pace(interval: 60, limit: .shared, next: Uptime(.seconds(4600))))
    }

    @Test(arguments: [(true, 95_040), (false, 7920)])
    func `rows that close a host for ever are not believed`(isDemanded: Bool, longest: Int) async throws {
        let now = machine(up: 1000, wall: 5000)
        try await store.replace(pace: record(until: 90_000_000, isDemanded: isDemanded), at: now)
        #expect(
            try await store.pace(at: now).hosts["h"]?.closure?.until == Uptime(.seconds(1000 + longest)))
    }

    @Test func `what the pace no longer depends on is dropped, when a collector begins and while it stays`()
        async throws
    {
        var (old, kept) = (record(until: 1900), record(until: 1900))
        let day = 86_400
        old.hosts["h"]?.starts.insert(Uptime(.seconds(990 - 3600)), at: 0)
        old.hosts["h"]?.asked["yesterday"] = Uptime(.seconds(990 - day))
        old.hosts["gone"] = FeedRecord.Host()
        old.feeds["gone"] = FeedRecord.Feed(host: "gone")
        old.feeds["gone"]?.answeredAt = Uptime(.seconds(990 - 90 * day))
        let now = machine(up: 1000, wall: 5000)
        try await store.replace(pace: old, at: now)
        #expect(try await store.pace(at: now) == kept)
        try await store.record(pace: old)
        try await store.dropOldPace(at: now)
        #expect(try await store.pace(at: now) == kept)
        try await store.dropOldPace(at: machine(up: 1000 + day, wall: 5000 + day))
        kept.hosts["h"]?.starts = []
        kept.hosts["h"]?.asked = [:]
        #expect(try await store.pace(at: now) == kept)
    }

    @Test func `rows with odd values are passed over or believed, and the doctor can tell of them`()
        async throws
    {
        let now = machine(up: 1000, wall: 5000)
        let columns = [
            "host": ["next_start", "open_since", "closed_until", "cause", "detail", "failures", "refusals"],
            "host_start": ["at"], "host_asked": ["at"], "machine": ["boot", "uptime", "wall"],
            "feed": ["host", "answered_at", "failed_at", "cause", "detail", "failing_since"],
        ]
        let odd = [
            "9e999", "-9e999", "1e15", "9223372036854775807", "-9223372036854775808", "-1", "''", "'\u{1B}'",
            "'status'", "'known'", "NULL",
        ]
        for cause: FeedFailure.Cause in [.tooManyRequests(retryAfter: 5), .status(500), .tooLarge(limit: 9)] {
            for (table, columns) in columns {
                for (column, value) in columns.flatMap({ column in odd.map { (column, $0) } }) {
                    try await store.replace(pace: record(until: 1200, cause), at: now)
                    try? await store.onDisk { database throws(SQLiteFailure) in
                        try database.execute("UPDATE \(table) SET \(column) = \(value)")
                    }
                    for boot in ["a", "b"] {
                        let present = MachineStart(boot: boot, uptime: now.uptime, wall: now.wall)
                        let diagnosis = Diagnosis(
                            rates: [],
                            stocks: [FeedSource(kind: "yahoo", url: "https://h")],
                            history: [], record: try await store.pace(at: present), now: present.uptime,
                            words: .english)
                        #expect(!diagnosis.text.isEmpty)
                    }
                }
            }
        }
    }

    @Test func `this machine's start has a name, and its clocks go forward`() {
        let (a, b) = (MachineStart.now, MachineStart.now)
        #expect(a.boot == b.boot)
        #expect(a.boot.count == 36)
        #expect(a.uptime <= b.uptime)
        #expect(a.shift(to: b) == .zero)
    }
}
