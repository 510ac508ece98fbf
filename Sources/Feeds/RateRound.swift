import Market

/// One question about rates, put to the feeds in order until one answers.
struct RateRound {
    let desk: FeedDesk
    let out: AsyncStream<FeedAnswer>.Continuation

    func run(over feeds: [(source: FeedSource, provider: any RateProvider)]) async {
        for (source, provider) in feeds {
            do throws(FeedFailure.Cause) {
                let question = Question(
                    address: try FeedAddress(source.url, allowsFiles: provider.readsFiles))
                guard try await desk.awaitTurn(for: question, of: provider) else { return }
                let decoded = try provider.rates(in: try await desk.body(of: question, from: provider))
                out.yield(.rates(decoded.figures))
                if let remark = decoded.remark { out.yield(.remark(remark, source: source.kind)) }
                return
            } catch {
                if Task.isCancelled { return }
                out.yield(.failed(FeedFailure(source: source.kind, cause: error), symbol: nil))
            }
        }
    }
}
