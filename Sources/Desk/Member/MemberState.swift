internal import Collector
internal import Market

/// A request that waits for the team server.
struct MemberQuestion: Sendable {
    let subject: FeedSubject
    let freshness: Int
    let isPatient: Bool
    /// For bars, the member's own span of each feed.
    let spans: [FeedID: BarSpan]
    let out: AsyncStream<FeedAnswer>.Continuation
}

/// The state that a member's callers and its thread share.
struct MemberState: Sendable {
    /// The thread's news for the collector.
    enum Outgoing: Sendable {
        case news(DeskNews)
        /// All results of a request were sent.
        case end(MemberQuestion)
        case failure(MemberQuestion, FeedFailure)
        /// The team server's record, for the local store.
        case health(FeedRecord)
    }

    var interest = MemberInterest()
    /// The team server's record as a feed.
    var health: FeedRecord.Feed
    var isStopped = false
    /// True if the last connection attempt failed or the connection broke.
    var isGone = false
    /// True once a thread was started.
    var hasThread = false
    /// The requests that are not on the team server yet, by number, and those that are.
    private(set) var waiting: [Int: MemberQuestion] = [:]
    private var asked: [Int: MemberQuestion] = [:]
    /// Cancelled requests that are still on the team server.
    private var withdrawn: Set<Int> = []
    private var count = 0

    /// The state before any request.
    init(health: FeedRecord.Feed) { self.health = health }

    /// Adds a request.
    ///
    /// - Returns: Its number.
    mutating func add(_ question: MemberQuestion) -> Int {
        count += 1
        waiting[count] = question
        return count
    }

    /// Takes out the requests to send, in order.
    mutating func takeWaiting() -> [(id: Int, question: MemberQuestion)] {
        defer {
            asked.merge(waiting) { $1 }
            waiting = [:]
        }
        return waiting.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Takes out a sent request; nil if it was withdrawn.
    mutating func take(_ id: Int) -> MemberQuestion? { asked.removeValue(forKey: id) }

    /// A sent request; nil if it was withdrawn.
    func question(_ id: Int) -> MemberQuestion? { asked[id] }

    /// Takes out all requests.
    mutating func takeQuestions() -> [Int: MemberQuestion] {
        defer { (waiting, asked, withdrawn) = ([:], [:], []) }
        return waiting.merging(asked) { $1 }
    }

    /// Withdraws a request.
    ///
    /// - Returns: True if it is on the team server.
    mutating func withdraw(_ id: Int) -> Bool {
        waiting[id] = nil
        guard asked.removeValue(forKey: id) != nil else { return false }
        withdrawn.insert(id)
        return true
    }

    /// The requests that were withdrawn since the last call.
    mutating func takeWithdrawn() -> Set<Int> {
        defer { withdrawn = [] }
        return withdrawn
    }
}
