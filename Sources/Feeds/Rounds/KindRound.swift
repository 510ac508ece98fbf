import Market

/// A service that tells figures of a kind, one key a question.
protocol KindProvider: Provider {
    associatedtype Figure: KindFigure
    /// The request that asks `address` about a key; nil if none can be made.
    func question(about key: Figure.Key, to address: FeedAddress) -> Question?
    func figures(of key: Figure.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> [Figure]
}

extension KindProvider {
    var figureKind: FigureKind { Figure.kind }
}

/// One question about a key of a kind, put to the feeds that know the kind, in order, until one answers.
struct KindRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation

    func run(
        over feeds: [(source: FeedSource, provider: any KindProvider)], for question: KindQuestion
    ) async {
        var failure: FeedFailure?
        for (source, provider) in feeds where provider.figureKind == question.kind {
            do throws(FeedFailure.Cause) {
                if let figures = try await ask(source, provider, question) { out.yield(.kind(figures)) }
                return
            } catch {
                if Task.isCancelled { return }
                failure = FeedFailure(source: source.kind, cause: error)
            }
        }
        if let failure, question.kind.tellsFailures { out.yield(.failed(failure, symbol: nil)) }
    }

    /// - Returns: nil if the feed was asked a moment ago.
    private func ask<Provider: KindProvider>(
        _ source: FeedSource, _ provider: Provider, _ question: KindQuestion
    ) async throws(FeedFailure.Cause) -> KindFigures? {
        let address = try FeedAddress(source.url, allowsFiles: false)
        guard let key = Provider.Figure.Key(question.key),
            let request = provider.question(about: key, to: address),
            try await desk.awaitTurn(for: request, of: provider)
        else { return nil }
        let figures = try await desk.answer(to: request, from: provider) {
            body throws(FeedFailure.Cause) in
            try provider.figures(of: key, in: body)
        }
        return KindFigures(figures, of: key)
    }
}
