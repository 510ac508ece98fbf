internal import CivilTime
package import Feeds
package import Figures
private import Glibc
package import Market
package import Store
internal import Threads

/// The one program that asks the services and writes figures.
///
/// It reads what the readers of a store want, fetches what is too old, judges it, and writes it there. What many want is fetched
/// once.
package actor Collector {
    /// Takes in figures that a desk told.
    package typealias Push = @Sendable (DeskNews) async -> Void

    /// Makes the source that asks the feeds of some settings, or their desk.
    package typealias MakeDesk =
        @Sendable (
            FeedSettings, FeedRecord, @escaping @Sendable (FeedRecord) async -> Void, @escaping Push
        ) -> any FigureSource

    /// Makes the stream of some feeds; nil where they have none.
    package typealias MakeStream = @Sendable (FeedSettings, @escaping CoinStream.Hear) -> CoinStream?

    /// A fetch that is under way or was.
    private struct Fetch {
        let number: Int
        let begun: Uptime
        let work: Task<Void, Never>
        var isRunning = true
        /// True if the store refused its answer.
        var isLost = false
    }

    /// Seconds between two questions of a list, until a reader says how fresh it wants figures.
    private static let usual: [FeedList: Int] = [
        .rates: RefreshSettings().rates, .stocks: RefreshSettings().stocks,
    ]

    let store: FigureStore
    private let makeDesk: MakeDesk
    private let makeStream: MakeStream
    let report: @Sendable (StoreError) -> Void
    /// The pace before this run, until there is a client.
    private let record: FeedRecord
    /// There with the first reader, who says which feeds to ask.
    private(set) var desk: (any FigureSource)?
    /// How many of them there have been.
    private var deskCount = 0
    /// When a desk's figures were seen that it told last.
    private var pushed: [FetchItem: Instant] = [:]
    private(set) var feeds: FeedSettings?
    private(set) var stream: CoinStream?
    /// The stocks whose last price of the stream was believed.
    var streamed: Set<Symbol> = []
    /// The day of the last closes of a stock.
    var closesDays: [Symbol: Day] = [:]
    var filter: AnswerFilter
    private var fetches: [FetchItem: Fetch] = [:]
    private var fetchCount = 0
    /// True if figures from before the first fetch of an item count as fresh.
    private var countsStored = true
    private var isLooking = false
    /// True if this look has sent a request.
    private var mustLookAgain = false
    /// How often the store could not do something.
    private(set) var faults = 0
    /// True while another look is planned because of such a fault.
    private var isRetrying = false
    /// The last fault that was reported, and when.
    private var reported: (error: StoreError, at: Uptime)?
    private var lastDrop = MachineStart.now.uptime
    let thread = SerialThread()
    var alerts = AlertWatch()
    /// Seconds between two questions of a list, as a reader asked last.
    private(set) var paces = Collector.usual
    /// Notifies the desktop; false if that failed.
    let tell: @Sendable (AlertNotice) async -> Bool
    /// Posts to the services that alerts go to.
    let post: @Sendable (WebPost) async -> WebPost.Outcome
    /// The collector's own thread, there while there is something to do: a program that rests is not woken.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Makes the collector of a store.
    ///
    /// - Parameters:
    ///   - known: The figures that are in it.
    ///   - record: The pace of the earlier run.
    ///   - makeDesk: Makes what asks the services; given what tells of the pace, and who takes in what a desk tells unasked.
    ///   - makeStream: Makes what hears of prices unasked; given who takes them in.
    ///   - tell: Notifies the desktop of an alert; false if that failed.
    ///   - send: Posts to a service of the settings.
    ///   - report: Told what the store cannot keep.
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

    /// Looks what the readers want, and begins to fetch it; one look at a time, so that no older one undoes a newer one.
    ///
    /// - Returns: The readers that are there; none where another look is under way, which then looks again.
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

    /// Reports that the store could not do something, and looks again soon: most faults pass.
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

    /// Waits before a step is tried again.
    static func rest() async {
        await withCheckedContinuation { rested in
            // A sleeping thread, as timers of libdispatch never end.
            let work: @Sendable () -> Void = {
                sleep(1)
                rested.resume()
            }
            if !SerialThread.begin(work) { work() }
        }
    }

    private func lookOnce() async throws(StoreError) -> [StoreReader] {
        // In this order each question's reader is known, and with it the feeds to ask.
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

    /// Asks other feeds from now on, at the pace that the ones before had. What was asked of those ends without an answer.
    private func use(_ feeds: FeedSettings) async {
        let record = await desk?.record ?? self.record
        // What other feeds said is not what these would say.
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
        // How often bars are wanted says nothing of how long a price is fresh.
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

    /// Does something with the store, as often as it takes.
    func keepTrying(_ work: () async throws(StoreError) -> Void) async {
        while true {
            do throws(StoreError) { return try await work() } catch { failed(error) }
            await Self.rest()
        }
    }

    /// Begins to fetch what is older than `freshness` seconds.
    ///
    /// - Returns: All that is under way about it, be it for others.
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
            // Fetches all bars again that a split has made wrong.
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

    /// Judges an answer, and keeps what may be shown of it.
    private func take(_ answer: FeedAnswer, to subject: FeedSubject) async {
        let now = MachineStart.now.wall
        let accepted = filter.accept(withoutStreamedPrices(answer), at: now)
        // Before anything newer comes, which may be while the store is busy.
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

    /// Keeps what a desk told: it has been judged there.
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
                // A moment ahead of now is of a clock that was wrong.
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
    /// True for requests of current prices.
    fileprivate var hasPrices: Bool {
        switch self {
        case .rates, .quotes, .pastRates, .search: true
        case .bars, .kind: false
        }
    }
}

extension [FeedID: BarSpan] {
    /// True if a feed's bars begin later than before.
    fileprivate func beginLater(than before: [FeedID: BarSpan]) -> Bool {
        before.contains { feed, span in self[feed].map { $0.since > span.since } ?? false }
    }
}
