internal import CivilTime
package import Feeds
package import Figures
private import Glibc
package import Market
package import Store
internal import Threads

/// The one program that fetches and writes figures: those that readers of a store want and that are too old.
package actor Collector {
    package typealias Push = @Sendable (DeskNews) async -> Void

    /// Makes the source of figures: the feeds of the settings, or their team server.
    package typealias MakeDesk =
        @Sendable (
            FeedSettings, FeedRecord, @escaping @Sendable (FeedRecord) async -> Void, @escaping Push
        ) -> any FigureSource

    /// Nil if no feed has a stream.
    package typealias MakeStream = @Sendable (FeedSettings, @escaping CoinStream.Hear) -> CoinStream?

    private struct Fetch {
        let number: Int
        let begun: Uptime
        let work: Task<Void, Never>
        var isRunning = true
        /// The store refused its answer.
        var isLost = false
    }

    /// Seconds between requests of a list, until a reader says how fresh it wants figures.
    private static let usual: [FeedList: Int] = [
        .rates: RefreshSettings().rates, .stocks: RefreshSettings().stocks,
    ]

    let store: FigureStore
    private let makeDesk: MakeDesk
    private let makeStream: MakeStream
    let report: @Sendable (StoreError) -> Void
    /// The pace of earlier runs, until there is a client.
    private let record: FeedRecord
    /// Begins with the first reader, whose settings name the feeds.
    private(set) var desk: (any FigureSource)?
    private var deskCount = 0
    /// When the team server's last figures were seen.
    private var pushed: [FetchItem: Instant] = [:]
    private(set) var feeds: FeedSettings?
    private(set) var stream: CoinStream?
    /// Stocks whose last price from the stream passed the filter.
    var streamed: Set<Symbol> = []
    /// The day of each stock's last closes.
    var closesDays: [Symbol: Day] = [:]
    var filter: AnswerFilter
    private var fetches: [FetchItem: Fetch] = [:]
    private var fetchCount = 0
    /// Figures from before the first fetch of an item count as fresh.
    private var countsStored = true
    private var isLooking = false
    private var mustLookAgain = false
    private(set) var faults = 0
    private var isRetrying = false
    private var reported: (error: StoreError, at: Uptime)?
    private var lastDrop = MachineStart.now.uptime
    let thread = SerialThread()
    var alerts = AlertWatch()
    /// Seconds between requests of a list, as a reader asked last.
    private(set) var paces = Collector.usual
    /// Notifies the desktop; false if that failed.
    let tell: @Sendable (AlertNotice) async -> Bool
    let post: @Sendable (WebPost) async -> WebPost.Outcome
    /// The collector's thread, which exists while there is work: an idle program has no wake-ups.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// `known`: the store's figures; `record`: the pace of earlier runs; `tell` returns false if no desktop
    /// shows it; `report` gets faults of the store.
    package init(
        _ store: FigureStore, known: Known, record: FeedRecord, makeDesk: @escaping MakeDesk,
        makeStream: @escaping MakeStream, tell: @escaping @Sendable (AlertNotice) async -> Bool,
        send: @escaping @Sendable (WebPost) async -> WebPost.Outcome = WebPoster(userAgent: "fxterm").send,
        report: @escaping @Sendable (StoreError) -> Void
    ) {
        self.store = store
        self.tell = tell
        post = send
        self.makeDesk = makeDesk
        self.makeStream = makeStream
        self.report = report
        self.record = record
        filter = AnswerFilter(known)
    }

    /// One look at a time, so that no older one undoes a newer one. Returns the readers; none while another
    /// look runs, which then looks again.
    @discardableResult
    package func look() async -> [StoreReader] {
        mustLookAgain = true
        if isLooking { return [] }
        isLooking = true
        defer { isLooking = false }
        var readers: [StoreReader] = []
        while mustLookAgain {
            mustLookAgain = false
            do throws(StoreError) {
                readers = try await lookOnce()
                desk?.wake()
                try await lookAtAlerts(readers.last { $0.alerts != nil }?.alerts)
            } catch {
                failed(error)
            }
        }
        return readers
    }

    /// Reports a fault and looks again soon: most faults pass.
    func failed(_ error: StoreError) {
        faults += 1
        let now = MachineStart.now.uptime
        if reported.map({ $0.error != error || now - $0.at > .seconds(60) }) ?? true {
            reported = (error, now)
            report(error)
        }
        if isRetrying { return }
        isRetrying = true
        Task(executorPreference: thread) {
            await Self.rest()
            await self.lookAgain()
        }
    }

    private func lookAgain() async {
        isRetrying = false
        await look()
    }

    static func rest() async {
        await withCheckedContinuation { rested in
            // A sleeping thread, because libdispatch's timers never end.
            let work: @Sendable () -> Void = {
                sleep(1)
                rested.resume()
            }
            if !SerialThread.begin(work) { work() }
        }
    }

    private func lookOnce() async throws(StoreError) -> [StoreReader] {
        // In this order each request's reader is known, and with it the feeds to use.
        let requests = try await store.waitingRequests()
        let readers = try await store.readers()
        if let feeds = readers.last?.feeds, feeds != self.feeds { await use(feeds) }
        let numbers = Set(readers.map(\.number))
        for request in requests where numbers.contains(request.reader) {
            try await store.set(.taken, of: request)
            Task(executorPreference: thread) { await self.serve(request) }
        }
        return readers
    }

    /// Uses other feeds, at the former pace. Requests to the former feeds end without an answer.
    private func use(_ feeds: FeedSettings) async {
        let record = await desk?.record ?? self.record
        // Figures of other feeds are not what these would say.
        if self.feeds != nil { countsStored = false }
        self.feeds = feeds
        filter.use(feeds, refresh: Self.usual)
        desk?.stop()
        (deskCount, pushed) = (deskCount + 1, [:])
        let number = deskCount
        desk = makeDesk(feeds, record) { [weak self] pace in
            await self?.record(pace)
        } _: { [weak self] news in
            await self?.take(pushed: news, of: number)
        }
        for fetch in fetches.values { fetch.work.cancel() }
        fetches = [:]
        stream?.stop()
        streamed = []
        stream = makeStream(feeds) { [weak self] prices in await self?.take(prices) }
    }

    /// Writes what has changed of the pace; old rows go once a day.
    private func record(_ pace: FeedRecord) async {
        let machine = MachineStart.now
        for (key, feed) in pace.feeds {
            guard let kind = FeedRecord.kind(of: key),
                let pace = FeedPace(feed, in: pace, machine.uptime, machine.wall)
            else { continue }
            filter.use(pace, of: kind)
        }
        do throws(StoreError) {
            try await store.record(pace: pace)
            let now = MachineStart.now
            guard now.uptime - lastDrop > .seconds(86_400) else { return }
            lastDrop = now.uptime
            try await store.dropOldPace(at: now)
        } catch {
            failed(error)
        }
    }

    private func serve(_ request: FigureRequest) async {
        // The freshness of bars says nothing of prices.
        if let feeds, request.freshness > 0, request.subject.hasPrices {
            filter.use(feeds, refresh: [request.subject.list: request.freshness])
            paces[request.subject.list] = request.freshness
            if case .quotes(let symbols) = request.subject { follow(symbols, request.freshness) }
        }
        desk?.want(request.subject, freshness: request.freshness)
        for fetch in fetch(request.subject, request.freshness, isPatient: request.isPatient) {
            await fetch.value
        }
        await keepTrying { () async throws(StoreError) in try await store.set(.done, of: request) }
    }

    func keepTrying(_ work: () async throws(StoreError) -> Void) async {
        while true {
            do throws(StoreError) { return try await work() } catch { failed(error) }
            await Self.rest()
        }
    }

    /// Returns all fetches that are under way for the subject, also those that others began.
    func fetch(_ wanted: FeedSubject, _ freshness: Int, isPatient: Bool) -> Set<Task<Void, Never>> {
        let now = MachineStart.now
        var (work, stale): (Set<Task<Void, Never>>, Set<FetchItem>) = ([], [])
        var quiet: [FetchItem] = []
        for item in wanted.fetchItems {
            if let seen = streamedPrice(of: item, now) {
                if abs(now.wall - seen.at) >= freshness { quiet.append(item) }
            } else if let fetch = fetches[item], fetch.isRunning {
                work.insert(fetch.work)
            } else if !isFresh(item, freshness, now) {
                stale.insert(item)
            }
        }
        if !quiet.isEmpty {
            work.insert(Task(executorPreference: thread) { [quiet] in await self.renew(quiet) })
        }
        guard let subject = wanted.part(stale) else { return work }
        fetchCount += 1
        let number = fetchCount
        let fetch = Fetch(
            number: number, begun: now.uptime,
            work: Task(executorPreference: thread) {
                await self.run(subject, freshness, isPatient, stale, number)
            })
        for item in stale { fetches[item] = fetch }
        return work.union([fetch.work])
    }

    /// True if an item was fetched less than `seconds` ago, also by an earlier collector.
    private func isFresh(_ item: FetchItem, _ seconds: Int, _ now: MachineStart) -> Bool {
        if let seen = pushed[item], abs(now.wall - seen) < seconds { return true }
        if let fetch = fetches[item] {
            return !fetch.isLost && now.uptime - fetch.begun < .seconds(seconds)
        }
        guard countsStored else { return false }
        let seen: Instant? =
            switch item {
            case .rates: filter.market.rates.values.map(\.at).max()
            case .quote(let symbol): filter.market.quotes[symbol]?.at
            case .past, .search, .bars, .kind: nil
            }
        return seen.map { abs(now.wall - $0) < seconds } ?? false
    }

    private func run(
        _ subject: FeedSubject, _ freshness: Int, _ isPatient: Bool, _ items: Set<FetchItem>, _ number: Int
    ) async {
        if let desk {
            var spans: [FeedID: BarSpan] = [:]
            if case .bars(let query) = subject { spans = await self.spans(query) }
            for await answer in desk.ask(
                subject, freshness: freshness, isPatient: isPatient, having: spans)
            {
                await take(answer, to: subject)
            }
            // A split has made all earlier bars wrong.
            if case .bars(let query) = subject, await self.spans(query).beginLater(than: spans) {
                for await answer in desk.ask(
                    subject, freshness: freshness, isPatient: isPatient, having: [:])
                {
                    await take(answer, to: subject)
                }
            }
        }
        for item in items where fetches[item]?.number == number { fetches[item]?.isRunning = false }
    }

    private func take(_ answer: FeedAnswer, to subject: FeedSubject) async {
        let now = MachineStart.now.wall
        let accepted = filter.accept(withoutStreamedPrices(answer), at: now)
        // Before newer figures, which may come while the store is busy.
        watch(accepted, at: now)
        if case .quotes(let quotes)? = accepted.answer {
            for quote in quotes where !quote.closes.isEmpty {
                closesDays[quote.symbol] = Zone.utc.local(now).day
            }
        }
        do throws(StoreError) {
            if !accepted.unshown.isEmpty { try await store.record(unshown: accepted.unshown) }
            switch accepted.answer {
            case .failed(let failure, let symbol)?:
                try await store.record(.init(asking: subject, of: symbol, failure, at: now))
            case let answer?: try await store.record(answer, seenAt: now)
            case nil: break
            }
        } catch {
            failed(error)
            for item in subject.fetchItems { fetches[item]?.isLost = true }
        }
        await keepSteps()
    }

    /// Saves figures of the team server, whose collector has judged them.
    private func take(pushed news: DeskNews, of number: Int) async {
        guard number == deskCount else { return }
        let now = MachineStart.now.wall
        var accepted = news.figures.map { filter.adopt($0, mayBeOlder: news.mayBeOlder) }
        if !news.unshown.isEmpty { accepted.append(filter.adopt(unshown: news.unshown)) }
        var figures: [Seen<FeedAnswer>] = []
        for (seen, part) in zip(news.figures, accepted) {
            guard let answer = part.answer else { continue }
            figures.append(Seen(answer, .live, at: seen.at))
            for item in answer.fetchItems {
                // A moment ahead of now comes from a wrong clock.
                pushed[item] = max(
                    pushed[item].flatMap { $0.isAhead(of: now) ? nil : $0 } ?? seen.at, seen.at)
            }
        }
        for part in accepted { watch(part, at: now) }
        // The team server sends them once.
        await keepTrying { () async throws(StoreError) in
            if !figures.isEmpty { try await store.record(figures) }
            for part in accepted where !part.unshown.isEmpty { try await store.record(unshown: part.unshown) }
            for failure in news.failures { try await store.record(failure) }
        }
        await keepSteps()
    }

    private func spans(_ query: BarsQuery) async -> [FeedID: BarSpan] {
        do throws(StoreError) {
            return try await store.barSpans(of: BarSeries.Key(query.symbol, query.interval))
        } catch {
            failed(error)
            return [:]
        }
    }
}

extension FeedSubject {
    fileprivate var hasPrices: Bool {
        switch self {
        case .rates, .quotes, .pastRates, .search: true
        case .bars, .kind: false
        }
    }
}

extension [FeedID: BarSpan] {
    fileprivate func beginLater(than before: [FeedID: BarSpan]) -> Bool {
        before.contains { feed, span in self[feed].map { $0.since > span.since } ?? false }
    }
}
