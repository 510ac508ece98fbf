internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Money
internal import TUI
internal import Words

/// The words around a chart.
struct ChartCaption {
    let chart: OpenChart
    let picture: ChartPicture?
    let model: Model

    private var words: Words { model.words }

    /// How the chart is drawn, and of what.
    var note: [Span] {
        let look = model.look(of: chart)
        var parts = [words[look.shape.phrase], words[look.scale.phrase]]
        if let data = picture?.data {
            if picture?.comparison != nil { parts = [words[.scalePercent]] }
            let merged = picture?.slots.map(\.bars.count).max() ?? 1
            let interval = data.series.key.interval.rawValue
            parts.append(merged > 1 ? "\(merged) × \(interval)" : interval)
            if picture?.comparison == nil, !chart.isOfValue, let unit = unit(of: data) { parts.append(unit) }
            // Without splits and dividends all prices are as they were paid.
            if !data.series.actions.isEmpty { parts.append(words[look.adjustment.phrase]) }
        }
        return [Span(" \(parts.joined(separator: " · ")) ", Style(.faint))]
    }

    /// The currency of the figures; of rates for 100 units of the base, that too.
    private func unit(of data: ChartData) -> String? {
        let base = model.arrangement.base
        guard chart.panel == .rates, base.rateUnits > 1, let code = chart.item.flatMap({ CurrencyCode($0) })
        else { return data.series.currency }
        return words.unit(code, per: base)
    }

    /// Why there is no chart, where there is none.
    var reason: String {
        let lacking = chart.isOfValue ? model.lacking(chart) : chart.item.map { [$0.text] } ?? []
        if let span = self.lacking(lacking) { return span.text }
        return words[.noBarsOf, ["code": chart.item?.text ?? words[chart.panel.kind.words.title]]]
    }

    /// Missing bars, or the reason for it; nil for nothing. It is shortened to the room there is.
    var remark: Span? { missing ?? news ?? limits }

    /// The same for a chart that nobody waits at, with the source of its bars.
    var printedFoot: [Span] {
        [missing ?? limits].compactMap(\.self).map { Span(" \($0.text) ", $0.style) } + source
    }

    private var missing: Span? {
        if let data = picture?.data, chart.isOfValue { return lacking(data.lacking) ?? leftOut }
        guard let comparison = picture?.comparison else { return nil }
        if comparison.slots.isEmpty { return Span(words[.noCommonDays], Style(.warning)) }
        if comparison.missing.isEmpty { return nil }
        let names = comparison.missing.map(\.text).joined(separator: ", ")
        return Span(words[.noBarsOf, ["code": names]], Style(.warning))
    }

    /// The items that a chart of value lacks prices of, or that these are awaited; nil for neither.
    private func lacking(_ names: [String]) -> Span? {
        guard !names.isEmpty else { return nil }
        let symbols = names.compactMap { Symbol($0) }
        if symbols.contains(where: model.awaitedBars.contains) {
            return Span(words[.chartAsking], Style(.faint))
        }
        if let symbol = symbols.first, let failure = model.barFailures[symbol] {
            return Span(failure.sentence(words, about: symbol), Style(.warning))
        }
        return Span(words[.valueLacks, ["code": names.joined(separator: ", ")]], Style(.warning))
    }

    /// The positions that a chart of the value of all leaves out, as the panel does; nil for none.
    private var leftOut: Span? {
        guard chart.item == nil else { return nil }
        return model.portfolio?.positions.total.without(.holding).map { Span(words[$0], Style(.warning)) }
    }

    /// The reason why no bars have come, or that they are awaited; nil for neither.
    private var news: Span? {
        guard !chart.isOfValue, let symbol = picture?.data.series.key.symbol else { return nil }
        if let failure = model.barFailures[symbol] {
            return Span(failure.sentence(words, about: symbol), Style(.warning))
        }
        return model.awaitedBars.contains(symbol) ? Span(words[.chartAsking], Style(.faint)) : nil
    }

    private var limits: Span? {
        guard let data = picture?.data else { return nil }
        if let untold = data.untoldSplit {
            let date = words.date(untold.day, withYear: true)
            return Span(words[.untoldSplit, ["date": date, "ratio": untold.ratio]], Style(.warning))
        }
        if data.isOfCloses, !chart.isOfValue, data.state != .sample {
            return Span(words[.chartOfCloses], Style(.faint))
        }
        let first = data.lateStart(model.look(of: chart).range, model)
        return first.map { day in
            Span(words[.chartBegins, ["date": words.date(day, withYear: true)]], Style(.faint))
        }
    }

    /// The source of the bars, and how far they can be trusted.
    var source: [Span] {
        guard let data = picture?.data else { return [] }
        let state = data.state.map { words[$0.phrase] }
        let role: Role = data.state == .stale ? .warning : .faint
        // The sample is nobody's, and a sum may be of several.
        let isMade = data.state == .sample || data.series.source == .program
        let source = isMade ? nil : data.series.source.text
        return [Span(" \([source, state].compactMap(\.self).joined(separator: " · ")) ", Style(role))]
    }
}
