internal import CivilTime
package import Figures
internal import Glibc
internal import Market
package import Store
internal import Threads

/// Publishes the figures of a store on a team's desk, and asks that store what members ask.
///
/// Several collectors may publish on a desk: the one that has the lock leads, the others wait for its end. It is one more reader of its
/// store, whose own collector fetches what it asks. What the desk cannot take now is published later: the store keeps it.
package actor Publisher {
    /// Milliseconds: between two commits, from one sign of life to the next, from one look at the lock to the next, and between two
    /// sweeps.
    static let span = (commit: 25, tick: 2500, look: 1000, sweep: 60_000, keep: 86_400_000)
    /// Seconds before the desk is tried again; doubled each time.
    static let rests = (shortest: 1, longest: 30)
    /// Bars in one commit: a figure does not wait for longer than they take.
    static let mostBars = 20_000

    private let store: History
    private let address: String
    private let feeds: FeedSettings
    private let version: String
    private let tell: @Sendable (PublisherNews) -> Void
    let bell: WakePipe
    private let isStopped = Guarded(false)
    private let hasEnded = Guarded(false)
    private let thread = SerialThread()
    var questions = DeskQuestions()
    private var rest = Publisher.rests.shortest
    var reader: FigureReader?
    /// The last thing told, which is not told again.
    private var told: PublisherNews?
    /// The publisher's own thread: it waits for the database.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Makes a publisher; nil where the system has no descriptor left.
    ///
    /// - Parameters:
    ///   - store: The store whose figures are published.
    ///   - address: The desk's address, as libpq reads it.
    ///   - feeds: The feeds that the store's collector is to ask.
    ///   - version: This program's version.
    ///   - tell: Told how it goes, on any thread.
    package init?(
        _ store: History, address: String, feeds: FeedSettings, version: String,
        tell: @escaping @Sendable (PublisherNews) -> Void
    ) {
        guard let bell = WakePipe() else { return nil }
        (self.store, self.address, self.feeds, self.bell) = (store, address, feeds, bell)
        (self.version, self.tell) = (version, tell)
    }

    /// Ends the work: the lock is given back after the commit that is under way.
    package nonisolated func stop() {
        isStopped.withLock { $0 = true }
        bell.ring()
    }

    /// Waits until the lock is given back, after `stop`, at most so many seconds.
    package nonisolated func waitForEnd(seconds: Int) {
        let end = ContinuousClock.now + .seconds(seconds)
        while !hasEnded.withLock({ $0 }), ContinuousClock.now < end { usleep(1000) }
    }

    /// Publishes until it is stopped. Returns once the lock is given back.
    package func run() async {
        defer { hasEnded.withLock { $0 = true } }
        let isWatching = store.watchChanges { [bell] in bell.ring() }
        if !isWatching { return }
        while !hasStopped {
            do throws(PublisherTrouble) { try await serve() } catch { say(error.news) }
            let end = ContinuousClock.now + .seconds(rest)
            while !hasStopped, let left = Publisher.milliseconds(until: end) { bell.wait(left) }
            rest = min(rest * 2, Publisher.rests.longest)
        }
    }

    var hasStopped: Bool { isStopped.withLock { $0 } }

    func say(_ news: PublisherNews) {
        if news == told { return }
        told = news
        tell(news)
    }

    /// Works with one connection until it breaks or this publisher is stopped.
    private func serve() async throws(PublisherTrouble) {
        let name = try await reading { store throws(StoreError) in try await store.name() }
        if reader == nil {
            let (version, feeds) = (version, feeds)
            reader = try await reading { store throws(StoreError) in
                try await store.enter(version: version, feeds: feeds)
            }
        }
        let connection = try onDesk { () throws(DeskFailure) in try connect() }
        try check(connection)
        rest = Publisher.rests.shortest
        guard var lead = try waitForLead(connection, name) else { return }
        say(.leads)
        questions = DeskQuestions()
        try await work(&lead)
    }

    /// Waits until no other collector leads; nil where this publisher is stopped first.
    ///
    /// It looks again and again: to wait in the lock's own line would give the lead to a process that has stopped there, or whose
    /// line is cut.
    private func waitForLead(
        _ connection: Connection, _ name: String
    ) throws(PublisherTrouble) -> DeskLead? {
        try onDesk { () throws(DeskFailure) in try DeskLead.enroll(connection) }
        while !hasStopped {
            let lead = try onDesk { () throws(DeskFailure) in
                try DeskLead(connection, store: name, version: version, kinds: store.kinds)
            }
            if let lead { return lead }
            say(.waits(try onDesk { () throws(DeskFailure) in try Publisher.leader(connection) }))
            let end = ContinuousClock.now + .milliseconds(Publisher.span.look)
            while !hasStopped, let left = Publisher.milliseconds(until: end) {
                try onDesk { () throws(DeskFailure) in
                    if try connection.wait(left, or: bell.descriptor) == .called { bell.silence() }
                    // The leader looks at all questions.
                    _ = connection.notices()
                }
            }
        }
        return nil
    }

    // MARK: The desk

    private func connect() throws(DeskFailure) -> Connection {
        let connection = try Connection(address, name: "fxterm-publisher")
        // The database ends a session that says nothing for so long, and with it the lead of a process that has stopped.
        try connection.execute(
            """
            SET idle_session_timeout = '8s'; SET idle_in_transaction_session_timeout = '8s';
            SET lock_timeout = '8s'; SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1;
            SET tcp_keepalives_count = 3; SET tcp_user_timeout = '6s'; SET client_connection_check_interval = '2s';
            LISTEN \(FigureNotice.requests)
            """)
        return connection
    }

    private func check(_ connection: Connection) throws(PublisherTrouble) {
        let oldest: Int
        do throws(DeskFailure) {
            oldest = try connection.run("SELECT oldest FROM fxterm.desk").integer(0, 0) ?? 0
        } catch {
            throw error.isOfStatement ? .noDesk(error) : .desk(error)
        }
        if oldest > DeskSchema.version { throw .newer(oldest) }
    }

    private static func leader(_ connection: Connection) throws(DeskFailure) -> String {
        let rows = try connection.run("SELECT role, host, process FROM fxterm.leader")
        let words = (0..<3).compactMap { rows.count > 0 ? rows.text(0, $0) : nil }
        return words.count == 3 ? "\(words[0]), \(words[1]), \(words[2])" : "?"
    }

    func onDesk<Result>(
        _ body: () throws(DeskFailure) -> Result
    ) throws(PublisherTrouble) -> Result {
        do throws(DeskFailure) { return try body() } catch { throw .desk(error) }
    }

    /// Does what is no figure: a database that refuses it now, for want of room, is asked again the next time.
    func lenient(_ body: () throws(DeskFailure) -> Void) throws(PublisherTrouble) {
        do throws(DeskFailure) { try body() } catch { try PublisherTrouble.desk(error).pass() }
    }

    func reading<Result: Sendable>(
        _ body: (History) async throws(StoreError) -> Result
    ) async throws(PublisherTrouble) -> Result {
        do throws(StoreError) { return try await body(store) } catch { throw .store(error) }
    }

    /// Milliseconds until a moment, a part of one being a whole one; nil once it has come.
    static func milliseconds(until moment: ContinuousClock.Instant) -> Int? {
        let left = ContinuousClock.now.duration(to: moment)
        guard left > .zero else { return nil }
        return Int(left / .milliseconds(1)) + 1
    }
}
