import CivilTime
import Market
import Testing

@testable import Store

@Suite struct FeedRecordFileTests {
    private let folder: TemporaryFolder
    private var file: FeedRecordFile { FeedRecordFile(path: folder("state/feeds.json")) }

    init() throws { folder = try TemporaryFolder() }

    private func machine(_ boot: String = "a", up uptime: Int, wall: Int) -> MachineStart {
        MachineStart(boot: boot, uptime: Uptime(.seconds(uptime)), wall: Instant(wall))
    }

    /// A host that was asked at 990 s and, after a failure, is closed from 1000 s until `until`.
    private func record(until: Int, isDemanded: Bool = true, host name: String = "h") -> FeedRecord {
        var record = FeedRecord()
        var host = FeedRecord.Host()
        host.starts = [Uptime(.seconds(990))]
        host.asked = ["q": Uptime(.seconds(990))]
        host.closure = FeedRecord.Closure(
            until: Uptime(.seconds(until)), cause: .tooManyRequests(retryAfter: 900), isDemanded: isDemanded)
        host.refusals = 1
        record.hosts[name] = host
        var feed = FeedRecord.Feed(host: name)
        feed.answeredAt = Uptime(.seconds(500))
        feed.failedAt = Uptime(.seconds(1000))
        feed.cause = .tooManyRequests(retryAfter: 900)
        feed.failingSince = Uptime(.seconds(1000))
        record.feeds["yahoo u"] = feed
        return record
    }

    @Test func `what is saved is read, for the user alone`() throws {
        let now = machine(up: 1000, wall: 5000)
        #expect(file.load(at: now) == FeedRecord())
        try file.save(record(until: 1900), at: now)
        #expect(file.load(at: machine(up: 1001, wall: 5001)) == record(until: 1900))
        #expect(mode(of: file.path) == 0o600)
    }

    @Test(arguments: [
        "", "{", "[]", #"{"version": 0}"#, #"{"version": 1, "record": {"hosts": 1e999}}"#, "\u{0}",
    ])
    func `a broken file is as good as none, and is replaced`(text: String) throws {
        let now = machine(up: 1000, wall: 5000)
        try file.save(FeedRecord(), at: now)
        try folder.write(text, to: "state/feeds.json")
        #expect(file.load(at: now) == FeedRecord())
        try file.save(record(until: 1900), at: now)
        #expect(file.load(at: now) == record(until: 1900))
    }

    @Test func `of two programs' records the later of each thing stays`() throws {
        let now = machine(up: 1000, wall: 5000)
        try file.save(record(until: 1900), at: now)
        var other = record(until: 1500, host: "h")
        other.hosts["h"]?.starts = [Uptime(.seconds(995))]
        other.hosts["h"]?.asked = ["r": Uptime(.seconds(995)), "q": Uptime(.seconds(980))]
        other.hosts["i"] = other.hosts["h"]
        other.feeds["yahoo u"]?.answeredAt = Uptime(.seconds(999))
        try file.save(other, at: now)
        let both = file.load(at: now)
        #expect(both.hosts["h"]?.closure?.until == Uptime(.seconds(1900)))
        #expect(both.hosts["h"]?.starts == [Uptime(.seconds(990)), Uptime(.seconds(995))])
        #expect(both.hosts["h"]?.asked == ["r": Uptime(.seconds(995)), "q": Uptime(.seconds(990))])
        #expect(both.hosts["i"] != nil)
        #expect(both.feeds["yahoo u"]?.answeredAt == Uptime(.seconds(999)))
        #expect(both.feeds["yahoo u"]?.failingSince == Uptime(.seconds(1000)))
    }

    @Test func `records that are saved at once are all kept`() async throws {
        let now = machine(up: 1000, wall: 5000)
        try await withThrowingTaskGroup { group in
            for number in 0..<40 {
                let other = record(until: 1900, host: "h\(number)")
                group.addTask { [file] in try file.save(other, at: now) }
            }
            try await group.waitForAll()
        }
        #expect(file.load(at: now).hosts.count == 40)
    }

    @Test func `after another start of the machine the wall clock tells how much of a wait is left`() throws {
        try file.save(record(until: 1900), at: machine(up: 1000, wall: 5000))
        // 300 s later by the wall, 20 s after the new start: 600 of the 900 s are left.
        let later = file.load(at: machine("b", up: 20, wall: 5300))
        #expect(later.hosts["h"]?.closure?.until == Uptime(.seconds(620)))
        #expect(later.feeds["yahoo u"]?.answeredAt == Uptime(.seconds(-780)))
        let muchLater = file.load(at: machine("b", up: 20, wall: 50_000))
        #expect(try #require(muchLater.hosts["h"]?.closure).until < Uptime(.seconds(20)))
    }

    @Test func `within one start the wall clock does not matter`() throws {
        try file.save(record(until: 1900), at: machine(up: 1000, wall: 5000))
        for wall in [0, 4000, 9_000_000, .max, .min] {
            #expect(file.load(at: machine(up: 1001, wall: wall)) == record(until: 1900))
        }
    }

    @Test(arguments: [4000, 0, -9_000_000, .min, .max])
    func `a clock that was set back closes no host for longer than before`(wall: Int) throws {
        try file.save(record(until: 1900), at: machine(up: 1000, wall: 5000))
        for (boot, up) in [("b", 20), ("", 20), ("a", 20), ("b", 1_000_000)] {
            let now = machine(boot, up: up, wall: wall)
            let host = try #require(file.load(at: now).hosts["h"])
            #expect(try #require(host.closure).until <= Uptime(.seconds(up + 900)))
            #expect(host.starts.allSatisfy { $0 <= now.uptime })
            #expect(host.asked.values.allSatisfy { $0 <= now.uptime })
        }
    }

    @Test(arguments: [(true, 95_040), (false, 7920)])
    func `a file that closes a host for ever is not believed`(isDemanded: Bool, longest: Int) throws {
        let now = machine(up: 1000, wall: 5000)
        try file.save(record(until: 90_000_000, isDemanded: isDemanded), at: now)
        #expect(file.load(at: now).hosts["h"]?.closure?.until == Uptime(.seconds(1000 + longest)))
    }

    @Test func `this machine's start has a name, and its clocks go forward`() {
        let (a, b) = (MachineStart.now, MachineStart.now)
        #expect(a.boot == b.boot)
        #expect(a.boot.count == 36)
        #expect(a.uptime <= b.uptime)
        #expect(a.shift(to: b) == .zero)
    }
}
