package import Alerts
package import CivilTime
package import Market

/// A market at one moment, as alerts see it. Computes shared figures once.
package struct AlertSight: ~Copyable {
    private struct Key: Hashable {
        let subject: AlertSubject
        let baseline: Baseline
    }

    private struct Figure {
        var value: Double
        var time: Instant
        var source: FeedID?
        var doubt: AlertDoubt?
        var close: Double?
    }

    private let market: MarketData
    private let refresh: [FeedList: Int]
    private let now: Instant
    private let heldBack: Set<UnshownFigure.Subject>
    private var figures: [Key: Figure?] = [:]

    package init(_ market: MarketData, refresh: [FeedList: Int], at now: Instant) {
        (self.market, self.refresh, self.now) = (market, refresh, now)
        heldBack = Set(market.heldBack.map(\.key.subject))
    }

    /// Only for rates and stocks; nil without a figure. `reference` is computed from bars.
    package mutating func see(_ rule: AlertRule, reference: Double? = nil) -> AlertObservation? {
        var baseline = Baseline.d1
        if case .close(let other)? = rule.reference { baseline = other }
        guard let figure = figure(rule.subject, baseline) else { return nil }
        var seen = AlertObservation(
            figure.value, reference: reference, at: figure.time, source: figure.source, doubt: figure.doubt)
        switch rule.reference {
        case .close: seen.reference = figure.close ?? reference
        case .figure(let subject):
            let other = self.figure(subject, .d1)
            seen.reference = other?.value
            seen.doubt = seen.doubt ?? other?.doubt
            seen.time = max(seen.time, other?.time ?? seen.time)
        case .extreme, .average, .cost, nil: break
        }
        return seen
    }

    /// Nil if we can trust it.
    package mutating func doubt(of symbol: Symbol) -> AlertDoubt? {
        guard let figure = figure(.stock(symbol), .d1) else { return .missing }
        return figure.doubt
    }

    private mutating func figure(_ subject: AlertSubject, _ baseline: Baseline) -> Figure? {
        let key = Key(subject: subject, baseline: baseline)
        if let known = figures[key] { return known }
        let figure: Figure? =
            switch subject {
            case .rate(let code, let base): rate(code, base, baseline)
            case .stock(let symbol): stock(symbol, baseline)
            case .clock, .position, .allPositions: nil
            }
        figures[key] = .some(figure)
        return figure
    }

    private func rate(_ code: RateLeg, _ base: RateLeg, _ baseline: Baseline) -> Figure? {
        let figure = RateFigure(RatePair(base: base, code: code), baseline, in: market)
        guard let rate = figure.rate, let time = figure.quotedAt else { return nil }
        let state = figure.state(refresh: refresh[.rates] ?? RefreshSettings().rates, now: now)
        let isHeldBack = [code, base].contains { heldBack.contains(UnshownFigure.Subject($0)) }
        return Figure(
            value: rate, time: time, source: figure.source,
            doubt: doubt(state, isHeldBack: isHeldBack, isDisputed: figure.disagreement != nil),
            close: figure.base?.close)
    }

    private func stock(_ symbol: Symbol, _ baseline: Baseline) -> Figure? {
        let figure = StockFigure(symbol, baseline, in: market)
        guard let price = figure.price, let time = figure.time else { return nil }
        let state = figure.state(refresh: refresh[.stocks] ?? RefreshSettings().stocks, now: now)
        return Figure(
            value: price, time: time, source: figure.source,
            doubt: doubt(
                state, isHeldBack: heldBack.contains(.stock(symbol)), isDisputed: figure.disagreement != nil),
            close: figure.base?.close)
    }

    private func doubt(_ state: FigureState?, isHeldBack: Bool, isDisputed: Bool) -> AlertDoubt? {
        switch state {
        case .sample: .sample
        case nil: .missing
        // Nothing past fires an alert.
        case .past, .whatIf: .stale
        case .live, .reference, .cached, .stale:
            isHeldBack ? .unconfirmed : isDisputed ? .disputed : state == .stale ? .stale : nil
        }
    }
}
