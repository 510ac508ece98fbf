internal import Collector
internal import Market

struct MemberQuestion: Sendable {
    let subject: FeedSubject
    let freshness: Int
    let isPatient: Bool
    let spans: [FeedID: BarSpan]
    let out: AsyncStream<FeedAnswer>.Continuation
}

/// The state that a member's callers and its thread share.
struct MemberState: Sendable {
    enum Outgoing: Sendable {
        case news(DeskNews)
        case end(MemberQuestion)
        case failure(MemberQuestion, FeedFailure)
        case health(FeedRecord)
    }

    var interest = MemberInterest()
    var health: FeedRecord.Feed
    var isStopped = false
    /// The last connection attempt failed or the connection broke.
    var isGone = false
    var hasThread = false
    /// The requests that are not on the team server yet, by number, and those that are.
    private(set) var waiting: [Int: MemberQuestion] = [:]
    private var asked: [Int: MemberQuestion] = [:]
    /// Cancelled requests that are still on the team server.
    private var withdrawn: Set<Int> = []
    private var count = 0

    init(health: FeedRecord.Feed) { self.health = health }

    mutating func add(_ question: MemberQuestion) -> Int {
        count += 1
        waiting[count] = question
        return count
    }

    mutating func takeWaiting() -> [(id: Int, question: MemberQuestion)] {
        defer {
            asked.merge(waiting) { $1 }
            waiting = [:]
        }
        return waiting.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    mutating func take(_ id: Int) -> MemberQuestion? { asked.removeValue(forKey: id) }

    func question(_ id: Int) -> MemberQuestion? { asked[id] }

    mutating func takeQuestions() -> [Int: MemberQuestion] {
        defer { (waiting, asked, withdrawn) = ([:], [:], []) }
        return waiting.merging(asked) { $1 }
    }

    /// True if it is on the team server.
    mutating func withdraw(_ id: Int) -> Bool {
        waiting[id] = nil
        guard asked.removeValue(forKey: id) != nil else { return false }
        withdrawn.insert(id)
        return true
    }

    mutating func takeWithdrawn() -> Set<Int> {
        defer { withdrawn = [] }
        return withdrawn
    }
}
