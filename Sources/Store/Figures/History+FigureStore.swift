package import Arrangement
package import CivilTime
package import Figures
internal import Glibc
package import Market

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension History: FigureStore {
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
            let statement = try database.prepare("SELECT state FROM request WHERE id = ?1")
            try statement.bind([.integer(request)])
            return try statement.step() ? FigureRequest.State(rawValue: statement.integer(0)) : nil
        }
    }

    package func changes(
        since sequence: Int, for reader: FigureReader, at now: Instant
    ) throws(StoreError) -> (FigureChanges, sequence: Int) {
        try onDisk { database throws(SQLiteFailure) in
            try database.changes(since: sequence, reader: reader.number, at: now)
        }
    }

    /// All shared boards, where one of them has changed since a commit; nil where none has.
    package func shares(since sequence: Int) throws(StoreError) -> [BoardShare]? {
        try onDisk { database throws(SQLiteFailure) in try database.shares(since: sequence) }
    }

    package func bars(
        of key: BarSeries.Key, in span: ClosedRange<Instant>
    ) throws(StoreError) -> KeptBars? {
        try onDisk { database throws(SQLiteFailure) in
            try database.bars(of: key, in: span).map { KeptBars(series: $0.0, seenAt: $0.seenAt) }
        }
    }

    package func rates(of codes: [CurrencyCode], on day: Day) throws(StoreError) -> [CurrencyCode: Seen<Rate>]
    {
        try onDisk { database throws(SQLiteFailure) in try database.rates(of: codes, on: day) }
    }

    package func barSpans(of key: BarSeries.Key) throws(StoreError) -> [FeedID: BarSpan] {
        try onDisk { database throws(SQLiteFailure) in try database.barSpans(of: key) }
    }

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

    package func replace(pace: FeedRecord, at now: MachineStart) throws(StoreError) {
        try onDisk { database throws(SQLiteFailure) in try database.replace(pace: pace, at: now) }
    }

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

    /// Throws why nothing can be written, by writing something that changes no figure.
    package func checkWriting() throws(StoreError) {
        try onDisk { database throws(SQLiteFailure) in
            try database.transaction(writing: true) { () throws(SQLiteFailure) in
                _ = try database.nextSequence()
            }
        }
    }

    /// The file of the readers' locks.
    nonisolated var presencePath: String { CollectorLock.users(of: path) }

    /// Does something with the file, and says what is wrong with it as the user is told.
    func onDisk<Result>(
        _ body: (borrowing Database) throws(SQLiteFailure) -> Result
    ) throws(StoreError) -> Result {
        do throws(SQLiteFailure) { return try body(database) } catch { throw error.error(path: path) }
    }

    /// The same for what readers are to hear of.
    func changing(_ body: (borrowing Database) throws(SQLiteFailure) -> Void) throws(StoreError) {
        try onDisk(body)
        Bell.figures(path).ring()
    }
}
