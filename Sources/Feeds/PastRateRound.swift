import Foundation
import Market

/// One question about past rates, put to the feeds in order, each asked for what the ones before it did not give;
/// what is still missing then is asked of Yahoo's charts, where Yahoo is among the feeds of stocks.
struct PastRateRound {
    let desk: FeedDesk
    let out: AsyncStream<FeedAnswer>.Continuation
    let since: Day
    /// How often a feed is asked anew without the currencies it refused.
    private static let mostRefusals = 3

    func run(
        over feeds: [(source: FeedSource, provider: any PastRateProvider)],
        then stocks: [(source: FeedSource, provider: any StockProvider)], for codes: [String]
    ) async {
        var seen: Set<String> = ["USD"]
        var wanted = codes.filter { seen.insert($0).inserted }
        for (source, provider) in feeds where !wanted.isEmpty {
            do throws(FeedFailure.Cause) {
                let settled = try await ask(source, provider, for: wanted)
                wanted.removeAll(where: settled.contains)
            } catch {
                if Task.isCancelled { return }
                out.yield(.failed(FeedFailure(source: source.kind, cause: error), symbol: nil))
            }
        }
        guard !wanted.isEmpty, !Task.isCancelled,
            let yahoo = stocks.first(where: { $0.provider.kind == .yahoo })
        else { return }
        await askCharts(of: wanted.prefix(YahooPast.most), at: yahoo.source)
    }

    /// Asks one feed.
    ///
    /// - Returns: the currencies that need no other feed: they were given, or asked for a while ago.
    private func ask(
        _ source: FeedSource, _ provider: any PastRateProvider, for wanted: [String]
    ) async throws(FeedFailure.Cause) -> Set<String> {
        let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
        var codes = wanted
        for _ in 0...Self.mostRefusals {
            guard let question = provider.question(about: codes, since: since, to: address) else { return [] }
            guard try await desk.awaitTurn(for: question, of: provider) else { return Set(codes) }
            let asked = codes
            let (refused, decoded) = try await desk.answer(to: question, from: provider) {
                body throws(FeedFailure.Cause) -> ([String], Decoded<RatePast>) in
                let refused = provider.refused(of: asked, in: body)
                if !refused.isEmpty { return (refused, Decoded<RatePast>(figures: [])) }
                return ([], try provider.pastRates(of: asked, in: body))
            }
            if !refused.isEmpty {
                codes.removeAll(where: refused.contains)
                continue
            }
            tell(decoded.figures, from: source)
            if let remark = decoded.remark { out.yield(.remark(remark, source: source.kind)) }
            return Set(decoded.figures.map(\.code))
        }
        return []
    }

    /// Asks Yahoo for one chart after another. A pair that it does not have is no news: it was only a last try.
    private func askCharts(of codes: some Sequence<String>, at source: FeedSource) async {
        let charts = YahooPast()
        do throws(FeedFailure.Cause) {
            let address = try FeedAddress(source.url, allowsFiles: false)
            for code in codes where !Task.isCancelled {
                guard let question = charts.question(about: code, to: address),
                    try await desk.awaitTurn(for: question, of: charts)
                else { continue }
                do throws(FeedFailure.Cause) {
                    let body = try await desk.body(of: question, from: charts)
                    tell([try charts.past(of: code, in: body, today: Self.londonToday)], from: source)
                } catch .unknownSymbol {
                    continue
                }
            }
        } catch {
            if Task.isCancelled { return }
            out.yield(.failed(FeedFailure(source: source.kind, cause: error), symbol: nil))
        }
    }

    private func tell(_ pasts: [RatePast], from source: FeedSource) {
        let closes = pasts.filter { !$0.closes.isEmpty }.map { ($0.code, $0.closes) }
        guard !closes.isEmpty else { return }
        out.yield(.pastRates(Dictionary(closes) { _, last in last }, source: source.kind))
    }

    private static var londonToday: Day {
        let now = Instant(Int(Date().timeIntervalSince1970))
        return (Zone("Europe/London") ?? .utc).local(now).day
    }
}
