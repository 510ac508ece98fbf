import Foundation
import Market

/// One feed's part of a round: its requests, one after another in the order of the stocks.
struct StockPass {
    let source: FeedSource
    let provider: any StockProvider
    let desk: FeedDesk
    let out: AsyncStream<FeedAnswer>.Continuation

    /// The stocks that need no other feed: they were given, or asked for a moment ago.
    private(set) var settled: Set<String> = []
    /// Why single stocks were not given.
    private(set) var failures: [String: FeedFailure.Cause] = [:]
    /// The stocks that were not given because of a failure of the whole feed, which has been told.
    private(set) var toldAsWhole: Set<String> = []
    /// Whether the feed's failure as a whole has been told in an earlier pass of the round.
    var isTold = false
    /// Failures since something last went well; this many in a row say that it is the feed and not the stocks.
    private var streak = 0
    private static let longestStreak = 3

    init(
        source: FeedSource, provider: any StockProvider, desk: FeedDesk,
        out: AsyncStream<FeedAnswer>.Continuation
    ) {
        self.source = source
        self.provider = provider
        self.desk = desk
        self.out = out
    }

    /// Whether the feed is well and does not have the stock, or has something unusable under its name.
    func isNotThere(_ symbol: String) -> Bool {
        !toldAsWhole.contains(symbol) && failures[symbol].map(provider.isOfOneStock) ?? true
    }

    /// Asks for `symbols`.
    mutating func run(for symbols: [String]) async {
        do throws(FeedFailure.Cause) {
            let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
            try await ask(provider.questions(about: symbols, to: address))
        } catch {
            if Task.isCancelled { return }
            toldAsWhole = Set(symbols).subtracting(settled)
            for symbol in toldAsWhole { failures[symbol] = nil }
            if isTold { return }
            out.yield(.failed(FeedFailure(source: source.kind, cause: error), symbol: nil))
        }
    }

    /// Puts one question after another: a host that is slow to answer is not given more to do.
    ///
    /// - Throws: a failure that concerns the whole feed; what was left to ask is given up.
    private mutating func ask(_ questions: [Question]) async throws(FeedFailure.Cause) {
        for question in questions where !Task.isCancelled {
            guard try await desk.awaitTurn(for: question, of: provider) else {
                settled.formUnion(question.symbols)
                continue
            }
            let result: Result<Decoded<Quote>, FeedFailure.Cause>
            do throws(FeedFailure.Cause) {
                let provider = provider
                result = .success(
                    try await desk.answer(to: question, from: provider) { body throws(FeedFailure.Cause) in
                        try provider.quotes(of: question.symbols, in: body)
                    })
            } catch {
                result = .failure(error)
            }
            if let whole = take(result, to: question) {
                if streak >= Self.longestStreak { await desk.fail(question, of: provider, whole) }
                throw whole
            }
        }
    }

    /// Takes in an answer.
    ///
    /// - Returns: why the feed as a whole is given up, if it is.
    private mutating func take(
        _ result: Result<Decoded<Quote>, FeedFailure.Cause>, to question: Question
    ) -> FeedFailure.Cause? {
        do throws(FeedFailure.Cause) {
            let decoded = try result.get()
            streak = 0
            let given = decoded.figures.map(\.symbol)
            settled.formUnion(given)
            for symbol in question.symbols where !given.contains(symbol) { failures[symbol] = .unknownSymbol }
            if !decoded.figures.isEmpty { out.yield(.quotes(decoded.figures)) }
            if let remark = decoded.remark { out.yield(.remark(remark, source: source.kind)) }
            return nil
        } catch {
            guard provider.asksOneByOne, let symbol = question.symbols.first else { return error }
            switch error {
            case .tooManyRequests, .unreachable, .insecureAddress:
                return error
            case .unknownSymbol:
                streak = 0
                failures[symbol] = error
                return nil
            case .timedOut, .status, .tooLarge, .badRedirect, .malformed:
                streak += 1
                failures[symbol] = error
                return streak >= Self.longestStreak ? error : nil
            }
        }
    }
}
