import Alerts
import Board
import CivilTime
import Dispatch
import Figures
import Foundation
import Glibc
import Literals
import Market
import Seeded
import Synchronization
import Testing
import Words

@testable import Store

@Suite struct DatabaseTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder("history.sqlite")
    }

    private func open() -> FigureStore.Opening { FigureStore.open(at: path, now: HistoryTests.now) }

    private func execute(_ sql: String) throws { try Database.open(path).execute(sql) }

    private func number(_ sql: String) throws -> Int {
        let statement = try Database.open(path).prepare(sql)
        return try statement.step() ? statement.integer(0) : -1
    }

    @Test func `a fresh file has the newest version, writes ahead, and is not migrated twice`() throws {
        #expect(try number("PRAGMA user_version") == Schema.version)
        let mode = try Database.open(path).prepare("PRAGMA journal_mode")
        #expect(try mode.step())
        #expect(mode.text(0) == "wal")
        #expect(
            try number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
                == 33)
    }

    @Test func `programs that start at once on an empty folder all get the same history`() throws {
        let notices = Mutex<[StoreNotice]>([])
        // Many times, since they only collide within a millisecond.
        for round in 0..<40 {
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                let opening = FigureStore.open(at: folder("\(round).sqlite"), now: HistoryTests.now)
                if let notice = opening.notice { notices.withLock { $0.append(notice) } }
            }
        }
        #expect(notices.withLock { $0 } == [])
    }

    @Test func `programs that record at once lose nothing`() async throws {
        try await withThrowingTaskGroup { group in
            for writer in 0..<4 {
                let history = try #require(open().history)
                group.addTask {
                    for round in 0..<25 {
                        let rates = (0..<10).map { index in
                            HistoryTests.rate(
                                "J\(UnicodeScalar(65 + UInt8(writer)))\(UnicodeScalar(65 + UInt8(index)))",
                                Double(round + 1), at: HistoryTests.noon(17))
                        }
                        try await history.record(.rates(rates), seenAt: HistoryTests.now)
                    }
                }
            }
            try await group.waitForAll()
        }
        let cached = open().cached
        #expect(cached.rates.count == 40)
        #expect(cached.rates.allSatisfy { $0.value.perDollar == 25 })
        #expect(cached.rateCloses.count == 40)
    }

    @Test func `a reader sees all of an answer or nothing of it`() async throws {
        let history = try #require(open().history)
        let codes: [CurrencyCode] = (65..<85).map { "AA\(UnicodeScalar(UInt8($0)))" }
        let writer = Task {
            for round in 1...60 {
                try await history.record(
                    .rates(codes.map { HistoryTests.rate($0, Double(round), at: HistoryTests.noon(17)) }),
                    seenAt: HistoryTests.now)
            }
        }
        for _ in 0..<100 {
            let cached = open().cached
            #expect(Set(cached.rates.map(\.value.perDollar)).count <= 1)
            #expect(cached.rates.isEmpty || cached.rates.count == codes.count)
        }
        try await writer.value
        #expect(open().cached.rates.allSatisfy { $0.value.perDollar == 60 })
    }

    @Test func `a program that keeps the file locked is waited for, and then said`() throws {
        let first = try Database.open(path)
        let second = try Database.open(path, patience: 20)
        try first.execute("BEGIN IMMEDIATE")
        let failure = #expect(throws: SQLiteFailure.self) {
            try second.record(.rates([]), seenAt: HistoryTests.now)
        }
        #expect(failure?.error(path: path) == .busy(path: path))
        #expect(open().notice == nil)
        try first.execute("ROLLBACK")
        try second.record(.rates([]), seenAt: HistoryTests.now)
    }

    @Test func `a full disk is said, nothing is half kept, and with room again it goes on`() throws {
        let database = try Database.open(path)
        let known = HistoryTests.rate("JPY", 149, at: HistoryTests.noon(16))
        try database.record(rates: [known], seenAt: HistoryTests.noon(16))
        var quote = QuoteHistoryTests.tsmc
        quote.closes = (0..<20_000).map { DailyClose(day: HistoryTests.monday + -$0, close: 1) }
        try database.execute("PRAGMA max_page_count = 20")
        let failure = #expect(throws: SQLiteFailure.self) {
            try database.record(quotes: [quote], seenAt: HistoryTests.now)
        }
        #expect(failure?.error(path: path) == .diskFull(path: path))
        #expect(open().cached.rates.map(\.value) == [known])
        #expect(open().cached.quotes == [])
        try database.execute("PRAGMA max_page_count = 100000")
        try database.record(quotes: [quote], seenAt: HistoryTests.now)
        #expect(open().cached.quotes.map(\.value.symbol) == [quote.symbol])
    }

    @Test func `a file that is no database is set aside, and a fresh one begun`() async throws {
        let garbage = String(repeating: "no database ", count: 1000)
        for round in 1...2 {
            try folder.write(garbage, to: "history.sqlite")
            let aside = folder("history.sqlite.broken-\(round)")
            let opening = open()
            #expect(
                opening.notice
                    == .setAside(path: path, as: aside, reason: .verbatim("file is not a database")))
            #expect(opening.cached == Known())
            #expect(try folder.text(of: "history.sqlite.broken-\(round)") == garbage)
            let history = try #require(opening.history)
            try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
            #expect(open().cached.quotes.map(\.value) == [QuoteHistoryTests.tsmc])
            #expect(open().notice == nil)
        }
    }

    @Test func `a database with a ruined page is set aside with the files that belong to it`() throws {
        let database = try Database.open(path)
        try database.record(quotes: [QuoteHistoryTests.tsmc], seenAt: HistoryTests.now)
        try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let page = try number("SELECT rootpage FROM sqlite_schema WHERE name = 'quote'")
        let size = try number("PRAGMA page_size")
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: UInt64((page - 1) * size))
        file.write(Data(repeating: 0xA5, count: size))
        try folder.write("someone's", to: "history.sqlite.broken-1-wal")
        let opening = open()
        let aside = folder("history.sqlite.broken-2")
        #expect(
            opening.notice
                == .setAside(path: path, as: aside, reason: .verbatim("database disk image is malformed")))
        #expect(opening.history != nil)
        #expect(opening.cached == Known())
        let names = try folder.names.filter { $0.hasPrefix("history.sqlite.broken") }
        let moved = ["", "-shm", "-wal"].map { "history.sqlite.broken-2" + $0 }
        #expect(names == ["history.sqlite.broken-1-wal"] + moved)
        #expect(try folder.text(of: "history.sqlite.broken-1-wal") == "someone's")
        // The descriptor stays open until here: closing it would drop the database's locks.
        try file.close()
        try database.execute("SELECT 1")
    }

    @Test func `any byte ruined, the history is read, set aside or refused, and nothing traps`() throws {
        do {
            let database = try Database.open(path)
            try database.record(quotes: [QuoteHistoryTests.tsmc], seenAt: HistoryTests.now)
            let rates = ["JPY", "TWD"].map { HistoryTests.rate($0, 1, at: HistoryTests.noon(17)) }
            try database.record(rates: rates, seenAt: HistoryTests.now)
            try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        let sound = try Data(contentsOf: URL(fileURLWithPath: path))
        let seed = SeededGenerator.announcedSeed()
        var random = SeededGenerator(seed: seed)
        var refused = 0
        for round in 0..<150 {
            var ruined = sound
            for _ in 0..<20 {
                ruined[Int.random(in: 0..<ruined.count, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            let name = "\(round).sqlite"
            try ruined.write(to: URL(fileURLWithPath: folder(name)))
            let opening = FigureStore.open(at: folder(name), now: HistoryTests.now)
            if opening.notice != nil { refused += 1 }
            #expect(
                opening.cached.rates.allSatisfy { $0.value.perDollar > 0 }, "seed \(seed), round \(round)")
        }
        #expect(refused > 0, "seed \(seed)")
    }

    @Test func `the history of a newer program is left as it is`() throws {
        do {
            let database = try Database.open(path)
            try database.execute("CREATE TABLE later (x); PRAGMA user_version = \(Schema.version + 1)")
            try database.execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE")
        }
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let opening = open()
        #expect(opening.notice == .newer(path: path, version: Schema.version + 1))
        #expect(opening.history == nil)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(try folder.names == ["history.sqlite"])
    }

    @Test func `nothing is written once a newer program has taken the history over`() async throws {
        let history = try #require(open().history)
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        let now = HistoryTests.now
        let newer = try Database.open(path)
        try newer.execute("PRAGMA user_version = \(Schema.version + 1)")
        let before = try commits(seenBy: newer)
        let error = StoreError.newer(path: path, version: Schema.version + 1)
        let rate = Rate(code: "JPY", perDollar: 150, quotedAt: now, source: "rter")
        let rule = try AlertRule(">150", on: .rate("JPY", base: "USD"))
        await #expect(throws: error) { try await history.record(.rates([rate]), seenAt: now) }
        await #expect(throws: error) { try await history.edit(.add(rule), at: now) }
        await #expect(throws: error) { try await history.use(FeedSettings(), by: reader) }
        await #expect(throws: error) { try await history.use(AlertSettings(), by: reader) }
        await #expect(throws: error) { try await history.reopenRequests() }
        await #expect(throws: error) { try await history.record(pace: FeedRecord()) }
        await #expect(throws: error) { try await history.checkWriting() }
        await #expect(throws: error) {
            try await history.ask(.rates, freshness: 0, isPatient: false, by: reader, at: now)
        }
        await history.leave(reader)
        #expect(try commits(seenBy: newer) == before)
    }

    private func commits(seenBy database: borrowing Database) throws -> Int {
        let statement = try database.prepare("PRAGMA data_version")
        return try statement.step() ? statement.integer(0) : 0
    }

    @Test(arguments: ["PRAGMA user_version = -1", "PRAGMA user_version = 0"])
    func `another program's database is set aside whole`(sql: String) throws {
        try execute("DROP TABLE rate; CREATE TABLE mine (x); INSERT INTO mine VALUES (42); \(sql)")
        let aside = folder("history.sqlite.broken-1")
        let opening = open()
        #expect(opening.notice == .setAside(path: path, as: aside, reason: .phrase(.isAnothers)))
        #expect(opening.history != nil)
        #expect(
            FileManager.default.contents(atPath: aside)?.starts(with: Data("SQLite format 3".utf8))
                == true)
        #expect(try number("SELECT count(*) FROM sqlite_schema WHERE name = 'mine'") == 0)
    }

    @Test func `where no file can be, the program goes on without, and says so`() throws {
        try folder.write("a file", to: "share")
        let path = folder("share/fxterm/history.sqlite")
        let opening = FigureStore.open(at: path, now: HistoryTests.now)
        #expect(opening.history == nil)
        #expect(opening.cached == Known())
        #expect(opening.notice == .unavailable(.failed(path: path, reason: .verbatim("Not a directory"))))
        #expect(opening.notice?.allowsSaving == false)
    }

    @Test func `a symbolic link is followed`() async throws {
        mkdir(folder("disk"), 0o700)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "disk/figures.sqlite")
        let history = try #require(open().history)
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.now)
        #expect(open().cached.quotes.map(\.value) == [QuoteHistoryTests.tsmc])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "disk/figures.sqlite")
        #expect(mode(of: folder("disk/figures.sqlite")) == 0o600)
    }

    @Test func `text from a tampered file steers no terminal`() throws {
        let database = try Database.open(path)
        try database.record(quotes: [QuoteHistoryTests.tsmc], seenAt: HistoryTests.now)
        try database.execute(
            """
            UPDATE quote SET name = char(27) || '[2J' || char(8238) || 'evil', time = 9223372036854775807;
            INSERT INTO quote (symbol, zone, provider, seen_at) VALUES (char(27) || 'x', 'UTC', 'dash', 0);
            INSERT INTO rate VALUES ('JPY', 'rter', -1, 0, 0), ('E' || char(10) || 'R', 'rter', 1, 0, 0);
            INSERT INTO rate VALUES ('TWD', 'rter', 1, -9223372036854775808, 0);
            """)
        let cached = open().cached
        #expect(cached.quotes.map(\.value.name) == ["evil"])
        #expect(cached.quotes.map(\.value.price) == [nil])
        #expect(cached.rates == [])
    }
}
