import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Store

/// Invented histories from `baselines.py`, with closes computed by other means.
private struct BaselineTrial: Decodable {
    struct History: Decodable {
        let symbol: String
        let zone: String
        let closes: [[Double]]
        let splits: [[Double]]
        let dividends: [[Double]]
    }

    struct Triple: Decodable {
        let history: Int
        let on: Int
        let baseline: String
        let adjust: String
        let figure: DailyClose?
        let base: DailyClose?
    }

    let histories: [History]
    let triples: [Triple]
}

@Suite struct BaselineTrialTests {
    private static let path = ProcessInfo.processInfo.environment["FXTERM_BASELINES"]
    private static let now = Instant(1_793_500_000)

    @Test(
        .enabled(if: path != nil, "Tests/StoreTests/baselines.py writes the file that FXTERM_BASELINES names")
    )
    func `every close that is measured against is the one that was found by other means`() async throws {
        let path = try #require(BaselineTrialTests.path)
        let trial = try JSONDecoder().decode(
            BaselineTrial.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
        let folder = try TemporaryFolder()
        let store = try #require(FigureStore.open(at: folder("history.sqlite"), now: Self.now).history)
        let all = try trial.histories.map { try #require($0.series(upTo: Self.now)) }
        for series in all { try await store.record(.bars(series), seenAt: Self.now) }
        var differences = 0
        for triple in trial.triples {
            let symbol = all[triple.history].key.symbol
            let baseline = try #require(Baseline(triple.baseline))
            let adjustment = try #require(PriceAdjustment(rawValue: triple.adjust))
            let item = PastQuery.Item(.stock(symbol), from: nil, [baseline])
            let query = PastQuery(day: Day(number: triple.on), adjustment, [item])
            let answer = try await store.past(query)[item.subject]
            let isSame =
                BaselineTrialTests.areAlike(answer?.figure?.close, triple.figure)
                && BaselineTrialTests.areAlike(answer?.bases[baseline]?.close, triple.base)
            if isSame { continue }
            differences += 1
            if differences <= 10 {
                Issue.record("\(symbol), \(triple): found \(String(describing: answer))")
            }
        }
        #expect(differences == 0, "of \(trial.triples.count)")
    }

    private static func areAlike(_ a: DailyClose?, _ b: DailyClose?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.day == b.day && abs(a.close / b.close - 1) < 1e-9
    }
}

extension BaselineTrial.History {
    fileprivate func series(upTo now: Instant) -> BarSeries? {
        guard let symbol = Symbol(symbol), let zone = Zone(zone) else { return nil }
        func moment(_ day: Double) -> Instant {
            zone.instant(Day(number: Int(day)), TimeOfDay(second: zone.name == "UTC" ? 0 : 34_200))
        }
        let bars = closes.compactMap {
            Bar(start: moment($0[0]), open: $0[1], high: $0[1], low: $0[1], close: $0[1])
        }
        let actions =
            splits.compactMap { CorporateAction(at: moment($0[0]), .split(new: $0[1], old: $0[2])) }
            + dividends.compactMap { CorporateAction(at: moment($0[0]), .dividend($0[1])) }
        return BarSeries(
            BarSeries.Key(symbol, .day), kind: zone.name == "UTC" ? .coin : .share, currency: "USD",
            zone: zone.name, source: "yahoo", span: Instant(0)..<now, bars: bars,
            actions: actions.sorted { $0.time < $1.time })
    }
}

extension DailyClose: Decodable {
    /// From a day's number and its close.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(day: Day(number: try values.decode(Int.self)), close: try values.decode(Double.self))
    }
}
