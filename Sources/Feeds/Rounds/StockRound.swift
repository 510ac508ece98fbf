import Market

/// A question of stocks, put to the feeds in order: each gets what the ones before it lack, and all once
/// those have been failing long enough.
struct StockRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation
    let isPatient: Bool
    /// Failures that were not reported yet.
    private var untold: [Symbol: FeedFailure] = [:]
    private var told: Set<Symbol> = []
    /// The stocks whose first feed failed as a whole: if the next one fails too, do not wait.
    private var stranded: Set<Symbol> = []

    init(desk: FeedClient, out: AsyncStream<FeedAnswer>.Continuation, isPatient: Bool) {
        self.desk = desk
        self.out = out
        self.isPatient = isPatient
    }

    mutating func run(
        over feeds: [(source: FeedSource, provider: any StockProvider)], for symbols: [Symbol]
    ) async {
        var seen: Set<Symbol> = []
        let all = symbols.filter { seen.insert($0).inserted }
        var wanted = all
        for (index, feed) in feeds.enumerated() where !wanted.isEmpty {
            wanted = await ask(feed.source, feed.provider, for: wanted, hasNext: index < feeds.count - 1)
            if Task.isCancelled { return }
        }
        tell(all.compactMap { symbol in untold[symbol].map { (symbol, $0) } })
    }

    /// Repeats the request while the feed is worth waiting for. Returns the stocks left for the next one.
    private mutating func ask(
        _ source: FeedSource, _ provider: any StockProvider, for symbols: [Symbol], hasNext: Bool
    ) async -> [Symbol] {
        var passedOn: Set<Symbol> = []
        var asked = symbols
        var isTold = false
        while !asked.isEmpty {
            var pass = StockPass(source: source, provider: provider, desk: desk, out: out)
            pass.isTold = isTold
            await pass.run(for: asked)
            if Task.isCancelled { return [] }
            note(pass)
            isTold = isTold || !pass.toldAsWhole.isEmpty
            asked.removeAll { pass.settled.contains($0) }
            passedOn.formUnion(asked.filter(pass.isNotThere))
            asked.removeAll(where: passedOn.contains)
            if asked.isEmpty || !hasNext { break }
            passedOn.formUnion(asked.filter(stranded.contains))
            asked.removeAll(where: passedOn.contains)
            if asked.isEmpty { break }
            switch await desk.course(after: source, isPatient: isPatient) {
            case .again: continue
            case .next:
                passedOn.formUnion(asked)
                stranded.formUnion(asked)
            case .stop: break
            }
            break
        }
        return symbols.filter(passedOn.contains)
    }

    private mutating func note(_ pass: StockPass) {
        for (symbol, cause) in pass.failures where untold[symbol] == nil && !told.contains(symbol) {
            untold[symbol] = FeedFailure(source: pass.source.kind, cause: cause)
        }
        told.formUnion(pass.toldAsWhole)
        // An unknown stock is not news if another feed knows it, even without a price.
        told.formUnion(pass.known)
        for symbol in pass.settled.union(pass.known) { untold[symbol] = nil }
        for symbol in pass.toldAsWhole where untold[symbol]?.source == pass.source.kind {
            untold[symbol] = nil
        }
    }

    /// Reports failures of a kind together; only unknown symbols each by itself.
    private func tell(_ failures: [(symbol: Symbol, failure: FeedFailure)]) {
        var counts: [FeedFailure: Int] = [:]
        for (_, failure) in failures { counts[failure, default: 0] += 1 }
        for (symbol, failure) in failures {
            guard let count = counts[failure] else { continue }
            let isShared = count > 1 && failure.cause != .unknownSymbol
            out.yield(.failed(failure, symbol: isShared ? nil : symbol))
            if isShared { counts[failure] = nil }
        }
    }
}
