package import CivilTime
package import Figures
package import Market

/// Where figures are kept: one program, the collector, writes them, and all others read.
///
/// Whoever reads enters, says what it wants, and is told of changes. Nothing is polled: a store wakes those who watch it.
package protocol FigureStore: AlertStore {
    // MARK: Readers

    /// Becomes a reader, for as long as the object lives.
    ///
    /// - Parameters:
    ///   - version: The program's version, which the collector compares with its own.
    ///   - feeds: The feeds that its settings name.
    func enter(version: String, feeds: FeedSettings) async throws(StoreError) -> FigureReader

    /// Says that a reader's settings name other feeds now.
    func use(_ feeds: FeedSettings, by reader: FigureReader) async throws(StoreError)

    /// Says what a reader's settings say of alerts.
    func use(_ alerts: AlertSettings, by reader: FigureReader) async throws(StoreError)

    /// Ends being a reader: what it wanted is wanted no more.
    func leave(_ reader: FigureReader) async

    /// Says that a reader wants figures no older than `freshness` seconds, now and until it says otherwise.
    ///
    /// - Parameter isPatient: Whether it waits for other feeds where one begins to fail.
    /// - Returns: The question's number; `FigureChanges.finished` has its subject when all that came of it is there.
    func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, by reader: FigureReader, at now: Instant
    ) async throws(StoreError) -> Int

    /// How far a question has come; nil for one that there is no more.
    func state(of request: Int) async throws(StoreError) -> FigureRequest.State?

    /// All that has changed since a commit, as of one moment, and the number of the last commit.
    func changes(
        since sequence: Int, for reader: FigureReader, at now: Instant
    ) async throws(StoreError) -> (FigureChanges, sequence: Int)

    /// The bars of a span as they are now, of the feed that told them last; nil where none has.
    func bars(of key: BarSeries.Key, in span: ClosedRange<Instant>) async throws(StoreError) -> KeptBars?

    /// The rates of a past day: of each currency the last close up to it, at most a week old.
    func rates(of codes: [CurrencyCode], on day: Day) async throws(StoreError) -> [CurrencyCode: Seen<Rate>]

    /// Calls `onChange` now and after each change of figures, on a thread of its own.
    ///
    /// - Returns: Whether the system has a thread for it.
    func watchChanges(_ onChange: @escaping @Sendable () -> Void) -> Bool

    // MARK: The collector

    /// The programs that read, those left out and dropped that are gone.
    func readers() async throws(StoreError) -> [StoreReader]

    /// Lets the questions be looked at again that a collector had when it ended.
    func reopenRequests() async throws(StoreError)

    /// The questions that nobody has looked at.
    func waitingRequests() async throws(StoreError) -> [FigureRequest]

    /// Notes how far a question has come.
    func set(_ state: FigureRequest.State, of request: FigureRequest) async throws(StoreError)

    /// What is there of each feed's bars of something.
    func barSpans(of key: BarSeries.Key) async throws(StoreError) -> [FeedID: BarSpan]

    func record(_ answer: FeedAnswer, seenAt now: Instant) async throws(StoreError)

    /// Keeps figures that others fetched, each with its own moment, all at once.
    func record(_ figures: [Seen<FeedAnswer>]) async throws(StoreError)

    /// Keeps the prices that a stream told.
    func record(prices: [Quote], seenAt now: Instant) async throws(StoreError)

    /// Keeps why there is no news of something.
    func record(_ failure: FigureChanges.Failure) async throws(StoreError)

    /// Keeps figures that are not shown, and drops those that are nil.
    func record(unshown: [UnshownFigure.Key: UnshownFigure?]) async throws(StoreError)

    /// What is remembered of the feeds' pace and health.
    func pace(at now: MachineStart) async throws(StoreError) -> FeedRecord

    /// Replaces it without what is old, when a collector begins.
    func replace(pace: FeedRecord, at now: MachineStart) async throws(StoreError)

    /// Takes in what has changed of some hosts and feeds.
    func record(pace: FeedRecord) async throws(StoreError)

    func dropOldPace(at now: MachineStart) async throws(StoreError)

    /// Calls `onRequest` now and after each question, on a thread of its own.
    ///
    /// - Returns: Whether the system has a thread for it.
    func watchRequests(_ onRequest: @escaping @Sendable () -> Void) -> Bool
}

package struct KeptBars: Hashable, Sendable {
    /// The bars; their span ends when they were told last.
    package let series: BarSeries
    /// When they were told last.
    package let seenAt: Instant
}

/// A program that reads a store, for as long as this object lives: the system drops its lock with the program.
package final class FigureReader: Sendable {
    /// Its number, which no other reader ever had.
    package let number: Int
    private let presence: PresenceFile

    init(number: Int, presence: PresenceFile) {
        (self.number, self.presence) = (number, presence)
    }

    func release() { presence.release(PresenceFile.reader(number)) }
}
