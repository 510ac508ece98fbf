import Market

struct SearchRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation

    func run(
        over stocks: [(source: FeedSource, provider: any StockProvider)], for text: String
    ) async {
        guard let wanted = CleanText.line(text, limit: YahooSearch.longestText) else {
            out.yield(.found([], for: text))
            return
        }
        do throws(FeedFailure.Cause) {
            guard let yahoo = stocks.first(where: { $0.provider.kind == .yahoo }) else {
                throw .unreachable("only yahoo can search, and the settings have it not among the stocks")
            }
            out.yield(.found(try await ask(yahoo.source, for: wanted), for: text))
        } catch {
            if Task.isCancelled { return }
            out.yield(.failed(FeedFailure(source: .yahoo, cause: error), symbol: nil))
        }
    }

    private func ask(_ source: FeedSource, for text: String) async throws(FeedFailure.Cause) -> [FoundStock] {
        let search = YahooSearch()
        let address = try FeedAddress(source.url, allowsFiles: false)
        guard let question = search.question(about: text, to: address) else {
            throw .unreachable("\(ShownAddress.of(source.url)) is no address")
        }
        guard try await desk.awaitTurn(for: question, of: search, isRegular: false) else {
            // Only the hour's budget can be in the way: searches have no floor.
            throw .tooManyRequests(retryAfter: SearchRound.wait)
        }
        let found: Result<[FoundStock], FeedFailure.Cause>
        do throws(FeedFailure.Cause) {
            found = .success(
                try await desk.answer(to: question, from: search) { body throws(FeedFailure.Cause) in
                    try search.found(in: body)
                })
        } catch {
            found = .failure(error)
        }
        // The hour's requests are shared out among recurring questions, which this one is not.
        await desk.forget(question, of: search)
        return try found.get()
    }

    /// In so many seconds the hour's budget has room again, on average.
    private static let wait = 60
}
