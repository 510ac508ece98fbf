internal import Collector
internal import Market

/// A question that waits for the desk.
struct MemberQuestion: Sendable {
    let subject: FeedSubject
    let freshness: Int
    let isPatient: Bool
    /// Of bars, what the member has of each feed's.
    let spans: [FeedID: BarSpan]
    let out: AsyncStream<FeedAnswer>.Continuation
}

/// The state that a member's callers and its thread share.
struct MemberState: Sendable {
    /// The thread's news for the collector.
    enum Outgoing: Sendable {
        case news(DeskNews)
        /// All that came of a question has been sent.
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
    /// The questions that are not on the desk yet, by number, and those that are.
    private(set) var waiting: [Int: MemberQuestion] = [:]
    private var asked: [Int: MemberQuestion] = [:]
    /// Cancelled requests that are still on the team server.
    private var withdrawn: Set<Int> = []
    private var count = 0

    /// The state of one who has not asked anything yet.
    init(health: FeedRecord.Feed) { self.health = health }

    /// Notes a question.
    ///
    /// - Returns: Its number.
    mutating func add(_ question: MemberQuestion) -> Int {
        count += 1
        waiting[count] = question
        return count
    }

    /// Takes out the questions to be put on the desk, in their order.
    mutating func takeWaiting() -> [(id: Int, question: MemberQuestion)] {
        defer {
            asked.merge(waiting) { $1 }
            waiting = [:]
        }
        return waiting.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Takes out a question that has been put on the desk; nil where it was withdrawn.
    mutating func take(_ id: Int) -> MemberQuestion? { asked.removeValue(forKey: id) }

    /// A question that has been put on the desk; nil where it was withdrawn.
    func question(_ id: Int) -> MemberQuestion? { asked[id] }

    /// Takes out all questions.
    mutating func takeQuestions() -> [Int: MemberQuestion] {
        defer { (waiting, asked, withdrawn) = ([:], [:], []) }
        return waiting.merging(asked) { $1 }
    }

    /// Forgets a question.
    ///
    /// - Returns: Whether it is on the desk.
    mutating func withdraw(_ id: Int) -> Bool {
        waiting[id] = nil
        guard asked.removeValue(forKey: id) != nil else { return false }
        withdrawn.insert(id)
        return true
    }

    /// The questions that were withdrawn since the last call.
    mutating func takeWithdrawn() -> Set<Int> {
        defer { withdrawn = [] }
        return withdrawn
    }
}
