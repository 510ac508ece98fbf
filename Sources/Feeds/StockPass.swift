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
    /// The stocks that were given, with a price or without.
    private(set) var known: Set<String> = []
    /// Why single stocks were not given.
    private(set) var failures: [String: FeedFailure.Cause] = [:]
    /// The stocks that were not given because of a failure of the whole feed, which has been told.
    private(set) var toldAsWhole: Set<String> = []
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

    /// Asks for `symbols`.
    mutating func run(for symbols: [String]) async {
        do throws(FeedFailure.Cause) {
            let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
            guard provider.asksOneByOne else {
                try await ask(provider.questions(about: symbols, to: address))
                return
            }
            let (full, short, resting) = await desk.sort(symbols, for: provider)
            settled.formUnion(resting)
            try await ask(provider.questions(about: full, inShort: short, to: address))
        } catch {
            if Task.isCancelled { return }
            toldAsWhole = Set(symbols).subtracting(settled)
            for symbol in toldAsWhole { failures[symbol] = nil }
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
            let result: Result<Data, FeedFailure.Cause>
            do throws(FeedFailure.Cause) {
                result = .success(try await body(of: question))
            } catch {
                result = .failure(error)
            }
            if let whole = take(result, to: question) { throw whole }
            guard provider.asksOneByOne else { continue }
            await desk.note(question, given: question.symbols.filter(settled.contains))
        }
    }

    /// The answer to a question, or to its second try.
    private func body(of question: Question) async throws(FeedFailure.Cause) -> Data {
        let body = try await desk.body(of: question, from: provider)
        guard let second = provider.secondQuestion(after: body, to: question),
            try await desk.awaitTurn(for: second, of: provider)
        else { return body }
        return try await desk.body(of: second, from: provider)
    }

    /// Takes in an answer.
    ///
    /// - Returns: why the feed as a whole is given up, if it is.
    private mutating func take(
        _ result: Result<Data, FeedFailure.Cause>, to question: Question
    ) -> FeedFailure.Cause? {
        do throws(FeedFailure.Cause) {
            let decoded = try provider.quotes(of: question.symbols, in: try result.get())
            streak = 0
            let given = decoded.figures.map(\.symbol)
            known.formUnion(given)
            // A stock that has no price here may have one elsewhere.
            settled.formUnion(decoded.figures.lazy.filter { $0.price != nil }.map(\.symbol))
            // A stock that is not told in short is next asked for in full, and that decides.
            if !provider.asksOneByOne || question.symbols.count == 1 {
                for symbol in question.symbols where !given.contains(symbol) {
                    failures[symbol] = .unknownSymbol
                }
            }
            if !decoded.figures.isEmpty { out.yield(.quotes(decoded.figures)) }
            if let remark = decoded.remark { out.yield(.remark(remark, source: source.kind)) }
            return nil
        } catch {
            guard provider.asksOneByOne else { return error }
            switch error {
            case .tooManyRequests, .unreachable, .insecureAddress:
                return error
            case .unknownSymbol:
                streak = 0
                if question.symbols.count == 1 { failures[question.symbols[0]] = error }
                return nil
            case .timedOut, .status, .tooLarge, .badRedirect, .malformed:
                streak += 1
                for symbol in question.symbols { failures[symbol] = error }
                return streak >= Self.longestStreak ? error : nil
            }
        }
    }
}
