internal import Alerts
internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market

extension Model {
    func observation(of subject: AlertSubject, _ reference: AlertReference? = nil) -> AlertObservation? {
        var seen: AlertObservation
        switch subject {
        case .rate(let code, let base):
            let figure = RateFigure(RatePair(base: base, code: code), arrangement.baseline, in: presentMarket)
            guard let rate = figure.rate, let time = figure.quotedAt else { return nil }
            seen = AlertObservation(rate, at: time, source: figure.source)
            seen.doubt = doubt(figure.state(refresh: refresh.rates, now: now))
        case .stock(let symbol):
            let figure = presentFigure(symbol)
            guard let price = figure.price, let time = figure.time else { return nil }
            seen = AlertObservation(price, at: time, source: figure.source)
            seen.doubt = doubt(figure.state(refresh: refresh.stocks, now: now))
        case .position, .allPositions, .clock: return nil
        }
        seen.reference = reference.flatMap { value(of: $0, for: subject) }
        return seen
    }

    /// The reference, if the board knows it without a request.
    private func value(of reference: AlertReference, for subject: AlertSubject) -> Double? {
        switch (reference, subject) {
        case (.close(let baseline), .rate(let code, let base)):
            RateFigure(RatePair(base: base, code: code), baseline, in: presentMarket).base?.close
        case (.close(let baseline), .stock(let symbol)): presentFigure(symbol, baseline).base?.close
        case (.figure(let other), _): observation(of: other)?.value
        case (.close, _), (.extreme, _), (.average, _), (.cost, _): nil
        }
    }

    private func doubt(_ state: FigureState?) -> AlertDoubt? {
        switch state {
        case .sample: .sample
        case .stale, .past, .whatIf: .stale
        case .live, .reference, .cached, nil: nil
        }
    }

    /// The bars to count firings by; none for rules of time or positions.
    func barQueries(of rule: AlertRule) -> [BarsQuery] {
        let since = Zone.utc.local(now).day + -AlertRule.daysOfBars
        let symbols = [rule.subject, rule.other].compactMap(\.self).compactMap(\.barSymbol)
        return rule.condition.isOfTime ? [] : symbols.map { BarsQuery($0, .day, since: since) }
    }
}

extension AlertRule {
    /// A year, and the days before it that highs and averages look back over.
    static let daysOfBars = 2 * 366

    var other: AlertSubject? {
        if case .ratio(let other, _, _) = condition { other } else { nil }
    }
}
