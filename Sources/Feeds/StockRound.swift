import Foundation
import Market

/// One question about stocks, put to the feeds in order, each asked for what the ones before it did not give.
struct StockRound {
    let desk: FeedDesk
    let out: AsyncStream<FeedAnswer>.Continuation

    func run(over feeds: [(source: FeedSource, provider: any StockProvider)], for symbols: [String]) async {
        var seen: Set<String> = []
        var wanted = symbols.filter { seen.insert($0).inserted }
        // Why a stock is still wanted, where that has not been told yet.
        var untold: [String: FeedFailure] = [:]
        var told: Set<String> = []
        for (source, provider) in feeds where !wanted.isEmpty {
            var pass = StockPass(source: source, provider: provider, desk: desk, out: out)
            await pass.run(for: wanted)
            if Task.isCancelled { return }
            for (symbol, cause) in pass.failures where untold[symbol] == nil && !told.contains(symbol) {
                untold[symbol] = FeedFailure(source: source.kind, cause: cause)
            }
            told.formUnion(pass.toldAsWhole)
            // That one feed does not know a stock is no news when another does, be it without a price.
            told.formUnion(pass.known)
            for symbol in pass.settled.union(pass.known) { untold[symbol] = nil }
            wanted.removeAll(where: pass.settled.contains)
        }
        tell(wanted.compactMap { symbol in untold[symbol].map { (symbol, $0) } })
    }

    /// Tells failures, those of a kind together; only a symbol that is not known is told each by itself.
    private func tell(_ failures: [(symbol: String, failure: FeedFailure)]) {
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
