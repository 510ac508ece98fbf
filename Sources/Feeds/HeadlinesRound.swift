import CivilTime
import Market

/// One question about news, put to Yahoo, where Yahoo is among the feeds of stocks. News that cannot be had are none: a failure
/// is noted for `fxterm doctor` and not said.
struct HeadlinesRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation

    func run(over stocks: [(source: FeedSource, provider: any StockProvider)], about symbol: Symbol) async {
        guard let yahoo = stocks.first(where: { $0.provider.kind == .yahoo }) else { return }
        let news = YahooHeadlines()
        do throws(FeedFailure.Cause) {
            let address = try FeedAddress(yahoo.source.url, allowsFiles: false)
            guard let question = news.question(about: symbol, to: address),
                try await desk.awaitTurn(for: question, of: news)
            else { return }
            let headlines = try await desk.answer(to: question, from: news) {
                body throws(FeedFailure.Cause) in
                try news.headlines(in: body)
            }
            out.yield(.headlines(headlines, of: symbol))
        } catch {
            return
        }
    }
}
