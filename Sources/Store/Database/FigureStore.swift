package import CivilTime
package import Figures
private import Glibc
package import Market
private import Threads
internal import Words

/// Rates and quotes on disk, with their times, for the next start and for daily closes. `open` reads
/// synchronously for the first screen; after that the file belongs to this actor.
package actor FigureStore {
    package struct Opening: Sendable {
        /// Nil if the file cannot be opened (see `notice`); nothing is recorded then.
        package var history: FigureStore?
        package var cached: Known
        /// True if it omits stocks; `quotes(at:)` returns them.
        package var leavesOut = false
        /// The last commit in `cached`.
        package var sequence = 0
        package var notice: StoreNotice?
    }

    /// The number of stocks that a start always reads, visible or not.
    package static let fewStocks = 256

    package nonisolated let path: String
    package nonisolated let kinds: [FigureKind]
    let database: Database
    private let thread = SerialThread()
    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
    /// The minute of each streamed stock's last point.
    private var pointMinutes: [Symbol: Int] = [:]
    private var prunedAt: Instant?

    private init(_ database: consuming sending Database) {
        (path, kinds) = (database.path, database.kinds)
        self.database = database
    }

    /// Takes a few milliseconds. Renames a damaged file to `NAME.broken-N` and starts a new one. Leaves a
    /// file of a newer version unchanged and unused.
    package static func open(
        at path: String, now: Instant, stocks: [Symbol]? = nil, kinds: [FigureKind] = FigureKind.all
    ) -> Opening {
        do throws(Database.Unusable) {
            return try opening(path, now, stocks, kinds)
        } catch {
            switch error {
            case .newer(let version):
                return Opening(cached: Known(), notice: .newer(path: path, version: version))
            case .unavailable(let error):
                return Opening(cached: Known(), notice: .unavailable(error))
            case .broken(let reason):
                return openingAfresh(path, now, kinds, reason: reason)
            }
        }
    }

    /// Throws if it could not be stored; earlier data stays unchanged. `now` is the answer's arrival.
    package func record(_ answer: FeedAnswer, seenAt now: Instant) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.record(answer, seenAt: now) }
        switch answer {
        case .rates, .quotes, .bars: prune(at: now)
        case .pastRates, .found, .kind, .leftOut, .failed: break
        }
    }

    package func record(_ figures: [Seen<FeedAnswer>]) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in
            try database.transaction(writing: true) { () throws(SQLiteFailure) in
                for seen in figures { try database.record(seen.value, seenAt: seen.at) }
            }
        }
        if let last = figures.map(\.at).max() { prune(at: last) }
    }

    /// Stores streamed prices, and for each stock one point a minute.
    package func record(prices: [Quote], seenAt now: Instant) throws(StoreError) {
        let minute = now.seconds / 60
        let due = prices.filter { pointMinutes[$0.symbol] != minute }.map(\.symbol)
        try changing { database throws(SQLiteFailure) in
            try database.record(prices: prices, points: Set(due), seenAt: now)
        }
        for symbol in due { pointMinutes[symbol] = minute }
        prune(at: now)
    }

    /// Stores hidden figures; drops those that are nil.
    package func record(unshown: [UnshownFigure.Key: UnshownFigure?]) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.record(unshown: unshown) }
    }

    /// Figures that wait for a second answer; empty without a readable history.
    package static func heldBack(at path: String, now: Instant) -> [UnshownFigure] {
        guard access(path, R_OK) == 0 else { return [] }
        let unshown = try? Database.open(path).unshown(now)
        return unshown?.filter { $0.key.reason == .unconfirmed } ?? []
    }

    /// Empty without a readable history.
    package static func pace(at path: String, now: MachineStart) -> FeedRecord {
        guard access(path, R_OK) == 0 else { return FeedRecord() }
        return (try? Database.open(path).pace(at: now)) ?? FeedRecord()
    }

    /// Drops points, bars and news past their retention, at the first figure and once a day.
    private func prune(at now: Instant) {
        if let prunedAt, abs(now - prunedAt) < 86_400 { return }
        prunedAt = now
        // Points that stay a day too long do no harm, and the next write reports the disk's error.
        try? database.dropPoints(before: now + -PointRecorder.kept)
        try? database.dropUnshown(before: now)
        try? database.dropBars(before: now)
        try? database.dropKinds(before: now)
    }

    private static func opening(
        _ path: String, _ now: Instant, _ stocks: [Symbol]?, _ kinds: [FigureKind]
    ) throws(Database.Unusable) -> Opening {
        let database = try Database.open(path, kinds: kinds)
        let (cached, leavesOut, sequence): (Known, Bool, Int)
        do throws(SQLiteFailure) {
            (cached, leavesOut, sequence) = try database.latest(at: now, stocks: stocks)
        } catch {
            throw error.isDamage ? .broken(.verbatim(error.message)) : .unavailable(error.error(path: path))
        }
        return Opening(
            history: FigureStore(database), cached: cached, leavesOut: leavesOut, sequence: sequence)
    }

    private static func openingAfresh(
        _ path: String, _ now: Instant, _ kinds: [FigureKind], reason: Saying
    ) -> Opening {
        let notice = DiskFile(path).notice(settingAside: reason, companions: Database.companions)
        if let notice, !notice.allowsSaving { return Opening(cached: Known(), notice: notice) }
        do {
            var opening = try opening(path, now, nil, kinds)
            opening.notice = notice
            return opening
        } catch {
            return Opening(cached: Known(), notice: .leftAlone(path: path, reason: reason))
        }
    }
}
