import CivilTime
import Glibc
import Market

/// Asks the feeds in order until one answers, then later ones for the wanted currencies that it lacks.
struct RateRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation
    let isPatient: Bool
    let wanted: [CurrencyCode]

    func run(over feeds: [(source: FeedSource, provider: any RateProvider)]) async {
        for (index, feed) in feeds.enumerated() {
            var isTold = false
            var course = FeedBook.Course.again
            while course == .again {
                do throws(FeedFailure.Cause) {
                    guard let rates = try await rates(of: feed.source, feed.provider) else { return }
                    out.yield(.rates(rates))
                    let lacking = Set(wanted).subtracting(rates.map(\.code))
                    return await ask(feeds[(index + 1)...], for: lacking.subtracting([.usd]))
                } catch {
                    if Task.isCancelled { return }
                    if !isTold { tell(error, of: feed.source) }
                    isTold = true
                }
                if index == feeds.count - 1 { return }
                course = await desk.course(after: feed.source, isPatient: isPatient, isStandIn: index > 0)
            }
            if course == .stop { return }
        }
    }

    /// Later feeds get requests for currencies that those before lack; their failures are not news.
    private func ask(
        _ feeds: ArraySlice<(source: FeedSource, provider: any RateProvider)>, for codes: Set<CurrencyCode>
    ) async {
        var lacking = codes
        for feed in feeds where !lacking.isEmpty && !Task.isCancelled {
            let rates = (try? await rates(of: feed.source, feed.provider)) ?? []
            let found = rates.filter { lacking.contains($0.code) }
            if !found.isEmpty { out.yield(.rates(found)) }
            lacking.subtract(found.map(\.code))
        }
    }

    /// Nil if the feed answered just now.
    private func rates(
        of source: FeedSource, _ provider: any RateProvider
    ) async throws(FeedFailure.Cause) -> [Rate]? {
        let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
        guard let question = provider.question(aboutRatesTo: address) else {
            throw .unreachable("\(ShownAddress.of(source.url)) is no address")
        }
        guard try await desk.awaitTurn(for: question, of: provider) else { return nil }
        let (decoded, end) = try await desk.answer(to: question, from: provider) {
            body throws(FeedFailure.Cause) in (try provider.rates(in: body), provider.end(in: body))
        }
        await desk.note(end: end, question, of: provider)
        if decoded.dropped > 0 { out.yield(.leftOut(decoded.dropped, source: source.kind)) }
        return decoded.figures
    }

    private func tell(_ cause: FeedFailure.Cause, of source: FeedSource) {
        out.yield(.failed(FeedFailure(source: source.kind, cause: cause), symbol: nil))
    }
}

/// A question of past rates, put to the feeds in order, each for what those before it did not give. Yahoo's
/// charts get the rest, if Yahoo is among the feeds of stocks.
struct PastRateRound {
    let desk: FeedClient
    let out: AsyncStream<FeedAnswer>.Continuation
    let isPatient: Bool
    let since: Day
    private static let mostRefusals = 3

    func run(
        over feeds: [(source: FeedSource, provider: any PastRateProvider)],
        then stocks: [(source: FeedSource, provider: any StockProvider)], for codes: [CurrencyCode]
    ) async {
        let yahoo = stocks.first { $0.provider.kind == .yahoo }
        var seen: Set<CurrencyCode> = [.usd]
        var wanted = codes.filter { seen.insert($0).inserted }
        for (index, feed) in feeds.enumerated() where !wanted.isEmpty {
            let hasNext = index < feeds.count - 1 || yahoo != nil
            wanted = await ask(feed.source, feed.provider, for: wanted, hasNext: hasNext)
            if Task.isCancelled { return }
        }
        guard !wanted.isEmpty, let yahoo else { return }
        await askCharts(of: wanted, at: yahoo.source)
    }

    /// Repeats the request while the feed is worth waiting for. Returns the currencies left for the next one.
    private func ask(
        _ source: FeedSource, _ provider: any PastRateProvider, for wanted: [CurrencyCode], hasNext: Bool
    ) async -> [CurrencyCode] {
        var isTold = false
        while true {
            do throws(FeedFailure.Cause) {
                let settled = try await settled(by: source, provider, of: wanted)
                return wanted.filter { !settled.contains($0) }
            } catch {
                if Task.isCancelled { return [] }
                if !isTold { tell(error, of: source) }
                isTold = true
            }
            guard hasNext else { return [] }
            switch await desk.course(after: source, isPatient: isPatient) {
            case .again: continue
            case .next: return wanted
            case .stop: return []
            }
        }
    }

    /// Returns the currencies that need no other feed: they came now or a while ago.
    private func settled(
        by source: FeedSource, _ provider: any PastRateProvider, of wanted: [CurrencyCode]
    ) async throws(FeedFailure.Cause) -> Set<CurrencyCode> {
        let address = try FeedAddress(source.url, allowsFiles: provider.readsFiles)
        var codes = await desk.withoutRefused(wanted, by: source, provider)
        for _ in 0...Self.mostRefusals {
            guard let question = provider.question(about: codes, since: since, to: address) else { return [] }
            guard try await desk.awaitTurn(for: question, of: provider) else {
                return await desk.given(of: codes, by: source, provider)
            }
            let asked = codes
            let (refused, decoded) = try await desk.answer(to: question, from: provider) {
                body throws(FeedFailure.Cause) -> ([CurrencyCode], Decoded<RatePast>) in
                let refused = provider.refused(of: asked, in: body)
                if !refused.isEmpty { return (refused, Decoded<RatePast>(figures: [])) }
                return ([], try provider.pastRates(of: asked, in: body))
            }
            if !refused.isEmpty {
                await desk.note(refused: refused, by: source)
                codes.removeAll(where: refused.contains)
                continue
            }
            tell(decoded.figures, from: source)
            if decoded.dropped > 0 { out.yield(.leftOut(decoded.dropped, source: source.kind)) }
            let given = decoded.figures.map(\.code)
            await desk.note(given: given, by: source)
            return Set(given)
        }
        return []
    }

    /// Tries charts one by one until the first failure. A missing pair is not news: this is a last try.
    private func askCharts(of codes: [CurrencyCode], at source: FeedSource) async {
        let charts = YahooPast()
        var left = YahooPast.most
        do throws(FeedFailure.Cause) {
            let address = try FeedAddress(source.url, allowsFiles: false)
            for code in codes where left > 0 && !Task.isCancelled {
                guard let question = charts.question(about: code, to: address) else { continue }
                guard try await desk.awaitTurn(for: question, of: charts, isRegular: false) else { continue }
                left -= 1
                do throws(FeedFailure.Cause) {
                    let today = Self.londonToday
                    let past = try await desk.answer(to: question, from: charts) {
                        body throws(FeedFailure.Cause) in try charts.past(of: code, in: body, today: today)
                    }
                    tell([past], from: source)
                } catch .unknownSymbol {
                    continue
                }
            }
        } catch {
            if Task.isCancelled { return }
            tell(error, of: source)
        }
    }

    private func tell(_ cause: FeedFailure.Cause, of source: FeedSource) {
        out.yield(.failed(FeedFailure(source: source.kind, cause: cause), symbol: nil))
    }

    private func tell(_ pasts: [RatePast], from source: FeedSource) {
        let closes = pasts.filter { !$0.closes.isEmpty }.map { ($0.code, $0.closes) }
        guard !closes.isEmpty else { return }
        out.yield(.pastRates(Dictionary(closes) { _, last in last }, source: source.kind))
    }

    private static var londonToday: Day {
        let now = Instant(time(nil))
        return (Zone("Europe/London") ?? .utc).local(now).day
    }
}
