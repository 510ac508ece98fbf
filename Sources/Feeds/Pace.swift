import Glibc
import Market

/// When each feed may ask its host: by the manners of its service and by what the record says of it.
///
/// Two feeds at one host have a pace of their own each.
struct Pace {
    /// What to do with a question now.
    enum Turn: Hashable {
        /// Ask it.
        case now
        /// See again after a wait of this length.
        case after(Duration)
        /// It was asked a moment ago, or the hour's requests are used up: pass it over.
        case tooSoon(FeedRecord.Pace)
        /// The host is left alone, after this failure.
        case closed(FeedFailure.Cause)
    }

    /// The longest wait, of those that are not for the distance between two requests, that a question stands in
    /// line for: a first rest after a failure, and a round that came early, as rounds do.
    static let patience = Duration.seconds(6)
    /// By how much a wait is drawn out at most, so that many programs do not come back at one moment.
    static let jitter = 0.1
    /// What is told of a host over whose last request the collector ended.
    private static let brokenOff = FeedFailure.Cause.unreachable(
        "the collector stopped over its last answer")
    private static let hour = Duration.seconds(3600)

    var record: FeedRecord

    /// What to do with `question` at `now`. Files are nobody's host and never wait.
    func turn(for question: Question, of kind: FeedID, at now: Uptime, manners: Manners) -> Turn {
        guard let host = question.line(of: kind).flatMap({ record.hosts[$0] }) else { return .now }
        if let closure = host.closure, closure.until > now {
            let left = closure.until - now
            if !closure.isDemanded, !closure.isOfTooMany, left <= Self.patience { return .after(left) }
            return .closed(closure.cause(left: left))
        }
        if let since = host.openSince, since + manners.rest(after: host.failures + 1) > now {
            let left = since + manners.rest(after: host.failures + 1) - now
            return left <= Self.patience ? .after(left) : .closed(Self.brokenOff)
        }
        var start = max(now, host.nextStart ?? now)
        let starts = host.starts.filter { $0 + Self.hour > start }
        if let last = host.asked[question.key] {
            let again = last + floor(manners, starts: starts, host, kind, since: last, at: start)
            if again > start {
                guard again - now <= min(manners.floor / 10, .seconds(3)) else {
                    return .tooSoon(pace(again - last, manners, next: again))
                }
                start = again
            }
        }
        if let budget = manners.budget, starts.count >= budget {
            let free = starts[starts.count - budget] + Self.hour
            guard free - now <= Self.patience else {
                let before = host.asked[question.key] ?? now
                return .tooSoon(.init(interval: (free - before).roundedUp, limit: .spent, next: free))
            }
            start = max(start, free)
        }
        if let most = manners.perDay, let day = host.day {
            let last = max(host.starts.last ?? day.start, host.asked.values.max() ?? day.start)
            let left = day.wait(at: now, since: last, most: most)
            guard left <= Self.patience else {
                let before = host.asked[question.key] ?? now
                let limit = day.count < most ? FeedRecord.Pace.Limit.shared : .spent
                return .tooSoon(
                    .init(interval: (now + left - before).roundedUp, limit: limit, next: now + left))
            }
            start = max(start, now + left)
        }
        return start > now ? .after(start - now) : .now
    }

    /// The time between two requests for the same question. Once half of the hour's requests are used up, the rest are spread
    /// evenly over the time until the first of them is an hour old, among the questions put since this one.
    private func floor(
        _ manners: Manners, starts: [Uptime], _ host: FeedRecord.Host, _ kind: FeedID, since last: Uptime,
        at start: Uptime
    ) -> Duration {
        guard let budget = manners.budget, starts.count * 2 > budget, starts.count < budget,
            let first = starts.first
        else { return manners.floor }
        let questions = host.asked.values.count { $0 >= last }
        return max(manners.floor, (first + Self.hour - start) * questions / (budget - starts.count))
    }

    /// The pace of a question, just before its request.
    func kept(for question: Question, of kind: FeedID, at now: Uptime, manners: Manners) -> FeedRecord.Pace {
        guard let host = question.line(of: kind).flatMap({ record.hosts[$0] }),
            let last = host.asked[question.key]
        else { return pace(manners.floor, manners, next: now + manners.floor) }
        let starts = host.starts.filter { $0 + Self.hour > now }
        let interval = floor(manners, starts: starts, host, kind, since: last, at: now)
        return pace(interval, manners, next: now + interval)
    }

    private func pace(_ interval: Duration, _ manners: Manners, next: Uptime) -> FeedRecord.Pace {
        FeedRecord.Pace(
            interval: interval.roundedUp, limit: interval > manners.floor ? .shared : .floor, next: next)
    }

    /// Notes that a question is being asked.
    ///
    /// - Parameter luck: 0 to 1, by which the distance to the next request is drawn out.
    mutating func begin(
        _ question: Question, of kind: FeedID, at now: Uptime, manners: Manners, luck: Double
    ) {
        guard let name = question.line(of: kind) else { return }
        var host = record.hosts[name] ?? FeedRecord.Host()
        // More than the largest budget tell nothing, and feeds without one may be asked without end.
        host.starts =
            host.starts.filter { $0 + Self.hour > now }.suffix(
                max(FeedID.largestBudget, manners.budget ?? 0) - 1) + [now]
        host.nextStart = now + manners.spacing.drawnOut(by: luck)
        if manners.perDay != nil { host.day = (host.day ?? .init(start: now, count: 0)).counting(at: now) }
        // Whoever sent the last request ended over it.
        if host.openSince != nil { host.failures += 1 }
        host.openSince = now
        host.asked = host.asked.filter { $0.value + .seconds(86_400) > now }
        host.asked[question.key] = now
        record.hosts[name] = host
    }

    /// Since when a request to the question's host has been without an answer, though nobody waits for it any more.
    func brokenOff(_ question: Question, of kind: FeedID) -> Uptime? {
        question.line(of: kind).flatMap { record.hosts[$0]?.openSince }
    }

    /// Notes that a question is no longer on its way.
    mutating func end(_ question: Question, of kind: FeedID) {
        guard let name = question.line(of: kind) else { return }
        record.hosts[name]?.openSince = nil
    }

    /// What the record has to say of the question and its host: enough for another record to take in.
    ///
    /// A question on its way is not yet said to be asked, since it may fail and be asked again.
    func excerpt(about question: Question, of kind: FeedID) -> FeedRecord? {
        guard let name = question.line(of: kind), var host = record.hosts[name] else { return nil }
        host.starts = host.starts.suffix(1)
        host.asked = host.asked.filter { $0.key == question.key && host.openSince == nil }
        var excerpt = FeedRecord()
        excerpt.hosts[name] = host
        excerpt.feeds = record.feeds.filter { $0.value.host == name }
        return excerpt
    }

    /// True if the question's feed has answered within the last hour.
    func hasAnswered(_ question: Question, of kind: FeedID, at now: Uptime) -> Bool {
        let line = question.line(of: kind)
        return record.feeds.values.contains { feed in
            feed.host == line && feed.answeredAt.map { $0 + Self.hour > now } ?? false
        }
    }

    /// Lets a question be asked again, because nobody waited for its answer.
    mutating func forget(_ question: Question, of kind: FeedID) {
        guard let name = question.line(of: kind) else { return }
        record.hosts[name]?.asked[question.key] = nil
    }

    /// Notes that the question's host is well.
    mutating func succeed(_ question: Question, of kind: FeedID) {
        guard let name = question.line(of: kind) else { return }
        record.hosts[name]?.failures = 0
        record.hosts[name]?.refusals = 0
        record.hosts[name]?.closure = nil
    }

    /// Closes the question's host after a failure, and lets the question be asked again after that.
    ///
    /// - Parameter demanded: the seconds that the service itself asked to be left alone for.
    /// - Returns: the failure, in which a 429 says how long its host is closed.
    mutating func fail(
        _ question: Question, of kind: FeedID, _ cause: FeedFailure.Cause, demanded: Int? = nil,
        at now: Uptime,
        manners: Manners, luck: Double
    ) -> FeedFailure.Cause {
        guard let name = question.line(of: kind) else { return cause }
        var host = record.hosts[name] ?? FeedRecord.Host()
        var wait: Duration
        if case .tooManyRequests = cause {
            host.refusals += 1
            wait = manners.pause(after: host.refusals)
        } else {
            host.failures += 1
            wait = manners.rest(after: host.failures)
        }
        if let demanded { wait = .seconds(demanded) }
        wait = wait.drawnOut(by: luck)
        let closure = FeedRecord.Closure(until: now + wait, cause: cause, isDemanded: demanded != nil)
        host.closure = closure
        host.asked[question.key] = nil
        record.hosts[name] = host
        return closure.cause(left: wait)
    }
}

extension FeedRecord.RequestDay {
    private static let length = Duration.seconds(86_400)

    /// The day with one more request at `now`, or the next day.
    fileprivate func counting(at now: Uptime) -> Self {
        now - start < Self.length && now >= start
            ? .init(start: start, count: count + 1) : .init(start: now, count: 1)
    }

    /// How long to wait before the next request, where the day has room for `most`: once half are used up, the rest are spread over
    /// what is left of the day.
    fileprivate func wait(at now: Uptime, since last: Uptime?, most: Int) -> Duration {
        let end = start + Self.length
        guard count * 2 >= most, now < end, now >= start else { return .zero }
        if count >= most { return end - now }
        guard let last, last <= now else { return .zero }
        return max(.zero, last + (end - last) / (most - count) - now)
    }
}

extension FeedRecord.Closure {
    /// The failure as it is told when there is so much left of it.
    fileprivate func cause(left: Duration) -> FeedFailure.Cause {
        guard isOfTooMany else { return cause }
        return .tooManyRequests(retryAfter: left.roundedUp)
    }
}

extension Duration {
    /// The duration made up to a tenth longer.
    fileprivate func drawnOut(by luck: Double) -> Duration {
        self + self * (Pace.jitter * min(max(luck, 0), 1))
    }

    fileprivate var roundedUp: Int {
        Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)
    }
}

/// Those who want to ask a host for a feed, one after another in the order they came.
struct HostLine {
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

    /// Takes the host if nobody has it.
    ///
    /// - Returns: whether it is taken now.
    mutating func take(_ host: String) -> Bool {
        if waiting[host] != nil { return false }
        waiting[host] = []
        return true
    }

    /// Stands in line for a host that somebody has.
    mutating func wait(for host: String, _ turn: CheckedContinuation<Void, Never>) {
        waiting[host, default: []].append(turn)
    }

    /// Gives the host to the next in line. Files are nobody's host.
    mutating func leave(_ host: String?) {
        guard let host else { return }
        guard var line = waiting[host], !line.isEmpty else {
            waiting[host] = nil
            return
        }
        let next = line.removeFirst()
        waiting[host] = line
        next.resume()
    }
}

/// A clock of any kind, read as the time since the machine was started.
struct Timekeeper: Sendable {
    private let elapsed: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    /// - Parameter uptime: how long the machine has been up at this moment.
    init(_ clock: some Clock<Duration>, uptime: Duration = .zero) {
        let start = clock.now
        elapsed = { uptime + start.duration(to: clock.now) }
        wait = { try await clock.sleep(for: $0) }
    }

    /// The present moment, as far as `uptime` was true.
    var now: Uptime { Uptime(elapsed()) }

    /// Waits; throws `CancellationError` if the task is cancelled meanwhile.
    func sleep(for duration: Duration) async throws {
        if duration > .zero { try await wait(duration) }
    }

    /// How long the machine has been up, time asleep included.
    static var uptime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
