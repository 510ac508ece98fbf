internal import Alerts
internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

struct Fact: Equatable {
    var label: String
    var value: [Span]
    /// Its place among those shown; nil for another fact.
    var headline: Int?
    var isAddress = false
    /// Instead of `value`.
    var strip: ChangeStrip?

    init(_ label: String, _ text: String, _ role: Role = .text) {
        self.label = label
        value = [Span(text, Style(role))]
    }

    static func alerts(_ item: Item, _ panel: Panel, _ model: Model) -> [Fact] {
        model.alerts(on: item, in: panel).enumerated().map { index, alert in
            var fact = Fact(index == 0 ? model.words[.labelAlert] : "", model.text(of: alert.rule) + "  ")
            fact.value.append(Span(model.words[model.state(of: alert)], Style(.faint)))
            return fact
        }
    }

    func wrapped(to width: Int) -> [Fact] {
        if let strip { return lines(strip.lines(width)) }
        guard value.cells > width, width > 0 else { return [self] }
        var lines: [[Span]] = [[]]
        for span in value {
            for word in span.text.split(separator: " ") {
                let line = lines[lines.count - 1]
                let text = CellWidth.fit(String(word), width)
                if line.cells + CellWidth.of(text) + (line.isEmpty ? 0 : 1) > width {
                    lines.append([Span(text, span.style)])
                } else {
                    lines[lines.count - 1].append(Span(line.isEmpty ? text : " " + text, span.style))
                }
            }
        }
        return self.lines(lines)
    }

    private func lines(_ lines: [[Span]]) -> [Fact] {
        lines.enumerated().map { index, spans in
            var fact = self
            (fact.label, fact.value, fact.strip) = (index == 0 ? label : "", spans, nil)
            return fact
        }
    }
}

/// The known facts of one item, a line each.
struct Facts {
    @Held var model: Model
    let panel: Panel
    let item: Item

    var words: Words { model.words }

    func change(
        _ change: Double?, _ base: DailyClose?, _ doubt: ChangeDoubt?, _ lack: PastBase?,
        _ text: (Double) -> String
    ) -> Fact {
        let token = model.arrangement.baseline.text
        let long = words[.labelSince, ["baseline": token]]
        let label = CellWidth.of(long) < DetailsPage.labelWidth ? long : token
        guard let change, let base else {
            let reason = doubt.map { Saying.phrase($0.phrase) } ?? lack?.reason(words)
            return Fact(label, words[reason ?? .phrase(.noCloseToMeasure)], .faint)
        }
        var fact = Fact(label, "")
        fact.value = [
            Span(model.figureText.marked(change, places: 2), Style.change(change, places: 2)),
            Span(
                "  " + words[.fromOn, ["close": text(base.close), "date": model.viewer.shortDate(base.day)]],
                Style(.faint)),
        ]
        return fact
    }

    func changes(_ figure: (Baseline) -> Double?, places: Int) -> [Fact] {
        let pieces = ChangeStrip(places: places, model, figure)
        if pieces.isEmpty { return [] }
        var fact = Fact(words[.labelChanges], "")
        (fact.value, fact.strip) = ([], pieces)
        return [fact]
    }

    /// Why a past day has no figure; nil where the present is shown.
    func reasonOfPast(_ subject: PastCloses.Subject) -> String? {
        model.lackOfPast(subject)?.reason(words).map { words[$0] }
    }

    func monthRange(_ now: Double, _ text: (Double) -> String) -> [Fact] {
        let closes = panel.kind.closes(of: item, atMost: 22, model).map(\.close)
        guard let low = (closes + [now]).min(), let high = (closes + [now]).max(), !closes.isEmpty else {
            return []
        }
        return [Fact(words[.labelMonth], words[.monthAtClose, ["low": text(low), "high": text(high)]])]
    }

    func source(_ source: FeedID?, _ time: Instant?, _ arrived: Instant?, _ state: FigureState?)
        -> [Fact]
    {
        var facts: [Fact] = []
        if let source {
            let origin = source.origin(words)
            let text = state.map { words[.sourceState, ["source": origin, "state": words[$0.phrase]]] }
            // The sample is its own source.
            let whole = state == .sample || model.isDemo && state == .past ? words[.sample] : text ?? origin
            let isCurrent = state == .live || state == .reference
            facts.append(Fact(words[.labelSource], whole, isCurrent ? .text : .warning))
        }
        if let time, state == .reference {
            // A day has no hour.
            facts.append(Fact(words[.labelMadeAt], words.date(Zone.utc.local(time).day, withYear: true)))
        } else if let time {
            let here = City.name(ofZone: model.here.name, language: model.language)
            facts.append(Fact(words[.labelMadeAt], ago(time, "\(model.viewer.moment(time)) \(here)")))
        }
        if let arrived, state != .sample {
            facts.append(Fact(words[.labelReceived], ago(arrived, model.viewer.moment(arrived))))
        }
        return facts
    }

    func ago(_ instant: Instant, _ moment: String) -> String {
        let ago = words[.ago, ["span": words.age(model.now - instant)]]
        return words[.madeAgo, ["moment": moment, "ago": ago]]
    }

    func otherFeed(_ disagreement: Disagreement, _ figure: Double, _ text: String) -> [Fact] {
        let share =
            Baseline.change(from: figure, to: disagreement.value).map {
                model.figureText.change($0, places: 1)
            } ?? FigureText.absent
        return [
            Fact(
                words[.labelBut],
                words[.otherFeedSays, ["source": disagreement.source.text, "figure": text, "share": share]],
                .warning),
            Fact("", words[.otherFeedMadeAt, ["moment": model.viewer.moment(disagreement.time)]], .faint),
        ]
    }

    var currencyMarket: [Fact] {
        guard model.pastDay == nil, let hours = TradingHours.currencies else { return [] }
        let isOpen = hours.isOpen(at: model.now)
        let time = model.timeText.minute(TradingHours.newYorkBell)
        let text = isOpen ? words[.currenciesOpen, ["time": time]] : words[.currenciesClosed]
        return [Fact(words[.labelMarket], text)]
    }

    func errors(_ own: String? = nil) -> [Fact] {
        [own, model.feed(panel)?.failure?.sentence(words)].compactMap(\.self)
            .map { Fact(words[.labelLastError], $0, .warning) }
    }
}

extension FeedID {
    /// The feed's operator, as its terms ask to be named.
    func origin(_ words: Words) -> String {
        switch self {
        case .rter: "rter (tw.rter.info)"
        case .erAPI: "er-api (Rates By Exchange Rate API)"
        case .frankfurter: "frankfurter (frankfurter.dev)"
        case .yahoo: "yahoo (Yahoo Finance)"
        case .twse: "twse (Taiwan Stock Exchange, live)"
        case .twseDay: "twse-day (Taiwan Stock Exchange, daily)"
        case .kraken: "kraken (Kraken)"
        case .coinbase: "coinbase (Coinbase)"
        case .cnbc: "cnbc (CNBC)"
        case .tencent: "tencent (Tencent, qt.gtimg.cn)"
        case .dash: "dash (\(words[.listInSettings]))"
        default: text
        }
    }
}
