internal import Market
internal import Store

struct DeskQuestion: Hashable {
    let id: Int
    let member: String
    /// Nil if this version does not know it.
    let subject: FeedSubject?
    /// How old the answer may be, in seconds.
    let freshness: Int
    let isPatient: Bool
}

struct DeskQuestions {
    /// Requests in progress at a time, for one member and for all.
    private static let most = (member: 16, all: 200)
    /// Seconds for which figures count as fresh, at least: many people press the same key after the bell.
    private static let shortest = 5

    private struct Asked {
        let subject: FeedSubject
        let freshness: Int
        let isPatient: Bool
        /// The members' requests that it answers.
        var questions: [DeskQuestion]
    }

    /// By the numbers that the local store gave.
    private var asked: [Int: Asked] = [:]
    /// The members by their last turn; the next one comes first.
    private var turns: [String] = []

    /// The local store's numbers of requests in progress.
    var numbers: [Int] { asked.keys.sorted() }

    /// Members take turns, each member's in order.
    mutating func next(_ waiting: [DeskQuestion]) -> [DeskQuestion] {
        let underWay = Set(asked.values.flatMap(\.questions).map(\.id))
        var queues = Dictionary(grouping: waiting.filter { !underWay.contains($0.id) }, by: \.member)
        var counts = Dictionary(grouping: asked.values.flatMap(\.questions), by: \.member).mapValues(\.count)
        var room = DeskQuestions.most.all - underWay.count
        turns = turns.filter { queues[$0] != nil }
        turns += queues.keys.filter { !turns.contains($0) }.sorted()
        var chosen: [DeskQuestion] = []
        var passed = 0
        while room > 0, passed < turns.count {
            let member = turns.removeFirst()
            turns.append(member)
            guard counts[member, default: 0] < DeskQuestions.most.member, let question = queues[member]?.first
            else {
                passed += 1
                continue
            }
            passed = 0
            queues[member]?.removeFirst()
            counts[member, default: 0] += 1
            room -= 1
            chosen.append(question)
        }
        return chosen
    }

    /// False if no request in progress answers it too.
    mutating func join(_ question: DeskQuestion) -> Bool {
        let same = asked.first { _, asked in
            asked.subject == question.subject && asked.isPatient == question.isPatient
                && asked.freshness <= DeskQuestions.freshness(of: question)
        }
        guard let same else { return false }
        asked[same.key]?.questions.append(question)
        return true
    }

    mutating func note(_ question: DeskQuestion, _ subject: FeedSubject, as number: Int) {
        asked[number] = Asked(
            subject: subject, freshness: DeskQuestions.freshness(of: question), isPatient: question.isPatient,
            questions: [question])
    }

    func questions(of numbers: [Int]) -> [Int] {
        numbers.flatMap { asked[$0]?.questions ?? [] }.map(\.id).sorted()
    }

    mutating func forget(_ numbers: [Int]) {
        for number in numbers { asked[number] = nil }
    }

    static func freshness(of question: DeskQuestion) -> Int { max(question.freshness, shortest) }
}

extension DeskLead {
    /// Of connected members, oldest first.
    func waitingQuestions() throws(DeskFailure) -> [DeskQuestion] {
        let rows = try connection.run(
            """
            SELECT request.id, live.member, subject, items, freshness, is_patient
            FROM fxterm.request JOIN fxterm.live_session AS live ON live.id = request.session
            WHERE state = 0 AND NOT EXISTS (SELECT FROM fxterm.withdrawal WHERE withdrawal.request = request.id)
            ORDER BY request.id
            """)
        return rows.questions(kinds)
    }

    func take(_ questions: [Int]) throws(DeskFailure) {
        if questions.isEmpty { return }
        try connection.run(
            "UPDATE fxterm.request SET state = 1 WHERE id = ANY ($1::bigint[])", [.integers(questions)])
    }

    /// Drops the sessions and requests of departed members, and answers no longer needed.
    func sweep() throws(DeskFailure) { try connection.run("SELECT fxterm.tidy()") }

    /// Creates partitions for future bars, and drops bars past their retention.
    func keep() throws(DeskFailure) {
        try connection.run("SELECT fxterm.keep()")
        for kind in kinds {
            try connection.run(
                "DELETE FROM fxterm.\(kind.table.name) WHERE seen_at < extract(epoch FROM clock_timestamp()) - $1::bigint",
                [.integer(kind.kept.desk * 86_400)])
        }
    }
}

extension Rows {
    /// In characters: the team server's indexes do not take longer texts.
    private static let longestSearch = 200

    /// Columns: number, member, subject, items, freshness, and true if the member is patient.
    func questions(_ kinds: [FigureKind] = FigureKind.all) -> [DeskQuestion] {
        values { row in
            guard let id = integer(row, 0), let member = text(row, 1) else { return nil }
            var subject = FeedSubject(name: text(row, 2) ?? "", itemText: text(row, 3) ?? "", kinds)
            if case .search(let text) = subject, CleanText.line(text, limit: Rows.longestSearch) != text {
                subject = nil
            }
            return DeskQuestion(
                id: id, member: member, subject: subject, freshness: max(0, integer(row, 4) ?? 0),
                isPatient: flag(row, 5) == true)
        }
    }
}
