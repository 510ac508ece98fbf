import Market

/// A service with figures of a kind, one key a question.
protocol KindProvider: Provider {
    associatedtype Figure: KindFigure
    func question(about key: Figure.Key, to address: FeedAddress) -> Question?
    func figures(of key: Figure.Key, in body: [UInt8]) async throws(FeedFailure.Cause) -> [Figure]
    func decoded(of key: Figure.Key, in body: [UInt8]) async throws(FeedFailure.Cause) -> Decoded<Figure>
    /// True for a place without anything, which is an answer: there are no figures.
    func isMissing(at address: FeedAddress) -> Bool
}

extension KindProvider {
    var figureKind: FigureKind { Figure.kind }

    func request(for question: KindQuestion, to address: FeedAddress) -> Question? {
        guard question.kind == figureKind else { return nil }
        return Figure.Key(question.key).flatMap { self.question(about: $0, to: address) }
    }

    func decoded(of key: Figure.Key, in body: [UInt8]) async throws(FeedFailure.Cause) -> Decoded<Figure> {
        Decoded(figures: try await figures(of: key, in: body))
    }

    func answer(
        to question: KindQuestion, in body: [UInt8]
    ) async throws(FeedFailure.Cause) -> (figures: KindFigures, dropped: Int) {
        guard let key = Figure.Key(question.key) else { return (KindFigures(question, rows: []), 0) }
        let decoded = try await decoded(of: key, in: body)
        return (KindFigures(decoded.figures, of: key), decoded.dropped)
    }

    func isMissing(at address: FeedAddress) -> Bool { false }
}

/// A question of a kind, put to the feeds that know kind and key, in order, until one answers.
struct KindRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation

    func run(
        over feeds: [(source: FeedSource, provider: any KindProvider)], for question: KindQuestion
    ) async {
        var failure: FeedFailure?
        for (source, provider) in feeds where provider.figureKind == question.kind {
            do throws(FeedFailure.Cause) {
                switch try await ask(source, provider, question) {
                case .figures(let figures, let dropped):
                    out.yield(.kind(figures))
                    if dropped > 0 { out.yield(.leftOut(dropped, source: source.kind)) }
                case .tooSoon: break
                case .unknown: continue
                }
                return
            } catch {
                if Task.isCancelled { return }
                failure = FeedFailure(source: source.kind, cause: error)
            }
        }
        if let failure, question.kind.tellsFailures { out.yield(.failed(failure, symbol: nil)) }
    }

    private enum Outcome {
        case figures(KindFigures, dropped: Int)
        case tooSoon
        case unknown
    }

    private func ask(
        _ source: FeedSource, _ provider: some KindProvider, _ question: KindQuestion
    ) async throws(FeedFailure.Cause) -> Outcome {
        let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
        guard let request = provider.request(for: question, to: address) else { return .unknown }
        if provider.isMissing(at: address) { return .figures(KindFigures(question, rows: []), dropped: 0) }
        // A calendar's pace says nothing of the quotes of a feed with the same name.
        let isRegular = question.kind.list == .stocks
        guard try await desk.awaitTurn(for: request, of: provider, isRegular: isRegular) else {
            return .tooSoon
        }
        let (figures, dropped) = try await desk.answer(to: request, from: provider) {
            body async throws(FeedFailure.Cause) in
            try await provider.answer(to: question, in: body)
        }
        return .figures(figures, dropped: dropped)
    }
}
