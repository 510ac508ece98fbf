internal import Board
internal import Market
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
        let look = model.look(of: chart.panel)
        var parts = [words[look.shape.phrase], words[look.scale.phrase]]
        if let data = picture?.data {
            if picture?.comparison != nil { parts = [words[.scalePercent]] }
            let merged = picture?.slots.map(\.bars.count).max() ?? 1
            let interval = data.series.key.interval.rawValue
            parts.append(merged > 1 ? "\(merged) × \(interval)" : interval)
            if picture?.comparison == nil, let currency = data.series.currency { parts.append(currency) }
            // Without splits and dividends all prices are as they were paid.
            if !data.series.actions.isEmpty { parts.append(words[look.adjustment.phrase]) }
        }
        return [Span(" \(parts.joined(separator: " · ")) ", Style(.faint))]
    }

    /// Missing bars, or the reason for it; nil for nothing. It is shortened to the room there is.
    var remark: Span? { missing ?? news ?? limits }

    /// The same for a chart that nobody waits at, with the source of its bars.
    var printedFoot: [Span] {
        [missing ?? limits].compactMap(\.self).map { Span(" \($0.text) ", $0.style) } + source
    }

    private var missing: Span? {
        guard let comparison = picture?.comparison else { return nil }
        if comparison.slots.isEmpty { return Span(words[.noCommonDays], Style(.warning)) }
        if comparison.missing.isEmpty { return nil }
        let names = comparison.missing.map(\.text).joined(separator: ", ")
        return Span(words[.noBarsOf, ["code": names]], Style(.warning))
    }

    /// The reason why no bars have come, or that they are awaited; nil for neither.
    private var news: Span? {
        guard let symbol = picture?.data.series.key.symbol else { return nil }
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
        if data.isOfCloses, data.state != .sample { return Span(words[.chartOfCloses], Style(.faint)) }
        let first = data.lateStart(model.look(of: chart.panel).range, model)
        return first.map { day in
            Span(words[.chartBegins, ["date": words.date(day, withYear: true)]], Style(.faint))
        }
    }

    /// The source of the bars, and how far they can be trusted.
    var source: [Span] {
        guard let data = picture?.data else { return [] }
        let state = data.state.map { words[$0.phrase] }
        let role: Role = data.state == .stale ? .warning : .faint
        // The sample is nobody's.
        let source = data.state == .sample ? nil : data.series.source.text
        return [Span(" \([source, state].compactMap(\.self).joined(separator: " · ")) ", Style(role))]
    }
}
