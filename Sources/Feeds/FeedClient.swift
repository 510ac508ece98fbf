import CivilTime
package import Market
internal import Threads

/// Requests the feeds of a list in order: the next one gets what the first does not have, and everything once
/// the first has failed for 45 seconds or has never answered. Each feed sends its host one request at a time,
/// at the pace its service accepts. It skips a request that comes too soon, leaves a failing host alone, and
/// does not use the network before the first question.
package actor FeedClient {
    private let thread = SerialThread()
    private let rates: [(FeedSource, any RateProvider)]
    private let stocks: [(FeedSource, any StockProvider)]
    private let history: [(FeedSource, any PastRateProvider)]
    private let kinds: [(source: FeedSource, provider: any KindProvider)]
    let client: any Transport
    let keys: KeyRing
    let clock: Timekeeper
    let custom: Custom
    let agents: FeedAgents
    private let book: FeedBook
    private var line = HostLine()
    var pace: Pace
    /// The last words of hosts that refused one stock: with some more refusals it concerns the feed.
    private var refusals: [String: Refusal] = [:]
    var told: ToldFigures

    /// Options for tests and one-off runs.
    struct Custom: Sendable {
        /// Retries a feed that begins to fail within the round.
        var isPatient = true
        var manners: @Sendable (Manners, Question) -> Manners = { manners, _ in manners }
        var note: @Sendable (FeedRecord) async -> Void = { _ in }
        /// Jitter, 0 to 1.
        var luck: @Sendable () -> Double = { .random(in: 0...1) }
    }

    /// Lists start with the preferred feed. Yahoo's charts stand in for `history` if Yahoo is among `stocks`.
    /// `record` continues the pace of an earlier client since the machine's start. `isPatient` retries a
    /// failing feed within the question until the next is due. Each request waits for `note` to keep the
    /// record, so that the pace survives a crash.
    package init(
        rates: [FeedSource], stocks: [FeedSource], history: [FeedSource] = [], events: [FeedSource] = [],
        userAgent: String, record: FeedRecord? = nil, isPatient: Bool = true, keys: KeyRing = KeyRing(),
        note: @escaping @Sendable (FeedRecord) async -> Void = { _ in }
    ) {
        self.init(
            rates: rates, stocks: stocks, history: history, events: events, client: HTTPClient(keys: keys),
            userAgent: userAgent,
            clock: ThreadClock(), uptime: Timekeeper.uptime, record: record ?? FeedRecord(), keys: keys,
            custom: Custom(
                isPatient: isPatient, manners: { $0.of($1.address) }, note: note))
    }

    /// The record for a later client on this machine.
    package var record: FeedRecord {
        var record = pace.record
        // Requests cancelled at exit have not failed.
        for host in record.hosts.keys { record.hosts[host]?.openSince = nil }
        record.charted = told.lines
        return record
    }

    init(
        rates: [FeedSource], stocks: [FeedSource], history: [FeedSource] = [], events: [FeedSource] = [],
        kinds: [any KindProvider] = Providers.kinds, rateProviders: [any RateProvider] = Providers.rates,
        stockProviders: [any StockProvider] = Providers.stocks, client: any Transport,
        userAgent: String = "fxterm", clock: some Clock<Duration>, uptime: Duration = .zero,
        record: FeedRecord = FeedRecord(), keys: KeyRing = KeyRing(),
        custom: Custom = Custom()
    ) {
        self.rates = rates.compactMap { feed in
            Providers.ofRates(feed, among: rateProviders).map { (feed, $0) }
        }
        self.stocks = stocks.compactMap { feed in
            Providers.ofStocks(feed, among: stockProviders).map { (feed, $0) }
        }
        self.history = history.compactMap { feed in
            Providers.ofHistory(feed).map { (feed, $0) }
        }
        let lists: KeyValuePairs<FeedList, [FeedSource]> = [
            .rates: rates, .stocks: stocks, .history: history, .events: events,
        ]
        self.kinds = lists.flatMap { list, feeds in
            feeds.flatMap { feed in Providers.ofKinds(feed, in: list, among: kinds).map { (feed, $0) } }
        }
        book = FeedBook(
            self.rates.map { ($0, $1) } + self.stocks.map { ($0, $1) } + self.history.map { ($0, $1) }
                + self.kinds.map { ($0, $1) })
        agents = FeedAgents(program: userAgent, sources: rates + stocks + history + events)
        self.client = client
        self.keys = keys
        self.clock = Timekeeper(clock, uptime: uptime)
        self.custom = custom
        pace = Pace(record: record)
        told = record.charted.map { ToldFigures($0) } ?? ToldFigures()
    }

    /// Streams the answers. Each failure comes once: without a symbol if it concerns a whole feed, with it if
    /// no other feed had the stock. Letting go of the stream ends the requests. `isPatient` is nil for the
    /// default; `spans` are the stored bars of each feed.
    package nonisolated func ask(
        _ subject: FeedSubject, isPatient: Bool? = nil, having spans: [FeedID: BarSpan] = [:]
    ) -> AsyncStream<FeedAnswer> {
        AsyncStream { out in
            let isPatient = isPatient ?? custom.isPatient
            let (rates, stocks, history, kinds) = (rates, stocks, history, kinds)
            let work = Task(executorPreference: thread) {
                switch subject {
                case .rates(let codes):
                    await RateRound(desk: self, out: out, isPatient: isPatient, wanted: codes).run(
                        over: rates)
                case .quotes(let symbols):
                    var round = StockRound(desk: self, out: out, isPatient: isPatient)
                    await round.run(over: stocks, for: symbols)
                case .pastRates(let codes, let since):
                    await PastRateRound(desk: self, out: out, isPatient: isPatient, since: since)
                        .run(over: history, then: stocks, for: codes)
                case .search(let text): await SearchRound(desk: self, out: out).run(over: stocks, for: text)
                case .kind(let question):
                    await KindRound(desk: self, out: out).run(over: kinds, for: question)
                case .bars(let query):
                    await BarsRound(desk: self, out: out, isPatient: isPatient, query: query, spans: spans)
                        .run(over: stocks)
                }
                out.finish()
            }
            out.onTermination = { _ in work.cancel() }
        }
    }

    /// Returns when the question may be sent; until then the feed sends its host nothing else. False to skip
    /// a question that was just asked; throws the failure that closed its host. Readers see the pace if
    /// `isRegular`.
    func awaitTurn(
        for question: Question, of provider: any Provider, isRegular: Bool = true
    ) async throws(FeedFailure.Cause) -> Bool {
        let place = question.line(of: provider.kind)
        if let place, !line.take(place) {
            await withCheckedContinuation { line.wait(for: place, $0) }
        }
        do throws(FeedFailure.Cause) {
            if try await isDue(question, of: provider, isRegular) { return true }
        } catch {
            book.wait(question, of: provider.kind, at: clock.now, in: &pace.record)
            line.leave(place)
            throw error
        }
        line.leave(place)
        return false
    }

    private func isDue(
        _ question: Question, of provider: any Provider, _ isRegular: Bool
    ) async throws(FeedFailure.Cause) -> Bool {
        while !Task.isCancelled {
            switch turn(for: question, of: provider) {
            case .now:
                if let since = pace.brokenOff(question, of: provider.kind) {
                    book.wait(question, of: provider.kind, at: since, in: &pace.record)
                }
                let manners = manners(of: provider, question)
                if isRegular {
                    _ = keep(
                        pace.kept(for: question, of: provider.kind, at: clock.now, manners: manners),
                        question, provider)
                }
                pace.begin(question, of: provider.kind, at: clock.now, manners: manners, luck: custom.luck())
                await note(question, of: provider)
                return true
            case .after(let wait):
                do { try await clock.sleep(for: wait) } catch { return false }
            case .tooSoon(let kept):
                // A spent hourly budget concerns every question.
                if isRegular || kept.limit == .spent, keep(kept, question, provider) {
                    await note(question, of: provider)
                }
                return false
            case .closed(let cause): throw cause
            }
        }
        return false
    }

    /// The manners of a feed for a question. Built-in feeds have their budgets by name.
    func manners(of provider: any Provider, _ question: Question) -> Manners {
        var manners = custom.manners(provider.manners, question)
        manners.budget = manners.budget ?? provider.kind.budget
        return manners
    }

    private func keep(_ kept: FeedRecord.Pace, _ question: Question, _ provider: any Provider) -> Bool {
        book.keep(kept, for: question, of: provider.kind, in: &pace.record)
    }

    private func turn(for question: Question, of provider: any Provider) -> Pace.Turn {
        let manners = manners(of: provider, question)
        return pace.turn(for: question, of: provider.kind, at: clock.now, manners: manners)
    }

    func note(_ question: Question, of provider: any Provider) async {
        if let changes = pace.excerpt(about: question, of: provider.kind) { await custom.note(changes) }
    }

    /// The question may be sent again at once, as the pace of its host allows.
    func forget(_ question: Question, of provider: any Provider) {
        pace.forget(question, of: provider.kind)
    }

    /// Sends a question whose turn has come. Errors of `read` count as failures of the feed.
    func answer<Figures: Sendable>(
        to question: Question, from provider: any Provider,
        _ read: @Sendable ([UInt8]) async throws(FeedFailure.Cause) -> Figures
    ) async throws(FeedFailure.Cause) -> Figures {
        let result = await result(of: question, from: provider, read)
        await note(question, of: provider)
        line.leave(question.line(of: provider.kind))
        return try result.get()
    }

    private func result<Figures: Sendable>(
        of question: Question, from provider: any Provider,
        _ read: @Sendable ([UInt8]) async throws(FeedFailure.Cause) -> Figures
    ) async -> Result<Figures, FeedFailure.Cause> {
        var refusal = Refusal()
        do throws(FeedFailure.Cause) {
            let figures = try await read(await bytes(for: question, from: provider, &refusal))
            pace.end(question, of: provider.kind)
            pace.succeed(question, of: provider.kind)
            book.succeed(question, of: provider.kind, at: clock.now, in: &pace.record)
            return .success(figures)
        } catch let untold {
            let error = keys.hidden(provider.explained(untold))
            pace.end(question, of: provider.kind)
            if Task.isCancelled {
                pace.forget(question, of: provider.kind)
                return .failure(error)
            }
            if provider.isOfOneStock(error) {
                if case .unknownSymbol = error { pace.succeed(question, of: provider.kind) }
                refusals[question.line(of: provider.kind) ?? ""] = refusal
                return .failure(error)
            }
            return .failure(fail(question, of: provider, error, refusal))
        }
    }

    /// A 429 in the result says for how long its host gets no requests.
    @discardableResult
    func fail(
        _ question: Question, of provider: any Provider, _ cause: FeedFailure.Cause,
        _ refusal: Refusal? = nil
    ) -> FeedFailure.Cause {
        let now = clock.now
        let refusal = refusal ?? refusals[question.line(of: provider.kind) ?? ""] ?? Refusal()
        let cause = pace.fail(
            question, of: provider.kind, cause, demanded: refusal.demanded, at: now,
            manners: manners(of: provider, question), luck: custom.luck())
        book.fail(question, of: provider.kind, cause, said: refusal.said, at: now, in: &pace.record)
        return cause
    }

    func note(end: Instant?, _ question: Question, of provider: any Provider) async {
        book.note(end: end, question, of: provider.kind, in: &pace.record)
        if end != nil { await note(question, of: provider) }
    }

    /// Waits if the same feed is due again. With `isStandIn`, a feed before it has failed too: do not wait.
    func course(after source: FeedSource, isPatient: Bool, isStandIn: Bool = false) async -> FeedBook.Course {
        if isStandIn { return .next }
        let feed = pace.record.feeds[FeedRecord.key(source)]
        guard feed?.answeredAt != nil else { return .next }
        // One that has recovered meanwhile gets the rest at the next refresh.
        guard let since = feed?.failingSince else { return .stop }
        let left = since + FeedBook.tolerance - clock.now
        guard left > .zero else { return .next }
        guard isPatient else { return .stop }
        let closure = feed?.host.flatMap { pace.record.hosts[$0]?.closure }
        let rest = max((closure?.until ?? clock.now) - clock.now, .seconds(1))
        do { try await clock.sleep(for: min(left, rest)) } catch { return .stop }
        return rest < left ? .again : .next
    }
}

extension FeedClient {
    func plan(for symbols: [Symbol], of provider: any StockProvider) -> ChartedStocks.Plan {
        told.stocks.plan(for: symbols, of: provider.kind, at: clock.now, floor: provider.manners.floor)
    }

    func note(_ quotes: [Quote], answering question: Question) {
        told.stocks.note(quotes, answering: question, at: clock.now)
    }

    func given(of codes: [CurrencyCode], by source: FeedSource, _ provider: any Provider) -> Set<CurrencyCode>
    {
        told.pasts.told(of: codes, by: source, within: provider.manners.floor, at: clock.now)
    }

    func withoutRefused(_ codes: [CurrencyCode], by source: FeedSource, _ provider: any Provider)
        -> [CurrencyCode]
    {
        let refused = told.refusedPasts.told(
            of: codes, by: source, within: provider.manners.floor, at: clock.now)
        return codes.filter { !refused.contains($0) }
    }

    func note(given codes: [CurrencyCode], by source: FeedSource) {
        told.pasts.note(codes, of: source, at: clock.now)
    }

    func note(refused codes: [CurrencyCode], by source: FeedSource) {
        told.refusedPasts.note(codes, of: source, at: clock.now)
    }
}
