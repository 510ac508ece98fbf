import CivilTime
import Market

/// One feed's part of a round: its requests, one after another in the order of the stocks.
struct StockPass {
    let source: FeedSource
    let provider: any StockProvider
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation

    /// The stocks that need no other feed: they came, or a request was sent just now.
    private(set) var settled: Set<Symbol> = []
    private(set) var known: Set<Symbol> = []
    private(set) var failures: [Symbol: FeedFailure.Cause] = [:]
    /// The stocks missing because of a failure of the whole feed, which has been reported.
    private(set) var toldAsWhole: Set<Symbol> = []
    /// Set if an earlier pass of the round has reported the whole feed's failure.
    var isTold = false
    /// For stocks requested in short: the day of the price when they came in full.
    private var chartedDays: [Symbol: Day] = [:]
    private var asked: Question?
    /// So many failures in a row mean that it is the feed and not the stocks.
    private var streak = 0
    private static let longestStreak = 3

    init(
        source: FeedSource, provider: any StockProvider, desk: FeedClient,
        out: AsyncStream<FeedAnswer>.Continuation
    ) {
        self.source = source
        self.provider = provider
        self.desk = desk
        self.out = out
    }

    private enum Reading: Sendable {
        case figures(Decoded<Quote>)
        case again(Question)
    }

    /// True if the feed works and lacks the stock, or has something unusable under its name.
    func isNotThere(_ symbol: Symbol) -> Bool {
        !toldAsWhole.contains(symbol) && failures[symbol].map(provider.isOfOneStock) ?? true
    }

    mutating func run(for symbols: [Symbol]) async {
        do throws(FeedFailure.Cause) {
            let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
            guard provider.asksOneByOne else {
                return try await ask(provider.questions(about: symbols, to: address), of: address)
            }
            let plan = await desk.plan(for: symbols, of: provider)
            settled.formUnion(plan.resting)
            for (symbol, day) in plan.short { chartedDays[symbol] = day }
            let short = plan.short.map(\.symbol)
            try await ask(provider.questions(about: plan.full, inShort: short, to: address), of: address)
        } catch {
            if Task.isCancelled { return }
            toldAsWhole = Set(symbols).subtracting(settled)
            for symbol in toldAsWhole { failures[symbol] = nil }
            if isTold { return }
            let failure = FeedFailure(source: source.kind, cause: error, host: otherHost)
            out.yield(.failed(failure, symbol: nil))
        }
    }

    private var otherHost: String? {
        guard case .web(let own)? = try? FeedAddress(source.url, allowsFiles: false),
            case .web(let url)? = asked?.address
        else { return nil }
        return own.host == url.host ? nil : url.host
    }

    /// Sends one request at a time, to spare a slow host. A failure of the whole feed gives up the rest.
    private mutating func ask(
        _ questions: [Question], of address: FeedAddress
    ) async throws(FeedFailure.Cause) {
        var queue = questions[...]
        while let question = queue.popFirst(), !Task.isCancelled {
            asked = question
            guard try await desk.awaitTurn(for: question, of: provider) else {
                settled.formUnion(question.symbols)
                continue
            }
            let result: Result<Decoded<Quote>, FeedFailure.Cause>
            do throws(FeedFailure.Cause) {
                result = .success(try await figures(of: question))
            } catch {
                result = .failure(error)
            }
            let given: [Quote]
            do throws(FeedFailure.Cause) {
                given = try take(result, to: question)
            } catch {
                if streak >= Self.longestStreak { await desk.fail(question, of: provider, error) }
                throw error
            }
            guard provider.asksOneByOne else { continue }
            await desk.note(given, answering: question)
            if isShort(question) {
                let missing = question.symbols.filter { !settled.contains($0) }
                queue += provider.questions(about: missing, to: address)
            }
        }
    }

    /// True for a request of several stocks, each of which could be requested alone, in full.
    private func isShort(_ question: Question) -> Bool {
        provider.asksOneByOne && question.symbols.count > 1
    }

    private func figures(of question: Question) async throws(FeedFailure.Cause) -> Decoded<Quote> {
        let provider = provider
        let first = try await desk.answer(to: question, from: provider) { body throws(FeedFailure.Cause) in
            if let second = provider.secondQuestion(after: body, to: question) {
                return Reading.again(second)
            }
            return .figures(try provider.quotes(of: question.symbols, in: body))
        }
        switch first {
        case .figures(let figures): return figures
        case .again(let second):
            guard try await desk.awaitTurn(for: second, of: provider) else {
                throw .malformed("nothing but blanks")
            }
            return try await desk.answer(to: second, from: provider) { body throws(FeedFailure.Cause) in
                try provider.quotes(of: question.symbols, in: body)
            }
        }
    }

    /// Takes an answer. Skips the price of a stock in short if its day is another than when it came in full:
    /// that day's close is now among the closes, so the stock is due in full. Returns the quotes with a
    /// price; throws if the whole feed is given up.
    private mutating func take(
        _ result: Result<Decoded<Quote>, FeedFailure.Cause>, to question: Question
    ) throws(FeedFailure.Cause) -> [Quote] {
        do throws(FeedFailure.Cause) {
            let decoded = try result.get()
            streak = 0
            var quotes = decoded.figures
            if isShort(question) { quotes.removeAll { $0.day != chartedDays[$0.symbol] } }
            known.reserveCapacity(known.count + quotes.count)
            settled.reserveCapacity(settled.count + quotes.count)
            known.formUnion(quotes.map(\.symbol))
            // A stock without a price here may have one elsewhere.
            let priced = quotes.filter { $0.price != nil }
            settled.formUnion(priced.map(\.symbol))
            if !isShort(question) {
                for symbol in question.symbols where !known.contains(symbol) {
                    failures[symbol] = .unknownSymbol
                }
            }
            if !quotes.isEmpty { out.yield(.quotes(quotes)) }
            if decoded.dropped > 0 { out.yield(.leftOut(decoded.dropped, source: source.kind)) }
            return priced
        } catch {
            guard provider.asksOneByOne else { throw error }
            switch error {
            case .tooManyRequests, .unreachable, .insecureAddress, .noKey, .openKeys:
                throw error
            case .unknownSymbol:
                streak = 0
            case .timedOut, .status, .tooLarge, .badRedirect, .malformed:
                streak += 1
                if streak >= Self.longestStreak { throw error }
            }
            if !isShort(question) { for symbol in question.symbols { failures[symbol] = error } }
            return []
        }
    }
}
