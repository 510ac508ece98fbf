internal import Alerts
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Store

/// The leading collector's state, on the connection that holds the leader's lock.
struct DeskLead {
    /// The bytes of `fxterm`.
    static let lock = 112_633_091_322_477

    let connection: Connection
    let store: String
    /// The last published local commit.
    private(set) var sequence = 0
    /// True until this collector's first publication as leader: another's data may be newer.
    private var isCatchingUp = true
    private var clock = DeskClock()
    private var failures: [Publication.Failure]
    private var unshown: [UnshownFigure.Key: UnshownFigure] = [:]
    /// Earlier failures are from another collector's time.
    private let begun: Instant
    /// A digest by stock, as on the team server.
    private var closes: [Symbol: Int] = [:]
    private var bars: [BarSeries.Key: PublishedBars] = [:]
    /// Nil before this collector has published it.
    private var feeds: [String: FeedRecord.Feed]?
    /// With a table on the team server.
    let kinds: [FigureKind]
    /// Days for which intraday and longer bars are kept.
    private var kept: (minutes: Int?, days: Int?) = (nil, nil)

    /// `fxterm desk status` counts the candidates for the lead.
    static func enroll(_ connection: Connection) throws(DeskFailure) {
        try connection.run("SELECT pg_try_advisory_lock_shared($1)", [.integer(DeskLead.lock + 1)])
    }

    /// Nil if another leads.
    init?(
        _ connection: Connection, store: String, version: String, kinds: [FigureKind]
    ) throws(DeskFailure) {
        let taken = try connection.run("SELECT pg_try_advisory_lock($1)", [.integer(DeskLead.lock)])
        guard taken.flag(0, 0) == true else { return nil }
        (self.connection, self.store) = (connection, store)
        self.kinds = try DeskSchema.kinds(kinds, in: connection)
        let name = DeskLead.host
        failures = []
        let before = DeskMember.wallClock()
        let rows = try connection.run(
            """
            SELECT floor(extract(epoch FROM at))::bigint, extract(epoch FROM clock_timestamp())::float8,
                (SELECT sequence FROM fxterm.progress WHERE store = $1) FROM fxterm.counter
            """, [.text(store)])
        clock.read(database: rows.real(0, 1) ?? 0, before: before, after: DeskMember.wallClock())
        begun = Instant((rows.integer(0, 0) ?? 0) - clock.shift)
        sequence = rows.integer(0, 2) ?? 0
        try connection.run(
            """
            INSERT INTO fxterm.leader (host, process, version) VALUES ($1, $2, $3)
            ON CONFLICT (one) DO UPDATE SET role = session_user, host = excluded.host, process = excluded.process,
                version = excluded.version, since = clock_timestamp(), seen_at = clock_timestamp()
            """, [.text(name), .integer(Int(getpid())), .text(version)])
        // Their owner is gone.
        try connection.run("UPDATE fxterm.request SET state = 0 WHERE state = 1")
        failures = try readFailures()
        unshown = try readUnshown()
        try readLimits()
    }

    /// Publishes from the first commit on if the store has fewer commits than were published: it is new then.
    mutating func begin(last: Int) {
        if sequence > last { sequence = 0 }
    }

    func isPublished(_ publication: Publication) -> Bool {
        publication.isEmpty && standing(publication.failures) == failures.count
            && changed(publication.failures).isEmpty
    }

    /// One transaction: rows, the commit's number, the requests it answers, the store's progress, and the
    /// notice. Returns the rows that the database refuses.
    mutating func publish(
        _ publication: Publication?, upTo last: Int, _ series: [KeptBars], done: [Int], isWhole: Bool = true
    ) throws(DeskFailure) -> [RefusedRow] {
        let commit = Commit(
            publication: publication, series: series, progress: isWhole ? last : nil, done: done)
        var refused: [RefusedRow] = []
        do throws(DeskFailure) { _ = try write(commit) } catch {
            guard error.isOfValues else { throw error }
            do throws(DeskFailure) { refused = try write(commit, isCareful: true) } catch {
                // The queue of notices is full: waiting members also read without a notice.
                guard error.isBeyondLimit else { throw error }
                refused = try write(commit, isCareful: true, isTold: false)
            }
        }
        if isWhole { (sequence, isCatchingUp) = (last, false) }
        return refused
    }

    private struct Commit {
        let publication: Publication?
        let series: [KeptBars]
        /// Nil if a part is left for another commit.
        let progress: Int?
        let done: [Int]
    }

    private mutating func write(
        _ commit: Commit, isCareful: Bool = false, isTold: Bool = true
    ) throws(DeskFailure) -> [RefusedRow] {
        var after = self
        let refused = try connection.transaction { () throws(DeskFailure) -> [RefusedRow] in
            var writer = try after.nextCommit()
            writer.isCareful = isCareful
            if let publication = commit.publication { try after.write(publication, &writer) }
            try writer.put(commit.series, \.series.key.symbol.text) {
                writer, series throws(DeskFailure) in
                // A refused batch is written again in parts, from the same state.
                for kept in series { after.bars[kept.series.key] = bars[kept.series.key] }
                for kept in series {
                    let key = kept.series.key
                    let floor = after.floor(of: key.interval)
                    if try writer.write(kept, bars[key], from: floor) {
                        after.bars[key] = PublishedBars(kept.series.bars.filter { $0.start >= floor })
                    }
                }
            }
            if let progress = commit.progress { try writer.write(progress: progress, of: store) }
            try writer.finish(commit.done, isTold: isTold)
            return writer.refused
        }
        self = after
        return refused
    }

    private mutating func write(
        _ publication: Publication, _ writer: inout DeskWriter
    ) throws(DeskFailure) {
        let (onlyNew, store) = (isCatchingUp, store)
        try writer.put(publication.rates, \.value.code.text) { writer, rates throws(DeskFailure) in
            try writer.write(rates: rates)
        }
        try writer.put(publication.closes, \.code.text) { writer, closes throws(DeskFailure) in
            try writer.write(closes: closes, onlyNew: onlyNew)
        }
        try writer.put(publication.quotes, \.value.symbol.text) { writer, quotes throws(DeskFailure) in
            try writer.write(quotes: quotes)
        }
        let quotes = otherCloses(of: publication.quotes.map(\.value))
        try writer.put(quotes, \.symbol.text) { writer, quotes throws(DeskFailure) in
            try writer.write(closesOf: quotes)
        }
        try writer.write(leftOut: publication.leftOut)
        let ofKinds = publication.kinds.filter { kinds.contains($0.figures.question.kind) }
        try writer.put(ofKinds, \.figures.question.key) { writer, ofKinds throws(DeskFailure) in
            try writer.write(kinds: ofKinds)
        }
        try writer.put(publication.found, \.text) { writer, found throws(DeskFailure) in
            try writer.write(found: found)
        }
        try writer.put(publication.fired, \.rule.text) { writer, fired throws(DeskFailure) in
            try writer.write(fired: fired, of: store)
        }
        try write(publication.failures, writer: &writer)
        try write(unshown: publication.unshown, &writer)
    }

    /// Sends a sign of life, and ends members' transactions that last too long or block the queue of notices.
    func tick() throws(DeskFailure) {
        // Losing it in a crash does no harm, so don't wait for the disk.
        try connection.execute(
            """
            BEGIN; SET LOCAL synchronous_commit = off; UPDATE fxterm.leader SET seen_at = clock_timestamp(); COMMIT
            """)
        do throws(DeskFailure) { _ = try connection.run("SELECT fxterm.end_stalled()") } catch {
            // An older team server lacks this function.
            guard error.state == "42883" else { throw error }
        }
    }

    mutating func publish(_ record: FeedRecord, at now: MachineStart) throws(DeskFailure) {
        if record.feeds == feeds { return }
        let health = FeedHealth.all(in: record, at: now, shift: clock.shift)
        try connection.transaction { () throws(DeskFailure) in
            // The next publication repeats it.
            try connection.execute("SET LOCAL synchronous_commit = off")
            try connection.write(health: health)
        }
        feeds = record.feeds
    }

    mutating func readLimits() throws(DeskFailure) {
        let rows = try connection.run("SELECT keep_minutes, keep_days FROM fxterm.desk")
        kept = (rows.integer(0, 0), rows.integer(0, 1))
    }

    private mutating func nextCommit() throws(DeskFailure) -> DeskWriter {
        let before = DeskMember.wallClock()
        let rows = try connection.run(
            """
            UPDATE fxterm.counter SET number = number + 1, at = clock_timestamp()
            RETURNING number, extract(epoch FROM clock_timestamp())::float8
            """)
        clock.read(database: rows.real(0, 1) ?? 0, before: before, after: DeskMember.wallClock())
        return DeskWriter(connection: connection, number: rows.integer(0, 0) ?? 0, clock: clock)
    }

    private func floor(of interval: BarInterval) -> Instant {
        let days = interval.isIntraday ? kept.minutes : kept.days
        return days.map { Instant(Int(DeskMember.wallClock()) - $0 * 86_400) } ?? Instant(Int(Int32.min))
    }

    /// The quotes whose closes differ from the team server's.
    private mutating func otherCloses(of quotes: [Quote]) -> [Quote] {
        quotes.filter { quote in
            var hasher = Hasher()
            hasher.combine(quote.closes)
            hasher.combine(quote.skipped)
            let digest = hasher.finalize()
            // If the quote is older than the team server's, its closes stay unchanged.
            if isCatchingUp { return true }
            defer { closes[quote.symbol] = digest }
            return closes[quote.symbol] != digest
        }
    }

    private mutating func write(
        _ standing: [Publication.Failure], writer: inout DeskWriter
    ) throws(DeskFailure) {
        let names = Set(standing.map(\.name))
        let gone = failures.filter { !names.contains($0.name) }
        let new = changed(standing)
        try writer.put(gone, \.item) { writer, gone throws(DeskFailure) in
            try writer.write(failures: [], gone: gone)
        }
        try writer.put(new, \.item) { writer, new throws(DeskFailure) in
            try writer.write(failures: new, gone: [])
        }
        let replaced = Set(new.map(\.name)).union(gone.map(\.name))
        failures = failures.filter { !replaced.contains($0.name) } + new
    }

    /// Without failures from before this collector led.
    private func changed(_ standing: [Publication.Failure]) -> [Publication.Failure] {
        let known = Set(failures)
        return standing.filter { !known.contains($0) && $0.at >= begun }
    }

    private func standing(_ standing: [Publication.Failure]) -> Int {
        let names = Set(standing.map(\.name))
        return failures.count { names.contains($0.name) }
    }

    private func readFailures() throws(DeskFailure) -> [Publication.Failure] {
        let rows = try connection.run(
            "SELECT subject, item, provider, cause, detail, host, at FROM fxterm.failure")
        return rows.publishedFailures { $0 + -clock.shift }
    }

    private mutating func write(
        unshown figures: [UnshownFigure]?, _ writer: inout DeskWriter
    ) throws(DeskFailure) {
        guard let figures else { return }
        let present = Dictionary(figures.map { ($0.key, $0) }) { $1 }
        let gone = unshown.keys.filter { present[$0] == nil }
        try writer.put(gone, \.subject.text) { writer, gone throws(DeskFailure) in
            try writer.write(unshown: [], gone: gone)
        }
        try writer.put(figures.filter { unshown[$0.key] != $0 }, \.key.subject.text) {
            writer, figures throws(DeskFailure) in
            try writer.write(unshown: figures, gone: [])
        }
        unshown = present
    }

    private func readUnshown() throws(DeskFailure) -> [UnshownFigure.Key: UnshownFigure] {
        let rows = try connection.run(
            """
            SELECT reason, kind, item, provider, value, currency, quoted_at, seen_at FROM fxterm.unshown
            WHERE value IS NOT NULL
            """)
        let figures = rows.values { row in rows.unshown(row) { $0 + -clock.shift } }.compactMap(\.figure)
        return Dictionary(figures.map { ($0.key, $0) }) { $1 }
    }

    private static var host: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

extension Publication.Failure {
    fileprivate var name: [String] { [subject, item] }
}

extension Rows {
    /// Columns: subject, item, provider, cause, detail, host, moment.
    func publishedFailures(here: (Instant) -> Instant) -> [Publication.Failure] {
        values { row in
            guard let subject = text(row, 0), let item = text(row, 1), let provider = text(row, 2),
                let cause = text(row, 3), let time = moment(row, 6)
            else { return nil }
            return Publication.Failure(
                subject: subject, item: item, provider: provider, cause: cause, detail: text(row, 4),
                host: text(row, 5), at: here(time))
        }
    }
}

extension DeskWriter {
    fileprivate func write(progress sequence: Int, of store: String) throws(DeskFailure) {
        try connection.run(
            """
            INSERT INTO fxterm.progress (store, sequence) VALUES ($1, $2)
            ON CONFLICT (store) DO UPDATE SET sequence = excluded.sequence
            """, [.text(store), .integer(sequence)])
    }

    fileprivate mutating func finish(_ done: [Int], isTold: Bool) throws(DeskFailure) {
        if !done.isEmpty {
            let rows = try connection.run(
                """
                UPDATE fxterm.request SET state = 2, number = $2 WHERE id = ANY ($1::bigint[]) RETURNING session
                """, [.integers(done), .integer(number)])
            notice.add(.done, (0..<rows.count).compactMap { rows.text($0, 0) })
        }
        guard isTold else { return }
        try connection.run(
            "SELECT pg_notify($1, $2)", [.text(FigureNotice.channel), .text(notice.payload)])
    }
}
