import Market

/// One question about rates, put to the feeds in order until one answers.
struct RateRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation
    /// Whether a feed that begins to fail is asked again within the question.
    let isPatient: Bool

    func run(over feeds: [(source: FeedSource, provider: any RateProvider)]) async {
        for (index, feed) in feeds.enumerated() {
            var isTold = false
            var course = FeedBook.Course.again
            while course == .again {
                guard let cause = await failure(of: feed.source, feed.provider), !Task.isCancelled else {
                    return
                }
                if !isTold { tell(cause, of: feed.source) }
                isTold = true
                if index == feeds.count - 1 { return }
                course = await desk.course(after: feed.source, isPatient: isPatient)
            }
            if course == .stop { return }
        }
    }

    /// Asks one feed.
    ///
    /// - Returns: why it gave no rates; nil when it did, or did a moment ago.
    private func failure(of source: FeedSource, _ provider: any RateProvider) async -> FeedFailure.Cause? {
        do throws(FeedFailure.Cause) {
            let question = Question(address: try FeedAddress(source.url, allowsFiles: provider.readsFiles))
            guard try await desk.awaitTurn(for: question, of: provider) else { return nil }
            let decoded = try await desk.answer(to: question, from: provider) {
                body throws(FeedFailure.Cause) in try provider.rates(in: body)
            }
            out.yield(.rates(decoded.figures))
            if decoded.dropped > 0 { out.yield(.leftOut(decoded.dropped, source: source.kind)) }
            return nil
        } catch {
            return error
        }
    }

    private func tell(_ cause: FeedFailure.Cause, of source: FeedSource) {
        out.yield(.failed(FeedFailure(source: source.kind, cause: cause), symbol: nil))
    }
}
