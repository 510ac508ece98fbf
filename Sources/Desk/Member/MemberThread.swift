internal import CivilTime
internal import Collector
internal import Figures
internal import Glibc
internal import Market
internal import Threads

struct MemberThread {
    /// Milliseconds: between two reads, at least; between checks for a leader while a request waits; between
    /// reads from a server that sends no notices.
    private static let span = (look: 10, leader: 5000, following: 5000)

    /// Weak, so that the member is freed with its last other owner.
    private weak var member: DeskMember?
    private let setup: DeskMember.Setup
    private let bell: WakePipe?
    /// As last reported to the collector.
    private var told: FeedFailure.Known?
    private var failures = 0
    /// The last commit read on any connection, and the time to read everything again.
    private var last = 0
    private var readAgainAt: ContinuousClock.Instant?

    init(_ member: DeskMember) { (self.member, setup, bell) = (member, member.setup, member.bell) }

    private var isOver: Bool { member?.state.withLock { $0.isStopped } ?? true }

    func run() {
        var thread = self
        var pause = setup.pauses.shortest
        while !thread.isOver {
            guard let failure = thread.serve(), !thread.isOver else { return }
            if thread.failures == 0 { pause = setup.pauses.shortest }
            thread.failures += 1
            let reason = failure.reason
            thread.member?.state.withLock { $0.isGone = true }
            thread.member?.noteFailure(reason)
            thread.member?.fail(reason)
            thread.tell(reason)
            thread.rest(pause)
            pause = min(pause * 2, setup.pauses.longest)
        }
    }

    /// Nil if the member has left.
    private mutating func serve() -> DeskFailure? {
        do throws(DeskFailure) {
            let address: DeskAddress
            do throws(DeskAddress.Problem) { address = try DeskAddress(setup.address) } catch {
                throw DeskFailure.malformed("")
            }
            try serve(
                MemberLine(
                    address, version: setup.version, channels: setup.errands.flatMap(\.channels),
                    silence: setup.pauses.silence, kinds: setup.kinds, now: setup.now))
            return nil
        } catch {
            return error
        }
    }

    /// Waits with jitter, so that a team does not reconnect all at once. A new request shortens the wait.
    private func rest(_ pause: Duration) {
        let whole = Int(pause / .milliseconds(1))
        let least = ContinuousClock.now + min(pause, setup.pauses.shortest)
        let end = ContinuousClock.now + .milliseconds(Int.random(in: (whole + 1) / 2...max(whole, 1)))
        while !isOver, ContinuousClock.now < end {
            let isAsked = member?.state.withLock { !$0.waiting.isEmpty } ?? true
            if isAsked, ContinuousClock.now >= least { return }
            let next = isAsked ? least : end
            bell?.wait(max(1, Int((next - ContinuousClock.now) / .milliseconds(1)) + 1))
        }
    }

    /// Reports once that the team server is gone, unless the feeds replace it.
    private mutating func tell(_ reason: FeedFailure.Known) {
        guard told != reason, let member, member.services == nil else { return }
        // A reconnect usually succeeds at once.
        if failures == 1 && reason == .deskGone { return }
        told = reason
        let lists = member.state.withLock { $0.interest.lists }
        if lists.isEmpty { return }
        let failure = member.failure(.unreachable(.known(reason)))
        let present = Instant(Int(setup.now()))
        member.send(
            .news(
                DeskNews(failures: lists.map { FigureChanges.Failure(of: .list($0), failure, at: present) })))
    }

    /// The requests on the team server, by its numbers.
    private struct Open {
        var questions: [Int: Int] = [:]
        /// Of a read-only role: the existing data is the answer.
        var readable: [Int] = []
    }

    private mutating func serve(_ line: MemberLine) throws(DeskFailure) {
        var open = Open()
        member?.state.withLock { state in
            state.interest.forgetRead()
            state.isGone = false
        }
        for errand in setup.errands { try errand.run(line.connection, true) }
        // A server that replaced another may lack its last commits. The leading collector republishes them.
        var mayBeOlder = line.number < last
        readAgainAt = mayBeOlder ? .now + setup.pauses.repair : nil
        // At first, read everything requested.
        var kinds = Set(MemberLine.Kind.allCases)
        while !isOver {
            try put(line, &open)
            if let moment = readAgainAt, moment <= .now {
                member?.state.withLock { $0.interest.forgetRead() }
                readAgainAt = nil
            }
            guard try look(line, &open, kinds, mayBeOlder: mayBeOlder) else { return }
            (told, failures, last, mayBeOlder) = (nil, 0, line.number, false)
            member?.noteAnswer()
            let looked = ContinuousClock.now
            kinds = try wait(line, open)
            let left = .milliseconds(MemberThread.span.look) - (ContinuousClock.now - looked)
            if left > .zero, !kinds.isEmpty { usleep(UInt32(left / .microseconds(1))) }
        }
    }

    private func wait(_ line: MemberLine, _ open: Open) throws(DeskFailure) -> Set<MemberLine.Kind> {
        while !isOver {
            let patience = patience(line, open)
            let waking = try line.connection.wait(patience, or: bell?.descriptor)
            if waking == .called { bell?.silence() }
            let notices = line.connection.notices()
            let channels = Set(notices.map(\.channel))
            for errand in setup.errands
            where !channels.isDisjoint(with: errand.channels) || waking == .called && errand.isDue() {
                try errand.run(line.connection, false)
            }
            switch waking {
            case .called: return kinds(of: notices) ?? []
            case .timeout:
                return line.hearsNotices && readAgainAt == nil ? [] : Set(MemberLine.Kind.allCases)
            case .notice:
                if let kinds = kinds(of: notices) { return kinds }
            }
        }
        return []
    }

    /// Milliseconds until the next read without a notice; nil for never.
    private func patience(_ line: MemberLine, _ open: Open) -> Int? {
        let patience =
            line.hearsNotices
            ? open.questions.isEmpty ? nil : MemberThread.span.leader : MemberThread.span.following
        guard let readAgainAt else { return patience }
        return min(patience ?? .max, max(0, Int((readAgainAt - .now) / .milliseconds(1)) + 1))
    }

    /// Nil if they concern nothing requested.
    private func kinds(of notices: [DeskNotice]) -> Set<MemberLine.Kind>? {
        guard let interest = member?.state.withLock({ $0.interest }) else { return nil }
        var kinds: Set<MemberLine.Kind> = []
        var concerns = false
        for notice in notices where notice.channel == FigureNotice.channel {
            let notice = FigureNotice(notice.payload, setup.kinds)
            guard interest.concerns(notice) else { continue }
            concerns = true
            guard let items = notice.items else { return Set(MemberLine.Kind.allCases) }
            kinds.formUnion(items.keys.compactMap(\.kind))
        }
        return concerns ? kinds : nil
    }

    private func put(_ line: MemberLine, _ open: inout Open) throws(DeskFailure) {
        guard let member else { return }
        let (new, withdrawn) = member.state.withLock { ($0.takeWaiting(), $0.takeWithdrawn()) }
        let gone = open.questions.filter { withdrawn.contains($0.value) }.map(\.key)
        try line.drop(gone)
        for id in gone { open.questions[id] = nil }
        for (id, question) in new {
            if case .kind(let asked) = question.subject, !line.kinds.contains(asked.kind) {
                if let question = member.state.withLock({ $0.take(id) }) {
                    member.end(question, .unreachable(.known(.deskIsOlder)))
                }
                continue
            }
            do throws(DeskFailure) {
                let number = try line.ask(
                    question.subject, freshness: question.freshness, isPatient: question.isPatient)
                if let number {
                    open.questions[number] = id
                } else {
                    open.readable.append(id)
                }
            } catch {
                guard error.isOfQuestion else {
                    throw error
                }
                if let question = member.state.withLock({ $0.take(id) }) {
                    member.end(question, .unreachable(.said(error.sentence)))
                }
            }
        }
    }

    /// Ends finished requests too. `mayBeOlder`: the team server may have lost data. False to stop.
    private func look(
        _ line: MemberLine, _ open: inout Open, _ kinds: Set<MemberLine.Kind>, mayBeOlder: Bool
    ) throws(DeskFailure) -> Bool {
        let standing = try line.look(open.questions.keys.sorted())
        guard let member else { return false }
        var interest = member.state.withLock { state in
            state.interest.expire(at: .now)
            return state.interest
        }
        let done =
            standing.done.compactMap { open.questions.removeValue(forKey: $0) }.sorted() + open.readable
        open.readable = []
        let questions = member.state.withLock { state in done.compactMap { state.question($0) } }
        var news = try line.news(
            &interest, done.isEmpty ? kinds : Set(MemberLine.Kind.allCases), standing,
            answering: questions.map(\.subject))
        for question in questions {
            guard case .bars(let query) = question.subject else { continue }
            news.figures += try line.bars(query, having: question.spans, &interest)
        }
        news.mayBeOlder = mayBeOlder
        member.state.withLock { $0.interest.note(read: interest) }
        if !news.isEmpty { member.send(.news(news)) }
        for id in done {
            if let question = member.state.withLock({ $0.take(id) }) { member.send(.end(question)) }
        }
        if !open.questions.isEmpty, !line.hasLeader(standing) { try giveUp(line, &open) }
        return true
    }

    /// Ends all requests, since there is no collector to answer.
    private func giveUp(_ line: MemberLine, _ open: inout Open) throws(DeskFailure) {
        guard let member else { return }
        let questions = open.questions
        open.questions = [:]
        try line.drop(Array(questions.keys))
        for own in questions.values.sorted() {
            guard let question = member.state.withLock({ $0.take(own) }) else { continue }
            member.end(question, .unreachable(.known(.deskIdle)))
        }
    }
}

extension FigureNotice.Subject {
    /// Nil for rows that members do not read.
    fileprivate var kind: MemberLine.Kind? {
        switch self {
        case .rate: .rates
        case .closes: .closes
        case .quote: .quotes
        case .bars: .bars
        case .kind: .kinds
        case .failures: .failures
        case .unshown: .unshown
        case .leftOut: .leftOut
        case .found, .alerts, .done: nil
        }
    }
}

extension DeskFailure {
    /// The first line of the database's message, without its prefix.
    fileprivate var sentence: String {
        let line = message.prefix { $0 != "\n" }
        return CleanText.line(String(line.split(separator: ":", maxSplits: 1).last ?? line)) ?? ""
    }
}
