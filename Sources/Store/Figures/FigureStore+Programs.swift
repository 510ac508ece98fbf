package import Arrangement
package import CivilTime
package import Figures
internal import Glibc
package import Market

/// Only the collector writes figures. A reader registers, writes requests and reads changes, without polling.
extension FigureStore {
    /// Registers a reader for the lifetime of the object. The collector compares `version` with its own.
    package func enter(version: String, feeds: FeedSettings) throws(StoreError) -> FigureReader {
        for bell in [Bell.figures(path), .requests(path)] { try bell.check() }
        let presence = try PresenceFile(presencePath)
        let number = try onDisk { database throws(SQLiteFailure) in
            try database.addReader(process: getpid(), version: version, feeds: feeds) {
                presence.hold(PresenceFile.reader($0))
            }
        }
        guard let number else { throw .busy(path: presencePath) }
        return FigureReader(number: number, presence: presence)
    }

    package func leave(_ reader: FigureReader) {
        try? database.removeReader(reader.number)
        reader.release()
        Bell.requests(path).ring()
    }

    /// Requests figures until further notice. `freshness` is in seconds; `isPatient` waits for other feeds
    /// when one starts to fail. Returns the request's number.
    package func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, by reader: FigureReader, at now: Instant
    ) throws(StoreError) -> Int {
        defer { Bell.requests(path).ring() }
        return try onDisk { database throws(SQLiteFailure) in
            try database.ask(
                subject, freshness: freshness, isPatient: isPatient, reader: reader.number, at: now)
        }
    }

    package func state(of request: Int) throws(StoreError) -> FigureRequest.State? {
        try onDisk { database throws(SQLiteFailure) in
            try database.integer("SELECT state FROM request WHERE id = ?1", [.integer(request)])
                .flatMap(FigureRequest.State.init)
        }
    }

    package func changes(
        since sequence: Int, for reader: FigureReader, at now: Instant
    ) throws(StoreError) -> (FigureChanges, sequence: Int) {
        try onDisk { database throws(SQLiteFailure) in
            try database.changes(since: sequence, reader: reader.number, at: now)
        }
    }

    /// Nil if none has changed since a commit.
    package func shares(since sequence: Int) throws(StoreError) -> [BoardShare]? {
        try onDisk { database throws(SQLiteFailure) in try database.shares(since: sequence) }
    }

    /// From the latest feed; nil if no feed has any.
    package func bars(
        of key: BarSeries.Key, in span: ClosedRange<Instant>
    ) throws(StoreError) -> KeptBars? {
        try onDisk { database throws(SQLiteFailure) in
            try database.bars(of: key, in: span)
        }
    }

    /// Of each currency the last close up to the day, at most a week old.
    package func rates(of codes: [CurrencyCode], on day: Day) throws(StoreError) -> [CurrencyCode: Seen<Rate>]
    {
        try onDisk { database throws(SQLiteFailure) in try database.rates(of: codes, on: day) }
    }

    package func barSpans(of key: BarSeries.Key) throws(StoreError) -> [FeedID: BarSpan] {
        try onDisk { database throws(SQLiteFailure) in try database.barSpans(of: key) }
    }

    /// Calls `onChange` now and after each change, on another thread. False if no thread could be started.
    package nonisolated func watchChanges(_ onChange: @escaping @Sendable () -> Void) -> Bool {
        FileWatch.begin(.init([Bell.figures(path).path], onChange: onChange))
    }

    package func use(_ feeds: FeedSettings, by reader: FigureReader) throws(StoreError) {
        try onDisk { database throws(SQLiteFailure) in try database.set(feeds, of: reader.number) }
        Bell.requests(path).ring()
    }

    package func use(_ alerts: AlertSettings, by reader: FigureReader) throws(StoreError) {
        try onDisk { database throws(SQLiteFailure) in try database.set(alerts, of: reader.number) }
        Bell.requests(path).ring()
    }

    /// The running readers; drops those that are gone.
    package func readers() throws(StoreError) -> [StoreReader] {
        let presence = try PresenceFile(presencePath)
        return try onDisk { database throws(SQLiteFailure) in
            var readers: [StoreReader] = []
            for reader in try database.readers() {
                if presence.firstHeld(in: PresenceFile.reader(reader.number)) == nil {
                    try database.removeReader(reader.number)
                } else {
                    readers.append(reader)
                }
            }
            return readers
        }
    }

    /// Reopens the requests of a collector that ended.
    package func reopenRequests() throws(StoreError) {
        try onDisk { database throws(SQLiteFailure) in
            try database.transaction(writing: true) { () throws(SQLiteFailure) in
                try database.execute("UPDATE request SET state = 0 WHERE state = 1")
            }
        }
    }

    package func waitingRequests() throws(StoreError) -> [FigureRequest] {
        try onDisk { database throws(SQLiteFailure) in try database.requests(.waiting) }
    }

    package func set(_ state: FigureRequest.State, of request: FigureRequest) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.set(state, of: request.id) }
    }

    package func record(_ failure: FigureChanges.Failure) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.record(failure) }
    }

    package func pace(at now: MachineStart) throws(StoreError) -> FeedRecord {
        try onDisk { database throws(SQLiteFailure) in try database.pace(at: now) }
    }

    /// Replaces the feed record when a collector starts. Leaves out old parts.
    package func replace(pace: FeedRecord, at now: MachineStart) throws(StoreError) {
        try onDisk { database throws(SQLiteFailure) in try database.replace(pace: pace, at: now) }
    }

    /// Records some hosts and feeds; others keep their record.
    package func record(pace: FeedRecord) throws(StoreError) {
        try onDisk { database throws(SQLiteFailure) in try database.record(pace: pace) }
    }

    package func dropOldPace(at now: MachineStart) throws(StoreError) {
        try onDisk { database throws(SQLiteFailure) in
            try database.transaction(writing: true) { () throws(SQLiteFailure) in
                try database.dropOldPace(at: now.uptime)
            }
        }
    }

    package nonisolated func watchRequests(_ onRequest: @escaping @Sendable () -> Void) -> Bool {
        FileWatch.begin(.init([Bell.requests(path).path], onChange: onRequest))
    }

    /// A name that no other store has; a copy of this one has another.
    package func name() throws(StoreError) -> String {
        try onDisk { database throws(SQLiteFailure) in try database.name() }
    }

    package func publication(since sequence: Int, at now: Instant) throws(StoreError) -> Publication {
        try onDisk { database throws(SQLiteFailure) in try database.publication(since: sequence, at: now) }
    }

    /// The requests of `numbers` that are answered or replaced by newer ones.
    package func answered(of numbers: [Int]) throws(StoreError) -> [Int] {
        try onDisk { database throws(SQLiteFailure) in
            let statement = try database.prepare("SELECT state FROM request WHERE id = ?1")
            var answered: [Int] = []
            for number in numbers {
                let state = try statement.first([.integer(number)]).map(FigureRequest.State.init)
                if state == nil || state == .done { answered.append(number) }
            }
            return answered
        }
    }

    /// Throws if the file is not writable; tests it by a write that changes no figure.
    package func checkWriting() throws(StoreError) {
        try onDisk { database throws(SQLiteFailure) in
            try database.transaction(writing: true) { () throws(SQLiteFailure) in
                _ = try database.nextSequence()
            }
        }
    }

    nonisolated var presencePath: String { CollectorLock.users(of: path) }

    /// Runs `body`, and turns its errors into ones for the user.
    func onDisk<Result>(
        _ body: (borrowing Database) throws(SQLiteFailure) -> Result
    ) throws(StoreError) -> Result {
        do throws(SQLiteFailure) { return try body(database) } catch { throw error.error(path: path) }
    }

    /// As `onDisk` for changes, which notify readers.
    func changing(_ body: (borrowing Database) throws(SQLiteFailure) -> Void) throws(StoreError) {
        try onDisk(body)
        Bell.figures(path).ring()
    }
}
