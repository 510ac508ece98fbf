public import Foundation
public import Market

/// Where questions about the market are handed in and answers come out, piece by piece.
///
/// The feeds of a list are asked in order: the first, then the next for what the first failed to give. Each host is
/// asked at the pace its service bears; a question put again too soon is passed over in silence, and a host that
/// answered "too many requests" is left alone for as long as it asked for. Kinds that cannot be asked yet are
/// skipped. The network is not touched before the first question.
public actor FeedDesk {
    private let rates: [(FeedSource, any RateProvider)]
    private let stocks: [(FeedSource, any StockProvider)]
    private let history: [(FeedSource, any PastRateProvider)]
    private let client: HTTPClient
    private let clock: Timekeeper
    private let spacing: Duration?
    private var pace: Pace

    /// Makes a desk.
    ///
    /// - Parameters:
    ///   - rates: the feeds of rates, the preferred one first.
    ///   - stocks: the feeds of stocks, the preferred one first.
    ///   - history: the feeds of past rates, the preferred one first. What none of them has is asked of Yahoo's
    ///     charts, if Yahoo is among the feeds of stocks.
    ///   - userAgent: the name that the program gives itself, such as `fxterm/0.1`.
    ///   - record: the `record` of an earlier desk, whose pace this one goes on with.
    public init(
        rates: [FeedSource], stocks: [FeedSource], history: [FeedSource] = [], userAgent: String,
        record: Data? = nil
    ) {
        self.init(
            rates: rates, stocks: stocks, history: history, client: HTTPClient(userAgent: userAgent),
            clock: ContinuousClock(), uptime: Timekeeper.uptime,
            pace: record.flatMap { try? JSONDecoder().decode(Pace.self, from: $0) } ?? Pace())
    }

    /// What was asked of whom and when, for a later desk on this machine to go on with.
    public var record: Data? { try? JSONEncoder().encode(pace) }

    /// Makes a desk with a clock and a client of the caller's.
    ///
    /// - Parameter spacing: the time between two requests to one host, instead of the service's own.
    init(
        rates: [FeedSource], stocks: [FeedSource], history: [FeedSource] = [], client: HTTPClient,
        clock: some Clock<Duration>, uptime: Duration = .zero, pace: Pace = Pace(),
        spacing: Duration? = nil
    ) {
        self.rates = rates.compactMap { feed in
            Providers.rates.first { $0.kind.rawValue == feed.kind }.map { (feed, $0) }
        }
        self.stocks = stocks.compactMap { feed in
            Providers.stocks.first { $0.kind.rawValue == feed.kind }.map { (feed, $0) }
        }
        self.history = history.compactMap { feed in
            Providers.history.first { $0.kind.rawValue == feed.kind }.map { (feed, $0) }
        }
        self.client = client
        self.clock = Timekeeper(clock, uptime: uptime)
        self.pace = pace
        self.spacing = spacing
    }

    /// Asks the feeds.
    ///
    /// - Returns: the answers as they come, then the end. Each failure comes once: one that concerns a whole feed
    ///   without a symbol; one that concerns a stock with it, when no other feed had the stock. Letting go of the
    ///   stream ends the asking.
    public nonisolated func ask(_ subject: FeedSubject) -> AsyncStream<FeedAnswer> {
        AsyncStream { out in
            let work = Task {
                switch subject {
                case .rates: await RateRound(desk: self, out: out).run(over: rates)
                case .quotes(let symbols):
                    await StockRound(desk: self, out: out).run(over: stocks, for: symbols)
                case .pastRates(let codes, let since):
                    await PastRateRound(desk: self, out: out, since: since)
                        .run(over: history, then: stocks, for: codes)
                }
                out.finish()
            }
            out.onTermination = { _ in work.cancel() }
        }
    }

    /// How to ask a feed that asks one by one for `symbols`.
    func plan(for symbols: [String], of provider: any StockProvider) -> ChartedStocks.Plan {
        pace.charted.plan(for: symbols, at: clock.now, floor: provider.manners.floor)
    }

    /// Notes what a feed that asks one by one told.
    func note(_ quotes: [Quote], answering question: Question) {
        pace.charted.note(quotes, answering: question, at: clock.now)
    }

    /// Waits until a question may be asked.
    ///
    /// - Returns: false if it was asked a moment ago and is to be passed over.
    /// - Throws: `.tooManyRequests` while its host is closed.
    func awaitTurn(for question: Question, of provider: any Provider) async throws(FeedFailure.Cause) -> Bool
    {
        var manners = provider.manners
        if let spacing { manners.spacing = spacing }
        switch pace.takeTurn(for: question, at: clock.now, manners: manners) {
        case .tooSoon: return false
        case .closed(let seconds): throw .tooManyRequests(retryAfter: seconds)
        case .after(let wait):
            do { try await clock.sleep(for: wait) } catch {
                pace.forget(question)
                return false
            }
        }
        // The door may have closed while this one stood in the queue.
        if let seconds = pace.closure(for: question, at: clock.now) {
            pace.forget(question)
            throw .tooManyRequests(retryAfter: seconds)
        }
        return true
    }

    /// Asks a question whose turn has come.
    ///
    /// - Returns: the body of an answer of status 200.
    func body(of question: Question, from provider: any Provider) async throws(FeedFailure.Cause) -> Data {
        switch question.address {
        case .file(let path):
            return try FeedFile(path: path).read()
        case .web(let url):
            do throws(FeedFailure.Cause) {
                let answer = try await client.get(url)
                switch answer.status {
                case 200: return answer.body
                case 429: throw refusal(of: question, in: answer, by: provider)
                case let status where provider.readsBody(ofStatus: status): return answer.body
                default: throw provider.cause(ofStatus: answer.status)
                }
            } catch {
                switch error {
                case .unreachable, .timedOut: pace.forget(question)
                default: break
                }
                throw error
            }
        }
    }

    private func refusal(
        of question: Question, in answer: HTTPAnswer, by provider: any Provider
    ) -> FeedFailure.Cause {
        let now = RetryAfter.date(answer.headers["date"]) ?? Instant(Int(Date().timeIntervalSince1970))
        let seconds =
            RetryAfter.seconds(answer.headers["retry-after"], now: now)
            ?? Int(provider.manners.pause.components.seconds)
        pace.close(for: question, at: clock.now, seconds: seconds)
        return .tooManyRequests(retryAfter: seconds)
    }
}
