import Glibc
import Market

/// When each feed may send its host a request, by the manners of its service and by the record. Two feeds at
/// one host have separate paces.
struct Pace {
    enum Turn: Hashable {
        case now
        case after(Duration)
        /// It was just asked, or the hour's requests are used up: skip it.
        case tooSoon(FeedRecord.Pace)
        case closed(FeedFailure.Cause)
    }

    /// The longest wait, apart from spacing, that a question stands in line for: a first rest after a
    /// failure, or a round that came early.
    static let patience = Duration.seconds(6)
    /// Extends waits by up to this ratio, so that many programs do not come back at one moment.
    static let jitter = 0.1
    /// The failure of a host over whose last request the collector ended.
    private static let brokenOff = FeedFailure.Cause.unreachable(
        "the collector stopped over its last answer")
    private static let hour = Duration.seconds(3600)

    var record: FeedRecord

    /// The turn of a question. Files never wait.
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

    /// The least time between two equal questions. Once half of the hour's requests are used up, the rest are
    /// spread evenly over the time until the first is an hour old, among the questions put since this one.
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

    mutating func begin(
        _ question: Question, of kind: FeedID, at now: Uptime, manners: Manners, luck: Double
    ) {
        guard let name = question.line(of: kind) else { return }
        var host = record.hosts[name] ?? FeedRecord.Host()
        // More than the largest budget tell nothing, and feeds without one may get any number of requests.
        host.starts =
            host.starts.filter { $0 + Self.hour > now }.suffix(
                max(FeedID.largestBudget, manners.budget ?? 0) - 1) + [now]
        host.nextStart = now + manners.spacing.drawnOut(by: luck)
        if manners.perDay != nil { host.day = (host.day ?? .init(start: now, count: 0)).counting(at: now) }
        // The sender of the last request ended over it.
        if host.openSince != nil { host.failures += 1 }
        host.openSince = now
        host.asked = host.asked.filter { $0.value + .seconds(86_400) > now }
        host.asked[question.key] = now
        record.hosts[name] = host
    }

    /// The start of a request that has no answer though no program waits for it any more.
    func brokenOff(_ question: Question, of kind: FeedID) -> Uptime? {
        question.line(of: kind).flatMap { record.hosts[$0]?.openSince }
    }

    mutating func end(_ question: Question, of kind: FeedID) {
        guard let name = question.line(of: kind) else { return }
        record.hosts[name]?.openSince = nil
    }

    /// An excerpt for another record. A question on its way does not count as asked yet: it may fail.
    func excerpt(about question: Question, of kind: FeedID) -> FeedRecord? {
        guard let name = question.line(of: kind), var host = record.hosts[name] else { return nil }
        host.starts = host.starts.suffix(1)
        host.asked = host.asked.filter { $0.key == question.key && host.openSince == nil }
        var excerpt = FeedRecord()
        excerpt.hosts[name] = host
        excerpt.feeds = record.feeds.filter { $0.value.host == name }
        return excerpt
    }

    func hasAnswered(_ question: Question, of kind: FeedID, at now: Uptime) -> Bool {
        let line = question.line(of: kind)
        return record.feeds.values.contains { feed in
            feed.host == line && feed.answeredAt.map { $0 + Self.hour > now } ?? false
        }
    }

    /// Forgets a question whose answer nobody waited for.
    mutating func forget(_ question: Question, of kind: FeedID) {
        guard let name = question.line(of: kind) else { return }
        record.hosts[name]?.asked[question.key] = nil
    }

    mutating func succeed(_ question: Question, of kind: FeedID) {
        guard let name = question.line(of: kind) else { return }
        record.hosts[name]?.failures = 0
        record.hosts[name]?.refusals = 0
        record.hosts[name]?.closure = nil
    }

    /// `demanded` is the service's pause in seconds. A 429 in the result says how long its host is closed.
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

    fileprivate func counting(at now: Uptime) -> Self {
        now - start < Self.length && now >= start
            ? .init(start: start, count: count + 1) : .init(start: now, count: 1)
    }

    /// The next wait. Once half of the day's `most` requests are used, the rest spread over what is left.
    fileprivate func wait(at now: Uptime, since last: Uptime?, most: Int) -> Duration {
        let end = start + Self.length
        guard count * 2 >= most, now < end, now >= start else { return .zero }
        if count >= most { return end - now }
        guard let last, last <= now else { return .zero }
        return max(.zero, last + (end - last) / (most - count) - now)
    }
}

extension FeedRecord.Closure {
    fileprivate func cause(left: Duration) -> FeedFailure.Cause {
        guard isOfTooMany else { return cause }
        return .tooManyRequests(retryAfter: left.roundedUp)
    }
}

extension Duration {
    fileprivate func drawnOut(by luck: Double) -> Duration {
        self + self * (Pace.jitter * min(max(luck, 0), 1))
    }

    fileprivate var roundedUp: Int {
        Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)
    }
}

/// Questions of a feed that wait for a host, in the order they came.
struct HostLine {
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

    mutating func take(_ host: String) -> Bool {
        if waiting[host] != nil { return false }
        waiting[host] = []
        return true
    }

    mutating func wait(for host: String, _ turn: CheckedContinuation<Void, Never>) {
        waiting[host, default: []].append(turn)
    }

    /// Gives the host to the next in line. Files have no host.
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

/// A clock of any kind, read as the time since the machine's start.
struct Timekeeper: Sendable {
    private let elapsed: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    init(_ clock: some Clock<Duration>, uptime: Duration = .zero) {
        let start = clock.now
        elapsed = { uptime + start.duration(to: clock.now) }
        wait = { try await clock.sleep(for: $0) }
    }

    var now: Uptime { Uptime(elapsed()) }

    func sleep(for duration: Duration) async throws {
        if duration > .zero { try await wait(duration) }
    }

    /// The time since the machine's start, including sleep.
    static var uptime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
