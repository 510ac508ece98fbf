import CivilTime
import Collector
import Desk
import Figures
import Foundation
import Literals
import Market
import Runtime
import Store
import Synchronization
import Testing

/// A store and a collector that is a member of a team server, in the test's process.
final class MemberPlace: Sendable {
    let folder = NSTemporaryDirectory() + "fxterm-member-\(UUID().uuidString)"
    let store: FigureStore
    private let collector: Collector
    private let reader: FigureReader
    private let seen = Mutex(0)
    private let members = Mutex<[DeskMember]>([])

    /// - Parameters:
    ///   - ahead: Seconds that the member's clock is ahead of the system's.
    ///   - repair: How long a team server that lost its last commits may take to get them again.
    init(
        _ address: String, services: (any FigureSource)? = nil, ahead: Double = 0,
        errands: [DeskMember.Errand] = [], repair: Duration = .seconds(10),
        kinds: [FigureKind] = FigureKind.all
    ) async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        store = try #require(
            FigureStore.open(at: folder + "/history.sqlite", now: WallClock.now, kinds: kinds).history)
        try await store.replace(pace: FeedRecord(), at: .now)
        var feeds = FeedSettings()
        feeds.desk = DeskSetting(address: address, isOnly: services == nil)
        reader = try await store.enter(version: "1", feeds: feeds)
        let made = Made()
        collector = Collector(
            store, known: Known(), record: FeedRecord(),
            makeDesk: { feeds, record, note, push in
                let member = DeskMember(
                    feeds.desk?.address ?? "", version: "1", services: services, record: record,
                    pauses: .init(
                        shortest: .milliseconds(50), longest: .milliseconds(400), silence: .seconds(2),
                        repair: repair),
                    errands: errands, kinds: kinds, now: { DeskMember.wallClock() + ahead }, note: note,
                    push: push)
                made.member.withLock { $0 = member }
                return member
            }, makeStream: { _, _ in nil }, tell: { _ in true }, report: { Issue.record("\($0)") })
        await collector.look()
        if let member = made.member.withLock({ $0 }) { members.withLock { $0.append(member) } }
    }

    private final class Made: Sendable {
        let member = Mutex<DeskMember?>(nil)
    }

    deinit {
        for member in members.withLock({ $0 }) { member.stop() }
        try? FileManager.default.removeItem(atPath: folder)
    }

    var member: DeskMember? { members.withLock { $0.first } }

    func begin(_ subject: FeedSubject, freshness: Int = 0) async throws -> Int {
        let id = try await store.ask(
            subject, freshness: freshness, isPatient: true, by: reader, at: WallClock.now)
        await collector.look()
        return id
    }

    func end(_ id: Int) async throws {
        try await wait("the end of question \(id)") { try await store.state(of: id) ?? .done == .done }
    }

    func ask(_ subject: FeedSubject, freshness: Int = 0) async throws {
        try await end(begin(subject, freshness: freshness))
    }

    /// Since the last call.
    func changes() async throws -> FigureChanges {
        let since = seen.withLock { $0 }
        let (changes, last) = try await store.changes(since: since, for: reader, at: WallClock.now)
        seen.withLock { $0 = last }
        return changes
    }

    func all() async throws -> FigureChanges {
        try await store.changes(since: 0, for: reader, at: WallClock.now).0
    }

    func quote(_ symbol: Symbol) async throws -> Seen<Quote>? {
        try await all().known.quotes.first { $0.value.symbol == symbol }
    }

    func rate(_ code: CurrencyCode) async throws -> Seen<Rate>? {
        try await all().known.rates.first { $0.value.code == code }
    }

    func reasons() async throws -> Set<FeedFailure.Known> {
        Set(
            try await all().failures.compactMap { failure in
                guard failure.failure.source == .desk,
                    case .unreachable(.known(let reason)) = failure.failure.cause
                else { return nil }
                return reason
            })
    }
}

/// Stands in for the leading collector: the test decides what it writes. It answers each request at once.
final class StandInLeader: Sendable {
    private let address: String
    private let work: Task<Void, any Error>

    /// - Parameter answer: SQL for each request, before it is done; `$1` is its items.
    init(_ server: DeskServer, answers: Bool = true, isThere: Bool = true) throws {
        address = server.address("collector")
        if isThere { try StandInLeader.live(server) }
        let address = address
        work = Task.detached {
            while !Task.isCancelled, answers {
                if let connection = try? Connection(address, name: "leader") {
                    while !Task.isCancelled, (try? StandInLeader.answer(connection)) != nil {
                        try await Task.sleep(for: .milliseconds(5))
                    }
                }
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    deinit { work.cancel() }

    /// Shows signs of a leader's life for an hour.
    static func live(_ server: DeskServer) throws {
        try server.sql(
            """
            INSERT INTO fxterm.leader (host, process, version, seen_at) VALUES ('test', 1, '1', now() + interval '1 hour')
            ON CONFLICT (one) DO UPDATE SET seen_at = excluded.seen_at
            """)
    }

    private static func answer(_ connection: Connection) throws {
        let rows = try connection.run(
            """
            UPDATE fxterm.request SET state = 2, number = (SELECT number FROM fxterm.counter)
            WHERE state = 0 RETURNING session
            """)
        for row in 0..<rows.count {
            try connection.run(
                "SELECT pg_notify('fxterm_figures', 'd:' || $1)", [.text(rows.text(row, 0))])
        }
    }
}

extension DeskServer {
    /// Writes rows as one commit. In SQL, `NUMBER` stands for its number and `NOW` for the database's clock.
    func commit(_ sql: String, notice: String = "") throws {
        let number = (Int(try value("SELECT number FROM fxterm.counter") ?? "") ?? 0) + 1
        let script = sql.replacing("NUMBER", with: "\(number)")
            .replacing("NOW", with: "extract(epoch FROM clock_timestamp())::bigint")
        try connect("postgres").execute(
            """
            BEGIN; UPDATE fxterm.counter SET number = \(number), at = now(); \(script);
            SELECT pg_notify('fxterm_figures', '\(notice)'); COMMIT
            """)
    }

    func put(_ symbol: String, _ price: Double, age: Int = 0, notice: String? = nil) throws {
        try commit(
            """
            INSERT INTO fxterm.quote (symbol, provider, seen_at, name, currency, kind, zone, price, quoted_at, number)
            VALUES ('\(symbol)', 'yahoo', NOW - \(age), 'A Name', 'USD', 'share', 'America/New_York', \(price), NOW - \(age), NUMBER)
            ON CONFLICT (symbol) DO UPDATE SET seen_at = excluded.seen_at, price = excluded.price,
                quoted_at = excluded.quoted_at, number = excluded.number
            """, notice: notice ?? "q:\(symbol)")
    }

    func put(rate: Double, of code: String = "JPY", age: Int = 0) throws {
        try commit(
            """
            INSERT INTO fxterm.rate VALUES ('\(code)', 'rter', \(rate), NOW - \(age), NOW - \(age), NUMBER)
            ON CONFLICT (code) DO UPDATE SET per_dollar = excluded.per_dollar, seen_at = excluded.seen_at,
                quoted_at = excluded.quoted_at, number = excluded.number
            """, notice: "r:\(code)")
    }
}

final class StubServices: FigureSource {
    let asked = Mutex<[FeedSubject]>([])
    var record: FeedRecord { get async { FeedRecord() } }

    func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, having spans: [FeedID: BarSpan]
    ) -> AsyncStream<FeedAnswer> {
        asked.withLock { $0.append(subject) }
        return AsyncStream { out in
            let rate = Rate(code: "JPY", perDollar: 99, quotedAt: WallClock.now, source: "rter")
            out.yield(.rates([rate]))
            out.finish()
        }
    }
}
